// A text as a QR code, dark on light in every mode: many a camera reads no code that is light on dark.
// At level M a code is read when up to 15 per cent of it is not, as where a screen glares.
import { correction, generate } from 'lean-qr/nano';
import { html } from 'lit';

const QUIET = 4; // modules of light around it, without which no reader finds the code

let drawn = { text: null, code: null }; // a page is drawn often while one code stands on it

function codeOf(text) {
  if (drawn.text !== text) drawn = { text, code: generate(text, { minCorrectionLevel: correction.M }) };
  return drawn.code;
}

/** The version of a text's code, from 1 to 40: it has 17 + 4 times as many modules a side. */
export const versionOf = (text) => (codeOf(text).size - 17) / 4;

/** The dark modules, those that lie side by side as one. */
function outline(code) {
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0, end; x < code.size; x = end + 1) {
      end = x;
      while (code.get(end, y)) end += 1;
      if (end > x) path += `M${x} ${y}h${end - x}v1h${x - end}z`;
    }
  }
  return path;
}

/** Draw a text as a code, which `label` names to whoever does not see it. */
export function drawQr(text, label) {
  const code = codeOf(text);
  const side = code.size + 2 * QUIET;
  return html`<svg class="qr" role="img" aria-label=${label} viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges">
    <rect x=${-QUIET} y=${-QUIET} width=${side} height=${side} fill="#fff" /><path d=${outline(code)} fill="#000" />
  </svg>`;
}
