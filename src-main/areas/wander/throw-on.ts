import type { MonstersFile } from '../../../shared/content/schemas/monsters.ts';
import { parseDice } from '../../../shared/dice/notation.ts';
import { rollDice } from '../../../shared/dice/roll.ts';
import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import { spanText } from '../../../shared/odds/play/table-odds.ts';
import { because } from '../../../shared/rules/common/reason.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import { ownNumberOf } from '../../content/offered-tables.ts';
import type { Sql } from '../../db/sql.ts';
import type { WanderRowRow, WanderTableRow } from '../../db/tables.ts';
import type { StepContext } from '../../steps/step-context.ts';
import { deepestNesting } from './nesting.ts';
import { needTable, readWanderBook } from './read-tables.ts';

/** One table that was thrown on, and what stood there; null where nothing did. */
export interface ThrownTable {
  tableId: number;
  table: string;
  dice: string;
  total: number;
  row: string | null;
}

export interface Thrown {
  /** Null where nothing stands at the last total. */
  who: string | null;
  creatureId: string | null;
  /** Dice or a figure; empty where neither the row nor the creature says. */
  numberDice: string;
  note: string;
  path: ThrownTable[];
  reasons: Reason[];
}

interface Throwing {
  dice: StepContext['dice'];
  /** The faces of each table on the way as they were typed; what is missing is rolled. */
  typed?: readonly (readonly (number | null)[])[];
  monsters: MonstersFile | null;
}

/** The rule of a figure that a table of the campaign gives. */
const TABLE = 'TABLE';

/**
 * Throws on a table, and on the tables it sends to, until somebody comes of it or nothing stands there. Throws
 * not-found for a table that is gone, refused where tables send on without end, bad-input for dice that cannot be read.
 */
export function throwOn(sql: Sql, tableId: number, throwing: Throwing): Thrown {
  const book = readWanderBook(sql);
  const path: ThrownTable[] = [];
  const reasons: Reason[] = [];
  const notes: string[] = [];
  for (let next = tableId; ;) {
    if (path.length === deepestNesting) throw tooDeep(path);
    const { table, rows } = needTable(book, next, 'tableId');
    const total = totalOf(table, path.length, throwing);
    const row = rows.find(({ from_total: from, to_total: to }) => total >= from && total <= to);
    const nested = row === undefined || row.nested_id === null ? undefined : book.get(row.nested_id);
    const words = row && rowWords(row, nested?.table.name);
    path.push({ tableId: next, table: table.name, dice: table.dice, total, row: words ?? null });
    reasons.push(because(`${table.name}, ${table.dice}`, total, TABLE));
    if (row === undefined) return nothingThere(path, reasons, notes);
    reasons.push(because(`row ${rowSpan(row)}`, words ?? '', TABLE));
    if (row.note !== '') notes.push(row.note);
    if (nested === undefined) return comesOf(row, throwing.monsters, { path, reasons, notes });
    next = nested.table.id;
  }
}

const rowSpan = ({ from_total: from, to_total: to }: WanderRowRow): string => spanText({ from, to });

const rowWords = ({ who }: WanderRowRow, nested: string | undefined): string =>
  who !== '' ? who : nested === undefined ? 'nobody named' : `on to ${nested}`;

function totalOf({ name, dice }: WanderTableRow, at: number, { dice: rolled, typed = [] }: Throwing): number {
  const expression = readable(dice, name);
  return rollDice(expression, rolled(...(typed[at] ?? []))).total;
}

function readable(dice: string, table: string) {
  try {
    return parseDice(dice);
  } catch (error) {
    if (!(error instanceof TurnkeeperError)) throw error;
    throw refused(
      `The dice of ${table} cannot be read: ${error.message} Nothing was thrown; mend the table first.`,
      { tableId: 'Mend its dice first.' },
    );
  }
}

interface Way {
  path: ThrownTable[];
  reasons: Reason[];
  notes: string[];
}

const nothingThere = (path: ThrownTable[], reasons: Reason[], notes: string[]): Thrown => ({
  who: null,
  creatureId: null,
  numberDice: '',
  note: notes.join(' '),
  path,
  reasons,
});

function comesOf(row: WanderRowRow, monsters: MonstersFile | null, { path, reasons, notes }: Way): Thrown {
  const own = row.number === '' ? ownNumberOf(monsters, row.creature_id) : null;
  if (own !== null) reasons.push(because('the creature’s own number', own, 'CONTENT'));
  return {
    who: row.who === '' ? null : row.who,
    creatureId: row.creature_id,
    numberDice: row.number === '' ? (own ?? '') : row.number,
    note: notes.join(' '),
    path,
    reasons,
  };
}

const tooDeep = (path: readonly ThrownTable[]): TurnkeeperError =>
  refused(
    `More than ${deepestNesting} tables send to each other, from ${path[0]?.table ?? ''} on. Nothing was thrown; mend the tables first.`,
    { tableId: 'Its tables send on without end.' },
  );
