import type { Dice } from '../../../shared/dice/dice.ts';
import { parseDice } from '../../../shared/dice/notation.ts';
import { rollTotal } from '../../../shared/dice/roll.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { EncountersFile } from '../../../shared/content/schemas/encounters.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import { rollTable } from '../../../shared/tables/roll.ts';
import { tablesIn } from '../../../shared/tables/rolled-tables.ts';
import type { RolledTable } from '../../../shared/tables/rolled.ts';
import type { Comers } from '../../../shared/tables/outcomes.ts';
import type { Gift, RandomTable, TableId } from '../../../shared/tables/table.ts';
import { TABLE } from '../../../shared/tables/thrower.ts';
import type { CreaturesAtHand } from '../../content/bestiary/own/at-hand.ts';
import type { Monster } from '../../content/creatures.ts';
import { ownNumberOf } from '../../content/offered-tables.ts';
import type { LevelRow } from '../../db/tables.ts';

/** Who is thrown for in a room, on which table, and how many they are. */

export interface MonsterTable {
  readonly id: TableId;
  readonly title: string;
  /** What is to be known of it. */
  readonly note: string;
}

/** The level's own table, else that of the book for its depth; null where there is neither. */
export function monsterTable(
  { table_id: own, depth }: Pick<LevelRow, 'table_id' | 'depth'>,
  book: TableBook,
  encounters: EncountersFile | null,
): MonsterTable | null {
  const kept = own === null ? undefined : book.table(own);
  if (kept) return { id: kept.id, title: kept.name, note: 'The table of this level.' };
  const printed = encounters?.tables.find(
    ({ kind, level }) =>
      kind === 'dungeon' &&
      level !== null &&
      depth >= level.min &&
      (level.max === null || depth <= level.max),
  );
  if (!printed) return null;
  const note =
    printed.derived === true
      ? 'The book prints no such table: a list of its creatures by level, each as likely as the next.'
      : 'The book’s table for this depth; the level has none of its own.';
  return { id: printed.id, title: printed.name, note };
}

/** Who is there, and how many. */
export interface Foes {
  readonly who: string;
  readonly creature: Monster | null;
  readonly creatureId: string | null;
  /** Null where nobody says. */
  readonly number: number | null;
  readonly numberDice: string;
}

/** Throws on the table with all it leads to, then for how many. Null where nobody stands there. */
export function rollFoes(
  { book, monsters, lair }: { book: TableBook; monsters: CreaturesAtHand; lair: boolean },
  table: TableId,
  dice: Dice,
): Foes | null {
  const { root } = rollTable(withoutNumbers(book), table, { dice });
  const gift = creatureIn(root);
  if (!gift) return root.text === '' ? null : named(root.text);
  const creature = gift.creature === '' ? null : monsters.byId(gift.creature);
  const who = gift.name === '' ? (creature?.name ?? root.text) : gift.name;
  const roaming = printedNumbers.get(gift) ?? '';
  const group = roaming === '' ? (ownNumberOf(monsters, gift.creature) ?? '') : roaming;
  const numberDice = (lair ? lairNumber(creature) : null) ?? group;
  return {
    who: who.slice(0, longestName),
    creature,
    creatureId: creature?.id ?? null,
    number: howMany(numberDice, who, dice),
    numberDice,
  };
}

/** Those whom a row of the campaign's own table gives. */
export function comersAsFoes({ who, creatureId, number }: Comers, monsters: CreaturesAtHand): Foes {
  const creature = creatureId === null ? null : monsters.byId(creatureId);
  const name = who === '' ? (creature?.name ?? 'Somebody') : who;
  return {
    who: name.slice(0, longestName),
    creature,
    creatureId: creature?.id ?? null,
    number: number === null ? null : Math.max(1, Math.min(10_000, number)),
    numberDice: '',
  };
}

const longestName = 80;
const named = (text: string): Foes => ({
  who: text.slice(0, longestName),
  creature: null,
  creatureId: null,
  number: null,
  numberDice: '',
});

/** Of dice that nobody can read, the number stays open. */
function howMany(numberDice: string, who: string, dice: Dice): number | null {
  if (numberDice === '') return null;
  try {
    const expression = parseDice(numberDice);
    const of = expression.terms.reduce((sum, term) => sum + (term.kind === 'dice' ? term.count : 0), 0);
    dice.about?.({ what: 'chance', title: `${who}: how many`, rule: TABLE, by: null, dice: numberDice, of });
    return Math.max(1, rollTotal(expression, dice));
  } catch (error) {
    if (error instanceof TurnkeeperError && error.code !== 'bad-die') return null;
    throw error;
  }
}

type CreatureGift = Extract<Gift, { kind: 'creature' }>;

function creatureIn(root: RolledTable): CreatureGift | null {
  for (const { gives } of tablesIn(root))
    for (const { gift } of gives) if (gift.kind === 'creature') return gift;
  return null;
}

/** What the row says of the number of a creature that was thrown for without it. */
const printedNumbers = new WeakMap<Gift, string>();
const stripped = new WeakMap<RandomTable, RandomTable>();

/** The same tables, whose creatures are thrown for alone: how many comes last, for a lair may hold others. */
const withoutNumbers = (book: TableBook): TableBook => ({
  ...book,
  table: (id) => {
    const table = book.table(id);
    if (!table) return undefined;
    const known = stripped.get(table) ?? {
      ...table,
      rows: table.rows.map((row) => ({ ...row, gives: row.gives.map(alone) })),
    };
    stripped.set(table, known);
    return known;
  },
});

function alone(gift: Gift): Gift {
  if (gift.kind !== 'creature') return gift;
  const without = { ...gift, number: '' };
  printedNumbers.set(without, gift.number);
  return without;
}

/** As many as their lair holds; null where the book does not say. */
function lairNumber(creature: Monster | null): string | null {
  const { lair, wilderness } = creature?.number_appearing ?? {};
  return [lair, wilderness].find((dice) => dice != null && dice !== '0' && dice !== 'special') ?? null;
}

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replaceAll(/[\s,]+/gu, ' ')
    .trim();

/** One for many: "goblins" is a goblin, "wolves" a wolf. */
const singular = (name: string): string[] => [
  name,
  name.replace(/ves$/u, 'f'),
  name.replace(/ies$/u, 'y'),
  name.replace(/es$/u, ''),
  name.replace(/s$/u, ''),
];

/** "3 goblins", "2d4 × Goblin", "Old Grizel": as the referee writes it, a creature where one bears the name. */
export function writtenFoes(text: string, monsters: CreaturesAtHand): Foes {
  const [, many = '', rest = text] = /^(\d+(?:d\d+)?(?:[+-]\d+)?)\s*[×x]?\s+(.*)$/u.exec(text.trim()) ?? [];
  const names = singular(folded(rest));
  const creature =
    monsters.entries.find(({ name, also_known_as: also }) =>
      [name, also ?? ''].some((each) => each !== '' && names.includes(folded(each))),
    ) ?? null;
  const number = /^\d+$/u.test(many) ? Number(many) : null;
  const isNumber = number !== null && number >= 1 && number <= 10_000;
  return {
    who: (creature?.name ?? rest.trim()).slice(0, longestName),
    creature,
    creatureId: creature?.id ?? null,
    number: isNumber ? number : null,
    numberDice: number === null ? many : '',
  };
}
