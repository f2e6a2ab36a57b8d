// Which address has been answered, and what stands in it afterwards.
let served = null;

/** Whether this address was answered last. */
export const isServed = (address) => address === served;

/** Note that an address is answered. */
export const serve = (address) => { served = address; };

/** Let the address say this after its `#`, as something that is answered already. */
export function put(hash) {
  history.replaceState(history.state, '', location.pathname + hash);
  served = hash || null;
}
