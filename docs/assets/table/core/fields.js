// What is typed into a field stays there: the theme's own shortcuts (n turns to the next page) do
// not see a field that lies two shadow trees deep.

/** Keep keys that are pressed in a field from the page round it. */
export function keepKeys(event) {
  if (event.composedPath()[0].matches?.('input, select, textarea')) event.stopPropagation();
}
