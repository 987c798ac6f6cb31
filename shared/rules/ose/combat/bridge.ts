import { classTable } from '../../characters/class-tables.ts';
import {
  Gaps,
  optionsOf,
  type CreaturesAttack,
  type Crossed,
  type FightingCreature,
  type FightingPerson,
  type PersonsWeapon,
} from '../../fight/bridge/bridge.ts';
import type { ClassContent, ClassTable } from '../../characters/class-content.ts';
import { titles } from '../../fight/bridge/figures.ts';
import { named } from '../../fight/bridge/names.ts';
import { bridged } from '../../fight/bridge/typed.ts';
import { againstLarge, writtenBonus, writtenLine, writtenToHit } from '../../fight/bridge/written.ts';
import { attackTargetNumber } from '../attack/attack.ts';
import { classBonus } from '../characters/attack.ts';
import { sumOf } from '../../common/reason.ts';
import { dicePattern, tables } from '../tables.ts';
import { abilityModifier } from '../characters/abilities.ts';
import { saveTarget } from '../characters/saves.ts';
import { saveCategories, type ArmourClass, type Attacker, type HitDice, type SaveValues } from '../terms.ts';
import type { FighterKind, OseStats, OseWeapon } from './stats.ts';
import { figuresOf, flyingOf, saveTitle } from './typing/figures.ts';
import { gifts } from './fighter/gifts.ts';

/** From sheets and stat blocks to fighters of this book. OSE-ATK-2, OSE-TBL-3. */

const { acSum } = tables.outside;
const normalThac0 = attackTargetNumber({
  attacker: { normalHuman: true },
  ac: { descending: 0 },
  thac0: true,
}).target;

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
    return { descending: gaps.number(descending, titles.armourClass, usualArmourClass) };
  return { ascending };
}

/** By what is written of it, else by class and level. */
function skillOf(gaps: Gaps, facts: FightingPerson): Attacker {
  const written = writtenBonus(facts, acSum);
  if (written !== null) return { thac0: acSum - written };
  const thac0 = facts.figures['thac0'];
  if (typeof thac0 === 'number') return { thac0 };
  gaps.or(null, 'THAC0', normalThac0);
  return { thac0: normalThac0 };
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

/** As the sheet has them; who has none saves as a normal human. */
function savesOf(gaps: Gaps, { figures, passing }: FightingPerson): SaveValues {
  const worse = 0 - (passing?.saves ?? 0);
  return Object.fromEntries(
    saveCategories.map((category) => {
      const usual = saveTarget({ category, who: { normalHuman: true } }).target;
      return [category, gaps.number(figures[`save.${category}`], saveTitle(category), usual) + worse];
    }),
  ) as SaveValues;
}

const hasRange = ({ range, increment }: PersonsWeapon): boolean => range !== null || increment !== null;

function bandsOf({ range, increment }: PersonsWeapon): OseWeapon['range'] {
  if (range !== null) return range;
  return increment === null ? undefined : [increment, increment * 2, increment * 3];
}

function weaponOf(gaps: Gaps, weapon: PersonsWeapon, facts: FightingPerson): OseWeapon {
  const { name, magicBonus, qualities, shots, melee } = weapon;
  const range = bandsOf(weapon);
  const line = writtenLine(facts, name, melee ? 'melee' : 'missile', acSum);
  const damage = line?.dice ?? damageOf(gaps, name, weapon.damage);
  // A weapon that is struck with and thrown has one figure for both ways.
  const toHit = (line?.toHit ?? 0) + (melee ? writtenToHit(facts, 'melee', acSum) : 0);
  return {
    id: name,
    damage,
    ...(range !== undefined && { range, melee }),
    ...(qualities.includes('slow') && { slow: true }),
    ...(qualities.includes('blunt') && { blunt: true }),
    ...(qualities.includes('brace') && { reaches: true }),
    ...(magicBonus !== 0 && { bonus: magicBonus }),
    ...(toHit !== 0 && { toHit }),
    ...(line !== null && line.damage !== 0 && { damageBonus: line.damage }),
    ...(magicBonus !== 0 ? { sort: 'magical' as const } : sortOf(name)),
    ...(hasRange(weapon) && shots !== null && { shots }),
  };
}

const sortOf = (name: string): Pick<OseWeapon, 'sort'> => (/\bsilver/i.test(name) ? { sort: 'silver' } : {});

const score = (key: 'str' | 'dex' | 'wis', value: number | null): Partial<OseStats> =>
  value === null ? {} : { [key]: value };

/** Who turns undead, and as a cleric of which level. */
const turnsAs = (table: ClassTable | null, level: number): Pick<OseStats, 'turnsAs'> =>
  level >= 1 && table?.abilities.some(({ id }) => id === turning) === true ? { turnsAs: level } : {};

const turning = 'turn-undead';

/** Shots come easier to some, by their class, or as it is written. */
function missileBonus(table: ClassTable | null, facts: FightingPerson): Pick<OseStats, 'missileToHit'> {
  const bonus = sumOf(classBonus(table, 'missile-attack-bonus')) + writtenToHit(facts, 'missile', acSum);
  return bonus === 0 ? {} : { missileToHit: bonus };
}

/** In individual initiative: as it is written, else by the score and the class. OSE-INIT-6. */
function initiativeOf(
  table: ClassTable | null,
  { figures, abilities }: FightingPerson,
): Pick<OseStats, 'initiativeModifier'> {
  const written = figures['initiative'];
  if (typeof written === 'number') return { initiativeModifier: written };
  const own = sumOf(classBonus(table, 'initiative-bonus'));
  if (own === 0) return {};
  const { dexterity } = abilities;
  const agile = dexterity === null ? 0 : abilityModifier({ score: dexterity, use: 'dexInitiative' }).value;
  return { initiativeModifier: agile + own };
}

/** Of mercenaries and beasts it is asked; a retainer's loyalty is the referee's call. */
function moraleOf(gaps: Gaps, { morale, kind }: FightingPerson): Pick<OseStats, 'morale'> {
  if (morale !== null) return { morale };
  if (kind === 'mercenary' || kind === 'beast') gaps.or(null, titles.morale, unchecked);
  return {};
}

const unchecked = 'never checked';

function person(facts: FightingPerson, _settings: unknown, content: ClassContent | null): Crossed<OseStats> {
  const gaps = new Gaps();
  const { abilities, spells, shieldBonus, kind, level, classId } = facts;
  const table = content && classTable(content, classId);
  const large = againstLarge(facts, 'acDescending');
  const stats: OseStats = {
    kind: kinds[kind],
    ac: armourClass(gaps, facts),
    ...(large !== null && { acAgainstLarge: { descending: large } }),
    ...(shieldBonus !== 0 && { shieldBonus }),
    skill: skillOf(gaps, facts),
    weapons: facts.weapons.map((weapon) => weaponOf(gaps, weapon, facts)),
    baseFeet: gaps.number(facts.turnFeet, titles.turnFeet, usualFeetATurn),
    ...score('str', abilities.strength),
    ...score('dex', abilities.dexterity),
    ...score('wis', abilities.wisdom),
    ...missileBonus(table, facts),
    ...initiativeOf(table, facts),
    saves: { values: savesOf(gaps, facts) },
    ...(spells.length > 0 && {
      spells: spells.map(({ name, level: of, copies }) => ({ id: name, level: of, copies, aim: 'none' })),
    }),
    ...turnsAs(table, level),
    ...moraleOf(gaps, facts),
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
  gaps.or(null, titles.hitDice, 'normal human');
  return { normalHuman: true };
}

const thac0Of = (hd: HitDice): number =>
  attackTargetNumber({ attacker: { hd }, ac: { descending: 0 }, thac0: true }).target;

function creaturesArmour(gaps: Gaps, { ac }: FightingCreature): ArmourClass {
  if (ac?.descending === null && ac.ascending !== null) return { ascending: ac.ascending };
  return { descending: gaps.number(ac?.descending, titles.armourClass, usualArmourClass) };
}

/** A fixed figure is dice of one face; what the book's dice cannot say is asked for. */
function damageOf(gaps: Gaps, id: string, printed: string | null): string {
  if (printed !== null && dicePattern(printed)) return printed;
  if (printed !== null && /^[1-9]\d*$/.test(printed)) return `1d1+${Number(printed) - 1}`;
  return String(gaps.or(null, titles.damage(id), tables.combat.weaponDamage));
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

function creature(facts: FightingCreature): Crossed<OseStats> {
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
    baseFeet: gaps.number(facts.walkFeetATurn, titles.turnFeet, usualFeetATurn),
    ...(saves !== null && { saves: { values: saves as unknown as SaveValues } }),
    ...(undead && { undead: { hd: hitDice.dice } }),
    ...(morale !== null && { morale }),
    ...(only.length > 0 && { harmedBy: only }),
  };
  if (blows.length === 0) gaps.or(null, titles.attacks, 'none');
  if (morale === null) gaps.or(null, titles.morale, unchecked);
  return { stats, wanting: gaps.wanting };
}

export const bridge = bridged<OseStats>({ person, creature, figures: figuresOf }, gifts, flyingOf);
