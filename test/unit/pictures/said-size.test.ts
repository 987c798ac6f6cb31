import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saidSize } from '../../../src-renderer/lib/pictures/said-size.ts';
import { canvas, lossless, lossy, png, pngHead, pngMark, webp } from '../../fixtures/pictures.ts';

const sizeOf = (bytes: Uint8Array) =>
  saidSize(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
const bytes = (...parts: (readonly number[] | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))));

const bigPng = new Uint8Array(Buffer.concat([pngMark, pngHead(2 ** 31, 2 ** 31)]));

/** SOI, an APP1 of so many bytes with a false frame in it, tables, and the frame of 300 by 200. */
const jpeg = (frame: number, app = 40) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe1, (app + 2) >> 8, (app + 2) & 0xff],
    Array.from({ length: app }, (_, at) => [0xff, 0xc0, 0, 17, 8, 9, 9, 9, 9][at % 9] ?? 0),
    [0xff, 0xff, 0xc4, 0, 4, 1, 2],
    [0xff, frame, 0, 17, 8, 0, 200, 1, 44],
  );

test.each<[string, Uint8Array, number, number]>([
  ['PNG', png(64, 48), 64, 48],
  ['a PNG of 2³¹ points each way', bigPng, 2 ** 31, 2 ** 31],
  ['lossy WebP', webp(lossy(300, 200)), 300, 200],
  ['lossless WebP', webp(lossless(1, 512)), 1, 512],
  ['WebP with a canvas', webp(canvas(70_000, 100), lossy(200, 100)), 70_000, 100],
  ['GIF', bytes('GIF89a', [0x2c, 1, 0xc8, 0]), 300, 200],
  ['JPEG', jpeg(0xc0), 300, 200],
  ['progressive JPEG behind much else', jpeg(0xc2, 60_000), 300, 200],
])('%s', (_kind, file, width, height) => {
  expect(sizeOf(file)).toEqual({ width, height });
});

test.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['words', bytes('a page of words that is no picture')],
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  [
    'a bitmap',
    bytes(
      'BM',
      Array.from({ length: 60 }, () => 1),
    ),
  ],
  ['a JPEG of tables alone', bytes([0xff, 0xd8, 0xff, 0xc4, 0, 4, 1, 2, 0xff, 0xd9])],
  ['a JPEG whose length leads out of it', bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff])],
  ['a JPEG whose length is none', bytes([0xff, 0xd8], [0xff, 0xe1, 0, 0], [1, 2, 3, 4, 5, 6, 7, 8])],
  ['a PNG cut short', bigPng.slice(0, 20)],
])('%s says no size', (_kind, file) => {
  expect(sizeOf(file)).toBeNull();
});

test('noise behind any mark ends, and never throws', () => {
  const mark = fc.constantFrom([0xff, 0xd8], [0x89, 0x50, 0x4e, 0x47], [0x47, 0x49, 0x46, 0x38], []);
  fc.assert(
    fc.property(mark, fc.uint8Array({ maxLength: 300 }), (begins, noise) => {
      const size = sizeOf(bytes(begins, [...noise]));
      return size === null || (size.width >= 0 && size.height >= 0);
    }),
    { numRuns: 2000 },
  );
});
