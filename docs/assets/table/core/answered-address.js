// Which address has been answered, and what stands in it afterwards.
let answered = null;

/** Whether this address was answered last. */
export const isAnswered = (address) => address === answered;

/** Note that an address is answered. */
export const noteAnswered = (address) => { answered = address; };

/** Let the address say this after its `#`, as something that is answered already. */
export function putInAddress(hash) {
  history.replaceState(history.state, '', location.pathname + hash);
  answered = hash || null;
}
