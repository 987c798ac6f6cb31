import { checkedFace } from '../../common/dice-tray.ts';
import { flag, given, list, oneOf, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { stepAt, tables } from '../tables.ts';
import { directions, sizes, type Direction, type Size } from '../terms.ts';

const { knockback, knockbackDirection: printed, maneuvers } = tables;

/**
 * Whether a blow knocks its target back, and how many feet; damage is taken before DR and counts double in a
 * charge. Throws `bad-input`. HM-KB-1, 2, 3, HM-SIZE-1.
 */
export function knockbackCheck(input: { damage: number; size: Size; charge?: boolean }): {
  counted: number;
  threshold: number;
  knockedBack: boolean;
  multiples: number;
  distanceFt: number;
  fallSuggested: boolean;
} & Reasoned {
  const damage = whole(given(input).damage, 'damage');
  const size = oneOf(input.size, 'size', sizes);
  const charge = flag(input.charge, 'charge');
  const counted = charge ? damage * maneuvers.charge.knockbackMultiplier : damage;
  const threshold = tables.size[size].knockbackDamage;
  const multiples = Math.floor(counted / threshold);
  return {
    counted,
    threshold,
    knockedBack: multiples > 0,
    multiples,
    distanceFt: multiples * knockback.feetPerMultiple,
    fallSuggested: multiples >= knockback.fallMultiples,
    reasons: [
      because(charge ? 'damage, doubled by the charge' : 'damage', counted, charge ? 'HM-KB-2' : 'HM-KB-1'),
      because(`size ${size}`, threshold, 'HM-SIZE-1'),
      because('whole multiples', multiples, 'HM-KB-3'),
    ],
  };
}

/** From right to left for a right-handed attacker; a left-handed one mirrors it. */
const mirrored: Record<Direction, Direction> = {
  right90: 'left90',
  right45: 'left45',
  back: 'back',
  left45: 'right45',
  left90: 'right90',
};

/**
 * Where a d12 knocks the target, as the attacker sees it; a blocked direction passes to the next down the table.
 * Throws `bad-die`, `bad-input`. HM-KB-4, 5, HM-DICE-5.
 */
export function knockbackDirection(input: { roll: number; hand?: 'right' | 'left'; blocked?: Direction[] }): {
  direction: Direction | 'none';
} & Reasoned {
  const { roll, hand = 'right', blocked = [] } = given(input);
  const face = checkedFace(roll, printed.die, 'roll');
  const left = oneOf(hand, 'hand', ['right', 'left']) === 'left';
  const solid = Array.from(list(blocked, 'blocked'), (one) => oneOf(one, 'blocked', directions));
  const row = stepAt(printed.rightHanded, face);
  const at = printed.rightHanded.indexOf(row);
  const table = printed.rightHanded.map(({ direction }) => oneOf(direction, 'direction', directions));
  const order = [...table.slice(at), ...table.slice(0, at)].map((one) => (left ? mirrored[one] : one));
  const direction = order.find((one) => !solid.includes(one)) ?? 'none';
  return {
    direction,
    reasons: [because(`d${printed.die}`, face, direction === order[0] ? 'HM-KB-4' : 'HM-KB-5')],
  };
}

export const knockbackOps = {
  'knockback.check': knockbackCheck,
  'knockback.direction': knockbackDirection,
} as const;
