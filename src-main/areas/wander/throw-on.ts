import type { CreaturesAtHand } from '../../content/bestiary/own/at-hand.ts';
import { parseDice } from '../../../shared/dice/notation.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import { rollTotal } from '../../../shared/dice/roll.ts';
import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import { spanText } from '../../../shared/odds/play/table-odds.ts';
import { because } from '../../../shared/rules/common/reason.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import { giftWords } from '../../../shared/tables/gift-words.ts';
import { rollTable } from '../../../shared/tables/roll.ts';
import type { RandomTable, TableId, TableRow } from '../../../shared/tables/table.ts';
import { capital } from '../../../shared/words/names.ts';
import { ownNumberOf } from '../../content/offered-tables.ts';
import type { Sql } from '../../db/sql.ts';
import { readTableBook } from '../../facts/tables/campaign-tables.ts';
import type { TableContent } from '../../facts/tables/campaign-tables.ts';
import { keepComeUp } from '../../facts/tables/come-up.ts';
import type { StepContext } from '../../steps/step-context.ts';
import { deepestNesting } from './nesting.ts';
import { wanderRow } from './read-tables.ts';
import type { WanderRow } from './read-tables.ts';

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
  content: TableContent;
}

/** The rule of a figure that a table of the campaign gives. */
const TABLE = 'TABLE';

/**
 * Throws on a table, and on the tables it sends to, until somebody comes of it or nothing stands there. Of a row's text
 * everything is rolled but how many come. Throws not-found for a table that is gone, refused where tables send on
 * without end, no row of them is left, or their dice cannot be read.
 */
export function throwOn(sql: Sql, tableId: number, throwing: Throwing): Thrown {
  const { dice, typed = [], content } = throwing;
  const book = readTableBook(sql, content);
  const path: ThrownTable[] = [];
  const reasons: Reason[] = [];
  const notes: string[] = [];
  for (let next = tableId; ;) {
    if (path.length === deepestNesting) throw tooDeep(path);
    const table = needKept(book, next);
    const root = throwAlone(book, table, dice(...(typed[path.length] ?? [])));
    keepComeUp(sql, root);
    const row = table.rows.find(({ id }) => id === root.row);
    const told = row && wanderRow(row);
    const sentOn = told?.nestedId === null || told === undefined ? undefined : book.table(told.nestedId);
    const words = told && rowWords(root.text, sentOn?.name);
    const notation = table.columns[0]?.dice ?? '';
    path.push({ tableId: next, table: table.name, dice: notation, total: root.total, row: words ?? null });
    if (table.way === 'dice') {
      reasons.push(because(`${table.name}, ${notation}`, root.total, TABLE));
      if (told) reasons.push(because(`row ${rowAt(told)}`, words ?? '', TABLE));
    } else reasons.push(...root.why);
    if (told === undefined || row === undefined) return nothingThere(path, reasons, notes);
    notes.push(...notesOf(row, told, book));
    if (sentOn === undefined)
      return comesOf({ ...told, who: root.text }, content.monsters, { path, reasons, notes });
    next = told.nestedId ?? next;
  }
}

const rowAt = ({ from, to }: WanderRow): string => spanText({ from, to });

const rowWords = (text: string, nested: string | undefined): string =>
  text !== '' ? text : nested === undefined ? 'nobody named' : `on to ${nested}`;

/** What a row says beside who comes: the referee's note, and whatever else it gives. */
const notesOf = (row: TableRow, told: WanderRow, book: TableBook): string[] => {
  const creature = row.gives.find(({ kind }) => kind === 'creature');
  const others = row.gives.filter(
    (gift) => gift !== creature && (gift.kind !== 'table' || gift.table !== told.nestedId),
  );
  const given = others.map((gift) => `${capital(giftWords(gift, (id) => book.table(id)?.name))}.`);
  return [...(row.note === '' ? [] : [row.note]), ...given];
};

/**
 * A throw on one table, of whose rows only the texts are rolled: what they give is asked for in its own time. The dice
 * fall also where no row waits for them, and a d1 too. Throws refused where no row is left.
 */
function throwAlone(book: TableBook, table: RandomTable, dice: Dice) {
  const alone = { ...table, rows: table.rows.map((row) => ({ ...row, gives: [] })) };
  const itself = { ...book, table: (id: TableId) => (id === table.id ? alone : book.table(id)) };
  const { root, stopped, drawn, struck } = rollTable(itself, table.id, { dice });
  const notation = table.columns[0]?.dice ?? '';
  const isUnthrown = root.throws.every(({ faces }) => faces.length === 0);
  const plain = isUnthrown && table.way === 'dice' ? rollTotal(notation, dice) : null;
  const total = root.total ?? (table.rows.length === 0 ? plain : null);
  if (stopped || total === null) throw noRow(table, stopped?.sentence ?? root.why.at(-1)?.value);
  return { total, row: root.row, text: root.text, why: root.why, drawn, struck };
}

function needKept(book: TableBook, id: number): RandomTable {
  const table = book.table(id);
  if (!table)
    throw new TurnkeeperError('not-found', 'That table is no longer there. Nothing was changed.', {
      tableId: 'Choose from the list.',
    });
  if (table.way === 'dice') requireReadable(table);
  return table;
}

function requireReadable({ name, columns }: RandomTable): void {
  try {
    parseDice(columns[0]?.dice ?? '');
  } catch (error) {
    if (!(error instanceof TurnkeeperError)) throw error;
    throw refused(
      `The dice of ${name} cannot be read: ${error.message} Nothing was thrown; mend the table first.`,
      { tableId: 'Mend its dice first.' },
    );
  }
}

const noRow = ({ name }: RandomTable, why: string | number | undefined): TurnkeeperError =>
  refused(`Nobody can come of ${name}: ${why ?? 'it has no rows'}. Nothing was thrown.`, {
    tableId: 'Mend it first.',
  });

/** Of whoever is met; a longer text stands in the note. */
const longestName = 80;

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

function comesOf(row: WanderRow, monsters: CreaturesAtHand, { path, reasons, notes }: Way): Thrown {
  const own = row.number === '' ? ownNumberOf(monsters, row.creatureId) : null;
  if (own !== null) reasons.push(because('the creature’s own number', own, 'CONTENT'));
  const isLong = row.who.length > longestName;
  return {
    who: row.who === '' ? null : isLong ? `${row.who.slice(0, longestName - 1)}…` : row.who,
    creatureId: row.creatureId,
    numberDice: row.number === '' ? (own ?? '') : row.number,
    note: [...(isLong ? [`${row.who}.`] : []), ...notes].join(' '),
    path,
    reasons,
  };
}

const tooDeep = (path: readonly ThrownTable[]): TurnkeeperError =>
  refused(
    `More than ${deepestNesting} tables send to each other, from ${path[0]?.table ?? ''} on. Nothing was thrown; mend the tables first.`,
    { tableId: 'Its tables send on without end.' },
  );
