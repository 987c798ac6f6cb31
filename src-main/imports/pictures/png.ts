import { crc32 } from 'node:zlib';
import type { PictureHead } from './chunks.ts';
import { fourLetters } from './chunks.ts';

interface Chunk {
  name: string;
  data: DataView;
}

const markBytes = 8;
/** Length and name before the data, a checksum after it. */
const frameBytes = 12;

/** Every chunk with its checksum; null where they do not fill the file to its end. */
function chunksOf(view: DataView): Chunk[] | null {
  const chunks: Chunk[] = [];
  let at = markBytes;
  while (at < view.byteLength) {
    if (at + frameBytes > view.byteLength) return null;
    const length = view.getUint32(at);
    if (length > view.byteLength - at - frameBytes) return null;
    const start = view.byteOffset + at + 4;
    const checked = new Uint8Array(view.buffer, start, length + 4);
    if (crc32(checked) !== view.getUint32(at + 8 + length)) return null;
    const name = fourLetters(view, at + 4);
    if (!/^[A-Za-z]{4}$/.test(name)) return null;
    chunks.push({ name, data: new DataView(view.buffer, start + 4, length) });
    at += frameBytes + length;
  }
  return chunks;
}

/** Bits for each channel, by kind of colour. */
const depths: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** A still PNG picture whose chunks are whole and in order; null for anything else. */
export function readPng(view: DataView): PictureHead | null {
  const chunks = chunksOf(view);
  const first = chunks?.[0];
  if (!chunks || first?.name !== 'IHDR' || first.data.byteLength !== 13) return null;
  const names = chunks.map(({ name }) => name);
  const isWhole = names.at(-1) === 'IEND' && names.includes('IDAT') && !names.includes('acTL');
  const isSingle = ['IHDR', 'IEND'].every((name) => names.indexOf(name) === names.lastIndexOf(name));
  const { data } = first;
  const isKnown = depths[data.getUint8(9)]?.includes(data.getUint8(8)) ?? false;
  const [compression, filter, interlace] = [data.getUint8(10), data.getUint8(11), data.getUint8(12)];
  if (!isWhole || !isSingle || !isKnown || compression !== 0 || filter !== 0 || interlace > 1) return null;
  return { width: data.getUint32(0), height: data.getUint32(4) };
}
