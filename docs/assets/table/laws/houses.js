// The house rules that this browser keeps, by their names.

const KEY = 'gnav.houses';

/** List the house rules kept here, the last one kept first. */
export function housesKept() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    return Array.isArray(kept) ? kept.filter((house) => house?.format === 'gnav-house/1') : [];
  } catch {
    return [];
  }
}

function write(houses) {
  try {
    localStorage.setItem(KEY, JSON.stringify(houses));
    return true;
  } catch {
    return false; // the browser keeps nothing
  }
}

/** Keep house rules, in place of those of the same name; whether the browser did. */
export const keepHouse = (house) => write([house, ...housesKept().filter(({ name }) => name !== house.name)]);

/** Forget the house rules of this name. */
export const forgetHouse = (name) => write(housesKept().filter((house) => house.name !== name));
