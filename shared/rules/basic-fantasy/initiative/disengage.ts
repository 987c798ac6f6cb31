import { amount, bool, given } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { checkedIds } from '../readers.ts';
import { tables } from '../tables.ts';

const { slowDivisor, partingShot } = tables.disengage;

/**
 * What leaving a melee by this move (feet) is: backing away up to half the normal movement is a withdrawal; anything
 * else is flight, and everyone engaged gets one parting shot. Throws `bad-input`. BF-DIS-2 to 9.
 */
export function disengage(input: {
  backingAway: boolean;
  movedFeet: number;
  normalMovementFeet: number;
  engagedWith: string[];
}): {
  kind: 'free' | 'withdraw' | 'flee';
  partingShots: { id: string; attacks: 1; modifier: 2 }[];
  mayAttackLater: boolean;
} & Reasoned {
  const backing = bool(given(input).backingAway, 'backingAway');
  const moved = amount(input.movedFeet, 'movedFeet');
  const slow = amount(input.normalMovementFeet, 'normalMovementFeet') / slowDivisor;
  const engagedWith = checkedIds(input.engagedWith, 'engagedWith');
  if (engagedWith.length === 0) {
    return { kind: 'free', partingShots: [], mayAttackLater: true, reasons: [] };
  }
  const reasons = [because('half of normal movement, feet', slow, 'BF-DIS-6')];
  if (backing && moved <= slow) return { kind: 'withdraw', partingShots: [], mayAttackLater: true, reasons };
  return {
    kind: 'flee',
    partingShots: engagedWith.map((id) => ({ id, attacks: 1, modifier: partingShot as 2 })),
    mayAttackLater: false,
    reasons: [...reasons, because('parting shot', partingShot, 'BF-DIS-3')],
  };
}

export const disengageOps = {
  disengage,
} as const;
