import { bool, given, oneOf, signed, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';

export type SubdualWeapon = 'bludgeon' | 'meleeBlade' | 'otherMissile';

/**
 * Blows to subdue, counted apart from real damage; hit points as they stand now. Throws `bad-input`. OSE-OTH-8 to
 * 11.
 */
export function subdualApply(input: {
  subdualRule: boolean;
  hp: number;
  subdual: number;
  damage: number;
  intelligent: boolean;
  weapon: SubdualWeapon;
}): {
  allowed: boolean;
  reason?: 'ruleNotInUse' | 'notIntelligent' | 'notBlunt';
  subdual: number;
  surrenders: boolean;
} & Reasoned {
  const inUse = bool(given(input).subdualRule, 'subdualRule');
  const hp = signed(input.hp, 'hp');
  const subdual = whole(input.subdual, 'subdual');
  const damage = whole(input.damage, 'damage');
  const intelligent = bool(input.intelligent, 'intelligent');
  const weapon = oneOf(input.weapon, 'weapon', ['bludgeon', 'meleeBlade', 'otherMissile']);
  const refused = (reason: 'ruleNotInUse' | 'notIntelligent' | 'notBlunt', rule: string) => ({
    allowed: false,
    reason,
    subdual,
    surrenders: false,
    reasons: [because('not allowed', reason, rule)],
  });
  if (!inUse) return refused('ruleNotInUse', 'OSE-OTH-8');
  if (!intelligent) return refused('notIntelligent', 'OSE-OTH-8');
  if (weapon === 'otherMissile') return refused('notBlunt', 'OSE-OTH-9');
  const total = subdual + damage;
  return {
    allowed: true,
    subdual: total,
    surrenders: hp > 0 && total >= hp,
    reasons: [
      ...parts(
        because('subdual damage before', subdual, 'OSE-OTH-10'),
        because('subdual damage', damage, 'OSE-OTH-10'),
      ),
      because('surrenders at', hp, 'OSE-OTH-11'),
    ],
  };
}

export const subdualOps = {
  'subdual.apply': subdualApply,
} as const;
