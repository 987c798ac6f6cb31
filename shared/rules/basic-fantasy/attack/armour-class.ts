import { flag, given, modifier, text } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { checkedAc, checkedIds, partsOf, totalOf } from '../readers.ts';
import { tables } from '../tables.ts';
import type { Ac, Part } from '../terms.ts';

const { charge, senses, wrestling } = tables;

/** Whether anyone but this attacker holds the target. */
function heldByAnother(heldBy: string[] | undefined, attackerId: string | undefined): boolean {
  const attacker = attackerId === undefined ? null : text(attackerId, 'attackerId');
  return heldBy !== undefined && checkedIds(heldBy, 'heldBy').some((holder) => holder !== attacker);
}

/**
 * The Armor Class against one attacker now; `parts` is what changes it. Surprise costs nothing, several holds no more
 * than one. Throws `bad-input`. BF-SURP-6, BF-CHG-6, BF-WRES-14, 15, 22, BF-SENSE-2.
 */
export function armorClassEffective(input: {
  base: Ac;
  charged?: boolean;
  blinded?: boolean;
  surprised?: boolean;
  heldBy?: string[];
  attackerId?: string;
  other?: number;
}): { ac: Ac; parts: Part[] } & Reasoned {
  const { base, charged, blinded, surprised, heldBy, attackerId, other } = given(input);
  const own = checkedAc(base, 'base');
  flag(surprised, 'surprised');
  const changes = parts(
    because('charged this round', flag(charged, 'charged') ? charge.armourClass : 0, 'BF-CHG-6'),
    because('blinded', flag(blinded, 'blinded') ? senses.blinded.ac : 0, 'BF-SENSE-2'),
    because(
      'held by another',
      heldByAnother(heldBy, attackerId) ? wrestling.heldArmourClass : 0,
      'BF-WRES-15',
    ),
    because('other', modifier(other, 'other'), 'BF-ATK-4'),
  );
  return {
    ac: { ascending: own + totalOf(changes) },
    parts: partsOf(changes),
    reasons: [because('Armor Class', own, 'BF-ATK-3'), ...changes],
  };
}

export const armourClassOps = {
  'armorClass.effective': armorClassEffective,
} as const;
