import type { CombatState } from '../../rounds/terms.ts';
import type { Settings } from '../../rounds/choices.ts';
import { runsByDexterity } from '../../rounds/phases.ts';
import { isAble } from '../../rounds/rejection.ts';

interface Step {
  readonly battle: CombatState;
  readonly settings: Settings;
}

/** Those who act together: by Dexterity the first group, on the segment clock whoever is due. */
export function together({ battle, settings }: Step): readonly string[] | null {
  if (battle.phase === 'segment') return battle.due ?? [];
  return runsByDexterity(battle.phase, settings) ? (battle.turnOrder?.[0] ?? []) : null;
}

/** Whether another who acts at the same time has won the roll-off. SW-HOLM-3, SW-SEG-17. */
export function waits(
  { battle, queue }: { readonly battle: CombatState; readonly queue: readonly string[] },
  group: readonly string[],
  id: string,
): boolean {
  if (queue.length === 0 || group.length < 2) return false;
  const able = (other: string): boolean => {
    const one = battle.combatants[other];
    return one !== undefined && isAble(battle, one);
  };
  const first = queue.find((other) => group.includes(other) && able(other));
  return first !== undefined && first !== id;
}
