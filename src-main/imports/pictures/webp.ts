import type { PictureHead } from './chunks.ts';
import { fourLetters } from './chunks.ts';

const headBytes = 12;
const chunkHeadBytes = 8;

/** The chunks after the head; null where they do not fill the file to its end. */
function chunksOf(view: DataView): { name: string; data: DataView }[] | null {
  if (view.getUint32(4, true) !== view.byteLength - chunkHeadBytes) return null;
  const chunks: { name: string; data: DataView }[] = [];
  let at = headBytes;
  while (at < view.byteLength) {
    if (at + chunkHeadBytes > view.byteLength) return null;
    const length = view.getUint32(at + 4, true);
    const padded = length + (length % 2);
    if (padded > view.byteLength - at - chunkHeadBytes) return null;
    const data = new DataView(view.buffer, view.byteOffset + at + chunkHeadBytes, length);
    chunks.push({ name: fourLetters(view, at), data });
    at += chunkHeadBytes + padded;
  }
  return chunks;
}

/** A still WebP picture whose chunks are whole; null for anything else. */
export function readWebp(view: DataView): PictureHead | null {
  const chunks = chunksOf(view);
  if (!chunks || chunks.some(({ name }) => name === 'ANIM' || name === 'ANMF')) return null;
  const images = chunks.filter(({ name }) => name === 'VP8 ' || name === 'VP8L');
  const [image] = images;
  if (!image || images.length > 1) return null;
  const head = image.name === 'VP8 ' ? lossyHead(image.data) : losslessHead(image.data);
  const [first] = chunks;
  if (first === image) return head;
  const canvas = first?.name === 'VP8X' ? canvasOf(first.data) : null;
  return head && canvas && head.width === canvas.width && head.height === canvas.height ? head : null;
}

const fourteenBits = 0x3fff;

function lossyHead(data: DataView): PictureHead | null {
  if (data.byteLength < 10) return null;
  const isKeyFrame = (data.getUint8(0) & 1) === 0;
  const startCode = data.getUint8(3) === 0x9d && data.getUint8(4) === 0x01 && data.getUint8(5) === 0x2a;
  if (!isKeyFrame || !startCode) return null;
  return { width: data.getUint16(6, true) & fourteenBits, height: data.getUint16(8, true) & fourteenBits };
}

function losslessHead(data: DataView): PictureHead | null {
  if (data.byteLength < 5 || data.getUint8(0) !== 0x2f) return null;
  const bits = data.getUint32(1, true);
  const version = bits >>> 29;
  if (version !== 0) return null;
  return { width: (bits & fourteenBits) + 1, height: ((bits >>> 14) & fourteenBits) + 1 };
}

function canvasOf(data: DataView): PictureHead | null {
  if (data.byteLength !== 10) return null;
  const threeBytes = (at: number) => data.getUint16(at, true) + (data.getUint8(at + 2) << 16);
  return { width: threeBytes(4) + 1, height: threeBytes(7) + 1 };
}
