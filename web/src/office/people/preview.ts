/** Lists of people that somebody brings along, as `romme.server.organise` reads them. */
import { previewImport } from "../../tournament/requests";
import type { ImportPreview } from "../../wire/generated";

export async function previewText(id: string, text: string): Promise<ImportPreview> {
  return await previewImport(id, { text });
}

/** A file goes as it is: which letters it has is found out there. */
export async function previewFile(id: string, file: File): Promise<ImportPreview> {
  return await previewImport(id, file);
}
