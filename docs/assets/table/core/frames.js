// How long a move takes from the click to the painted table: marks that a measurement can read.

/** Mark the click that makes a move. */
export function markClick() {
  performance.clearMarks('gnav:click');
  performance.clearMarks('gnav:painted');
  performance.mark('gnav:click');
}

/** Mark the moment when what was drawn last is painted. */
export function markPainted() {
  requestAnimationFrame(() => {
    // A frame's own callbacks run before it is painted; a message comes after it.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.mark('gnav:painted');
    port2.postMessage(null);
  });
}
