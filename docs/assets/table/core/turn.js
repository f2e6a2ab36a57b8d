// Whose turn it is, found in a view.

/** Whether the seat at the screen is asked to choose. */
export const chooses = ({ waiting, to_move: mover, seat }) => waiting === 'seat' && seat !== null && mover === seat;
