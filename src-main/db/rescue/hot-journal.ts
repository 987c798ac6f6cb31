import { existsSync, readFileSync } from 'node:fs';

/** What SQLite writes at the head of each part of a rollback journal; numbers of 32 bits. */
interface Head {
  records: number;
  nonce: number;
  /** How long the file was before the step. */
  pagesBefore: number;
  sectorBytes: number;
  pageBytes: number;
}

const magic = Buffer.from('d9d505f920a163d7', 'hex');
const headBytes = 28;
/** Written in place of a number of records: as many as follow. */
const toTheEnd = 0xffff_ffff;
/** A checksum adds every two hundredth byte. */
const checkedEvery = 200;

const isPowerOfTwo = (value: number, least: number): boolean =>
  value >= least && value <= 65_536 && Number.isInteger(Math.log2(value));

const headAt = (journal: Buffer, at: number): Head | null => {
  if (at + headBytes > journal.length || !journal.subarray(at, at + magic.length).equals(magic)) return null;
  const [records = 0, nonce = 0, pagesBefore = 0, sectorBytes = 0, pageBytes = 0] = [8, 12, 16, 20, 24].map(
    (offset) => journal.readUInt32BE(at + offset),
  );
  const isSound = isPowerOfTwo(sectorBytes, 32) && isPowerOfTwo(pageBytes, 512);
  return isSound ? { records, nonce, pagesBefore, sectorBytes, pageBytes } : null;
};

const checksum = (page: Buffer, nonce: number): number => {
  let sum = nonce;
  for (let at = page.length - checkedEvery; at > 0; at -= checkedEvery) sum = (sum + (page[at] ?? 0)) >>> 0;
  return sum;
};

interface Kept {
  number: number;
  page: Buffer;
}

/** The pages kept of the file as it was, up to the first that is not whole; and how long it was. */
const keptPages = (journal: Buffer): { first: Head; kept: Kept[] } | null => {
  const first = headAt(journal, 0);
  if (!first) return null;
  const { pageBytes, sectorBytes } = first;
  const kept: Kept[] = [];
  let head: Head | null = first;
  for (let at = 0; head; head = headAt(journal, at)) {
    at += sectorBytes;
    for (let left = head.records; left > 0; left--) {
      const end = at + 4 + pageBytes;
      if (end + 4 > journal.length) return head.records === toTheEnd ? { first, kept } : null;
      const page = journal.subarray(at + 4, end);
      if (journal.readUInt32BE(end) !== checksum(page, head.nonce)) return { first, kept };
      kept.push({ number: journal.readUInt32BE(at), page });
      at = end + 4;
    }
    at = Math.ceil(at / sectorBytes) * sectorBytes;
  }
  return { first, kept };
};

/** The file as it was before the step its journal was kept for, and whether there was one. */
export const rolledBack = (file: Buffer, journal: Buffer): { bytes: Buffer; wasHalfWritten: boolean } => {
  const found = keptPages(journal);
  if (!found || found.kept.length === 0) return { bytes: file, wasHalfWritten: false };
  const { first, kept } = found;
  const length = first.pagesBefore * first.pageBytes;
  if (length > file.length + journal.length) return { bytes: file, wasHalfWritten: false };
  const bytes = Buffer.alloc(length);
  file.copy(bytes);
  for (const { number, page } of kept)
    if (number >= 1 && number <= first.pagesBefore) page.copy(bytes, (number - 1) * first.pageBytes);
  return { bytes, wasHalfWritten: true };
};

/** A damaged file's bytes without a step that a killed program left half written in it. Writes nothing. */
export const bytesBefore = (path: string): ReturnType<typeof rolledBack> => {
  const journal = `${path}-journal`;
  return rolledBack(readFileSync(path), existsSync(journal) ? readFileSync(journal) : Buffer.alloc(0));
};
