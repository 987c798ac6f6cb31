import { TurnkeeperError } from '../../../shared/errors.ts';
import { pictureUses, type PictureUse } from '../../../shared/pictures.ts';
import { saidSize } from './said-size.ts';

/** A picture is drawn anew here, so that nothing of the file but its look reaches the campaign. */

const mostInput = 20_000_000;
/** Four bytes each while it is drawn. */
const mostPoints = 64_000_000;
/** From the best look to the smallest file, as parts of the side; the last fits for any picture but noise. */
const attempts = [
  { part: 1, quality: 0.9 },
  { part: 1, quality: 0.75 },
  { part: 0.75, quality: 0.7 },
  { part: 0.5, quality: 0.6 },
] as const;

/** Width and height within a square of `side`, never larger than they were. */
export function fitted(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const refused = (message: string) => new TurnkeeperError('bad-input', message);
const unreadable = () =>
  refused('That file is no picture this program can read. PNG, JPEG, WebP and GIF are.');

/** What a small file says of itself may be huge once it is drawn, so that is asked first. */
async function decoded(file: Blob): Promise<ImageBitmap> {
  const size = saidSize(new DataView(await file.arrayBuffer()));
  if (size === null) throw unreadable();
  if (size.width * size.height > mostPoints)
    throw refused(
      `The picture measures ${size.width.toLocaleString('en')} by ${size.height.toLocaleString('en')} points; up to ${mostPoints / 1_000_000} million points are read. Make it smaller first.`,
    );
  try {
    return await createImageBitmap(file);
  } catch {
    throw unreadable();
  }
}

async function drawn(picture: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const { width, height } = fitted(picture.width, picture.height, side);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw refused('The picture could not be drawn. Nothing was changed.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/webp', quality });
}

/** The picture as WebP, within the points and bytes of its use. Throws a refusal fit to be read. */
export async function redrawn(file: Blob, use: PictureUse): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > mostInput) throw refused('That file is over 20 MB. Choose a smaller picture.');
  const { side, bytes } = pictureUses[use];
  const picture = await decoded(file);
  try {
    for (const { part, quality } of attempts) {
      const blob = await drawn(picture, side * part, quality);
      if (blob.size <= bytes) return new Uint8Array(await blob.arrayBuffer());
    }
  } finally {
    picture.close();
  }
  throw refused(
    `The picture does not fit into ${bytes / 1024} kB however it is drawn. Choose a plainer one.`,
  );
}
