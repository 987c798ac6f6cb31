import { parseDice } from '../../../../dice/notation.ts';
import {
  amount,
  flag,
  given,
  list,
  modifier,
  oneOf,
  refuse,
  signed,
  text,
  whole,
} from '../../../common/input.ts';
import { hitDoesOf, readOnHit } from '../../../fight/magic/on-hit.ts';
import type { HitDoes } from '../../../fight/magic/recipe.ts';
import { checkedPowers, type PowerStats } from '../../../fight/magic/powers.ts';
import { checkedRecipe, type Recipe } from '../../../fight/magic/recipe.ts';
import { farthestFeet } from '../../../fight/setup.ts';
import { painKinds, type PainKind } from '../../harm/pain.ts';
import { tables } from '../../tables.ts';
import {
  damageTypes,
  lightSources,
  rangedWeapons,
  shields,
  situations,
  sizes,
  weaponSizes,
  type DamageType,
  type LightSource,
  type RangedWeapon,
  type Shield,
  type Situation,
  type Size,
  type WeaponSize,
} from '../../terms.ts';
import { weaponSpeed } from '../../attack/weapons.ts';
import {
  hands,
  weaponKinds,
  type HackmasterPower,
  type HackmasterStats,
  type SpellStats,
  type WeaponKind,
  type WeaponStats,
} from '../stats.ts';

export interface Weapon {
  id: string;
  damage: string;
  damageType: DamageType;
  attack: number;
  damageModifier: number;
  size: WeaponSize;
  speed: number;
  hands: number;
  jabSpeed: number | null;
  reachFt: number;
  kind: WeaponKind;
  shortBlade: boolean;
  ranged: RangedWeapon | null;
  ammo: number | null;
  stowed: boolean;
  onHit: HitDoes | null;
}

export interface Spell {
  id: string;
  castingTime: number;
  uses: number | null;
  componentStored: boolean;
  save?: string;
  recipe: Recipe | null;
}

export interface Power extends PowerStats {
  counts: number;
}

/** His stats, checked and with every default filled in. */
export interface Build {
  attack: number;
  defence: number;
  dexterityDefence: number | null;
  armourDr: number;
  shield: Shield | null;
  strengthDamage: number;
  size: Size;
  hand: 'right' | 'left';
  slow: boolean;
  lowLight: boolean;
  light: LightSource | null;
  kind: PainKind;
  level: number;
  con: number | null;
  mindless: boolean;
  situation: Situation | null;
  initiative: number;
  height: number;
  rank: number;
  weapons: readonly Weapon[];
  spells: readonly Spell[];
  powers: readonly Power[];
}

/** Nobody fights with more; a longer list is a slip. */
const MOST_WEAPONS = 50;
const SLOWEST = 1000;
const MOST_RANKS = 1000;

const bows: readonly RangedWeapon[] = ['longbow', 'shortbow'];

const orNull = <T>(value: unknown, check: (value: unknown) => T): T | null =>
  value === undefined ? null : check(value);

function checkedDamage(damage: unknown, field: string): string {
  const notation = text(damage, field);
  const { terms } = parseDice(notation, field);
  const wanted = 'dice such as 2d8p or d6p+d8p+1';
  if (!terms.some(({ kind }) => kind === 'dice')) refuse(field, wanted);
  for (const term of terms) {
    const plain = term.times === 1 && (term.kind === 'number' || (!term.choice && !term.reroll));
    const dice =
      term.kind === 'dice' && (term.sign < 0 || term.extra === 'explode' || term.reading !== 'face');
    if (!plain || dice) refuse(field, wanted);
  }
  return notation;
}

/** There is but one saving throw. HM-SAVE-1. */
const saveWord = (value: unknown, field: string): 'save' => oneOf(value, field, ['save'] as const);

function checkedWeapon(weapon: WeaponStats): Weapon {
  const field = 'stats.weapons';
  const { size = 'medium', damageType = 'hacking', kind = 'other' } = given(weapon, field);
  const ranged = orNull(weapon.ranged, (value) => oneOf(value, `${field}.ranged`, rangedWeapons));
  const reach = amount(weapon.reachFt ?? tables.monsterReach.medium, `${field}.reachFt`);
  const { speed, hands } = weaponSpeed({
    size: oneOf(size, `${field}.size`, weaponSizes),
    speed: whole(weapon.speed, `${field}.speed`, { min: 0, max: SLOWEST }),
    modifier: modifier(weapon.speedModifier, `${field}.speedModifier`),
    bow: ranged !== null && bows.includes(ranged),
  });
  return {
    id: text(weapon.id, `${field}.id`),
    damage: checkedDamage(weapon.damage, `${field}.damage`),
    damageType: oneOf(damageType, `${field}.damageType`, damageTypes),
    attack: modifier(weapon.attack, `${field}.attack`),
    damageModifier: modifier(weapon.damageModifier, `${field}.damageModifier`),
    size,
    speed,
    hands,
    jabSpeed: orNull(weapon.jabSpeed, (value) => whole(value, `${field}.jabSpeed`, { min: 1, max: SLOWEST })),
    reachFt: ranged === null ? reach : 0,
    kind: oneOf(kind, `${field}.kind`, weaponKinds),
    shortBlade: flag(weapon.shortBlade, `${field}.shortBlade`),
    ranged,
    ammo: orNull(weapon.ammo, (value) => whole(value, `${field}.ammo`)),
    stowed: flag(weapon.stowed, `${field}.stowed`),
    onHit: orNull(weapon.onHit, (value) => hitDoesOf(readOnHit(value, `${field}.onHit`, saveWord))),
  };
}

function checkedSpell(spell: SpellStats): Spell {
  const field = 'stats.spells';
  const { id, castingTime, uses, componentStored, save, recipe = null } = given(spell, field);
  return {
    id: text(id, `${field}.id`),
    castingTime: whole(castingTime, `${field}.castingTime`, { min: 0, max: SLOWEST }),
    uses: orNull(uses, (value) => whole(value, `${field}.uses`)),
    componentStored: flag(componentStored, `${field}.componentStored`),
    ...(save !== undefined && { save: saveWord(save, `${field}.save`) }),
    recipe: recipe && checkedRecipe(recipe, `${field}.recipe`),
  };
}

function ownPowers(powers: readonly HackmasterPower[] | undefined): readonly Power[] {
  const field = 'stats.powers';
  return checkedPowers(powers, field, saveWord).map((power, at) => ({
    ...power,
    counts: whole(powers?.[at]?.counts ?? 1, `${field}.counts`, { min: 0, max: SLOWEST }),
  }));
}

function own<T extends { id: string }>(things: readonly T[], field: string): readonly T[] {
  if (things.length > MOST_WEAPONS) refuse(field, `a list of at most ${MOST_WEAPONS}`);
  if (things.some(({ id }) => id === '')) refuse(`${field}.id`, 'a name');
  if (new Set(things.map(({ id }) => id)).size !== things.length) refuse(`${field}.id`, 'listed once');
  return things;
}

/** Stats from outside. Throws `bad-input`. */
export function checkedBuild(raw: HackmasterStats): Build {
  const stats = given(raw, 'stats');
  const { weapons = [], spells = [], hand = 'right', size = 'M', kind = 'monster' } = stats;
  return {
    attack: modifier(stats.attack, 'stats.attack'),
    defence: modifier(stats.defence, 'stats.defence'),
    dexterityDefence: orNull(stats.dexterityDefence, (value) => signed(value, 'stats.dexterityDefence')),
    armourDr: whole(stats.armourDr ?? 0, 'stats.armourDr'),
    shield: orNull(stats.shield, (value) => oneOf(value, 'stats.shield', shields)),
    strengthDamage: modifier(stats.strengthDamage, 'stats.strengthDamage'),
    size: oneOf(size, 'stats.size', sizes),
    hand: oneOf(hand, 'stats.hand', hands),
    slow: flag(stats.slow, 'stats.slow'),
    lowLight: flag(stats.lowLight, 'stats.lowLight'),
    light: orNull(stats.light, (value) => oneOf(value, 'stats.light', lightSources)),
    kind: oneOf(kind, 'stats.kind', painKinds),
    level: whole(stats.level ?? 0, 'stats.level'),
    con: orNull(stats.con, (value) => whole(value, 'stats.con')),
    mindless: flag(stats.mindless, 'stats.mindless'),
    situation: orNull(stats.situation, (value) => oneOf(value, 'stats.situation', situations)),
    initiative: modifier(stats.initiative, 'stats.initiative'),
    height: amount(stats.height ?? 0, 'stats.height', { min: 0, max: farthestFeet }),
    rank: whole(stats.rank ?? 1, 'stats.rank', { min: 1, max: MOST_RANKS }),
    weapons: own(Array.from(list(weapons, 'stats.weapons'), checkedWeapon), 'stats.weapons'),
    spells: own(Array.from(list(spells, 'stats.spells'), checkedSpell), 'stats.spells'),
    powers: ownPowers(stats.powers),
  };
}
