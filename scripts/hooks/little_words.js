/* Before the theme's search, in its worker: of what is asked only those words go to it that are not
 * little ones, unless all are. Which are little comes with the index. */
{
  const SETUP = 0;
  const QUERY = 2;
  let little = new Set();
  const isLittle = (word) => little.has(word.toLowerCase().replace(/[?!.,;:]+$/, ""));

  function withoutLittleWords(asked) {
    const told = asked.split(/\s+/).filter((word) => word && !isLittle(word));
    return told.length ? told.join(" ") : asked;
  }

  addEventListener("message", ({ data: message }) => {
    if (message.type === SETUP) little = new Set(message.data.config.little);
    if (message.type === QUERY) message.data = withoutLittleWords(message.data);
  });
}
