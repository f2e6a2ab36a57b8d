// Reading a QR code, from the camera or from a picture. What decodes it is fetched only then.
// The camera is let go whatever happens: found, stopped, hidden or failed.
import { say, sentence } from '../say.js';

const EVERY = 200; // ms from one look to the next
const CAMERA_SIDE = 960; // pixels: finer pictures take longer and show no more of a code held near
const PICTURE_SIDE = 2048;
const LARGEST = 30_000_000; // bytes of a picture

/** No code can be read; the message is the sentence that says why. */
export class NoCode extends Error {}

const refuse = (english) => { throw new NoCode(say(english)); };

const WHY_NO_CAMERA = {
  NotAllowedError: sentence('The camera is not allowed to this page: allow it in the browser, or choose a picture of the code.'),
  NotFoundError: sentence('There is no camera here; choose a picture of the code.'),
  OverconstrainedError: sentence('There is no camera here; choose a picture of the code.'),
};

/** Give `decode`, which finds the text of a code in the pixels of a picture, or null. */
async function decoder() {
  let decodeQR;
  try {
    ({ decodeQR } = await import('qr/decode.js'));
  } catch {
    return refuse(sentence('What reads codes could not be loaded.'));
  }
  return (pixels) => {
    try {
      return decodeQR(pixels);
    } catch {
      return null; // there is none, or it cannot be read
    }
  };
}

/** Give the pixels of what a browser can draw, no side of them longer than `side`. */
function pixelsOf(source, width, height, side) {
  const scale = Math.min(1, side / Math.max(width, height));
  const [across, down] = [width, height].map((length) => Math.max(1, Math.round(length * scale)));
  const pen = Object.assign(document.createElement('canvas'), { width: across, height: down }).getContext('2d', { willReadFrequently: true });
  pen.drawImage(source, 0, 0, across, down);
  return pen.getImageData(0, 0, across, down);
}

async function openCamera() {
  if (!navigator.mediaDevices?.getUserMedia) {
    return refuse(sentence('A page may use the camera only over https, and this one came without; choose a picture of the code.'));
  }
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } });
  } catch ({ name }) {
    return refuse(WHY_NO_CAMERA[name] ?? sentence('The camera does not work, or is in use elsewhere; choose a picture of the code.'));
  }
}

/** Look through the camera for a code. */
export class Scan {
  #accepts;
  #done = null; // ends the look that goes on

  /** Take the first code whose text it `accepts`. */
  constructor(accepts) {
    this.#accepts = accepts;
  }

  /** Show what the camera sees in a video element, and give the text of the first code accepted, or null when it was stopped. Throws `NoCode`. */
  async read(video) {
    this.stop();
    const stopped = new Promise((done) => { this.#done = done; });
    const over = new AbortController();
    const whenHidden = () => { if (document.hidden) this.stop(); };
    document.addEventListener('visibilitychange', whenHidden, { signal: over.signal });
    addEventListener('pagehide', this.stop, { signal: over.signal });
    stopped.then(() => over.abort());
    try {
      return await Promise.race([stopped, this.#look(video, over.signal)]);
    } finally {
      over.abort();
    }
  }

  /** Let go of the camera. */
  stop = () => {
    this.#done?.(null);
    this.#done = null;
  };

  async #look(video, signal) {
    const decode = await decoder();
    const stream = await openCamera();
    const letGo = () => {
      for (const track of stream.getTracks()) track.stop();
      video.srcObject = null;
    };
    if (signal.aborted) {
      letGo();
      return null;
    }
    signal.addEventListener('abort', letGo);
    Object.assign(video, { srcObject: stream, muted: true, playsInline: true });
    video.play().catch(() => {}); // it was let go before it began
    while (!signal.aborted) {
      if (!stream.active) refuse(sentence('The camera has stopped.'));
      const { videoWidth: width, videoHeight: height } = video;
      const text = width ? decode(pixelsOf(video, width, height, CAMERA_SIDE)) : null;
      if (text !== null && this.#accepts(text)) return text;
      await new Promise((done) => { setTimeout(done, EVERY); });
    }
    return null;
  }
}

/** Give the text of the code in a picture, a file that somebody has chosen, if it `accepts` that. Throws `NoCode`. */
export async function readPicture(file, accepts) {
  const decode = await decoder();
  if (file.size > LARGEST) refuse(sentence('This picture is too large.'));
  let picture;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return refuse(sentence('This is no picture that the browser can read.'));
  }
  const text = decode(pixelsOf(picture, picture.width, picture.height, PICTURE_SIDE));
  picture.close();
  if (text === null) return refuse(sentence('No code was found in this picture.'));
  return accepts(text) ? text : refuse(sentence('The code in this picture is not the one that is wanted here.'));
}
