/* Read files with citation-js and set them: {file: [{id, apa, chicago}]} on standard output. */

import { readFileSync } from "node:fs";
import { Cite, plugins } from "@citation-js/core";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-csl";

const { files, styles } = JSON.parse(readFileSync(0, "utf8"));
for (const [name, path] of Object.entries(styles)) {
  plugins.config.get("@csl").styles.add(`own-${name}`, readFileSync(path, "utf8"));
}
const set = (item, name) =>
  new Cite(item)
    .format("bibliography", { template: `own-${name}`, lang: "en-US", format: "text" })
    .trim();
const read = (file) =>
  new Cite(readFileSync(file, "utf8")).data.map((item) => ({
    ...item,
    set: Object.fromEntries(Object.keys(styles).map((name) => [name, set(item, name)])),
  }));
process.stdout.write(JSON.stringify(Object.fromEntries(files.map((file) => [file, read(file)]))));
