// The clauses on the page that decide, lit while they do.
const LIT = 'lit';

/** Put out what is lit. */
export function putOut() {
  for (const clause of document.querySelectorAll(`.clause.${LIT}`)) clause.classList.remove(LIT);
}

/** The place of a clause, or of what is asked of the text, from the page of its source. */
export function placeOf(id) {
  const [, part, ...rest] = id.split('.');
  return part === 'q' ? `cruces/#${rest[0]}` : `#${[part, ...rest].join('.')}`;
}

/** Light the clauses of an answer, and no others. */
export function light(ids) {
  putOut();
  for (const id of ids) document.getElementById(placeOf(id).slice(1))?.classList.add(LIT);
}
