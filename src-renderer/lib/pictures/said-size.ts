/** What the head of a picture file says of its size, before anything is drawn. */

interface Size {
  width: number;
  height: number;
}

/** In points; null where the bytes begin as none of PNG, JPEG, WebP and GIF, or end before they say it. */
export function saidSize(view: DataView): Size | null {
  try {
    if (view.getUint32(0) === pngMark) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (letters(view, 0, 4) === 'GIF8')
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (letters(view, 0, 4) === 'RIFF' && letters(view, 8, 4) === 'WEBP') return webpSize(view);
    return view.getUint16(0) === jpegMark ? jpegSize(view) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const pngMark = 0x89504e47;
const jpegMark = 0xffd8;

const letters = (view: DataView, at: number, many: number): string =>
  Array.from({ length: many }, (_, nth) => String.fromCharCode(view.getUint8(at + nth))).join('');

const fourteenBits = 0x3fff;
const threeBytes = (view: DataView, at: number): number =>
  view.getUint16(at, true) + (view.getUint8(at + 2) << 16);

/** By its first chunk: with a canvas, lossless, or lossy. */
function webpSize(view: DataView): Size | null {
  switch (letters(view, 12, 4)) {
    case 'VP8X':
      return { width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & fourteenBits) + 1, height: ((bits >>> 14) & fourteenBits) + 1 };
    }
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & fourteenBits,
        height: view.getUint16(28, true) & fourteenBits,
      };
    default:
      return null;
  }
}

/** Segment by segment to the one that begins the frame. */
function jpegSize(view: DataView): Size | null {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (beginsFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else if (standsAlone(marker)) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** SOF0 to SOF15, without the tables that stand among them: DHT, JPG, DAC. */
const beginsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** TEM, RST0 to RST7: they carry no length. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
