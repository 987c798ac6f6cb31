import { isAbsolute } from 'node:path';
import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { CommandOutput, ParsedInput } from '../../../shared/ipc/contract.ts';
import { loadBooks } from '../../content/bestiary/books.ts';
import { loadClasses, loadEquipment } from '../../content/content.ts';
import type { Sql } from '../../db/sql.ts';
import type { Desk } from '../../desk/desk.ts';
import type { EntryKind } from '../../imports/entry.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { type Edition, Editions } from './editions.ts';
import { bestiaryTerms, importContext } from './import-context.ts';
import type { ImportSource } from './import-job.ts';
import { entryView } from './entry-view.ts';
import { forgetImport, keepImport, keepMap } from './kept-imports.ts';
import { alreadyThere, takenBefore } from './taken-before.ts';
import { mapJob, mapPreview } from './map/read-map-file.ts';
import { readInWorker, readCalendarsInWorker, readMapInWorker } from './read-in-worker.ts';
import type { ReadImport, ReadWatch } from './read-in-worker.ts';

type Preview = CommandOutput<'import.read'>;

const firstShown = 100;

/** Jobs of imports and of exports are told apart; the end of the program stops both. */
const runningAs = (job: string): string => `import ${job}`;

const previewOf = (sql: Sql, token: string, read: ReadImport): Preview => {
  const { format, foreign, digest, entries, gathered } = read;
  const isThere = alreadyThere(sql);
  const known = new Editions(sql, read);
  const editions = entries.map((entry) => known.of(entry));
  const taken = entries.filter(({ refused }) => refused === null);
  const countOf = (wanted: EntryKind): number => taken.filter(({ kind }) => kind === wanted).length;
  return {
    token,
    format,
    foreign,
    entries: entries.length,
    characters: countOf('character'),
    items: countOf('item'),
    tables: countOf('table'),
    randomTables: countOf('randomTable'),
    dungeons: countOf('dungeon'),
    creatures: countOf('creature'),
    musters: countOf('muster'),
    pages: countOf('page'),
    refused: entries.length - taken.length,
    before: takenBefore(sql, digest),
    stand: entries.filter((entry, at) => entry.refused === null && editions[at] === null && isThere(entry))
      .length,
    editions: known.any ? { ...countedEditions(editions), gone: known.gone(entries) } : null,
    unread: gathered,
    first: entries
      .slice(0, firstShown)
      .map((entry, index) =>
        entryView(read, entry, { index, stands: isThere(entry), edition: editions[index] ?? null }),
      ),
  };
};

function countedEditions(editions: readonly (Edition | null)[]) {
  const counts = { new: 0, same: 0, renewed: 0, both: 0, here: 0, removed: 0 };
  for (const edition of editions) if (edition !== null) counts[edition.state] += 1;
  return counts;
}

const requireFullPath = (source: ImportSource): void => {
  if (source.from === 'text' || isAbsolute(source.path)) return;
  const problem = 'A full path is wanted, from the top of the disk.';
  throw new TurnkeeperError('bad-input', `"${source.path.slice(0, 200)}" is not a full path.`, {
    path: problem,
  });
};

/** Reads under the eyes of whoever asked: it tells how far it is, and is stopped by its job's name. */
async function readUnder<Read>(
  desk: Desk,
  { job, source }: { job: string; source: ImportSource },
  read: (watch: ReadWatch) => Promise<Read>,
): Promise<Read> {
  requireFullPath(source);
  if (desk.exports.has(runningAs(job))) throw refused('That import is running already.');
  const { campaign } = desk;
  const abort = new AbortController();
  const done = read({
    signal: abort.signal,
    onProgress: (at, total) => desk.ports.broadcast({ type: 'progress', job, done: at, total }),
  });
  desk.exports.set(runningAs(job), { abort, done });
  try {
    const answer = await done;
    if (desk.campaignPath === null || desk.campaign !== campaign)
      throw new TurnkeeperError('cancelled', 'The campaign was closed meanwhile. Nothing was taken.');
    return answer;
  } finally {
    desk.exports.delete(runningAs(job));
  }
}

async function readEntries(desk: Desk, input: ParsedInput<'import.read'>): Promise<Preview> {
  const { campaign } = desk;
  const facts = readCampaign(campaign.file.sql);
  const { id } = facts.system;
  const read = await readUnder(desk, input, async (watch) => {
    const [classes, equipment, books] = await Promise.all([loadClasses(id), loadEquipment(id), loadBooks()]);
    const bestiary = input.creatures === 'bestiary' ? bestiaryTerms(books, id) : null;
    const context = importContext(facts, { classes, equipment }, bestiary);
    return readInWorker({ reads: 'entries', source: input.source, context }, watch);
  });
  return previewOf(campaign.file.sql, keepImport(campaign, read), read);
}

async function readMapFile(desk: Desk, input: ParsedInput<'import.readMap'>) {
  const { campaign } = desk;
  const { sql } = campaign.file;
  const read = await readUnder(desk, input, (watch) => readMapInWorker(mapJob(sql, input), watch));
  return mapPreview(sql, keepMap(campaign, read), read);
}

export const importCommands = {
  'import.read': readEntries,

  'import.readMap': readMapFile,

  'import.readCalendars': (desk: Desk, input: ParsedInput<'import.readCalendars'>) =>
    readUnder(desk, input, (watch) => readCalendarsInWorker(input.source, watch)),

  'import.cancel': (desk: Desk, { job }: ParsedInput<'import.cancel'>) => {
    desk.exports.get(runningAs(job))?.abort.abort();
    return null;
  },

  'import.forget': (desk: Desk, { token }: ParsedInput<'import.forget'>) => {
    if (desk.campaignPath !== null) forgetImport(desk.campaign, token);
    return null;
  },
};
