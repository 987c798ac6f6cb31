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
 * Where what left somebody's hand came down, or came from: at whom he aimed, at his own feet where he aimed at nobody,
 * and where the referee says it lay; null where no act with that weapon was his.
 */
export function cameDownAt(
  { acts }: Pick<Happened, 'acts'>,
  { fighters }: CombatState,
  { actor, weapon }: { actor: string; weapon: string },
): number | null {
  const act = acts.find(({ action }) => handles(action, actor, weapon));
  if (act === undefined) return null;
  if ('change' in act.action) return act.action.change === 'takesUp' ? act.action.atFeet : null;
  const { target } = act.action;
  return fighters.find(({ id }) => id === (target ?? actor))?.atFeet ?? null;
}

/** An act of his with a weapon, or the referee's word that he has it now. */
const handles = (action: KeptAct['action'], who: string, way: string): boolean =>
  'change' in action
    ? action.change === 'takesUp' && action.id === who && action.way === way
    : action.actor === who && action.way === way;

/** What he let fall or took up by an act of his own or by the referee's word; a light goes by another name in the act. */
export const handled = (
  word: 'drops' | 'takesUp',
  who: string,
  { acts, events }: Pick<Happened, 'acts' | 'events'>,
): string[] =>
  events.flatMap(({ as, id, detail }) =>
    as === word &&
    id === who &&
    detail !== undefined &&
    acts.some(({ action }) => handles(action, who, detail))
      ? [detail]
      : [],
  );
