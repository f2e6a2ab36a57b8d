/* Set items of CSL with citeproc-js. Standard input: {items, styles: {name: path}};
 * standard output: {id: {name: HTML}}, one entry of a bibliography each. */

import { readFileSync } from "node:fs";
import { Cite, plugins } from "@citation-js/core";
import "@citation-js/plugin-csl";

const { items, styles } = JSON.parse(readFileSync(0, "utf8"));
const known = plugins.config.get("@csl").styles;
for (const [name, path] of Object.entries(styles)) known.add(`own-${name}`, readFileSync(path, "utf8"));

const set = (item, name) => {
  const options = { template: `own-${name}`, lang: "en-US", format: "html", nosort: true };
  return new Cite(item).format("bibliography", options);
};
const entries = items.map((item) => [
  item.id,
  Object.fromEntries(Object.keys(styles).map((name) => [name, set(item, name)])),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(entries)));
