import { parseDice } from '../../../dice/notation.ts';
import type { Fighter } from '../../combat.ts';
import { amount, bool, given, list, oneOf, refuse, signed, text, whole } from '../../input.ts';
import { skillOf } from '../attack-tables.ts';
import { moment, readSpell } from '../combat-reading.ts';
import type { Spell } from '../combat-terms.ts';
import { distinctNames, name, readAc } from '../readers.ts';
import {
  segmentArmours,
  weaponStyles,
  type AC,
  type Attacker,
  type ClassId,
  type WeaponStyle,
} from '../terms.ts';

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
  /** Added to hit and to damage. */
  toHit?: number;
  damageBonus?: number;
  twoHandedOnly?: boolean;
}

/** A spell ready to be cast, and how often. */
interface SwordsSpell {
  id: string;
  level: number;
  copies?: number;
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
  /** Strength to hit and to damage, Dexterity to hit with missiles. */
  strengthToHit?: number;
  strengthDamage?: number;
  dexterityToHit?: number;
  spells?: readonly SwordsSpell[];
  /** Wands and staffs, which work in melee. */
  wands?: readonly string[];
  turnsUndead?: boolean;
  /** Monsters of one type may share a Dexterity. */
  type?: string;
  /** By class and level or by the skill's hit dice if left out. */
  hitDice?: number;
  canBeSubdued?: boolean;
  /** Fight to the death. */
  mindless?: boolean;
  undead?: boolean;
  /** For the segments: armour worn, or the whole interval. */
  armor?: (typeof segmentArmours)[number];
  interval?: number;
}

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
  rateOfFire: (value, field) => whole(value, field, { min: 1, max: 20 }),
  toHit: signed,
  damageBonus: signed,
  twoHandedOnly: bool,
};

function readWeapon(value: SwordsWeapon, field: string): SwordsWeapon {
  const weapon = picked(given(value, field), field, weaponReaders) as Partial<SwordsWeapon>;
  if (weapon.id === undefined || weapon.damage === undefined) refuse(field, 'a weapon with an id and damage');
  return { ...weapon, id: weapon.id, damage: weapon.damage };
}

function readSpells(value: unknown, field: string): SwordsSpell[] {
  const spells = Array.from(list(value as readonly SwordsSpell[], field), (spell) => {
    const { id, level, copies = 1 } = given(spell, field);
    const read: Spell = readSpell({ spell: named(id, `${field}.id`), level }, field);
    return {
      id: read.spell,
      level: read.level,
      copies: whole(copies, `${field}.copies`, { min: 0, max: MOST_DICE }),
    };
  });
  if (new Set(spells.map(({ id }) => id)).size < spells.length) refuse(field, 'different spells');
  return spells;
}

function readSkill(value: unknown): Attacker {
  const skill = value as Partial<{ class: ClassId; level: number; monsterHitDice: number }>;
  skillOf(skill as Attacker);
  const { class: own, level = 0, monsterHitDice } = skill;
  return own === undefined
    ? { monsterHitDice: size(monsterHitDice, 'stats.skill') }
    : { class: own, level: level + 0 };
}

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
  strengthToHit: signed,
  strengthDamage: signed,
  dexterityToHit: signed,
  spells: readSpells,
  wands: (value, field) => distinctNames(value as string[], field),
  turnsUndead: bool,
  type: text,
  hitDice: (value, field) => amount(value, field, { min: 0, max: MOST_DICE }),
  canBeSubdued: bool,
  mindless: bool,
  undead: bool,
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
  return { ...stats, ac, skill, weapons };
}

/** Stats read before in the same setup: fighters of one kind may share theirs. */
export type KnownStats = Map<unknown, SwordsStats>;

function readOnce(stats: unknown, known: KnownStats): SwordsStats {
  const before = known.get(stats);
  if (before) return before;
  const read = readStats(stats);
  known.set(stats, read);
  return read;
}

/** A fighter as he enters, checked. Throws `level-out-of-range`, `bad-input`. */
export function readFighter(value: Fighter, known: KnownStats): Fighter<SwordsStats> {
  const { id, side, hp, maxHp, atFeet, stats } = given(value, 'fighter');
  const most = whole(maxHp, 'fighter.maxHp', { min: 1, max: MOST });
  return {
    id: named(id, 'fighter.id'),
    side: named(side, 'fighter.side'),
    hp: whole(hp, 'fighter.hp', { min: -MOST, max: most }),
    maxHp: most,
    atFeet: amount(atFeet, 'fighter.atFeet', { min: -MOST, max: MOST }),
    stats: readOnce(stats, known),
  };
}
