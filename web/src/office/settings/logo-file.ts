/** Makes a logo from a chosen picture: a PNG as small as the server asks for. */

const WIDEST = 512;
const HIGHEST = 256;
/** The server's limit, as base64. */
const LONGEST = Math.floor((40 * 1024) / 3) * 4;
/** A picture of this width is always small enough. */
const SMALLEST = 64;
const SHRINK = 0.8;

/** Returns the picture as a PNG in base64. Rejects if the file is not a picture. */
export async function logoFrom(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  let scale = Math.min(1, WIDEST / picture.width, HIGHEST / picture.height);
  for (;;) {
    const logo = drawn(picture, scale);
    if (logo.length <= LONGEST || picture.width * scale <= SMALLEST) return logo;
    scale *= SHRINK;
  }
}

function drawn(picture: ImageBitmap, scale: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png").split(",")[1] ?? "";
}
