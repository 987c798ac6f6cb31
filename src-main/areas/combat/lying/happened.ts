import type { EquipmentFile } from '../../../../shared/content/schemas/equipment.ts';
import type { CombatEvent, CombatState } from '../../../../shared/rules/combat.ts';
import type { KeptAct } from '../../../facts/fight/read-fight.ts';

/** What brought the fight from where it stood to where it stands. */
export interface Happened {
  readonly acts: readonly KeptAct[];
  readonly events: readonly CombatEvent[];
  /** What the book sells; null where nobody asked for it. */
  readonly equipment: EquipmentFile | null;
}

export const nothingHappened: Happened = { acts: [], events: [], equipment: null };

/**
 * Where what left somebody's hand came down, or came from: at whom he aimed, and at his own feet where he aimed at
 * nobody; null where no act with that weapon was his.
 */
export function cameDownAt(
  { acts }: Pick<Happened, 'acts'>,
  { fighters }: CombatState,
  { actor, weapon }: { actor: string; weapon: string },
): number | null {
  const act = acts.find(({ action }) => 'actor' in action && action.actor === actor && action.way === weapon);
  if (act === undefined) return null;
  const target = 'target' in act.action ? act.action.target : null;
  return fighters.find(({ id }) => id === (target ?? actor))?.atFeet ?? null;
}

/** What he let fall or took up by an act of his own; a light goes by another name in the act. */
export const handled = (
  word: 'drops' | 'takesUp',
  who: string,
  { acts, events }: Pick<Happened, 'acts' | 'events'>,
): string[] =>
  events.flatMap(({ as, id, detail }) =>
    as === word &&
    id === who &&
    detail !== undefined &&
    acts.some(({ action }) => 'actor' in action && action.actor === who && action.way === detail)
      ? [detail]
      : [],
  );
