import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QueryInput, QueryName } from '../../shared/ipc/contract.ts';
import { createCampaign } from '../../src-main/db/file/campaign-file.ts';
import { writeBook } from '../fixtures/big-book.ts';
import { deskWith, tenMinutesLater, valueOf } from './campaigns/bench-desk.ts';
import { campaignOfDeepDelve } from './campaigns/deep-delve.ts';
import { median, printFigure, samplesAfter, samplesOf } from './figures.ts';

const runs = 60;
const warmUp = 20;
const rooms = 5000;

/** One question of a window and the tables its answer is made of. */
interface Asked<Name extends QueryName> {
  name: Name;
  input: QueryInput<Name>;
  tables: readonly string[];
}

const ask = <Name extends QueryName>(
  name: Name,
  input: QueryInput<Name>,
  ...tables: string[]
): Asked<Name> => ({ name, input, tables });

const ofDelve = [
  ask('dungeon.company', {}, 'character', 'item'),
  ask('dungeon.delve', {}, 'character', 'light', 'light_span', 'turn', 'wandering_check', 'effect'),
  ask('light.sight', {}, 'character', 'item', 'light', 'light_span'),
  ask('effect.list', {}, 'character', 'effect'),
];
const ofBook = [
  ask('place.find', { text: 'green idol' }, 'room', 'level', 'dungeon'),
  ask('place.level', { levelId: 1 }, 'room', 'feature'),
  ask('place.room', { roomId: 2500 }, 'room', 'feature'),
];

/** Milliseconds from question to answer, each after a step, against reading its tables with nothing made of them. */
async function printViews(
  path: string,
  folder: string,
  title: string,
  questions: readonly Asked<QueryName>[],
  atMost: number,
) {
  const { desk, router } = await deskWith(path, folder);
  const { db } = desk.campaign.file;
  const { file } = desk.campaign;
  const timesOf = async (work: () => unknown) => {
    await samplesOf(warmUp, work);
    return median(await samplesAfter(runs, () => tenMinutesLater(file), work));
  };
  for (const { name, input, tables } of questions) {
    const statements = tables.map((table) => db.prepare(`SELECT * FROM ${table}`));
    const measured = await timesOf(async () => valueOf(await router.query(name, input)));
    printFigure({
      name: `${name} of ${title}; floor: every row of ${tables.join(', ')}`,
      measured,
      floor: await timesOf(() => statements.map((statement) => statement.all().length)),
      unit: 'ms',
      aim: `under ${atMost} ms`,
    });
  }
  await desk.shutDown();
}

function campaignOfBook(folder: string): string {
  const path = join(folder, 'book.turnkeeper');
  createCampaign(path, {
    name: 'Book',
    system: 'ose',
    settings: {},
    startSeconds: 36_000,
    createdAt: '2026-11-22T20:00:00.000Z',
  }).close();
  writeBook(path, rooms);
  return path;
}

/** What main takes to answer about a deep delve and a book of 5,000 rooms, without a window. */
export async function viewsBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-views-'));
  try {
    await printViews(campaignOfDeepDelve(folder), folder, 'a delve of 500 turns', ofDelve, 15);
    await printViews(
      campaignOfBook(folder),
      folder,
      `a book of ${rooms.toLocaleString('en')} rooms`,
      ofBook,
      100,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
