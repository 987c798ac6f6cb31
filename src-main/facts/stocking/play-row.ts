import type { DieAsk } from '../../../shared/dice/asking.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import type { StockCell } from '../../../shared/ipc/prep/stocking/rooms.ts';
import { TreasureThrower } from '../../../shared/rules/treasure/thrower.ts';
import type { TreasureRules } from '../../../shared/rules/treasure/rules.ts';
import { type Contents, type Held, rollContents } from '../../../shared/stocking/contents.ts';
import { exampleInWords, rollExample } from '../../../shared/stocking/examples.ts';
import type { OwnContents } from '../../../shared/stocking/own-contents.ts';
import type { ExampleList, StockingTables } from '../../../shared/stocking/tables.ts';
import { capital } from '../../../shared/words/names.ts';
import { unguardedOn } from '../../../shared/treasure/plan.ts';
import { treasureBook } from '../../content/treasure-book.ts';
import type { ContentOf } from '../../content/content-for.ts';
import { type PlayedLine, playLines } from '../hoards/card.ts';
import { type AskedSource, type ReadSource, readSource } from '../hoards/source.ts';
import { type Foes, type MonsterTable, comersAsFoes, rollFoes, writtenFoes } from './monsters.ts';
import { type OwnTable, rollOwn } from './own-table.ts';
import { type GivenCell, type GivenRow, playCell, type PlayedCell } from './play-cell.ts';
import { saidContents } from './said-contents.ts';
import type { Themes } from './themes.ts';

/** What rooms of a level are stocked by. */
export interface Stocking {
  readonly tables: StockingTables | null;
  /** Says what rooms hold in place of the book's table. */
  readonly own: OwnTable | null;
  readonly monsters: (MonsterTable & { readonly themes: Themes }) | null;
  readonly rules: TreasureRules;
  readonly depth: number;
  readonly low: boolean;
  readonly content: ContentOf<'encounters' | 'prep' | 'equipment' | 'monsters'>;
}

/** What a cell came to: by its dice or the referee's word; `none` where there is no table for it. */
export interface Filled<Value> {
  readonly state: 'empty' | 'waits' | 'asked' | 'rolled' | 'typed' | 'struck' | 'none';
  readonly value: Value | null;
  readonly played: Pick<PlayedCell<unknown>, 'faces' | 'sides' | 'ask'>;
  /** Why what fell cannot be used. */
  readonly fault?: string;
}

export interface Note {
  readonly name: string;
  readonly what: string;
}

/** The treasure of a room: a roll of the book, or what the referee writes. */
export interface RoomTreasure {
  readonly source: ReadSource | null;
  readonly lines: readonly PlayedLine[];
  readonly said: string | null;
}

export interface PlayedRow {
  readonly given: GivenRow;
  readonly contents: Filled<Contents | OwnContents>;
  readonly monster: Filled<Foes>;
  readonly trap: Filled<Note>;
  readonly special: Filled<Note>;
  readonly treasure: Filled<RoomTreasure>;
  /** The next die of the room. */
  readonly ask: { readonly cell: StockCell; readonly line: number; readonly die: DieAsk } | null;
}

/** Which cells of a room the program throws for, and with what. */
export interface Throwing {
  readonly dice: Dice;
  readonly cell: StockCell | null;
}

const untouched = { faces: [], sides: [], ask: null };
const standing = <Value>(state: Filled<Value>['state'], value: Value | null = null): Filled<Value> => ({
  state,
  value,
  played: untouched,
});

/**
 * A room as far as its dice go: contents, who is there, trap, special, treasure, in this order. Throws bad-input for
 * words that cannot be read, naming the field under `field`, and bad-die.
 */
export function playRow(given: GivenRow, by: Stocking, throwing: Throwing | null, field: string): PlayedRow {
  const throwsOn = (cell: StockCell): Dice | null =>
    throwing !== null && (throwing.cell === null || throwing.cell === cell) ? throwing.dice : null;
  const contents = usable(
    fill<Contents | OwnContents | string>(given.contents, true, {
      said: (text) => saidContents(text, `${field}.contents.said`),
      roll: contentsRoll(by),
      throws: throwsOn('contents'),
    }),
  );
  const holds = contents.value;
  const own = holds !== null && 'comers' in holds ? holds : null;
  const lists = by.tables;
  const ofRoom = (what: Held) => (holds === null ? null : holds.contents === what);
  const monster = fill(given.monster, ofRoom('monster'), {
    said: (text) => writtenFoes(text, by.content.monsters),
    roll: ownFoes(own, by) ?? tableFoes(given, by),
    throws: throwsOn('monster'),
  });
  const noted = (cell: 'trap' | 'special', list: ExampleList | null) =>
    fill(given[cell], ofRoom(cell), {
      said: (text) => ({ name: text, what: '' }),
      roll:
        own !== null && own.what !== '' && own.contents === cell
          ? () => ({
              name: own.what.slice(0, longestName),
              what: own.what.length > longestName ? own.what : '',
            })
          : list && list.rows.length > 0
            ? (dice: Dice) => exampleInWords(rollExample(thrower(dice, capital(cell)), list, 'which'))
            : null,
      throws: throwsOn(cell),
    });
  const trap = noted('trap', lists && (holds?.treasure === true ? lists.treasureTraps : lists.roomTraps));
  const special = noted('special', lists?.specials ?? null);
  const isSure = monster.state !== 'asked';
  const treasure = treasureOf(given, isSure ? (holds?.treasure ?? null) : null, {
    monster: monster.value,
    hoard: own?.hoard ?? null,
    by,
    throws: throwsOn('treasure'),
  });
  return {
    given,
    contents,
    monster,
    trap,
    special,
    treasure,
    ask: askOf({ contents, monster, trap, special, treasure }),
  };
}

const longestName = 80;

/** By a table of the campaign's own, else by that of the book. */
const contentsRoll = ({ own, tables }: Stocking) => {
  if (own) return (dice: Dice) => rollOwn(own, dice);
  return tables && ((dice: Dice) => rollContents(thrower(dice, 'Contents'), tables));
};

/** What fell and is of no use leaves the cell to the referee. */
const usable = <Value>({ value, ...filled }: Filled<Value | string>): Filled<Value> =>
  typeof value === 'string' ? { ...filled, state: 'none', value: null, fault: value } : { ...filled, value };

/** Whom the campaign's own table says, where it does. */
function ownFoes(own: OwnContents | null, { content }: Stocking): (() => Foes) | null {
  if (own === null || own.contents !== 'monster') return null;
  const { comers, what } = own;
  if (comers !== null) return () => comersAsFoes(comers, content.monsters);
  return what === '' ? null : () => writtenFoes(what, content.monsters);
}

const thrower = (dice: Dice, title: string) => new TreasureThrower(dice, title);

/** By the table of the level, under the theme of the room; null where there is none. */
function tableFoes({ lair, theme }: GivenRow, { monsters, content }: Stocking) {
  if (monsters === null) return null;
  const book = monsters.themes.book(theme);
  return (dice: Dice) => rollFoes({ book, monsters: content.monsters, lair }, monsters.id, dice);
}

interface Filling<Value> {
  said: (text: string) => Value;
  /** Null where there is no table. */
  roll: ((dice: Dice) => Value | null) | null;
  throws: Dice | null;
}

/** `wanted`: whether the room holds such a thing; null while that is not known. */
function fill<Value>(
  given: GivenCell,
  wanted: boolean | null,
  { said, roll, throws }: Filling<Value>,
): Filled<Value> {
  if (given.struck) return standing('struck');
  if (given.said !== null && given.said !== '') return standing('typed', said(given.said));
  if (!given.locked && wanted === false) return standing('empty');
  if (!given.locked && wanted === null) return standing('waits');
  if (roll === null) return standing('none');
  const played = playCell(given.faces, throws, roll);
  if (played.ask) return { state: 'asked', value: null, played };
  return { state: 'rolled', value: played.value, played };
}

function treasureOf(
  { treasure: given, monster: { struck: nobody } }: GivenRow,
  wanted: boolean | null,
  {
    monster,
    hoard,
    by,
    throws,
  }: { monster: Foes | null; hoard: OwnContents['hoard']; by: Stocking; throws: Dice | null },
): Filled<RoomTreasure> {
  if (given.struck) return standing('struck');
  if (given.said !== null && given.said !== '')
    return standing('typed', { source: null, lines: [], said: given.said });
  if (!given.locked && wanted === false) return standing('empty');
  if (!given.locked && wanted === null) return standing('waits');
  const asked = hoardSource(hoard, by) ?? sourceOf(nobody ? null : monster, by);
  if (asked === null) return standing('none');
  const source = readSource(asked, by.rules, by.content);
  const throwing = throws === null ? ({ throws: 'none' } as const) : ({ throws: 'all' } as const);
  const lines = playLines(source, {
    lines: given.lines,
    low: by.low,
    ...throwing,
    dice: throws ?? noDice,
  });
  const at = lines.find(({ ask }) => ask !== null);
  return {
    state: at ? 'asked' : 'rolled',
    value: { source, lines, said: null },
    played: { faces: [], sides: [], ask: at?.ask ?? null },
  };
}

const noDice: Dice = {
  roll: () => {
    throw new TypeError('No die is thrown here.');
  },
};

/** As the row of the campaign's own table gives it, where the book goes by letters. */
function hoardSource(hoard: OwnContents['hoard'], { rules, content }: Stocking): AskedSource | null {
  const book = treasureBook(content);
  if (hoard === null || book === null || rules.way !== 'letters') return null;
  if (hoard.letters !== '') return { by: 'letters', text: hoard.letters, bearers: 1 };
  const level = hoard.level ?? 0;
  return unguardedOn(book, level) ? { by: 'unguarded', level } : null;
}

/** By whoever is there, else unguarded by depth; null where the book has no table of it. */
function sourceOf(monster: Foes | null, { rules, depth, content }: Stocking): AskedSource | null {
  const book = treasureBook(content);
  if (!book || rules.way === 'own tables') return null;
  if (monster !== null) {
    if (monster.creatureId === null) return null;
    return { by: 'creature', id: monster.creatureId, count: Math.min(1000, monster.number ?? 1), lair: true };
  }
  return rules.way === 'letters' && unguardedOn(book, depth) ? { by: 'unguarded', level: depth } : null;
}

type Cells = Pick<PlayedRow, StockCell>;

function askOf(cells: Cells): PlayedRow['ask'] {
  for (const cell of ['contents', 'monster', 'trap', 'special', 'treasure'] as const) {
    const { ask: die } = cells[cell].played;
    if (die === null) continue;
    const lines = cells.treasure.value?.lines ?? [];
    const line = cell === 'treasure' ? lines.findIndex(({ ask }) => ask !== null) : 0;
    return { cell, line: Math.max(0, line), die };
  }
  return null;
}
