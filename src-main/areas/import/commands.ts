import { isAbsolute } from 'node:path';
import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { CommandOutput, ParsedInput } from '../../../shared/ipc/contract.ts';
import { loadClasses, loadEquipment } from '../../content/content.ts';
import type { Sql } from '../../db/sql.ts';
import type { Desk } from '../../desk/desk.ts';
import type { EntryKind } from '../../imports/entry.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { importContext } from './import-context.ts';
import type { ImportSource } from './import-job.ts';
import { entryView, forgetImport, keepImport } from './kept-imports.ts';
import { alreadyThere, takenBefore } from './taken-before.ts';
import { readInWorker } from './read-in-worker.ts';
import type { ReadImport } from './read-in-worker.ts';

type Preview = CommandOutput<'import.read'>;

const firstShown = 100;

/** Jobs of imports and of exports are told apart; the end of the program stops both. */
const runningAs = (job: string): string => `import ${job}`;

const previewOf = (sql: Sql, token: string, read: ReadImport): Preview => {
  const { format, digest, entries, gathered } = read;
  const isThere = alreadyThere(sql);
  const taken = entries.filter(({ refused }) => refused === null);
  const countOf = (wanted: EntryKind): number => taken.filter(({ kind }) => kind === wanted).length;
  return {
    token,
    format,
    entries: entries.length,
    characters: countOf('character'),
    items: countOf('item'),
    tables: countOf('table'),
    dungeons: countOf('dungeon'),
    refused: entries.length - taken.length,
    before: takenBefore(sql, digest),
    stand: taken.filter(isThere).length,
    unread: gathered,
    first: entries
      .slice(0, firstShown)
      .map((entry, index) => entryView(read, entry, { index, stands: isThere(entry) })),
  };
};

const requireFullPath = (source: ImportSource): void => {
  if (source.from === 'text' || isAbsolute(source.path)) return;
  const problem = 'A full path is wanted, from the top of the disk.';
  throw new TurnkeeperError('bad-input', `"${source.path.slice(0, 200)}" is not a full path.`, {
    path: problem,
  });
};

async function readSource(desk: Desk, job: string, source: ImportSource): Promise<Preview> {
  requireFullPath(source);
  if (desk.exports.has(runningAs(job))) throw refused('That import is running already.');
  const { campaign } = desk;
  const facts = readCampaign(campaign.file.sql);
  const abort = new AbortController();
  const { id } = facts.system;
  const done = Promise.all([loadClasses(id), loadEquipment(id)]).then(([classes, equipment]) =>
    readInWorker(
      { source, context: importContext(facts, { classes, equipment }) },
      {
        signal: abort.signal,
        onProgress: (at, total) => desk.ports.broadcast({ type: 'progress', job, done: at, total }),
      },
    ),
  );
  desk.exports.set(runningAs(job), { abort, done });
  try {
    const read = await done;
    if (desk.campaignPath === null || desk.campaign !== campaign)
      throw new TurnkeeperError('cancelled', 'The campaign was closed meanwhile. Nothing was taken.');
    return previewOf(campaign.file.sql, keepImport(campaign, read), read);
  } finally {
    desk.exports.delete(runningAs(job));
  }
}

export const importCommands = {
  'import.read': (desk: Desk, { job, source }: ParsedInput<'import.read'>) => readSource(desk, job, source),

  'import.cancel': (desk: Desk, { job }: ParsedInput<'import.cancel'>) => {
    desk.exports.get(runningAs(job))?.abort.abort();
    return null;
  },

  'import.forget': (desk: Desk, { token }: ParsedInput<'import.forget'>) => {
    if (desk.campaignPath !== null) forgetImport(desk.campaign, token);
    return null;
  },
};
