import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

const magic = Buffer.from('d9d505f920a163d7', 'hex');
const damagedJournal = 'the record of a step that a crash cut short is broken';

interface Segment {
  records: number;
  nonce: number;
  /** How many pages the campaign had before the step. */
  pages: number;
  sectorBytes: number;
  pageBytes: number;
}

const readAt = (fd: number, position: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(fd, bytes, 0, length, position));
};

const isPowerBetween = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most && Number.isInteger(Math.log2(value));

const beginsAsJournal = (header: Buffer): boolean =>
  header.length > 0 && magic.subarray(0, header.length).equals(header.subarray(0, magic.length));

const segmentAt = (fd: number, position: number): Segment | 'end' | 'broken' => {
  const header = readAt(fd, position, 28);
  // SQLite writes the first twelve bytes last, when all that follows is safely on the disk.
  if (header.length < 28) return position === 0 && beginsAsJournal(header) ? 'broken' : 'end';
  if (header.subarray(0, 12).every((byte) => byte === 0)) return 'end';
  if (!header.subarray(0, 8).equals(magic)) return position === 0 ? 'end' : 'broken';
  const field = (offset: number): number => header.readUInt32BE(offset);
  const segment = {
    records: field(8),
    nonce: field(12),
    pages: field(16),
    sectorBytes: field(20),
    pageBytes: field(24),
  };
  const sane =
    isPowerBetween(segment.sectorBytes, 32, 65_536) && isPowerBetween(segment.pageBytes, 512, 65_536);
  return sane ? segment : 'broken';
};

/** Whether a record is a page of the campaign, not seen before in this journal, with the checksum SQLite gave it. */
const recordIsWhole = (record: Buffer, { nonce, pages, pageBytes }: Segment, seen: Set<number>): boolean => {
  if (record.length < pageBytes + 8) return false;
  const page = record.readUInt32BE(0);
  if (page < 1 || page > pages || seen.has(page)) return false;
  seen.add(page);
  let sum = nonce;
  for (let at = pageBytes - 200; at > 0; at -= 200) sum += record.readUInt8(4 + at);
  return record.readUInt32BE(4 + pageBytes) === sum >>> 0;
};

const walk = (fd: number): string | null => {
  const { size } = fstatSync(fd);
  const seen = new Set<number>();
  let position = 0;
  while (position < size) {
    const segment = segmentAt(fd, position);
    if (segment === 'end') return null;
    if (segment === 'broken') return damagedJournal;
    position += segment.sectorBytes;
    const recordBytes = segment.pageBytes + 8;
    for (let record = 0; record < segment.records; record++, position += recordBytes) {
      if (!recordIsWhole(readAt(fd, position, recordBytes), segment, seen)) return damagedJournal;
    }
    position = Math.ceil(position / segment.sectorBytes) * segment.sectorBytes;
  }
  return null;
};

/**
 * What is wrong with the rollback journal a crash left beside a campaign, or null. SQLite plays such a journal
 * back as far as its checksums hold and forgets the rest, which would leave half a step behind; so every page
 * that it says it holds must be whole. What does not begin as a journal is none, and SQLite passes over it.
 */
export const journalDamage = (campaign: string): string | null => {
  const path = `${campaign}-journal`;
  if (!existsSync(path)) return null;
  const fd = openSync(path, 'r');
  try {
    return walk(fd);
  } finally {
    closeSync(fd);
  }
};
