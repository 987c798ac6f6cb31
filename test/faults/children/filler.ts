import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { backupNow } from '../../../src-main/db/backups/backups.ts';
import { createCampaign, duplicateCampaign, openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import type { CampaignFile } from '../../../src-main/db/file/campaign-file.ts';
import { redo, runCommand, undo } from '../../../src-main/db/journal/journal.ts';
import { query } from '../../../src-main/db/sql.ts';

/**
 * Fills a small disk, or a file that may not grow, by playing on; prints as JSON what came of it.
 * Arguments: the folder, and `disk` or `pages` for where the limit lies.
 */
export interface Filled {
  acknowledged: number;
  codes: string[];
  messages: string[];
  kept: number;
  leftBehind: string[];
  keptAfterOpening: number;
  integrity: string;
  afterRoom: number;
}

const [, , folder = '', limit = 'disk'] = process.argv;
const path = join(folder, 'Barrow.turnkeeper');
const ballast = join(folder, 'ballast');
const onDisk = limit === 'disk';

const step = (file: CampaignFile): number =>
  runCommand(file, { kind: 'test.step', input: {}, realTime: '2026-11-21T12:00:00.000Z' }, (sql) => {
    sql.run(query.insertInto('note').values({ text: 'x'.repeat(9000) }));
    sql.run(query.updateTable('clock').set((eb) => ({ seconds: eb('seconds', '+', 600) })));
    return { summary: 'A long note', outcome: {}, rolls: [], value: null };
  }).seq;

/** Lets the file grow by so many pages, and no more. */
const limitPages = (file: CampaignFile, more: number): void => {
  const pages = Number(file.db.pragma('page_count', { simple: true }));
  if (!onDisk) file.db.pragma(`max_page_count = ${pages + more}`);
};

const notes = (file: CampaignFile): number =>
  Number(file.db.prepare('SELECT count(*) FROM note').pluck().get());

const refusal = async (work: () => unknown): Promise<TurnkeeperError | null> => {
  try {
    await work();
    return null;
  } catch (cause) {
    if (cause instanceof TurnkeeperError) return cause;
    throw cause;
  }
};

if (onDisk) writeFileSync(ballast, Buffer.alloc(400_000));
const file = createCampaign(path, {
  name: 'The Barrow',
  system: 'ose',
  settings: {},
  startSeconds: 0,
  createdAt: '2026-11-21T12:00:00.000Z',
});
limitPages(file, 150);

let acknowledged = 0;
const refusals: TurnkeeperError[] = [];
const attempt = async (work: () => unknown): Promise<void> => {
  const refused = await refusal(work);
  if (refused !== null) refusals.push(refused);
};
while (refusals.length === 0) await attempt(() => (acknowledged = step(file)));
for (let again = 0; again < 3; again++) await attempt(() => step(file));
if (onDisk) {
  await attempt(() => duplicateCampaign(file, join(folder, 'Copy.turnkeeper')));
  await attempt(() => backupNow(file, 'steps'));
}
const kept = notes(file);
const known = ['Barrow.turnkeeper', 'Barrow.turnkeeper-lock', 'ballast'];
const leftBehind = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => !known.includes(name) && name !== 'Barrow.turnkeeper-backups',
);
file.close();

const again = openCampaign(path);
const keptAfterOpening = notes(again);
const integrity = String(again.db.pragma('integrity_check', { simple: true }));
if (existsSync(ballast)) rmSync(ballast);
limitPages(again, 100);
const afterRoom = step(again);
undo(again);
redo(again);
again.close();

const filled: Filled = {
  acknowledged,
  codes: refusals.map(({ code }) => code),
  messages: refusals.map(({ message }) => message),
  kept,
  leftBehind,
  keptAfterOpening,
  integrity,
  afterRoom,
};
process.stdout.write(JSON.stringify(filled));
