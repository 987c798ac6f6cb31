import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { bool, given, modifier } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { kindOf, totalOf } from '../readers.ts';
import { tables } from '../tables.ts';
import { armorMaterials, type ArmorMaterial } from '../terms.ts';

const { brawling, attackModifiers, damage: figures } = tables;

/**
 * Subduing damage of a fist or a foot that hit, in hit points, at least 1. Without metal of his own the attacker hurts
 * himself on metal armour. Dice: d3 for a punch, d4 for a kick, on a hit.
 * Throws `bad-die`, `unknown-kind`, `bad-input`. BF-BRAWL-1 to 4, 6, 7.
 */
export function brawlResolve(
  input: {
    strike: 'punch' | 'kick';
    hit: boolean;
    die?: number;
    strBonus?: number;
    attackerArmor: ArmorMaterial;
    defenderArmor: ArmorMaterial;
  },
  dice?: Dice,
): {
  attackModifier: 0 | -2;
  damage: number;
  kind: 'subduing';
  appliedTo: 'defender' | 'attacker' | 'none';
} & Reasoned &
  Rolled {
  const kicks = kindOf(given(input).strike, 'strike', ['punch', 'kick']) === 'kick';
  const hit = bool(input.hit, 'hit');
  const attacker = kindOf(input.attackerArmor, 'attackerArmor', armorMaterials);
  const defender = kindOf(input.defenderArmor, 'defenderArmor', armorMaterials);
  const strength = modifier(input.strBonus, 'strBonus');
  const attackModifier = (kicks ? attackModifiers.kick : 0) as 0 | -2;
  if (!hit) return { attackModifier, damage: 0, kind: 'subduing', appliedTo: 'none', reasons: [] };
  const sides = kicks ? brawling.kickDie : brawling.punchDie;
  const tray = diceTray(dice);
  const face = tray.face(input.die, sides, 'die');
  const rolled = [
    because(`d${sides}`, face, kicks ? 'BF-BRAWL-3' : 'BF-BRAWL-2'),
    ...parts(because('strength', strength, 'BF-BRAWL-7')),
  ];
  const damage = Math.max(figures.least, totalOf(rolled));
  const least = parts(
    because(`a hit does at least ${figures.least}`, damage - totalOf(rolled), 'BF-BRAWL-7'),
  );
  const backfires = defender === 'metal' && attacker !== 'metal';
  return {
    attackModifier,
    damage,
    kind: 'subduing',
    appliedTo: backfires ? 'attacker' : 'defender',
    reasons: [...rolled, ...least],
    ...tray.log(),
  };
}

export const brawlOps = {
  'brawl.resolve': brawlResolve,
} as const;
