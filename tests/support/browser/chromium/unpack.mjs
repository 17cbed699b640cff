// Unpack the browser next to this file, with the libraries and fonts that a minimal machine lacks.
import { join } from "node:path";

const here = import.meta.dirname;
// The package unpacks into TMPDIR, which it reads when it is imported.
process.env.TMPDIR = join(here, "unpacked");

const { inflate } = await import("@sparticuz/chromium");
const packed = join(here, "node_modules", "@sparticuz", "chromium", "bin");
for (const name of ["al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br", "chromium.br"])
  await inflate(join(packed, name));
