import { dropFraction } from '../../common/arithmetic.ts';
import { checkedFace } from '../../common/dice-tray.ts';
import { amount, flag, given, oneOf, refuse } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { effective, type Settings } from '../rounds/choices.ts';
import { names, readAc } from '../readers.ts';
import { tables } from '../tables.ts';
import { weaponStyles, type AC, type WeaponStyle } from '../terms.ts';

/**
 * What the off hand is good for: a shield betters AC by 1, two hands add 1 damage, a second weapon adds 1 to hit in
 * rounds whose initiative was won. The AC comes in without the shield. Throws `bad-input`. SW-STYLE-1 to 6.
 */
export function weaponStyle(input: {
  style: WeaponStyle;
  ac: AC;
  twoHandedOnly?: boolean;
  wonInitiative?: boolean;
  settings?: Partial<Settings>;
}): { ac: AC; toHit: number; damage: number; attacks: 1 } & Reasoned {
  const { weaponStyles: inUse } = effective(given(input).settings);
  const style = oneOf(input.style, 'style', weaponStyles);
  const { ascending, value } = readAc(input.ac);
  const onlyTwoHanded = flag(input.twoHandedOnly, 'twoHandedOnly');
  const won = flag(input.wonInitiative, 'wonInitiative');
  const official = inUse === 'official';
  const shield = style === 'shield' ? tables.shieldArmourClass : 0;
  const toHit = official && style === 'twoWeapons' && won ? tables.toHit.twoWeapons : 0;
  const damage = official && style === 'twoHanded' && !onlyTwoHanded ? tables.damage.twoHanded : 0;
  return {
    ac: ascending ? { ascending: value + shield } : { descending: value - shield },
    toHit,
    damage,
    attacks: 1,
    reasons: parts(
      because('shield', shield, 'SW-STYLE-1'),
      because('two weapons, initiative won', toHit, 'SW-STYLE-3'),
      because('held in two hands', damage, 'SW-STYLE-2'),
    ),
  };
}

/**
 * Whom a missile into a melee flies at, friend or foe; `natural` is a die of as many sides as participants.
 * Throws `bad-die`, `bad-input`. SW-MISS-2.
 */
export function missileIntoMelee(input: { participants: string[]; natural: number }): { target: string } {
  const participants = names(given(input).participants, 'participants');
  const face = checkedFace(input.natural, participants.length, 'natural');
  const target = participants[face - 1];
  if (target === undefined) refuse('participants', 'at least one');
  return { target };
}

const reaching: readonly string[] = ['spear', 'polearm'];

/** Whether two so far apart are in melee. Feet. */
export const isMelee = (distanceFeet: number): boolean => distanceFeet <= tables.feet.melee;

/**
 * Whether two combatants so many feet apart are in melee, and whether a weapon reaches from that rank.
 * Throws `bad-input`. SW-MELEE-1, 2, SW-RANK-1.
 */
function meleeReach(input: { distanceFeet: number; rank?: 1 | 2; weapon?: 'spear' | 'polearm' | 'other' }): {
  inMelee: boolean;
  canAttack: boolean;
} {
  const { rank = 1, weapon = 'other' } = given(input);
  const inMelee = isMelee(amount(input.distanceFeet, 'distanceFeet'));
  const front = oneOf(String(amount(rank, 'rank')), 'rank', ['1', '2']) === '1';
  const long = reaching.includes(oneOf(weapon, 'weapon', ['spear', 'polearm', 'other']));
  return { inMelee, canAttack: inMelee && (front || long) };
}

/** How many can stand side by side in a width in feet. Throws `bad-input`. SW-SPACE-1. */
function formationAbreast(input: { widthFeet: number }): { abreast: number } {
  return {
    abreast: dropFraction(amount(given(input).widthFeet, 'widthFeet') / tables.feet.spacing),
  };
}

export const weaponOps = {
  'weapon.style': weaponStyle,
  'missile.intoMelee': missileIntoMelee,
  'melee.reach': meleeReach,
  'formation.abreast': formationAbreast,
} as const;
