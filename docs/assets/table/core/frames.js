// When what was drawn is painted: what the table does not stand on is asked for only then, and how long a
// move takes from the click to the painted table is marked, for a measurement to read.

/** Wait until the next frame has been painted. */
export function painted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // A frame's own callbacks run before it is painted; a message comes after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}

/** Mark the click that makes a move. */
export function markClick() {
  performance.clearMarks('gnav:click');
  performance.clearMarks('gnav:painted');
  performance.mark('gnav:click');
}

/** Mark the moment when what was drawn last is painted. */
export async function markPainted() {
  await painted();
  performance.mark('gnav:painted');
}
