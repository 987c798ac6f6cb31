import { bool, given, oneOf, signed, whole } from '../input.ts';

export interface SubdualOps {
  'subdual.apply': (input: {
    subdualRule: boolean;
    hp: number;
    subdual: number;
    damage: number;
    intelligent: boolean;
    weapon: 'bludgeon' | 'meleeBlade' | 'otherMissile';
  }) => {
    allowed: boolean;
    reason?: 'ruleNotInUse' | 'notIntelligent' | 'notBlunt';
    subdual: number;
    surrenders: boolean;
  };
}

/**
 * Blows to subdue, counted apart from real damage; hit points as they stand now. Throws `bad-input`. OSE-OTH-8 to
 * 11.
 */
export const subdualApply: SubdualOps['subdual.apply'] = (input) => {
  const inUse = bool(given(input).subdualRule, 'subdualRule');
  const hp = signed(input.hp, 'hp');
  const subdual = whole(input.subdual, 'subdual');
  const damage = whole(input.damage, 'damage');
  const intelligent = bool(input.intelligent, 'intelligent');
  const weapon = oneOf(input.weapon, 'weapon', ['bludgeon', 'meleeBlade', 'otherMissile']);
  const refused = { allowed: false, subdual, surrenders: false };
  if (!inUse) return { ...refused, reason: 'ruleNotInUse' };
  if (!intelligent) return { ...refused, reason: 'notIntelligent' };
  if (weapon === 'otherMissile') return { ...refused, reason: 'notBlunt' };
  const total = subdual + damage;
  return { allowed: true, subdual: total, surrenders: hp > 0 && total >= hp };
};
