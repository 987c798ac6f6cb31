import { decodeRecord, varintAt } from './record.ts';
import type { Value } from './record.ts';

/** A row as it stands on its page: its id beside its values. */
export interface Cell {
  id: number;
  values: Value[];
}

export interface Pages {
  count: number;
  /** Rows by page, of every page that holds rows of a table. */
  leaves: Map<number, Cell[]>;
  /** The pages below, by page, of every inner page of a table. */
  inner: Map<number, number[]>;
  /** Pages that hold nothing that can be read, or rows of which some cannot. */
  unread: Set<number>;
  /** What the header says of the format, null where it cannot be read. */
  schema: number | null;
}

const magic = 'SQLite format 3\0';
const usualPageBytes = 4096;
const [innerIndex, innerTable, leafIndex, leafTable] = [2, 5, 10, 13];

/** One damaged file, read once and never written. */
class Reader {
  readonly #bytes: Buffer;
  readonly sound: boolean;
  readonly pageBytes: number;
  readonly count: number;
  /** Each page beyond a row's own is read for one row alone: rings and rows that share pages end there. */
  readonly overflow = new Set<number>();

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const said = bytes.length < 100 ? 0 : bytes.readUInt16BE(16);
    const size = said === 1 ? 65_536 : said;
    this.sound =
      bytes.toString('latin1', 0, 16) === magic && size >= 512 && Number.isInteger(Math.log2(size));
    this.pageBytes = this.sound ? size : usualPageBytes;
    this.count = Math.ceil(bytes.length / this.pageBytes);
  }

  number(at: number): number {
    return at + 4 <= this.#bytes.length ? this.#bytes.readUInt32BE(at) : 0;
  }

  page(page: number): Buffer {
    return this.#bytes.subarray((page - 1) * this.pageBytes, page * this.pageBytes);
  }

  free(): Set<number> {
    const free = new Set<number>();
    for (
      let trunk = this.sound ? this.number(32) : 0;
      trunk > 0 && trunk <= this.count && !free.has(trunk);
    ) {
      free.add(trunk);
      const page = this.page(trunk);
      if (page.length < this.pageBytes) break;
      const held = Math.min(page.readUInt32BE(4), this.pageBytes / 4 - 2);
      for (let at = 0; at < held; at++) free.add(page.readUInt32BE(8 + 4 * at));
      trunk = page.readUInt32BE(0);
    }
    return free;
  }

  /** A row's bytes, those on pages of their own included. */
  payload(page: Buffer, at: number, length: number): Buffer | null {
    const usable = this.pageBytes;
    if (length > this.#bytes.length) return null;
    if (length <= usable - 35) return at + length <= page.length ? page.subarray(at, at + length) : null;
    const least = Math.floor(((usable - 12) * 32) / 255) - 23;
    const wanted = least + ((length - least) % (usable - 4));
    const local = wanted <= usable - 35 ? wanted : least;
    if (at + local + 4 > page.length) return null;
    const parts = [page.subarray(at, at + local)];
    let next = page.readUInt32BE(at + local);
    for (let left = length - local; left > 0;) {
      if (next < 1 || next > this.count || this.overflow.has(next)) return null;
      this.overflow.add(next);
      const more = this.page(next);
      const part = more.subarray(4, 4 + Math.min(left, usable - 4));
      if (more.length < 4 || part.length < Math.min(left, usable - 4)) return null;
      parts.push(part);
      left -= part.length;
      next = more.readUInt32BE(0);
    }
    return Buffer.concat(parts);
  }
}

/** Where the cells of a page begin; null where that is no page of a table or an index. */
const cellsOf = (page: Buffer, from: number, headBytes: number): number[] | null => {
  const cells = page.readUInt16BE(from + 3);
  const end = from + headBytes + 2 * cells;
  if (end > page.length) return null;
  const starts = Array.from({ length: cells }, (_, at) => page.readUInt16BE(from + headBytes + 2 * at));
  return starts.every((start) => start >= end && start < page.length) ? starts : null;
};

const cellAt = (reader: Reader, page: Buffer, at: number): Cell | null => {
  const length = varintAt(page, at);
  const id = length === null ? null : varintAt(page, length.next);
  if (length === null || id === null) return null;
  const payload = reader.payload(page, id.next, length.value);
  const values = payload === null ? null : decodeRecord(payload);
  return values === null ? null : { id: id.value, values };
};

const readPage = (reader: Reader, number: number, pages: Pages): void => {
  const page = reader.page(number);
  const from = number === 1 ? 100 : 0;
  const type = page[from] ?? 0;
  const isInner = type === innerTable;
  const starts = page.length > from + 12 ? cellsOf(page, from, isInner ? 12 : 8) : null;
  if (type === leafTable && starts !== null) {
    const cells = starts.map((at) => cellAt(reader, page, at));
    const whole = cells.filter((cell) => cell !== null);
    if (whole.length > 0 || cells.length === 0) pages.leaves.set(number, whole);
    if (whole.length < cells.length) pages.unread.add(number);
  } else if (isInner && starts !== null) {
    const below = starts.map((at) => (at + 4 <= page.length ? page.readUInt32BE(at) : 0));
    pages.inner.set(number, [...below, page.readUInt32BE(from + 8)]);
  } else if (type !== innerIndex && type !== leafIndex) pages.unread.add(number);
};

/** Every page of a file once, whatever became of it. */
export const readPages = (bytes: Buffer): Pages => {
  const reader = new Reader(bytes);
  const pages: Pages = {
    count: reader.count,
    leaves: new Map(),
    inner: new Map(),
    unread: new Set(),
    schema: reader.sound ? reader.number(60) : null,
  };
  const free = reader.free();
  for (let page = 1; page <= reader.count; page++) if (!free.has(page)) readPage(reader, page, pages);
  for (const page of reader.overflow) pages.unread.delete(page);
  return pages;
};
