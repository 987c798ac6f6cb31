import { amount, flag, given } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { kindOf } from '../readers.ts';
import { tables } from '../tables.ts';

const actions = ['move', 'run', 'charge', 'withdraw', 'attack'] as const;
type Action = (typeof actions)[number];

type Bar =
  | 'surprised'
  | 'reloading'
  | 'extinguishing'
  | 'fled'
  | 'held'
  | 'fallen'
  | 'already-attacked'
  | 'ran'
  | 'exhausted';

const { engagedFeet } = tables;

/**
 * Whether an enemy this far away (feet) engages a combatant: within 5 feet, or within the enemy's longer reach.
 * Throws `bad-input`. BF-CMB-3, BF-DIS-1.
 */
function combatEngaged(input: { distanceFeet: number; enemyReachFeet?: number }): {
  engaged: boolean;
} & Reasoned {
  const { distanceFeet, enemyReachFeet = engagedFeet } = given(input);
  const distance = amount(distanceFeet, 'distanceFeet');
  const reach = Math.max(engagedFeet, amount(enemyReachFeet, 'enemyReachFeet'));
  return {
    engaged: distance <= reach,
    reasons: [
      because('reach, feet', reach, reach > engagedFeet ? 'BF-DIS-1' : 'BF-CMB-3'),
      because('distance, feet', distance, 'BF-CMB-3'),
    ],
  };
}

interface IntendedAction {
  action: Action;
  surprised?: boolean;
  reloading?: boolean;
  attackedThisRound?: boolean;
  ranThisRound?: boolean;
  chargedThisRound?: boolean;
  exhausted?: boolean;
  extinguishing?: boolean;
  fledThisRound?: boolean;
  held?: boolean;
  fallen?: boolean;
}

type State = Omit<IntendedAction, 'action'>;

const every: readonly Action[] = actions;
const moves: readonly Action[] = ['move', 'run', 'charge', 'withdraw'];

/** What bars what, in the order in which it is told. */
const bars: readonly { reason: Bar; state: keyof State; from: readonly Action[]; rule: string }[] = [
  { reason: 'surprised', state: 'surprised', from: every, rule: 'BF-SURP-7' },
  { reason: 'reloading', state: 'reloading', from: every, rule: 'BF-ROF-3' },
  { reason: 'extinguishing', state: 'extinguishing', from: every, rule: 'BF-OIL-4' },
  { reason: 'fled', state: 'fledThisRound', from: every, rule: 'BF-DIS-8' },
  { reason: 'held', state: 'held', from: moves, rule: 'BF-WRES-14' },
  { reason: 'fallen', state: 'fallen', from: moves, rule: 'BF-EVA-5' },
  { reason: 'already-attacked', state: 'attackedThisRound', from: moves, rule: 'BF-CMB-2' },
  { reason: 'ran', state: 'ranThisRound', from: ['attack'], rule: 'BF-RUN-1' },
  { reason: 'exhausted', state: 'exhausted', from: ['run', 'charge'], rule: 'BF-RUN-5' },
];

/**
 * Whether a combatant may do this now, and the first thing that bars it. How many attacks he has is counted elsewhere.
 * Throws `unknown-kind`, `bad-input`. BF-SURP-7, BF-CMB-1, 2, BF-RUN-1, 5, BF-ROF-3, BF-DIS-8, BF-EVA-5, BF-WRES-14.
 */
export function combatMayAct(input: IntendedAction): { allowed: boolean; reason: Bar | null } & Reasoned {
  const action = kindOf(given(input).action, 'action', actions);
  const charged = flag(input.chargedThisRound, 'chargedThisRound');
  const barred = bars
    .filter(({ state }) => flag(input[state], state))
    .find(({ reason, from }) => from.includes(action) && !(reason === 'ran' && charged));
  if (!barred) return { allowed: true, reason: null, reasons: [] };
  return {
    allowed: false,
    reason: barred.reason,
    reasons: [because('not allowed', barred.reason, barred.rule)],
  };
}

export const engagementOps = {
  'combat.engaged': combatEngaged,
  'combat.mayAct': combatMayAct,
} as const;
