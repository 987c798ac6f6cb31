/** Reproducible random numbers for breaking files: mulberry32, whole numbers below `bound`. */
export const randomBelow = (seed: number): ((bound: number) => number) => {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
};

type Below = (bound: number) => number;

/** What stands in the folder before opening: the campaign, and what lies beside it. */
export interface Files {
  campaign: Buffer;
  journal?: Buffer;
  wal?: Buffer;
}

export interface Originals {
  /** A sound campaign. */
  campaign: Buffer;
  /** The same, caught in mid-write with the rollback journal that makes it sound again. */
  hot: { campaign: Buffer; journal: Buffer };
  /** A rollback journal of another campaign. */
  strangeJournal: Buffer;
}

const pageBytes = 4096;

const flip = (bytes: Buffer, below: Below, times: number, within = bytes.length): Buffer => {
  const changed = Buffer.from(bytes);
  for (let i = 0; i < times; i++) {
    const at = below(within);
    changed[at] = (changed[at] ?? 0) ^ (1 + below(255));
  }
  return changed;
};

const noise = (length: number, below: Below): Buffer => Buffer.from(Array.from({ length }, () => below(256)));

const pageOf = (bytes: Buffer, below: Below): number => below(bytes.length / pageBytes) * pageBytes;

const overwrite = (bytes: Buffer, at: number, piece: Buffer): Buffer => {
  const changed = Buffer.from(bytes);
  piece.copy(changed, at);
  return changed;
};

const swapPages = (bytes: Buffer, below: Below): Buffer => {
  const [first, second] = [pageOf(bytes, below), pageOf(bytes, below)];
  const kept = Buffer.from(bytes.subarray(first, first + pageBytes));
  const once = overwrite(bytes, first, bytes.subarray(second, second + pageBytes));
  return overwrite(once, second, kept);
};

const journalHeader = 512;
const recordBytes = pageBytes + 8;

/** Flips what tells SQLite how to play a journal back: its header, a page's number, a page's checksum. */
const flipBookkeeping = (journal: Buffer, below: Below): Buffer => {
  const records = Math.floor((journal.length - journalHeader) / recordBytes);
  const record = journalHeader + below(records) * recordBytes;
  const places = [below(28), record + below(4), record + 4 + pageBytes + below(4)];
  const at = places[below(places.length)] ?? 0;
  return overwrite(journal, at, flip(journal.subarray(at, at + 1), below, 1));
};

type Mutation = (originals: Originals, below: Below) => Files;

/** Every way of breaking a campaign that is tried. */
export const mutations: Record<string, Mutation> = {
  'cut anywhere': ({ campaign }, below) => ({ campaign: campaign.subarray(0, below(campaign.length)) }),
  'cut near its start': ({ campaign }, below) => ({ campaign: campaign.subarray(0, below(3)) }),
  'cut at a page': ({ campaign }, below) => ({ campaign: campaign.subarray(0, pageOf(campaign, below)) }),
  'one byte flipped': ({ campaign }, below) => ({ campaign: flip(campaign, below, 1) }),
  'many bytes flipped': ({ campaign }, below) => ({ campaign: flip(campaign, below, 2 + below(60)) }),
  'header flipped': ({ campaign }, below) => ({ campaign: flip(campaign, below, 1 + below(3), 100) }),
  'schema page flipped': ({ campaign }, below) => ({
    campaign: flip(campaign, below, 1 + below(4), pageBytes),
  }),
  'pages swapped': ({ campaign }, below) => ({ campaign: swapPages(campaign, below) }),
  'page zeroed': ({ campaign }, below) => ({
    campaign: overwrite(campaign, pageOf(campaign, below), Buffer.alloc(pageBytes)),
  }),
  'page of noise': ({ campaign }, below) => ({
    campaign: overwrite(campaign, pageOf(campaign, below), noise(pageBytes, below)),
  }),
  'something appended': ({ campaign }, below) => ({
    campaign: Buffer.concat([campaign, noise(1 + below(9000), below)]),
  }),
  'noise from the start': (_, below) => ({ campaign: noise(1 + below(20_000), below) }),
  'noise as a journal': ({ campaign }, below) => ({ campaign, journal: noise(1 + below(20_000), below) }),
  'a journal of noise': ({ campaign, hot }, below) => ({
    campaign,
    journal: Buffer.concat([hot.journal.subarray(0, 28), noise(below(20_000), below)]),
  }),
  "another campaign's journal": ({ campaign, strangeJournal }) => ({ campaign, journal: strangeJournal }),
  'caught in mid-write': ({ hot }) => hot,
  'mid-write, journal flipped': ({ hot }, below) => ({
    ...hot,
    journal: flip(hot.journal, below, 1 + below(20)),
  }),
  'mid-write, journal misled': ({ hot }, below) => ({ ...hot, journal: flipBookkeeping(hot.journal, below) }),
  'mid-write, journal cut': ({ hot }, below) => ({
    ...hot,
    journal: hot.journal.subarray(0, below(hot.journal.length)),
  }),
  'mid-write, campaign flipped': ({ hot }, below) => ({
    ...hot,
    campaign: flip(hot.campaign, below, 1 + below(20)),
  }),
  'noise as a write-ahead log': ({ campaign }, below) => ({
    campaign: overwrite(campaign, 18, Buffer.from([2, 2])),
    wal: noise(below(20_000), below),
  }),
};
