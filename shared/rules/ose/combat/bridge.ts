import {
  Gaps,
  optionsOf,
  type Bridge,
  type CreaturesAttack,
  type FightingCreature,
  type FightingPerson,
  type PersonsWeapon,
} from '../../fight/bridge/bridge.ts';
import { named } from '../../fight/bridge/names.ts';
import { attackTargetNumber } from '../attack/attack.ts';
import { dicePattern, tables } from '../tables.ts';
import { saveCategories, type ArmourClass, type Attacker, type HitDice, type SaveValues } from '../terms.ts';
import type { FighterKind, OseStats, OseWeapon } from './stats.ts';

/** From sheets and stat blocks to fighters of this book. OSE-ATK-2, OSE-TBL-3. */

/** Unarmoured. */
const usualArmourClass = 9;
const usualFeetATurn = 120;

const kinds: Readonly<Record<FightingPerson['kind'], FighterKind>> = {
  character: 'character',
  retainer: 'retainer',
  mercenary: 'mercenary',
  beast: 'monster',
};

function armourClass(gaps: Gaps, { figures }: FightingPerson): ArmourClass {
  const ascending = figures['acAscending'];
  const descending = figures['acDescending'];
  if (typeof descending === 'number' || typeof ascending !== 'number')
    return { descending: gaps.number(descending, 'ac', 'Armour class', usualArmourClass) };
  return { ascending };
}

function skillOf(gaps: Gaps, { figures }: FightingPerson): Attacker {
  const thac0 = figures['thac0'];
  if (typeof thac0 === 'number') return { thac0 };
  gaps.or(null, 'skill', 'THAC0', 'as a normal human');
  return { normalHuman: true };
}

/** What tires or ails somebody just now. OSE-REST-2, OSE-RUN-4. */
const fatigueOf = ({ passing }: FightingPerson): Pick<OseStats, 'fatigue'> =>
  passing === undefined
    ? {}
    : {
        fatigue: {
          attackModifier: passing.attack,
          damageModifier: passing.damage,
          acWorsening: 0 - passing.armourClass,
        },
      };

/** All five, or none: by the Hit Dice then. */
function savesOf({ figures, passing }: FightingPerson): SaveValues | null {
  const values = saveCategories.map((category) => [category, figures[`save.${category}`]] as const);
  if (values.some(([, value]) => typeof value !== 'number')) return null;
  const worse = 0 - (passing?.saves ?? 0);
  return Object.fromEntries(
    values.map(([category, value]) => [category, Number(value) + worse]),
  ) as SaveValues;
}

const hasRange = ({ range, increment }: PersonsWeapon): boolean => range !== null || increment !== null;

function bandsOf({ range, increment }: PersonsWeapon): OseWeapon['range'] {
  if (range !== null) return range;
  return increment === null ? undefined : [increment, increment * 2, increment * 3];
}

function weaponOf(weapon: PersonsWeapon): OseWeapon {
  const { name, magicBonus, qualities, shots, melee } = weapon;
  const range = bandsOf(weapon);
  return {
    id: name,
    damage: weapon.damage ?? tables.combat.weaponDamage,
    ...(range !== undefined && { range, melee }),
    ...(qualities.includes('slow') && { slow: true }),
    ...(qualities.includes('blunt') && { blunt: true }),
    ...(qualities.includes('brace') && { reaches: true }),
    ...(magicBonus !== 0 && { bonus: magicBonus }),
    ...(magicBonus !== 0 ? { sort: 'magical' as const } : sortOf(name)),
    ...(hasRange(weapon) && shots !== null && { shots }),
  };
}

const sortOf = (name: string): Pick<OseWeapon, 'sort'> => (/\bsilver/i.test(name) ? { sort: 'silver' } : {});

const score = (key: 'str' | 'dex' | 'wis', value: number | null): Partial<OseStats> =>
  value === null ? {} : { [key]: value };

function person(facts: FightingPerson): { stats: OseStats; wanting: Gaps['wanting'] } {
  const gaps = new Gaps();
  const { figures, abilities, spells, morale, shieldBonus, kind } = facts;
  const saves = savesOf(facts);
  if (saves === null) gaps.or(null, 'saves', 'Saving throws', 'as its attacks are');
  const large = figures['acAgainstLarge'];
  const initiative = figures['initiative'];
  const stats: OseStats = {
    kind: kinds[kind],
    ac: armourClass(gaps, facts),
    ...(typeof large === 'number' && { acAgainstLarge: { descending: large } }),
    ...(shieldBonus !== 0 && { shieldBonus }),
    skill: skillOf(gaps, facts),
    weapons: facts.weapons.map(weaponOf),
    baseFeet: gaps.number(facts.turnFeet, 'baseFeet', 'Feet a turn', usualFeetATurn),
    ...score('str', abilities.strength),
    ...score('dex', abilities.dexterity),
    ...score('wis', abilities.wisdom),
    ...(typeof initiative === 'number' && { initiativeModifier: initiative }),
    ...(saves !== null && { saves: { values: saves } }),
    ...(spells.length > 0 && {
      spells: spells.map(({ name, level, copies }) => ({ id: name, level, copies, aim: 'none' })),
    }),
    ...(morale !== null && { morale }),
    ...fatigueOf(facts),
  };
  return { stats, wanting: gaps.wanting };
}

/** Half a die is written as one of four faces. */
const hitDiceOf = ({ dice, die, modifier }: NonNullable<FightingCreature['hitDice']>): HitDice =>
  dice === 1 && die < 8 ? { dice: 0.5 } : { dice, ...(modifier !== 0 && { modifier }) };

/** By its Hit Dice, unless what is printed of it differs from what they come to. */
function creaturesSkill(gaps: Gaps, { hitDice, thac0 }: FightingCreature): Attacker {
  const hd = hitDice !== null && hitDice.dice > 0 ? hitDiceOf(hitDice) : null;
  if (thac0 !== null) return hd !== null && thac0Of(hd) === thac0 ? { hd } : { thac0 };
  if (hd !== null) return { hd };
  gaps.or(null, 'skill', 'Hit Dice', 'as a normal human');
  return { normalHuman: true };
}

const thac0Of = (hd: HitDice): number =>
  attackTargetNumber({ attacker: { hd }, ac: { descending: 0 }, thac0: true }).target;

function creaturesArmour(gaps: Gaps, { ac }: FightingCreature): ArmourClass {
  if (ac?.descending === null && ac.ascending !== null) return { ascending: ac.ascending };
  return { descending: gaps.number(ac?.descending, 'ac', 'Armour class', usualArmourClass) };
}

/** A fixed figure is dice of one face; what the book's dice cannot say is named with what is printed. */
function damageOf(gaps: Gaps, id: string, printed: string | null): string {
  if (printed !== null && dicePattern(printed)) return printed;
  if (printed !== null && /^[1-9]\d*$/.test(printed)) return `1d1+${Number(printed) - 1}`;
  const told = printed === null ? '' : `, printed ${printed}`;
  return String(gaps.or(null, 'weapons', `Damage of ${id}${told}`, tables.combat.weaponDamage));
}

const blow = (gaps: Gaps, id: string, { count, damage, effect }: CreaturesAttack): OseWeapon => ({
  id,
  damage: damageOf(gaps, id, damage),
  perRound: count,
  ...(effect !== null && { onHit: effect }),
});

function harmedBy({ hitOnlyBy }: FightingCreature): NonNullable<OseStats['harmedBy']> {
  const words = hitOnlyBy?.toLowerCase() ?? '';
  return [
    ...(words.includes('silver') ? (['silver'] as const) : []),
    ...(words.includes('magic') ? (['magical'] as const) : []),
  ];
}

function creature(facts: FightingCreature): { stats: OseStats; wanting: Gaps['wanting'] } {
  const gaps = new Gaps();
  const { categories, hitDice, morale, saves } = facts;
  const blows = named(facts.attacks);
  const { routines, most } = optionsOf(blows);
  const undead = categories.includes('undead') && hitDice !== null;
  const only = harmedBy(facts);
  const stats: OseStats = {
    kind: 'monster',
    ac: creaturesArmour(gaps, facts),
    skill: creaturesSkill(gaps, facts),
    weapons: blows.map(({ id, attack }) => blow(gaps, id, attack)),
    ...(most > 1 && { attacks: most }),
    ...(routines.length > 1 && { routines }),
    baseFeet: gaps.number(facts.walkFeetATurn, 'baseFeet', 'Feet a turn', usualFeetATurn),
    ...(saves !== null && { saves: { values: saves as unknown as SaveValues } }),
    ...(undead && { undead: { hd: hitDice.dice } }),
    ...(morale !== null && { morale }),
    ...(only.length > 0 && { harmedBy: only }),
  };
  if (blows.length === 0) gaps.or(null, 'weapons', 'Attacks', 'none');
  return { stats, wanting: gaps.wanting };
}

export const bridge: Bridge<OseStats> = { person, creature };
