// Unpacks the browser beside this file, with the libraries and fonts that a bare machine lacks.
import { join } from "node:path";

const here = import.meta.dirname;
// The package unpacks into the system's temporary folder; it looks that up when it is asked.
process.env.TMPDIR = join(here, "unpacked");

const { inflate } = await import("@sparticuz/chromium");
const packed = join(here, "node_modules", "@sparticuz", "chromium", "bin");
for (const name of ["al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br", "chromium.br"])
  await inflate(join(packed, name));
