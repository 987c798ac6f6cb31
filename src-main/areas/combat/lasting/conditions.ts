import type { CombatMachine, CombatState, Overrule } from '../../../../shared/rules/combat.ts';
import { statusOf } from '../../../../shared/rules/fight/conditions.ts';
import type { EffectRow } from '../../../db/tables.ts';
import { bearerOf, lieNow } from '../../../facts/fight/lying-effects.ts';
import type { FightNow } from '../fight-now.ts';

/** What conditions are to the rules: a flag they know, or a status. */

const ruling = { kind: 'overrule' } as const;
type Somewhere = Pick<FightNow, 'machine' | 'state'>;

const wordOf = (name: string): string => name.trim().toLowerCase();

const standingOf = (state: CombatState, id: string) => state.fighters.find((each) => each.id === id);

/** What a condition makes of somebody; empty where the rules know nothing of it. */
export function comesOver({ machine, state }: Somewhere, id: string, name: string): Overrule[] {
  const word = wordOf(name);
  const flags = machine.flags(word);
  const status = statusOf(word);
  const rulings: Overrule[] = [];
  if (Object.keys(flags).length > 0) rulings.push({ ...ruling, change: 'flags', id, flags });
  if (status !== null && standingOf(state, id)?.status === 'active')
    rulings.push({ ...ruling, change: 'status', id, status });
  return rulings;
}

/** What frees somebody of a condition, where nothing else that lies on him holds him in it. */
export function goesFrom(
  { machine, state }: Somewhere,
  id: string,
  name: string,
  left: readonly EffectRow[],
): Overrule[] {
  const words = left.filter((effect) => bearerOf(effect) === id).map((effect) => wordOf(effect.name));
  const fighter = standingOf(state, id);
  if (!fighter) return [];
  const held = flagsOf(machine, words);
  const kept = machine.flagged(state, id);
  const off = Object.keys(machine.flags(wordOf(name))).filter((key) => key in kept && !held.has(key));
  const status = statusOf(wordOf(name));
  const rulings: Overrule[] = [];
  if (off.length > 0)
    rulings.push({
      ...ruling,
      change: 'flags',
      id,
      flags: Object.fromEntries(off.map((key) => [key, null])),
    });
  const isHeld = words.some((word) => statusOf(word) !== null);
  if (status !== null && fighter.status === status && fighter.hp > 0 && !isHeld)
    rulings.push({ ...ruling, change: 'status', id, status: 'active' });
  return rulings;
}

const flagsOf = (machine: CombatMachine, words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => Object.keys(machine.flags(word))));

/** What frees those whose effects are over. */
export const freed = (now: Somewhere, over: readonly EffectRow[], all: readonly EffectRow[]): Overrule[] => {
  const gone = new Set(over.map(({ id }) => id));
  const left = lieNow(all).filter(({ id }) => !gone.has(id));
  return over.flatMap((effect) => {
    const id = bearerOf(effect);
    return id === null ? [] : goesFrom(now, id, effect.name, left);
  });
};
