import { amount, flag, given, list, oneOf, refuse, text, whole } from '../../../common/input.ts';
import { hitDoesOf, readOnHit } from '../../../fight/magic/on-hit.ts';
import type { HitDoes } from '../../../fight/magic/recipe.ts';
import { checkedRecipe, type Recipe } from '../../../fight/magic/recipe.ts';
import { dicePattern, tables } from '../../tables.ts';
import { saveCategories, type SaveCategory } from '../../terms.ts';
import {
  attackSorts,
  spellAims,
  type FighterKind,
  type OseSpell,
  type OseStats,
  type OseWeapon,
} from '../stats.ts';

/** A weapon with nothing left out; ranges in feet. */
export interface Weapon {
  readonly id: string;
  readonly damage: string;
  readonly range: readonly [short: number, medium: number, long: number] | null;
  readonly melee: boolean;
  readonly slow: boolean;
  readonly reaches: boolean;
  readonly blunt: boolean;
  readonly sort: (typeof attackSorts)[number];
  readonly toHit: number;
  readonly damageBonus: number;
  readonly noDamage: boolean;
  readonly onHit: HitDoes | null;
  readonly perRound: number;
  readonly shots: number | null;
}

export interface Spell {
  readonly id: string;
  readonly level: number;
  readonly copies: number;
  readonly aim: (typeof spellAims)[number];
  readonly rangeFeet: number | null;
  readonly sightNotNeeded: boolean;
  readonly save: SaveCategory | null;
  readonly recipe: Recipe;
}

/** The bare hand, which all but monsters have. */
export const unarmed = 'unarmed';

/** Far beyond any figure of play; keeps a typing slip from running out of whole numbers. */
export const MOST = 1000;

export const figure = (value: unknown, field: string): number =>
  value === undefined ? 0 : whole(value, field, { min: -MOST, max: MOST });

export const orElse = (value: unknown, field: string, otherwise: number, min = 0): number =>
  value === undefined ? otherwise : whole(value, field, { min, max: MOST });

function range(value: OseWeapon['range'], times: number): Weapon['range'] {
  if (value === undefined) return null;
  const [short, medium, long] = list(value, 'weapons.range');
  const near = amount(short, 'weapons.range');
  const middle = amount(medium, 'weapons.range', { min: near });
  const far = amount(long, 'weapons.range', { min: middle, max: 1e6 });
  return [near * times, middle * times, far * times];
}

const saveWord = (value: unknown, field: string): SaveCategory => oneOf(value, field, saveCategories);

function weapon(one: OseWeapon, attacks: number, times: number): Weapon {
  const { id, damage, melee, slow, blunt, sort = 'normal', perRound, shots, onHit } = given(one, 'weapons');
  const both = figure(one.bonus, 'weapons.bonus');
  const bands = range(one.range, times);
  if (!dicePattern(text(damage, 'weapons.damage'))) refuse('weapons.damage', 'dice such as 1d8 or 2d6+1');
  return {
    id: text(id, 'weapons.id'),
    damage,
    range: bands,
    melee: melee === undefined ? !bands : flag(melee, 'weapons.melee'),
    slow: flag(slow, 'weapons.slow'),
    reaches: flag(one.reaches, 'weapons.reaches'),
    blunt: flag(blunt, 'weapons.blunt'),
    sort: oneOf(sort, 'weapons.sort', attackSorts),
    toHit: both + figure(one.toHit, 'weapons.toHit'),
    damageBonus: both + figure(one.damageBonus, 'weapons.damageBonus'),
    noDamage: flag(one.noDamage, 'weapons.noDamage'),
    onHit: onHit === undefined ? null : hitDoesOf(readOnHit(onHit, 'weapons.onHit', saveWord)),
    perRound: orElse(perRound, 'weapons.perRound', attacks),
    shots: shots === undefined ? null : whole(shots, 'weapons.shots'),
  };
}

/** The weapons of a combatant, ranges times `times` in feet, the bare hand last. Throws `bad-input`. */
export function checkedWeapons(stats: OseStats, kind: FighterKind, attacks: number, times: number): Weapon[] {
  const all = Array.from(list(stats.weapons, 'weapons'), (one) => weapon(one, attacks, times));
  if (kind !== 'monster') {
    const hand = { id: unarmed, damage: tables.combat.unarmedDamage, blunt: true };
    all.push(weapon(hand, attacks, times));
  }
  if (new Set(all.map(({ id }) => id)).size < all.length) refuse('weapons', 'a list of different ids');
  return all;
}

const nothingKnown: Recipe = {};

function spell(one: OseSpell, times: number): Spell {
  const { id, level, copies, aim = 'any', rangeFeet, sightNotNeeded, save, recipe } = given(one, 'spells');
  return {
    id: text(id, 'spells.id'),
    level: whole(level, 'spells.level', { min: 0, max: MOST }),
    copies: orElse(copies, 'spells.copies', 1),
    aim: oneOf(aim, 'spells.aim', spellAims),
    rangeFeet:
      rangeFeet === undefined ? null : amount(rangeFeet, 'spells.rangeFeet', { min: 0, max: 1e6 }) * times,
    sightNotNeeded: flag(sightNotNeeded, 'spells.sightNotNeeded'),
    save: save === undefined ? null : oneOf(save, 'spells.save', saveCategories),
    recipe: recipe === undefined ? nothingKnown : checkedRecipe(recipe, 'spells.recipe'),
  };
}

export interface Power extends Pick<
  Spell,
  'id' | 'aim' | 'rangeFeet' | 'sightNotNeeded' | 'save' | 'recipe'
> {
  readonly uses: number | null;
}

/** Throws `bad-input`. */
export function checkedPowers({ powers = [] }: OseStats, times: number): Power[] {
  const all = Array.from(list(powers, 'powers'), (one) => {
    const { uses } = given(one, 'powers');
    const { id, aim, rangeFeet, save, recipe } = spell({ ...one, level: 0 }, times);
    const left = uses === undefined ? null : whole(uses, 'powers.uses', { min: 0, max: MOST });
    return { id, aim, rangeFeet, save, recipe, sightNotNeeded: false, uses: left };
  });
  if (new Set(all.map(({ id }) => id)).size < all.length) refuse('powers', 'a list of different ids');
  return all;
}

/** The routines of a combatant, all of weapons he has. Throws `bad-input`. */
export function checkedRoutines(
  { routines = [] }: OseStats,
  weapons: readonly Weapon[],
): (readonly string[])[] {
  return Array.from(list(routines, 'routines'), (routine) =>
    Array.from(list(routine, 'routines'), (id) =>
      weapons.some((one) => one.id === id) ? id : refuse('routines', 'ids of his weapons'),
    ),
  );
}

/** Throws `bad-input`. */
export function checkedSpells(stats: OseStats, times: number): Spell[] {
  const { spells = [] } = stats;
  const all = Array.from(list(spells, 'spells'), (one) => spell(one, times));
  if (new Set(all.map(({ id }) => id)).size < all.length) refuse('spells', 'a list of different ids');
  return all;
}
