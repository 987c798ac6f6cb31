import { parseDice } from '../../../../dice/notation.ts';
import { amount, bool, given, list, oneOf, refuse, signed, text, whole } from '../../../common/input.ts';
import { readOnHit, type OnHit } from '../../../fight/magic/on-hit.ts';
import { checkedPowers, type PowerStats } from '../../../fight/magic/powers.ts';
import { checkedRecipe, type Recipe } from '../../../fight/magic/recipe.ts';
import { skillOf } from '../../attack/chart.ts';
import { moment, readSpell } from '../../rounds/reading.ts';
import type { Spell } from '../../rounds/terms.ts';
import { name, readAc } from '../../readers.ts';
import {
  segmentArmours,
  weaponStyles,
  type AC,
  type Attacker,
  type ClassId,
  type WeaponStyle,
} from '../../terms.ts';

/** A weapon, or one attack of a monster's entry. */
export interface SwordsWeapon {
  id: string;
  /** Dice such as 1d8 or 2d4+1. */
  damage: string;
  /** The farthest target; absent: it can be neither shot nor thrown. */
  rangeFeet?: number;
  /** Whether it strikes in melee; yes unless it has a range. */
  melee?: boolean;
  /** Shots a round; one if left out. */
  rateOfFire?: number;
  /** Rounds from one shot to the next of what is slower than that; one if left out. */
  roundsAShot?: number;
  /** Added to hit and to damage. */
  toHit?: number;
  damageBonus?: number;
  twoHandedOnly?: boolean;
  /** A spear or polearm, which reaches past the first rank. */
  reaches?: boolean;
  /** How often a creature strikes with it in one round; once if left out. */
  count?: number;
  /** Shots or throws left; endless if left out. */
  shots?: number;
  /** A hit deals no damage, and does only what it does besides. */
  noDamage?: boolean;
  /** What a hit does besides; bare words are the referee's to see to. */
  onHit?: string | OnHit;
}

/** A spell ready to be cast, and how often. */
export interface SwordsSpell {
  id: string;
  level: number;
  copies?: number;
  /** The category of the save against it, and what it does to those at whom it is cast. */
  save?: string;
  recipe?: Recipe;
}

/** What a fight needs to know of a combatant. */
export interface SwordsStats {
  /** Without the shield, which the style adds. */
  ac: AC;
  skill: Attacker;
  weapons: readonly SwordsWeapon[];
  style?: WeaponStyle;
  /** How far he moves in a round; 40 if left out. */
  speedFeet?: number;
  /** His score; monsters roll one where the order of battle goes by it. */
  dexterity?: number;
  /** In place of what class and level give him. */
  attackBonus?: number;
  /** Strength to hit and to damage, Dexterity to hit with missiles. */
  strengthToHit?: number;
  strengthDamage?: number;
  dexterityToHit?: number;
  spells?: readonly SwordsSpell[];
  /** Wands and staffs and their charges, which work in melee. */
  wands?: readonly (string | PowerStats)[];
  /** A breath, a gaze, a horn: used in place of a blow, undeclared and unspoilt. */
  powers?: readonly PowerStats[];
  /** Weapons a creature uses together in one round; all it strikes with if left out. */
  routines?: readonly (readonly string[])[];
  /** What he must reach on a d20 to save. */
  save?: number;
  /** Where the reading in use has several saves: the same by category; any other is the single one. */
  saves?: Readonly<Record<string, number>>;
  turnsUndead?: boolean;
  /** Monsters of one type may share a Dexterity. */
  type?: string;
  /** By class and level or by the skill's hit dice if left out. */
  hitDice?: number;
  canBeSubdued?: boolean;
  /** Fight to the death. */
  mindless?: boolean;
  undead?: boolean;
  /** Feet above the ground. */
  height?: number;
  /** Which row of his side he stands in; the first if left out. */
  rank?: number;
  /** For the segments: armour worn, or the whole interval. */
  armor?: (typeof segmentArmours)[number];
  interval?: number;
}

export const mostShotsARound = 20;
export const mostRoundsAShot = 100;

const MOST = 100_000;
const MOST_DICE = 200;
const size = (value: unknown, field: string): number => amount(value, field, { min: 0, max: MOST });

type Keyed = Readonly<Record<string, (value: unknown, field: string) => unknown>>;

/** The keys that are there, each through its reader. */
function picked(value: object, field: string, readers: Keyed): object {
  const from = new Map<string, unknown>(Object.entries(given(value, field)));
  const found: [string, unknown][] = [];
  for (const [key, read] of Object.entries(readers)) {
    const inner = from.get(key);
    if (inner !== undefined) found.push([key, read(inner, `${field}.${key}`)]);
  }
  return Object.fromEntries(found);
}

const named = (value: unknown, field: string): string => {
  const read = name(value, field);
  return read === '' ? refuse(field, 'a name') : read;
};

const weaponReaders: Record<keyof SwordsWeapon, (value: unknown, field: string) => unknown> = {
  id: named,
  damage: (value, field) => {
    const dice = text(value, field);
    parseDice(dice, field);
    return dice;
  },
  rangeFeet: size,
  melee: bool,
  rateOfFire: (value, field) => whole(value, field, { min: 1, max: mostShotsARound }),
  roundsAShot: (value, field) => whole(value, field, { min: 1, max: mostRoundsAShot }),
  toHit: signed,
  damageBonus: signed,
  twoHandedOnly: bool,
  reaches: bool,
  count: (value, field) => whole(value, field, { min: 1, max: 20 }),
  shots: (value, field) => whole(value, field, { min: 0, max: MOST }),
  noDamage: bool,
  onHit: (value, field) => readOnHit(value, field, named),
};

function readWeapon(value: SwordsWeapon, field: string): SwordsWeapon {
  const weapon = picked(given(value, field), field, weaponReaders) as Partial<SwordsWeapon>;
  if (weapon.id === undefined || weapon.damage === undefined) refuse(field, 'a weapon with an id and damage');
  return { ...weapon, id: weapon.id, damage: weapon.damage };
}

function readSpells(value: unknown, field: string): SwordsSpell[] {
  const spells = Array.from(list(value as readonly SwordsSpell[], field), (spell) => {
    const { id, level, copies = 1, save, recipe } = given(spell, field);
    const read: Spell = readSpell({ spell: named(id, `${field}.id`), level }, field);
    return {
      id: read.spell,
      level: read.level,
      copies: whole(copies, `${field}.copies`, { min: 0, max: MOST_DICE }),
      ...(save !== undefined && { save: named(save, `${field}.save`) }),
      ...(recipe !== undefined && { recipe: checkedRecipe(recipe, `${field}.recipe`) }),
    };
  });
  if (new Set(spells.map(({ id }) => id)).size < spells.length) refuse(field, 'different spells');
  return spells;
}

/** Bare names are devices without end. */
function readDevices(value: unknown, field: string): PowerStats[] {
  const devices = Array.from(list(value as readonly (string | PowerStats)[], field), (one) =>
    typeof one === 'string' ? { id: one } : one,
  );
  return checkedPowers(devices, field, named);
}

function readSkill(value: unknown): Attacker {
  const skill = value as Partial<{ class: ClassId; level: number; monsterHitDice: number }>;
  skillOf(skill as Attacker);
  const { class: own, level = 0, monsterHitDice } = skill;
  return own === undefined
    ? { monsterHitDice: size(monsterHitDice, 'stats.skill') }
    : { class: own, level: level + 0 };
}

const readSave = (value: unknown, field: string): number => whole(value, field, { min: 0, max: MOST });

const readSaves = (value: unknown, field: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(given(value as object, field)).map(([category, needed]) => [
      named(category, field),
      readSave(needed, `${field}.${category}`),
    ]),
  );

const readers: Record<keyof SwordsStats, (value: unknown, field: string) => unknown> = {
  ac: (value, field) => {
    const { ascending, value: figure } = readAc(value as AC, field);
    return ascending ? { ascending: figure } : { descending: figure };
  },
  skill: readSkill,
  weapons: (value, field) =>
    Array.from(list(value as readonly SwordsWeapon[], field), (weapon) => readWeapon(weapon, field)),
  style: (value, field) => oneOf(value, field, weaponStyles),
  speedFeet: size,
  dexterity: (value, field) => whole(value, field, { min: 0, max: MOST }),
  attackBonus: signed,
  strengthToHit: signed,
  strengthDamage: signed,
  dexterityToHit: signed,
  spells: readSpells,
  wands: readDevices,
  powers: readDevices,
  routines: (value, field) =>
    Array.from(list(value as readonly string[][], field), (routine) =>
      Array.from(list(routine, field), (id) => named(id, field)),
    ),
  save: readSave,
  saves: readSaves,
  turnsUndead: bool,
  type: text,
  hitDice: (value, field) => amount(value, field, { min: 0, max: MOST_DICE }),
  canBeSubdued: bool,
  mindless: bool,
  undead: bool,
  height: size,
  rank: (value, field) => whole(value, field, { min: 1, max: MOST }),
  armor: (value, field) => oneOf(value, field, segmentArmours),
  interval: moment,
};

/** What a fight needs to know, checked and rebuilt. Throws `level-out-of-range`, `bad-input`. */
export function readStats(value: unknown): SwordsStats {
  if (typeof value !== 'object' || value === null) refuse('stats', 'an object');
  const stats = picked(value, 'stats', readers) as Partial<SwordsStats>;
  const { ac, skill, weapons = [] } = stats;
  if (!ac || !skill) refuse('stats', 'given with armour class and skill');
  if (new Set(weapons.map(({ id }) => id)).size < weapons.length)
    refuse('stats.weapons', 'different weapons');
  const unknown = (id: string): boolean => !weapons.some((weapon) => weapon.id === id);
  if (stats.routines?.some((routine) => routine.some(unknown)))
    refuse('stats.routines', 'ids of his weapons');
  return { ...stats, ac, skill, weapons };
}

/** As they are read, never as bare names. */
export const wandsOf = ({ wands = [] }: SwordsStats): readonly PowerStats[] => wands as readonly PowerStats[];

export const powersOf = ({ powers = [] }: SwordsStats): readonly PowerStats[] => powers;
