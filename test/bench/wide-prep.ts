import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  CommandName,
  CommandInput,
  CommandOutput,
  QueryName,
  QueryInput,
  QueryOutput,
} from '../../shared/ipc/contract.ts';
import { setImportWorker } from '../../src-main/areas/import/read-in-worker.ts';
import { creatureSystems, loadBooks } from '../../src-main/content/bestiary/books.ts';
import { createCampaign } from '../../src-main/db/file/campaign-file.ts';
import { runCommand } from '../../src-main/db/journal/journal.ts';
import type { Desk } from '../../src-main/desk/desk.ts';
import type { Pack } from '../../src-main/imports/pack/pack-format.ts';
import type { Router } from '../../src-main/ipc/router.ts';
import { deskWith, tenMinutesLater, valueOf } from './campaigns/bench-desk.ts';
import { manyTables, writeManyTables } from './campaigns/many-tables.ts';
import { median, printFigure, samplesAfter, samplesOf, timed } from './figures.ts';

/** What main takes in a campaign of 10,000 own creatures, read from one pack, and of 5,000 tables. */

const runs = 30;
const creatures = 10_000;
const among = `among ${creatures} own creatures and ${manyTables.tables} tables`;

/** One main process with its campaign, as a window asks it. */
class Table {
  readonly desk: Desk;
  readonly #router: Router;

  constructor(desk: Desk, router: Router) {
    this.desk = desk;
    this.#router = router;
  }

  async ask<Name extends QueryName>(name: Name, input: QueryInput<Name>): Promise<QueryOutput<Name>> {
    return valueOf(await this.#router.query(name, input)) as QueryOutput<Name>;
  }

  async tell<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<CommandOutput<Name>> {
    return valueOf(await this.#router.command(name, input)) as CommandOutput<Name>;
  }

  readonly afterStep = (): void => tenMinutesLater(this.desk.campaign.file);
}

/** The creatures of every book over and over, as the referee's own, each by a name of its own. */
async function packOf(table: Table): Promise<Pack> {
  const books = await loadBooks();
  const printed: QueryOutput<'creature.draft'>[] = [];
  for (const { id: book, creatures: entries } of books)
    for (const { id } of entries.slice(0, 100))
      printed.push(await table.ask('creature.draft', { of: 'copy', book, id }));
  return {
    ...{ format: 'turnkeeper-pack', version: 1, id: 'bench', name: 'Many', author: 'The bench' },
    licence: { id: 'cc0', name: 'CC0 1.0 Universal', attribution: '', section15: [] },
    system: 'ose',
    creatures: Array.from({ length: creatures }, (_, at) => {
      const draft = printed[at % printed.length];
      if (!draft) throw new Error('The books are empty.');
      const { name, also, system, facts, tags, terrain, levels, licence, source } = draft;
      const notes = `Of the ${at % 50}th fen, where [[Marl]] met it. It fears light.`;
      return {
        ...{ name: `${name.slice(0, 60)} ${at}`, also, system, base: null, facts, tags, terrain, levels },
        ...{ notes, licence, source, picture: null },
      };
    }),
    tables: [],
    pages: [],
    images: [],
  };
}

/** A pack read on its thread and taken in one step, and what the journal keeps of it. */
async function packFigures(table: Table, pack: Pack, path: string): Promise<void> {
  const text = JSON.stringify(pack);
  writeFileSync(path, text);
  const bare = median(await samplesOf(5, () => JSON.parse(text) as unknown));
  let token = '';
  const reading = await timed(async () => {
    ({ token } = await table.tell('import.read', { job: 'bench', source: { from: 'file', path } }));
  });
  printFigure({
    name: `A pack of ${creatures} creatures read, once; floor: its JSON parsed`,
    ...{ measured: reading, floor: bare, unit: 'ms', aim: 'at most 5,000 ms' },
  });
  const { db } = table.desk.campaign.file;
  const taking = await timed(() => table.tell('import.take', { token, to: { in: 'pool' } }));
  const insert = db.prepare('INSERT INTO temp.written VALUES (?, ?)');
  const writing = await timed(
    db.transaction(() => pack.creatures.forEach((each) => insert.run(each.name, JSON.stringify(each)))),
  );
  printFigure({
    name: `The same taken in one step; floor: as many rows written and no more`,
    ...{ measured: taking, floor: writing, unit: 'ms', aim: 'at most 5,000 ms' },
  });
  const bytes = (sql: string) => Number(db.prepare(sql).pluck().get()) / 2 ** 20;
  printFigure({
    name: `What the journal keeps of it; floor: the pack itself`,
    measured: bytes(
      `SELECT (SELECT total(length(input) + length(outcome)) FROM journal)
        + (SELECT total(length("before")) + total(length("after")) FROM journal_row)`,
    ),
    ...{ floor: Buffer.byteLength(text) / 2 ** 20, unit: 'MB', aim: 'at most 30 MB' },
  });
}

/** The first 50 of the bestiary's list, on a key and after a step. */
async function listFigures(table: Table, floor: number): Promise<void> {
  const search = (text: string, sort: 'found' | 'xp' | 'name' = 'found') =>
    table.ask('creature.search', { text, sort, limit: 50 });
  await search('');
  for (const [what, text, sort] of [
    ['a word', 'goblin', 'found'],
    ['facts', 'undead hd 2-4', 'found'],
    ['all, by name', '', 'name'],
    ['all, by experience', '', 'xp'],
  ] as const)
    printFigure({
      name: `First 50 on a key, ${what}, ${among}, median of ${runs}; floor: the names read`,
      measured: median(await samplesOf(runs, () => search(text, sort))),
      ...{ floor, unit: 'ms', aim: 'at most 50 ms' },
    });
  const change = async (at: number) => {
    await table.tell('creature.change', { id: 1 + at, changes: { notes: `Seen ${at} times.` } });
    return search('goblin');
  };
  printFigure({
    name: `One of them changed and the list asked for a word, median of ${runs}; floor: the names read`,
    measured: median(await samplesOf(runs, change)),
    ...{ floor, unit: 'ms', aim: 'at most 100 ms' },
  });
}

/** Everything searched, a creature in four books, the tables and the page Tonight. */
async function otherFigures(table: Table, floor: number): Promise<void> {
  const anew = async (name: string, aim: string, work: (at: number) => Promise<unknown>) => {
    await work(0);
    printFigure({
      name: `${name} after a step, ${among}, median of ${runs}; floor: the names read`,
      measured: median(await samplesAfter(runs, table.afterStep, work)),
      ...{ floor, unit: 'ms', aim },
    });
  };
  for (const text of ['goblin', 'result 7', 'r', 'marl fen'])
    await anew(`Everything searched for "${text}"`, 'at most 50 ms', () =>
      table.ask('prep.search', { text }),
    );
  const inFour = async (at: number) => {
    for (const { id } of creatureSystems)
      await table.ask('creature.view', { book: 'ose', id: `own:${1 + at * 7}`, in: id });
  };
  await inFour(0);
  printFigure({
    name: `An own creature in four books ${among}, median of ${runs}; floor: the names read`,
    measured: median(await samplesOf(runs, inFour)),
    ...{ floor, unit: 'ms', aim: 'at most 5 ms' },
  });
  await anew('The list of tables', 'at most 50 ms', () => table.ask('table.list', {}));
  await anew('Tonight', 'at most 150 ms', () => table.ask('prep.tonight', { doors: 3 }));
}

export async function widePrepBench(importWorker: string): Promise<void> {
  setImportWorker(importWorker);
  const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-wide-prep-'));
  const path = join(folder, 'wide.turnkeeper');
  const realTime = '2026-11-28T20:00:00.000Z';
  const file = createCampaign(path, {
    ...{ name: 'Wide', system: 'ose', settings: {}, startSeconds: 36_000, createdAt: realTime },
  });
  file.close();
  const { desk, router } = await deskWith(path, folder);
  const table = new Table(desk, router);
  try {
    const { db } = desk.campaign.file;
    db.exec('CREATE TEMP TABLE written (name TEXT, facts TEXT)');
    await packFigures(table, await packOf(table), join(folder, 'many.pack.json'));
    runCommand(desk.campaign.file, { kind: 'bench.step', input: {}, realTime }, (writing) => {
      writeManyTables(writing);
      return { summary: 'Filled.', outcome: {}, rolls: [], value: null };
    });
    const names = db.prepare('SELECT name FROM creature').pluck();
    const floor = median(await samplesOf(runs, () => names.all()));
    await listFigures(table, floor);
    await otherFigures(table, floor);
  } finally {
    await desk.shutDown();
    rmSync(folder, { recursive: true, force: true });
  }
}
