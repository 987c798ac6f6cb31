import type { Dice } from '../../../dice/dice.ts';
import { diceTray } from '../../common/dice-tray.ts';
import { because, CONTENT, type Reason } from '../../common/reason.ts';
import { printedDice, tables } from '../tables.ts';

/** Of the undead: Hit Dice, and whether they have a special ability. */
export interface Undead {
  readonly hd: number;
  readonly special: boolean;
}

/** The sum needed, turned or destroyed without fail, or no effect. */
type Entry = number | 'T' | 'D' | 'No';

const { columns, rows } = tables.outside.turning;
const dice = printedDice(tables.outside.turning.dice);
const affectedDice = printedDice(tables.outside.turning.affected);

/** What is thrown for the attempt, and for how many Hit Dice it affects. */
export const turningDice = tables.outside.turning.dice;
export const affectedHitDice = tables.outside.turning.affected;

function columnOf({ hd, special }: Undead): number {
  return columns.findIndex((column) => {
    if (column.endsWith('*')) return special && hd === Number.parseInt(column, 10);
    const [from = 0, to = from] = column.split('-').map(Number);
    const starred = special && columns.includes(`${column}*`);
    return Math.max(hd, 1) >= from && Math.max(hd, 1) <= to && !starred;
  });
}

/** What the table says for a cleric of this level; beyond its last row the last, beyond its last column no effect. */
export const turningEntry = (level: number, undead: Undead): Entry =>
  ((rows[Math.min(level, rows.length) - 1] ?? [])[columnOf(undead)] ?? 'No') as Entry;

interface Foe extends Undead {
  readonly id: string;
}

/** The lowest first, those with a special ability after the others of their dice. */
const lowestFirst = (one: Undead, other: Undead): number =>
  one.hd - other.hd || Number(one.special) - Number(other.special);

const meets = (sum: number, entry: Entry): boolean =>
  entry === 'T' || entry === 'D' || (typeof entry === 'number' && sum >= entry);

/** The lowest sum that turns any of them; null where none does. */
export function turningNeeded(
  level: number,
  undead: readonly Undead[],
): { needed: number | null; reasons: Reason[] } {
  const kinds = undead.toSorted(lowestFirst).filter(({ hd, special }, at, all) => {
    const before = all[at - 1];
    return before?.hd !== hd || before.special !== special;
  });
  const reasons = kinds.map((one) =>
    because(`Hit Dice ${one.hd}${one.special ? '*' : ''}`, turningEntry(level, one), CONTENT),
  );
  for (let sum = dice.count; sum <= dice.count * dice.sides; sum += 1) {
    if (undead.some((one) => meets(sum, turningEntry(level, one)))) return { needed: sum, reasons };
  }
  return { needed: null, reasons };
}

/**
 * One attempt: one sum for all, held against each; then so many Hit Dice of those it is enough for, the lowest first, at
 * least one of them. Dice: 2d6, then 2d6 if it is enough for any.
 */
export function turningAttempt(
  { level, undead }: { level: number; undead: readonly Foe[] },
  thrown: Dice,
): { sum: number; turned: string[]; destroyed: string[] } {
  const tray = diceTray(thrown);
  const sum = tray.total(undefined, dice.count, dice.sides, 'turning');
  const open = undead.toSorted(lowestFirst).filter((one) => meets(sum, turningEntry(level, one)));
  const affected: Foe[] = [];
  let left = open.length > 0 ? tray.total(undefined, affectedDice.count, affectedDice.sides, 'affected') : 0;
  for (const one of open) {
    const cost = Math.max(1, one.hd);
    if (cost > left && affected.length > 0) break;
    affected.push(one);
    left -= cost;
  }
  const gone = (one: Foe): boolean => turningEntry(level, one) === 'D';
  return {
    sum,
    turned: affected.filter((one) => !gone(one)).map(({ id }) => id),
    destroyed: affected.filter(gone).map(({ id }) => id),
  };
}
