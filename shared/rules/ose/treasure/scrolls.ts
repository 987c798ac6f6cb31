import { askedInWords } from '../../treasure/asked.ts';
import type { HeldSpell } from '../../treasure/finds.ts';
import type { TreasureBook } from '../../treasure/rules.ts';
import { spellOf } from '../../treasure/spells.ts';
import type { Magic, MagicAsked, Row } from '../../treasure/tables.ts';
import { needed, type TreasureThrower } from '../../treasure/thrower.ts';

/** Whose magic it is, then of each spell its level and which it is. */
export function writtenSpells(thrower: TreasureThrower, book: TreasureBook, count: number): HeldSpell[] {
  const { magic: kinds } = needed(book.prep.scrolls, 'tables of scrolls');
  const { name: magic } = thrower.on(kinds, 'magic of the scroll');
  return spells(thrower, book, magic, count);
}

/** In a hundred, of a ring's spells being a cleric's. */
const divineInRing = 20;

/** A ring stores spells of one magic; their levels fall as those of a scroll. */
export function storedSpells(
  thrower: TreasureThrower,
  book: TreasureBook,
  ring: string,
  count: string,
): HeldSpell[] {
  const many = thrower.throw(count, `${ring}: spells`);
  const magic = thrower.happens(divineInRing, `${ring}: divine spells`) ? 'divine' : 'arcane';
  return spells(thrower, book, magic, many);
}

function spells(thrower: TreasureThrower, book: TreasureBook, magic: Magic, count: number): HeldSpell[] {
  return Array.from({ length: count }, () => spellOf(thrower, book, magic, levelOf(thrower, book)[magic]));
}

function levelOf(thrower: TreasureThrower, { prep }: TreasureBook): Readonly<Record<Magic, number>> {
  const { spell_level: table } = needed(prep.scrolls, 'tables of scrolls');
  if (!thrower.low) return thrower.on(table, 'level of the spell');
  const low = table.rows.flatMap(({ basic, ...row }) =>
    basic === null ? [] : [{ ...row, ...within(basic) }],
  );
  return thrower.on({ dice: table.basic_dice, rows: low }, 'level of the spell');
}

const within = ({ min, max }: Row): Row => ({ min, max });

/** "VI: 3 magic items, 1 scroll, 1 potion". The hoard at its end is rolled when it is found. */
export function mapTo({ prep }: TreasureBook, id: string): string {
  const { types } = needed(prep.treasure_maps, 'treasure maps');
  const map = needed(
    types.find((each) => each.id === id),
    `treasure map ${id}`,
  );
  return `${id}: ${map.entries.map(entryInWords).join(', ')}`;
}

function entryInWords(entry: {
  kind: string;
  amount?: string | null;
  items?: readonly MagicAsked[];
}): string {
  if (entry.kind === 'value_gp') return `a hoard worth ${entry.amount ?? '?'} gp`;
  if (entry.kind === 'magic') return (entry.items ?? []).map(askedInWords).join(', ');
  return `${entry.amount ?? '?'} ${entry.kind === 'gems' ? 'gems' : 'pieces of jewellery'}`;
}
