import type { HeldSpell } from './finds.ts';
import type { TreasureBook } from './rules.ts';
import type { Magic } from './tables.ts';
import { needed, type TreasureThrower } from './thrower.ts';

/** A spell of a level, by a die with as many faces as its list has spells. Throws not-found without such a list. */
export function spellOf(
  thrower: TreasureThrower,
  { prep }: TreasureBook,
  magic: Magic,
  level: number,
): HeldSpell {
  const list = needed(
    prep.spell_lists.find((each) => each.magic === magic)?.levels.find((each) => each.level === level),
    `${magic} spells of level ${level}`,
  );
  const roll = thrower.throw(`1d${list.spells.length}`, `${magic} spell of level ${level}`);
  const name = list.spells.find((spell) => spell.roll === roll)?.name ?? null;
  return { name, level, magic };
}
