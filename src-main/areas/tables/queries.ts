import { askingDice, DieWanted } from '../../../shared/dice/asking.ts';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { leafOdds } from '../../../shared/tables/leaf-odds.ts';
import { rollBranch } from '../../../shared/tables/roll-branch.ts';
import { rollTable } from '../../../shared/tables/roll.ts';
import { namesAfter, namesAmong, tooFewNames } from '../../../shared/tables/names-after.ts';
import { listTables } from '../../content/own-lists.ts';
import { query } from '../../db/sql.ts';
import { askedFor } from '../../facts/asked-for.ts';
import { readHeads, readTable } from '../../facts/tables/read-tables.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { chosenTables } from '../../exports/tables/chosen-tables.ts';
import { lossesOfTables } from '../../exports/tables/tables-as-text.ts';
import { chanceView } from './chance-view.ts';
import { need } from './judge.ts';
import { mapOf } from './map.ts';
import { bookWithBack, standingRoll, standingRolls } from './standing-rolls.ts';
import { tableView } from './table-view.ts';
import { thrownOn } from './throwing.ts';

const mostLeaves = 200;
const examples = 10;

const rowCounts = query
  .selectFrom('random_row')
  .select(({ fn }) => ['table_id', fn.countAll<number>().as('rows')])
  .groupBy('table_id')
  .compile();

export const tableQueries: QueriesOf<'table'> = {
  'table.list': ({ file: { sql } }) => {
    const counts = new Map(sql.all(rowCounts).map(({ table_id: id, rows }) => [id, rows]));
    const tables = readHeads(sql).map(({ id, folder, name, purpose, way, columns }) => ({
      id,
      folder,
      name,
      purpose,
      way,
      dice: columns[0]?.dice ?? '',
      rows: counts.get(id) ?? 0,
    }));
    return { tables };
  },

  'table.view': ({ file: { sql } }, throwing, content) => tableView(sql, content, throwing),

  'table.odds': ({ file: { sql } }, throwing, content) => {
    const { book, table, options } = thrownOn(sql, content, throwing);
    const { leaves, cut, sentence } = leafOdds(book, table.id, options);
    return {
      leaves: leaves.slice(0, mostLeaves).map(({ text, chance }) => ({ text, chance: chanceView(chance) })),
      more: Math.max(0, leaves.length - mostLeaves),
      cut: chanceView(cut),
      sentence,
    };
  },

  'table.examples': ({ file: { sql } }, { seed, ...throwing }, content) => {
    const { book, table, options } = thrownOn(sql, content, throwing);
    const dice = seededDice(seed);
    const roll = () => rollTable(book, table.id, { ...options, dice }).text;
    return { texts: Array.from({ length: examples }, roll) };
  },

  'table.namesAfter': ({ file: { sql } }, { id, seed }) => {
    const names = namesAmong(need(readTable(sql, id), 'table').rows.map(({ text }) => text));
    const sentence = tooFewNames(names);
    if (sentence !== null) return { names: [], sentence };
    const made = namesAfter(names, examples, seededDice(seed));
    return { names: made, sentence: made.length === 0 ? 'Nothing but its own names comes of it.' : null };
  },

  'table.offered': (_desk, _input, { lists }) => ({
    tables: listTables(lists).map(({ id, folder, name, columns, rows }) => ({
      ...{ id, folder, name },
      dice: columns[0]?.dice ?? '',
      rows: rows.length,
    })),
    source: lists.source,
    licence: `${lists.licence.name}. ${lists.licence.text}`,
  }),

  'table.map': ({ file: { sql } }, { id }, content) => {
    const { book, table } = thrownOn(sql, content, { id, column: 0, modifiers: [], add: 0 });
    return mapOf(book, table);
  },

  'table.losses': ({ file: { sql } }, asked, content) => {
    const out = chosenTables(sql, content, asked);
    return { tables: out.tables.length, losses: lossesOfTables(out, asked.format) };
  },

  'table.asks': ({ file: { sql } }, { faces, ...throwing }, content) => {
    const { book, table, options } = thrownOn(sql, content, throwing);
    const dice = askingDice(faces.map(({ face }) => face));
    try {
      rollTable(book, table.id, { ...options, dice });
    } catch (error) {
      if (!(error instanceof DieWanted)) throw error;
      return { wanted: askedFor(error.ask) };
    }
    return { wanted: null };
  },

  'table.branchAsks': ({ file: { sql } }, { seq, branch, faces }, content) => {
    const roll = standingRoll(sql, seq);
    const { tree, back } = roll;
    const book = bookWithBack(sql, content, roll, back(branch));
    const dice = askingDice(faces.map(({ face }) => face));
    try {
      rollBranch(book, tree, branch, dice);
    } catch (error) {
      if (!(error instanceof DieWanted)) throw error;
      return { wanted: askedFor(error.ask) };
    }
    return { wanted: null };
  },

  'table.rolls': ({ file: { sql } }, { limit }) => ({ rolls: standingRolls(sql, limit) }),
};
