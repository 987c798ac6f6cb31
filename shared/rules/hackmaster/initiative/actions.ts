import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { flag, given, oneOf, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { penetrating } from '../attack/penetration.ts';
import { tables } from '../tables.ts';
import { gaits, movingGaits, type Gait, type MovingGait } from '../terms.ts';

export const actionKeys = [
  'walk',
  'jog',
  'run',
  'sprint',
  'haltRunSprint',
  'faceSide',
  'faceRear',
  'changePosture',
  'pickUpWeapon',
  'drawSmall',
  'drawMedium',
  'drawLarge',
  'readyCarriedRanged',
  'drawHurled',
  'readyStowed',
  'takeAim',
  'quickAim',
  'retrieveComponent',
] as const;
export type ActionKey = (typeof actionKeys)[number];

interface Cost {
  counts?: number;
  countsDie?: number;
  freeIf?: string;
}

const { movement, halt } = tables;

/**
 * What an action costs in counts (seconds), and what it does to the shot it belongs to. `combined` means done
 * together with another move or action, for a hurled weapon with the throw. Dice: d4p for a spell component.
 * Throws `bad-die`, `bad-input`. HM-ACT-1, 2, 3, 5.
 */
export function actionCost(
  input: { action: ActionKey; combined?: boolean; knife?: boolean },
  dice?: Dice,
): { counts: number; attackModifier: number } & Reasoned & Rolled {
  const action = oneOf(given(input).action, 'action', actionKeys);
  const combined = flag(input.combined, 'combined');
  const knife = flag(input.knife, 'knife');
  const cost: Cost = tables.actions[action];
  const tray = diceTray(dice);
  const free = combined && (cost.freeIf === 'combined' || (cost.freeIf === 'knifeThrown' && knife));
  const rolled = cost.countsDie === undefined ? 0 : penetrating(cost.countsDie, tray).total;
  const counts = free ? 0 : (cost.counts ?? rolled);
  return {
    counts,
    attackModifier: action === 'quickAim' ? tables.quickAimModifier : 0,
    reasons: [because(free ? 'free when combined' : action, counts, free ? 'HM-ACT-2' : 'HM-ACT-1')],
    ...tray.log(),
  };
}

/** Feet covered in the given second of a gait, counted from 1. Throws `bad-input`. HM-MOVE-1, 2. */
export function movementPerSecond(input: { gait: MovingGait; slow?: boolean; second?: number }): {
  feet: number;
} & Reasoned {
  const { gait: word, slow: isSlow, second: since = 1 } = given(input);
  const gait = oneOf(word, 'gait', movingGaits);
  const slow = flag(isSlow, 'slow');
  const second = whole(since, 'second', { min: 1 });
  const { feet: normal, slowPattern } = movement[gait];
  const feet = slow ? (slowPattern[(second - 1) % slowPattern.length] ?? 0) : normal;
  return { feet, reasons: [because(slow ? `${gait}, slow mover` : gait, feet, 'HM-MOVE-1')] };
}

const fast = (gait: Gait): boolean => gait !== 'standing' && !movement[gait].fromStanding;

/**
 * Whether one may pass from one gait to another, and the counts and feet that stopping costs.
 * Throws `bad-input`. HM-MOVE-3, 4.
 */
export function movementGait(input: { from: Gait; to: Gait }): {
  allowed: boolean;
  counts: number;
  feet: number;
} {
  const from = oneOf(given(input).from, 'from', gaits);
  const to = oneOf(input.to, 'to', gaits);
  const stopping = fast(from) && to === 'standing';
  return {
    allowed: !(from === 'standing' && fast(to)),
    counts: stopping ? tables.actions.haltRunSprint.counts : 0,
    feet: stopping ? halt.feet : 0,
  };
}

export const actionOps = {
  'action.cost': actionCost,
  'movement.perSecond': movementPerSecond,
  'movement.gait': movementGait,
} as const;
