import { given, list, oneOf } from '../../common/input.ts';
import type { Combatant, CombatState } from './terms.ts';
import { name } from '../readers.ts';

const memberStates = ['active', 'unconscious', 'dead', 'fled', 'surrendered'] as const;

/** A fight needs two sides that can fight. SW-GEN-3. */
const isOver = (remaining: readonly string[]): boolean => remaining.length < 2;

/**
 * Whether the fight is over, and which sides still have somebody who can fight: none of the dead, unconscious, fled or
 * surrendered can. Throws `bad-input`. SW-GEN-3, SW-SEQ-13.
 */
function combatIsOver(input: { sides: { id: string; members: (typeof memberStates)[number][] }[] }): {
  over: boolean;
  remaining: string[];
} {
  const sides = Array.from(list(given(input).sides, 'sides'), (side) => ({
    id: name(given(side, 'sides').id, 'sides.id'),
    members: Array.from(list(side.members, 'sides.members'), (member) =>
      oneOf(member, 'sides.members', memberStates),
    ),
  }));
  const remaining = sides.filter(({ members }) => members.includes('active')).map(({ id }) => id);
  return { over: isOver(remaining), remaining };
}

/** Dead, unconscious, fled, surrendered or not there at all. */
export const isOut = ({ dead, unconscious, fled, surrendered, absent }: Combatant): boolean =>
  dead === true || unconscious === true || fled === true || surrendered === true || absent === true;

/** The sides that can still fight, and whether that ends the fight. */
export function outcome({ sides, combatants }: CombatState): { over: boolean; remaining: string[] } {
  const fighting = new Set<string>();
  for (const combatant of Object.values(combatants)) if (!isOut(combatant)) fighting.add(combatant.side);
  const remaining = sides.filter((side) => fighting.has(side));
  return { over: isOver(remaining), remaining };
}

export const combatOverOps = {
  'combat.isOver': combatIsOver,
} as const;
