import { gunzipSync, inflateSync } from 'node:zlib';
import { notRead } from '../map-refusals.ts';
import { mostHexes } from '../map-draft.ts';

/** The numbers of a layer's tiles, however they were written. */

const bytesEach = 4;

/** Throws `bad-input` for an area of no hexes or of too many. */
export function needArea(width: number, height: number): number {
  const count = width * height;
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1)
    throw notRead('A layer of it has no whole number of columns and rows.');
  if (count > mostHexes) throw notRead(`A layer has more than ${mostHexes.toLocaleString('en')} hexes.`);
  return count;
}

const wrongCount = (found: number, wanted: number) =>
  notRead(`A layer has ${found.toLocaleString('en')} hexes where ${wanted.toLocaleString('en')} are wanted.`);

export function csvIds(text: string, wanted: number): number[] {
  const ids = text.split(',').map((cell) => Number(cell.trim()));
  if (ids.length !== wanted) throw wrongCount(ids.length, wanted);
  return ids;
}

/** Of base64 data, packed or not. Throws `bad-input` for zstd, for broken data and for a wrong count. */
export function packedIds(text: string, compression: string, wanted: number): Uint32Array {
  const bytes = unpacked(Buffer.from(text.trim(), 'base64'), compression, wanted * bytesEach);
  if (bytes.length !== wanted * bytesEach) throw wrongCount(Math.floor(bytes.length / bytesEach), wanted);
  const ids = new Uint32Array(wanted);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < wanted; at += 1) ids[at] = view.getUint32(at * bytesEach, true);
  return ids;
}

function unpacked(packed: Buffer, compression: string, wanted: number): Uint8Array {
  const limits = { maxOutputLength: wanted + 1 };
  try {
    switch (compression) {
      case '':
        return packed;
      case 'gzip':
        return gunzipSync(packed, limits);
      case 'zlib':
        return inflateSync(packed, limits);
    }
  } catch {
    throw notRead('A layer of it is packed wrongly, or holds more than its columns and rows.');
  }
  throw notRead(
    `Its layers are packed as ${compression.slice(0, 20)}. Set the layer format to zlib, gzip or CSV in Tiled and save it again.`,
  );
}
