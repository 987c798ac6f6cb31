import { TurnkeeperError } from '../../../shared/errors.ts';
import { fourLetters } from './chunks.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** A picture with what its head says of it. */
export interface Picture {
  readonly mime: 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** A picture that came along, by the digest of its bytes, which tells it from every other. */
export interface PicturedFile extends Picture {
  readonly sha256: string;
}

/** A picture of so many points each way at most whose bytes hang together as PNG or WebP. Nothing is decoded here. Throws bad-input. */
export function readPicture(bytes: Uint8Array, mostPixels: number): Picture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mime = mimeOf(view);
  const head = mime === 'image/png' ? readPng(view) : readWebp(view);
  if (!head)
    throw refused(
      `The picture is damaged: it begins as ${mime === 'image/png' ? 'PNG' : 'WebP'} and does not go on so. Nothing was stored.`,
    );
  const { width, height } = head;
  if (width < 1 || height < 1 || width > mostPixels || height > mostPixels)
    throw refused(
      `The picture measures ${width} by ${height} points; 1 to ${mostPixels} each way are kept. Nothing was stored.`,
    );
  return { mime, width, height, bytes };
}

const pngMark = [0x89504e47, 0x0d0a1a0a] as const;

function mimeOf(view: DataView): Picture['mime'] {
  if (view.byteLength >= 12) {
    if (view.getUint32(0) === pngMark[0] && view.getUint32(4) === pngMark[1]) return 'image/png';
    if (fourLetters(view, 0) === 'RIFF' && fourLetters(view, 8) === 'WEBP') return 'image/webp';
  }
  throw refused('That is neither a PNG nor a WebP picture. Nothing was stored.');
}

const refused = (message: string) =>
  new TurnkeeperError('bad-input', message, { bytes: 'Choose another picture.' });
