/** Generates TypeScript from a JSON Schema: `npm run wire-types SCHEMA FILE`; see tools/wire_types.py. */
import { readFile, writeFile } from "node:fs/promises";
import process from "node:process";

import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

/** The note about usages that the generator adds to each comment. */
const USED_BY = /(?:\n \* *)?\n \* This \w+ was referenced by (?:.|\n(?! \*\/))*/g;

const [source = "", target = ""] = process.argv.slice(2);
const text = await compile(JSON.parse(await readFile(source, "utf-8")), "Routes", {
  additionalProperties: false,
  bannerComment: "",
  format: false,
  unreachableDefinitions: true,
});
const plain = text.replaceAll(USED_BY, "").replaceAll(/^\/\*\*\n \*\/\n/gm, "");
const oneLine = plain.replaceAll(/\/\*\*\n *\* (.*)\n *\*\//g, "/** $1 */");
const records = oneLine.replaceAll(/\{\s*\[k: string\]: ([^;{}]+);?\s*\}/g, "Record<string, $1>");
const style = await resolveConfig(import.meta.filename);
await writeFile(target, await format(records, { ...style, parser: "typescript" }));
