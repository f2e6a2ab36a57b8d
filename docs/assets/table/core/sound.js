// What an act sounds like: wood on wood for a piece that is laid, chalk for a stroke. Made here, of
// noise; nothing is fetched, and nothing is made before the reader has done something on the page.

let context = null;
let noise = null;

/** Whatever is heard goes through this; there is one for all the page. */
function made() {
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const data = noise.getChannelData(0);
    for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
  }
  return context;
}

/** So loud, from then on, dying away in so many seconds. */
function volume(loud, from, lasts) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + lasts);
  gain.connect(context.destination);
  return gain;
}

function rustle(type, frequency, loud, from, lasts) {
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type, frequency, Q: 1.2 });
  source.connect(filter).connect(volume(loud, from, lasts));
  source.start(from, Math.random() * 0.1, lasts);
}

function wood(from) {
  const thud = new OscillatorNode(context, { frequency: 170 + Math.random() * 30 });
  thud.connect(volume(0.25, from, 0.09));
  thud.start(from);
  thud.stop(from + 0.1);
  rustle('bandpass', 1100, 0.3, from, 0.05);
}

function chalk(from) {
  for (const at of [0, 0.07]) rustle('bandpass', 4200, 0.14, from + at, 0.12);
}

const SOUNDS = { wood, chalk };

/** Let a sound be heard so many times, so many milliseconds apart. */
export function play(name, times, apart) {
  const { currentTime } = made();
  for (let at = 0; at < times; at += 1) SOUNDS[name](currentTime + 0.02 + (at * apart) / 1000);
}
