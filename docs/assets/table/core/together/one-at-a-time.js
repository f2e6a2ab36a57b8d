// What is asked for again while it is being done is done once more after it, and never beside itself.

/** Give a function that does this, and is done when nothing more was asked for. */
export function oneAtATime(does) {
  let [asked, doing] = [false, null];
  const all = async () => {
    try {
      while (asked) {
        asked = false;
        await does();
      }
    } finally {
      doing = null;
    }
  };
  return () => {
    asked = true;
    doing ??= all();
    return doing;
  };
}
