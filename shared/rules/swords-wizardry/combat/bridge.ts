import type { ClassContent } from '../../characters/class-content.ts';
import { classTable } from '../../characters/class-tables.ts';
import { sumOf } from '../../common/reason.ts';
import {
  Gaps,
  optionsOf,
  type CreaturesAttack,
  type Crossed,
  type FightingCreature,
  type FightingPerson,
  type PersonsWeapon,
} from '../../fight/bridge/bridge.ts';
import { titles } from '../../fight/bridge/figures.ts';
import { named } from '../../fight/bridge/names.ts';
import { bridged } from '../../fight/bridge/typed.ts';
import { writtenBonus, writtenLine, writtenToHit } from '../../fight/bridge/written.ts';
import { weaponDamageBonus } from '../characters/attack.ts';
import { tables } from '../tables.ts';
import { abilityModifiers } from '../characters/abilities.ts';
import { classIds, type AC, type Attacker, type WeaponStyle } from '../terms.ts';
import { mostRoundsAShot, mostShotsARound, type SwordsStats, type SwordsWeapon } from './fighter/stats.ts';
import { figuresOf, flyingOf } from './typing/figures.ts';
import { gifts } from './fighter/gifts.ts';

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
  return { descending: gaps.number(descending, titles.armourClass, usualArmourClass) + shieldBonus };
}

const { sum } = tables.armourClass;

/** By class and level, unless another bonus is written; one of no class fights as a creature of so many Hit Dice. */
function skillOf(gaps: Gaps, facts: FightingPerson): Pick<SwordsStats, 'skill' | 'attackBonus'> {
  const { classId, level, figures } = facts;
  const own = classIds.find((id) => id === classId);
  const written = writtenBonus(facts, sum);
  if (own !== undefined && level >= 1)
    return { skill: { class: own, level }, ...(written !== null && { attackBonus: written }) };
  const bonus = written ?? figures['attackBonus'];
  return { skill: asCreature(gaps.number(bonus, 'Attack bonus', 0)) };
}

/** A creature that adds nothing to its attacks has less than one Hit Die. */
const asCreature = (bonus: number): Attacker => ({ monsterHitDice: bonus <= 0 ? 0.5 : bonus });

/** Shots a round as they are written on things: 2, 1/2 or 0.5. */
function shotsWritten(quality: string): number | null {
  const [, imported, bought] = /^(?:rate of fire ([\d./]+)|([\d./]+) shots a round)$/.exec(quality) ?? [];
  const [shots, rounds = '1'] = (imported ?? bought ?? '').split('/');
  const rate = Number(shots) / Number(rounds);
  return Number.isFinite(rate) && rate > 0 ? rate : null;
}

/** As the thing itself says; else every bow but a crossbow twice a round. SW-SEQ-8. */
function rateOfFire({ name, qualities, increment, range }: PersonsWeapon): number {
  if (increment === null && range === null) return 1;
  for (const quality of qualities) {
    const said = shotsWritten(quality);
    if (said !== null) return said;
  }
  return /bow/i.test(name) && !/cross ?bow/i.test(name) ? 2 : 1;
}

function ratesOf(weapon: PersonsWeapon): Pick<SwordsWeapon, 'rateOfFire' | 'roundsAShot'> {
  const rate = rateOfFire(weapon);
  if (rate < 1) return { roundsAShot: Math.min(Math.round(1 / rate), mostRoundsAShot) };
  const shots = Math.min(Math.floor(rate), mostShotsARound);
  return shots > 1 ? { rateOfFire: shots } : {};
}

/** The books give the increment, not how many of them it flies. SW-MISS-1. */
const usualIncrements = 3;

function farthestOf(gaps: Gaps, { name, range, increment, farthest }: PersonsWeapon): number | null {
  if (farthest !== undefined) return farthest;
  if (range !== null) return range[2];
  if (increment === null) return null;
  return gaps.number(null, titles.greatestRange(name), increment * usualIncrements);
}

function weaponOf(gaps: Gaps, weapon: PersonsWeapon, facts: FightingPerson, trained: number): SwordsWeapon {
  const { name, damage, melee, magicBonus, hands, shots } = weapon;
  const farthest = farthestOf(gaps, weapon);
  const line = writtenLine(facts, name, melee ? 'melee' : 'missile', sum);
  const toHit = magicBonus + (line?.toHit ?? 0);
  const harm = magicBonus + trained + (line?.damage ?? 0) + (melee ? 0 : (facts.passing?.damage ?? 0));
  return {
    id: name,
    damage: line?.dice ?? String(gaps.or(damage, titles.damage(name), usualDamage)),
    ...(farthest !== null && { rangeFeet: farthest, melee }),
    ...(toHit !== 0 && { toHit }),
    ...(harm !== 0 && { damageBonus: harm }),
    ...(hands === 2 && { twoHandedOnly: true }),
    ...(/\b(spear|pole ?arm|halberd|pike|lance)\b/i.test(name) && { reaches: true }),
    ...ratesOf(weapon),
    ...(farthest !== null && shots !== null && { shots }),
  };
}

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

function person(
  facts: FightingPerson,
  _settings: unknown,
  content: ClassContent | null,
): Crossed<SwordsStats> {
  const gaps = new Gaps();
  const { abilities, figures, spells, classId, passing, level } = facts;
  const own = classIds.find((id) => id === classId);
  const scores = abilityModifiers({
    ...(own !== undefined && { class: own }),
    ...(abilities.strength !== null && { strength: abilities.strength }),
    ...(abilities.dexterity !== null && { dexterity: abilities.dexterity }),
  });
  const trained = sumOf(weaponDamageBonus(content && classTable(content, classId), level));
  const save = gaps.number(figures['save.single'], titles.save, usualSave);
  const stats: SwordsStats = {
    ac: armourClass(gaps, facts),
    ...skillOf(gaps, facts),
    weapons: facts.weapons.map((weapon) => weaponOf(gaps, weapon, facts, trained)),
    style: styleOf(facts),
    speedFeet: gaps.number(facts.roundFeet, titles.roundFeet, usualFeetARound),
    ...(abilities.dexterity !== null && { dexterity: abilities.dexterity }),
    strengthToHit: scores.strengthToHit + (passing?.attack ?? 0) + writtenToHit(facts, 'melee', sum),
    strengthDamage: scores.strengthDamage + (passing?.damage ?? 0),
    dexterityToHit: scores.dexterityToHit + (passing?.attack ?? 0) + writtenToHit(facts, 'missile', sum),
    ...(spells.length > 0 && {
      spells: spells.map(({ name, level: of, copies }) => ({ id: name, level: of, copies })),
    }),
    save: save - (passing?.saves ?? 0),
    ...((own === 'cleric' || own === 'paladin') && { turnsUndead: true }),
    // Who has a class has the Hit Dice of its table.
    ...(own === undefined && { hitDice: level }),
    armor: armourWorn(facts),
  };
  return { stats, wanting: gaps.wanting };
}

/** Of a creature of less than one Hit Die. */
const usualSave = 18;

function creaturesArmour(gaps: Gaps, { ac }: FightingCreature): AC {
  if (ac?.descending === null && ac.ascending !== null) return { ascending: ac.ascending };
  return { descending: gaps.number(ac?.descending, titles.armourClass, usualArmourClass) };
}

const blow = (gaps: Gaps, id: string, { count, damage, effect }: CreaturesAttack): SwordsWeapon => ({
  id,
  damage: String(gaps.or(damage, titles.damage(id), usualDamage)),
  ...(count > 1 && { count }),
  ...(effect !== null && { onHit: effect }),
});

function creature(facts: FightingCreature): Crossed<SwordsStats> {
  const gaps = new Gaps();
  const { name, categories, hitDice, saves } = facts;
  const blows = named(facts.attacks);
  const { routines } = optionsOf(blows);
  if (blows.length === 0) gaps.or(null, titles.attacks, 'none');
  const stats: SwordsStats = {
    ac: creaturesArmour(gaps, facts),
    skill: asCreature(
      gaps.number(
        facts.attackBonus ?? (facts.thac0 === null ? null : sum - facts.thac0),
        'Attack bonus',
        hitDice?.dice ?? 0,
        hitDice === null ? 'guessed' : 'derived',
      ),
    ),
    weapons: blows.map(({ id, attack }) => blow(gaps, id, attack)),
    ...(routines.length > 1 && { routines }),
    speedFeet: gaps.number(facts.walkFeetARound, titles.roundFeet, usualFeetARound),
    save: gaps.number(saves?.['single'], titles.save, usualSave),
    type: name,
    ...(hitDice !== null && { hitDice: hitDice.dice }),
    ...(categories.includes('undead') && { undead: true, mindless: true }),
    ...(categories.includes('construct') && { mindless: true }),
  };
  return { stats, wanting: gaps.wanting };
}

export const bridge = bridged<SwordsStats>({ person, creature, figures: figuresOf }, gifts, flyingOf);
