import type { Combatant, CombatantChange } from './terms.ts';
import { isOut } from './over.ts';
import { moment } from './reading.ts';
import { change, combatantIn, edit, leaveTurns, loseSpell, type Draft } from './draft.ts';
import { tables } from '../tables.ts';
import { fallsLater } from './turns.ts';

/** What is left of a change once a fall has been put off; the graver of two falls stays. */
function putOff(set: CombatantChange, before: Combatant['falls']): CombatantChange {
  const { dead, unconscious, ...rest } = set;
  if (dead !== true && unconscious !== true) return set;
  return {
    ...rest,
    ...(dead === false ? { dead } : {}),
    ...(unconscious === false ? { unconscious } : {}),
    falls: dead === true || (before === 'dead' && dead !== false) ? 'dead' : 'unconscious',
  };
}

/** A fall that is taken back, by name or by waking him, no longer waits to take effect. */
function isTakenBack({ falls, dead, unconscious }: CombatantChange, waiting: Combatant['falls']): boolean {
  if (falls === null) return true;
  return (waiting === 'dead' && dead === false) || (waiting === 'unconscious' && unconscious === false);
}

/** Sets what is given; whoever is out of the fight loses his turn, and his spell if he fell. */
export function setStatus(draft: Draft, id: string, set: CombatantChange, atOnce: boolean): void {
  const one = edit(draft, id);
  const { falls: waiting } = one;
  const now = !atOnce && fallsLater(draft, id) ? putOff(set, waiting) : set;
  const pending = now.falls ?? (isTakenBack(set, waiting) ? undefined : waiting);
  Object.assign(one, now);
  if (now.pinned === true && now.pinnedRound === undefined) one.pinnedRound = draft.state.round;
  if (pending === undefined) delete one.falls;
  else one.falls = pending;
  draft.recast = [...draft.recast, id];
  if (one.dead || one.unconscious) loseSpell(draft, id);
  if (isOut(one)) leaveTurns(draft, id);
}

/** Stunned for the rest of this round and so many more; by segments for ten segments each. SW-UNARM-4, SW-SEG-18. */
export function stun(draft: Draft, id: string, rounds: number): void {
  const { round, segment = 0 } = draft.state;
  if (draft.settings.combatSequence === 'segments') {
    const free = moment(segment + rounds * tables.segments.perRound + 1, 'event.rounds');
    const { nextSegment = 0 } = combatantIn(draft, id);
    change(draft, id, { stunnedUntilSegment: free - 1, nextSegment: Math.max(nextSegment, free) });
  } else change(draft, id, { stunnedUntilRound: round + rounds });
  loseSpell(draft, id);
  leaveTurns(draft, id);
}
