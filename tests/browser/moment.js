// What a moment has that may lie otherwise than at the moment before: who does what, who sits there and how,
// how many cards lie where, how long what is written is, what can be chosen; what of it is told in words; and
// what moves. Run in the page.
() => {
  const { shown, renderRoot: root } = document.querySelector('gnav-table');
  const { act, waiting, phase, players, to_move: mover, zones, marks, choices, refused, winners } = shown;
  const doing = act?.kind ?? waiting;
  const few = (number) => (number < 14 ? number : `${String(number).length} digits`);
  const lines = (selector) => Math.ceil((root.querySelector(selector)?.textContent.trim().length ?? 0) / 30);
  const hand = zones.find(({ id }) => id === 'hand:0')?.cards.length ?? 0;
  const moves = [...new Set(choices.map(({ move }) => move))];
  const stands = [phase, doing, players.filter((one) => one.in).length, moves, Boolean(refused.length), winners.length];
  const all = (...kinds) => kinds.map((one) => JSON.stringify(one));
  return {
    drawn: all(
      stands,
      ['choices', choices.length, few(hand), few(refused.length)],
      ['written', lines('.caption p'), lines('.decision'), lines('.choices')],
      ['doing', doing, mover],
      ...players.map((one, place) => ['seat', place, mover === place, one.in]),
      ...zones.map(({ id, cards, unknown }) => ['zone', id, few(cards.length), few(unknown)]),
      ...marks.map(({ id, place, value, gone }) => ['mark', id, place, String(value).length, Boolean(gone)]),
    ),
    told: all(stands, ['choices', choices.length, few(refused.length)]),
    moving: act ? all([doing, mover]) : [],
  };
}
