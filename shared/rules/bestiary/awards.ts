import type { CountedDice } from './hit-dice.ts';
import type { Award, BookTables } from './tables.ts';

/** Experience points of a creature, and the row that gives them. */
export interface Awarded {
  points: number;
  row: string;
}

type Row = Extract<Award, { hd: string }>;

/** Where a row begins: "less than 1", "3", "3+", "7-7+", "9-10+". A plus comes after its dice. */
function startOf({ hd }: Row): number {
  const [, dice = '0', plus = ''] = /^(\d+)(\+?)/.exec(hd) ?? [];
  return Number(dice) + (plus === '' ? 0 : PLUS);
}

const PLUS = 0.5;

/** The row of its Hit Dice, so much more for each asterisk, and for each die over the last row. Null without a table. */
export function awardByDice(
  { xp_awards: awards }: Pick<BookTables, 'xp_awards'>,
  { dice, modifier }: CountedDice,
  asterisks: number,
  beyond: { perDie: number; perAsterisk: number },
): Awarded | null {
  const rows = awards.filter((award): award is Row => 'hd' in award);
  const at = dice + (modifier > 0 ? PLUS : 0);
  const row = rows.findLast((each) => startOf(each) <= at);
  if (!row) return null;
  const over = row === rows.at(-1) ? Math.max(0, dice - Math.floor(startOf(row))) : 0;
  const each = row.per_asterisk + beyond.perAsterisk * over;
  return { points: row.base + beyond.perDie * over + asterisks * each, row: row.hd };
}
