import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollTable } from '../../shared/tables/roll.ts';
import { leafOdds } from '../../shared/tables/leaf-odds.ts';
import { seededDice } from '../../shared/dice/seeded.ts';
import { tableView } from '../../src-main/areas/tables/table-view.ts';
import { createCampaign } from '../../src-main/db/file/campaign-file.ts';
import { runCommand } from '../../src-main/db/journal/journal.ts';
import { query } from '../../src-main/db/sql.ts';
import type { Sql } from '../../src-main/db/sql.ts';
import { readTableBook } from '../../src-main/facts/tables/campaign-tables.ts';
import { readHeads } from '../../src-main/facts/tables/read-tables.ts';
import { manyTables, writeManyTables } from './campaigns/many-tables.ts';
import { median, printFigure, samplesOf } from './figures.ts';

/** What the main process takes for the tables of a campaign that has 5,000 of 20 rows each. */

const runs = 20;
const { tables, rowsEach } = manyTables;
const noContent = { encounters: null, monsters: { printed: null, entries: [], byId: () => null } };

/** One that throws on a hundred others. */
function fillHundred(sql: Sql): number {
  const { lastId } = sql.run(
    query.insertInto('random_table').values({
      ...{ position: 0, folder: '', name: 'Hundred', purpose: 'any', way: 'weights', beyond: 'nothing' },
      ...{ modifiers: '[]', notes: '', licence: '', source: '', columns: '[{"title":"","dice":""}]' },
    }),
  );
  const text = Array.from({ length: 100 }, (_, at) => `{Table ${at * 20 + 20}}`).join(' ');
  const row = { table_id: lastId, position: 1, spans: '[null]', again: null, note: '', text };
  sql.run(query.insertInto('random_row').values(row));
  return lastId;
}

export async function tablesBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-tables-'));
  const file = createCampaign(join(folder, 'tables.turnkeeper'), {
    name: 'Tables',
    system: 'ose',
    settings: {},
    startSeconds: 36_000,
    createdAt: '2026-11-21T20:00:00.000Z',
  });
  const { sql } = file;
  let hundred = 0;
  runCommand(file, { kind: 'bench.step', input: {}, realTime: '2026-11-21T20:00:00.000Z' }, (writing) => {
    writeManyTables(writing);
    hundred = fillHundred(writing);
    return { summary: 'Filled.', outcome: {}, rolls: [], value: null };
  });
  const floor = median(await samplesOf(runs, () => sql.all(query.selectFrom('random_table').select('name'))));
  const figure = async (name: string, aim: string, work: (at: number) => unknown) =>
    printFigure({
      name: `${name}, ${tables} tables of ${rowsEach} rows, median of ${runs}; floor: their names read`,
      measured: median(await samplesOf(runs, work)),
      floor,
      unit: 'ms',
      aim,
    });
  await figure('The list of tables', 'under 50 ms', () => readHeads(sql));
  await figure('A table with its odds and users', 'under 50 ms', (at) =>
    tableView(sql, noContent, { id: 1 + at * 20, column: 0, modifiers: [], add: 0 }),
  );
  const book = readTableBook(sql, noContent);
  rollTable(book, hundred, { dice: seededDice(1) });
  await figure('A roll of 100 nested throws', 'under 5 ms', (at) =>
    rollTable(book, hundred, { dice: seededDice(at) }),
  );
  await figure('The same, the tables read anew', 'under 50 ms', (at) =>
    rollTable(readTableBook(sql, noContent), hundred, { dice: seededDice(at) }),
  );
  await figure('Odds of all through 20 tables', 'under 50 ms', () => leafOdds(book, 1));
  file.close();
  rmSync(folder, { recursive: true, force: true });
}
