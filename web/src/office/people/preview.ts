/** Previews of imports, parsed by `romme.server.organise`. */
import { previewImport } from "../../tournament/requests";
import type { ImportPreview } from "../../wire/generated";

export async function previewText(id: string, text: string): Promise<ImportPreview> {
  return await previewImport(id, { text });
}

/** Sends the file unchanged; the server detects the encoding. */
export async function previewFile(id: string, file: File): Promise<ImportPreview> {
  return await previewImport(id, file);
}
