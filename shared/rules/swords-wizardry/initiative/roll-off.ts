import type { Dice } from '../../../dice/dice.ts';
import { RulesError } from '../../../errors.ts';
import { checkedFace, type RolledDie } from '../../common/dice-tray.ts';

/** So many ties in a row have no chance worth the name; the dice are at fault. */
const MOST_ROUNDS = 1000;

interface Entry {
  id: string;
  value: number;
}

/** Groups of equal values, best first, in the order given within a group. */
export function grouped(entries: readonly Entry[], best: 'high' | 'low'): string[][] {
  const groups = new Map<number, string[]>();
  for (const { id, value } of entries) {
    const group = groups.get(value);
    if (group) group.push(id);
    else groups.set(value, [id]);
  }
  const sign = best === 'high' ? -1 : 1;
  return [...groups.entries()].sort(([a], [b]) => sign * (a - b)).map(([, group]) => group);
}

interface RollOff {
  order: string[][];
  /** One record for each round of dice. */
  rolls: Record<string, number>[];
  rolled: RolledDie[];
}

/**
 * Everyone rolls, in the order given; with `untie` those who tie roll again, for the places they tied for. Each is
 * named to `before` before his die falls.
 * Throws `bad-die` for dice that tie for ever.
 */
export function rollOff(
  ids: readonly string[],
  sides: number,
  best: 'high' | 'low',
  untie: boolean,
  dice: Dice,
  before?: (id: string) => void,
): RollOff {
  const result: RollOff = { order: ids.length > 0 ? [[...ids]] : [], rolls: [], rolled: [] };
  let open = new Set(ids);
  while (open.size > 0) {
    if (result.rolls.length === MOST_ROUNDS) {
      throw new RulesError('bad-die', `These dice tie for ever: ${MOST_ROUNDS} rounds.`, 'dice');
    }
    const faces = new Map<string, number>();
    for (const id of ids) {
      if (!open.has(id)) continue;
      before?.(id);
      const face = checkedFace(dice.roll(sides), sides, 'dice');
      result.rolled.push({ sides, face });
      faces.set(id, face);
    }
    result.rolls.push(Object.fromEntries(faces));
    const split = (group: string[]) =>
      grouped(
        group.map((id) => ({ id, value: faces.get(id) ?? 0 })),
        best,
      );
    result.order = result.order.flatMap((group) =>
      group.some((id) => faces.has(id)) ? split(group) : [group],
    );
    open = new Set(untie ? result.order.filter((group) => group.length > 1).flat() : []);
  }
  return result;
}
