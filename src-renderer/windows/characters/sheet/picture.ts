import { TurnkeeperError } from '../../../../shared/errors.ts';

/** A portrait is drawn anew here, so that nothing of the file but its look reaches the campaign. */

const mostInput = 20_000_000;
const mostKept = 256 * 1024;
const widest = 512;
/** From the best look to the smallest file; the last is small enough for any picture of that size. */
const attempts = [
  { side: widest, quality: 0.9 },
  { side: widest, quality: 0.75 },
  { side: 384, quality: 0.7 },
  { side: 256, quality: 0.6 },
] as const;

/** Width and height within a square of `side`, never larger than they were. */
export function fitted(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const refused = (message: string) => new TurnkeeperError('bad-input', message);

async function decoded(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw refused('That file is no picture this program can read. PNG, JPEG, WebP and GIF are.');
  }
}

async function drawn(picture: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const { width, height } = fitted(picture.width, picture.height, side);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw refused('The picture could not be drawn. The portrait stays as it was.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/webp', quality });
}

/** The picture as WebP, at most 512 pixels wide or high and at most 256 kB. Throws a refusal fit to be read. */
export async function redrawn(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > mostInput) throw refused('That file is over 20 MB. Choose a smaller picture.');
  const picture = await decoded(file);
  try {
    for (const { side, quality } of attempts) {
      const blob = await drawn(picture, side, quality);
      if (blob.size <= mostKept) return new Uint8Array(await blob.arrayBuffer());
    }
  } finally {
    picture.close();
  }
  throw refused('The picture does not fit into 256 kB however it is drawn. Choose a plainer one.');
}

/** A picture as an address that the window may show. */
export function dataAddress(mime: string, bytes: Uint8Array): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(new Blob([new Uint8Array(bytes)], { type: mime }));
  });
}
