import {
  Gaps,
  optionsOf,
  type Bridge,
  type CreaturesAttack,
  type Crossed,
  type FightingCreature,
  type FightingPerson,
  type PersonsWeapon,
} from '../../fight/bridge/bridge.ts';
import { named } from '../../fight/bridge/names.ts';
import { abilityModifiers } from '../characters/abilities.ts';
import { classIds, type AC, type Attacker, type WeaponStyle } from '../terms.ts';
import type { SwordsStats, SwordsWeapon } from './fighter/stats.ts';

/** From sheets and stat blocks to fighters of this book. SW-ATK-1, SW-ATK-2, SW-MISS-1. */

const usualArmourClass = 9;
const usualFeetARound = 40;
const usualDamage = '1d6';

/** Without the shield, which the style adds. */
function armourClass(gaps: Gaps, { figures, shieldBonus }: FightingPerson): AC {
  const descending = figures['acDescending'];
  const ascending = figures['acAscending'];
  if (typeof descending !== 'number' && typeof ascending === 'number')
    return { ascending: ascending - shieldBonus };
  return { descending: gaps.number(descending, 'ac', 'Armour class', usualArmourClass) + shieldBonus };
}

/** By class and level; one of no class fights as a creature of so many Hit Dice. */
function skillOf(gaps: Gaps, { classId, level, figures }: FightingPerson): Attacker {
  const own = classIds.find((id) => id === classId);
  if (own !== undefined && level >= 1) return { class: own, level };
  const bonus = figures['attackBonus'];
  return asCreature(gaps.number(bonus, 'skill', 'Attack bonus', 0));
}

/** A creature that adds nothing to its attacks has less than one Hit Die. */
const asCreature = (bonus: number): Attacker => ({ monsterHitDice: bonus <= 0 ? 0.5 : bonus });

/** As the thing itself says; else every bow but a crossbow twice a round. SW-SEQ-8. */
function rateOfFire({ name, qualities, increment, range }: PersonsWeapon): number {
  if (increment === null && range === null) return 1;
  for (const quality of qualities) {
    const [, said] = /^rate of fire (\d+)$/.exec(quality) ?? [];
    if (said !== undefined && Number(said) >= 1) return Number(said);
  }
  return /bow/i.test(name) && !/cross ?bow/i.test(name) ? 2 : 1;
}

const weaponOf = (weapon: PersonsWeapon): SwordsWeapon => {
  const shotsARound = rateOfFire(weapon);
  const { name, damage, range, increment, melee, magicBonus, ...more } = weapon;
  const farthest = range?.[2] ?? (increment === null ? null : increment * 3);
  return {
    id: name,
    damage: damage ?? usualDamage,
    ...(farthest !== null && { rangeFeet: farthest, melee }),
    ...(magicBonus !== 0 && { toHit: magicBonus, damageBonus: magicBonus }),
    ...(more.hands === 2 && { twoHandedOnly: true }),
    ...(/\b(spear|pole ?arm|halberd|pike|lance)\b/i.test(name) && { reaches: true }),
    ...(shotsARound > 1 && { rateOfFire: shotsARound }),
    ...(farthest !== null && more.shots !== null && { shots: more.shots }),
  };
};

/** What the hands hold as the fight begins. */
function styleOf({ weapons, shieldBonus }: FightingPerson): WeaponStyle {
  if (shieldBonus !== 0) return 'shield';
  const wielded = weapons.filter((weapon) => weapon.wielded);
  if (wielded.some(({ hands }) => hands === 2)) return 'twoHanded';
  return wielded.length > 1 ? 'twoWeapons' : 'single';
}

/** By what it gives: leather 2, ring 3, chain 4, plate 6; where nobody knows, by its weight. SW-SEG-5. */
function armourWorn({ armour, armourBonus }: FightingPerson): NonNullable<SwordsStats['armor']> {
  if (armour === 'none') return 'none';
  if (armourBonus <= 0) return armour === 'light' ? 'leather' : 'plate';
  if (armourBonus <= 2) return 'leather';
  if (armourBonus === 3) return 'ring';
  return armourBonus <= 5 ? 'chain' : 'plate';
}

function person(facts: FightingPerson): Crossed<SwordsStats> {
  const gaps = new Gaps();
  const { abilities, figures, spells, classId, passing } = facts;
  const own = classIds.find((id) => id === classId);
  const scores = abilityModifiers({
    ...(own !== undefined && { class: own }),
    ...(abilities.strength !== null && { strength: abilities.strength }),
    ...(abilities.dexterity !== null && { dexterity: abilities.dexterity }),
  });
  const stats: SwordsStats = {
    ac: armourClass(gaps, facts),
    skill: skillOf(gaps, facts),
    weapons: facts.weapons.map(weaponOf),
    style: styleOf(facts),
    speedFeet: gaps.number(facts.roundFeet, 'speedFeet', 'Feet a round', usualFeetARound),
    ...(abilities.dexterity !== null && { dexterity: abilities.dexterity }),
    strengthToHit: scores.strengthToHit + (passing?.attack ?? 0),
    strengthDamage: scores.strengthDamage + (passing?.damage ?? 0),
    dexterityToHit: scores.dexterityToHit + (passing?.attack ?? 0),
    ...(spells.length > 0 && {
      spells: spells.map(({ name, level, copies }) => ({ id: name, level, copies })),
    }),
    save:
      gaps.number(figures['save.single'], 'save', 'Saving throw', usualSave, 'guessed') -
      (passing?.saves ?? 0),
    ...((own === 'cleric' || own === 'paladin') && { turnsUndead: true }),
    hitDice: facts.level,
    armor: armourWorn(facts),
  };
  return { stats, wanting: gaps.wanting };
}

/** Of a creature of less than one Hit Die. */
const usualSave = 18;

function creaturesArmour(gaps: Gaps, { ac }: FightingCreature): AC {
  if (ac?.descending === null && ac.ascending !== null) return { ascending: ac.ascending };
  return { descending: gaps.number(ac?.descending, 'ac', 'Armour class', usualArmourClass) };
}

const blow = (gaps: Gaps, id: string, { count, damage, effect }: CreaturesAttack): SwordsWeapon => ({
  id,
  damage: String(gaps.or(damage, 'weapons', `Damage of ${id}`, usualDamage)),
  ...(count > 1 && { count }),
  ...(effect !== null && { onHit: effect }),
});

function creature(facts: FightingCreature): Crossed<SwordsStats> {
  const gaps = new Gaps();
  const { name, categories, hitDice, saves } = facts;
  const blows = named(facts.attacks);
  const { routines } = optionsOf(blows);
  if (blows.length === 0) gaps.or(null, 'weapons', 'Attacks', 'none');
  const stats: SwordsStats = {
    ac: creaturesArmour(gaps, facts),
    skill: asCreature(
      gaps.number(
        facts.attackBonus,
        'skill',
        'Attack bonus',
        hitDice?.dice ?? 0,
        hitDice === null ? 'guessed' : 'derived',
      ),
    ),
    weapons: blows.map(({ id, attack }) => blow(gaps, id, attack)),
    ...(routines.length > 1 && { routines }),
    speedFeet: gaps.number(facts.walkFeetARound, 'speedFeet', 'Feet a round', usualFeetARound),
    save: gaps.number(saves?.['single'], 'save', 'Saving throw', usualSave),
    type: name,
    ...(hitDice !== null && { hitDice: hitDice.dice }),
    ...(categories.includes('undead') && { undead: true, mindless: true }),
    ...(categories.includes('construct') && { mindless: true }),
  };
  return { stats, wanting: gaps.wanting };
}

export const bridge: Bridge<SwordsStats> = { person, creature };
