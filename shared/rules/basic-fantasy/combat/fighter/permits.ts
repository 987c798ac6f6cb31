import { combatMayAct } from '../../initiative/engagement.ts';
import { wrestleAction } from '../../attack/holds.ts';
import type { BasicFantasyFighter } from '../state.ts';

const actions = ['move', 'run', 'charge', 'withdraw', 'attack'] as const;
type Action = (typeof actions)[number];

/** What the rule says of every state a fighter can be in on his number; asked once. */
const answers: readonly ReadonlySet<Action>[] = Array.from({ length: 32 }, (_, bits) => {
  const state = {
    attackedThisRound: (bits & 1) > 0,
    ranThisRound: (bits & 2) > 0,
    chargedThisRound: (bits & 4) > 0,
    exhausted: (bits & 8) > 0,
    held: (bits & 16) > 0,
  };
  return new Set(actions.filter((action) => combatMayAct({ action, ...state }).allowed));
});

/** What he may still do on his number, by what he has done of the round. */
export function permitted({ turn, exhausted, heldBy }: BasicFantasyFighter): ReadonlySet<Action> {
  const bits =
    (turn.attacks > 0 ? 1 : 0) |
    (turn.ran ? 2 : 0) |
    (turn.charged === null ? 0 : 4) |
    (exhausted ? 8 : 0) |
    (heldBy.length > 0 ? 16 : 0);
  const found = answers[bits];
  if (!found) throw new RangeError(`No answer for ${bits}.`);
  return found;
}

const allowed = (role: 'holder' | 'held', action: Parameters<typeof wrestleAction>[0]['action']): boolean =>
  wrestleAction({ role, action }).allowed;

/** What the sides of a hold may do. What needs the referee's word he gives by choosing it. */
export const inHold = {
  holder: {
    unarmedDamage: allowed('holder', 'unarmed-damage'),
    silence: allowed('holder', 'silence'),
    takeItem: allowed('holder', 'take-item'),
    moveOpponent: allowed('holder', 'move-opponent'),
    release: allowed('holder', 'release'),
    useWeapon: allowed('holder', 'use-weapon'),
    escape: allowed('holder', 'escape'),
    castSpell: allowed('holder', 'cast-spell'),
    pinAnother: allowed('holder', 'pin-another'),
  },
  held: {
    useWeapon: allowed('held', 'use-weapon'),
    escape: allowed('held', 'escape'),
    castSpell: allowed('held', 'cast-spell'),
    drag: allowed('held', 'drag'),
    pinAnother: allowed('held', 'pin-another'),
  },
} as const;
