import {
  Gaps,
  type CountFigures,
  type Crossed,
  type FightingCreature,
  type FightingPerson,
} from '../../fight/bridge/bridge.ts';
import { titles } from '../../fight/bridge/figures.ts';
import { named } from '../../fight/bridge/names.ts';
import { bridged } from '../../fight/bridge/typed.ts';
import { usualBlow } from '../bestiary.ts';
import type { PainKind } from '../harm/pain.ts';
import { rangedWeapons, shields, sizes, type RangedWeapon, type Shield } from '../terms.ts';
import type { HackmasterStats, WeaponStats } from './stats.ts';
import { figuresOf, flyingOf } from './typing/figures.ts';
import { gifts } from './fighter/gifts.ts';

/** From sheets to fighters counted in seconds. The book has no open creatures: theirs are typed, or the usual. HM-INIT-1. */

const usualDamage = 'd8p';
const usualCastingTime = 5;

const plainly = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** What it is called says how it flies, unless it has a reach to strike with. HM-RNG-1. */
const rangedOf = ({ name, reachFeet }: CountFigures['weapons'][number]): RangedWeapon | undefined =>
  reachFeet === null ? rangedWeapons.find((kind) => plainly(name).includes(kind.toLowerCase())) : undefined;

/** As many missiles as stand beside a thing of its name; without one nobody counts them. */
function flying(ranged: RangedWeapon, { name }: { name: string }, carried: FightingPerson['weapons']) {
  const shots = carried.find((thing) => plainly(thing.name) === plainly(name))?.shots ?? null;
  return { ranged, ...(shots !== null && { ammo: shots }) };
}

const weaponOf = (
  gaps: Gaps,
  { id, attack: weapon }: { id: string; attack: CountFigures['weapons'][number] },
  carried: FightingPerson['weapons'],
  ranged = rangedOf(weapon),
): WeaponStats => ({
  id,
  damage: String(gaps.or(weapon.damage || null, titles.damage(id), usualDamage)),
  speed: weapon.speed,
  ...(ranged === undefined
    ? { reachFt: gaps.number(weapon.reachFeet, titles.reach(id), usualBlow.reachFeet) }
    : flying(ranged, weapon, carried)),
  ...(weapon.jabSpeed !== null && { jabSpeed: weapon.jabSpeed }),
  ...(weapon.attack !== 0 && { attack: weapon.attack }),
  ...(weapon.damageModifier !== 0 && { damageModifier: weapon.damageModifier }),
});

function shieldOf({ shield }: CountFigures): Shield | undefined {
  if (shield?.intact !== true) return undefined;
  return shields.find((kind) => shield.kind.toLowerCase().includes(kind)) ?? 'medium';
}

const nothingTold: CountFigures = {
  attack: 0,
  defence: 0,
  initiative: 0,
  strengthDamage: 0,
  damageReduction: 0,
  size: 'M',
  shield: null,
  weapons: [],
};

/** A sheet without figures for the count. */
function askAll(gaps: Gaps): void {
  for (const title of ['Attack', 'Defence', 'Damage reduction', titles.initiative]) gaps.or(null, title, 0);
}

/** What a wound may do to him before it tells. HM-PAIN-1. */
function painKind({ kind, classId, className }: FightingPerson): PainKind {
  if (kind === 'beast') return 'monster';
  return classId === 'fighter' || className.trim().toLowerCase() === 'fighter' ? 'fighter' : 'character';
}

function person(facts: FightingPerson): Crossed<HackmasterStats> {
  const gaps = new Gaps();
  const { abilities, spells, level, passing } = facts;
  const count = facts.count ?? nothingTold;
  if (facts.count === null) askAll(gaps);
  const shield = shieldOf(count);
  const stats: HackmasterStats = {
    attack: count.attack + (passing?.attack ?? 0),
    defence: count.defence + (passing?.armourClass ?? 0),
    armourDr: count.damageReduction,
    strengthDamage: count.strengthDamage + (passing?.damage ?? 0),
    initiative: count.initiative,
    size: sizes.find((size) => size === count.size) ?? 'M',
    level,
    kind: painKind(facts),
    ...(abilities.constitution !== null && { con: abilities.constitution }),
    ...(shield !== undefined && { shield }),
    weapons: named(count.weapons).map((weapon) => weaponOf(gaps, weapon, facts.weapons)),
    ...(spells.length > 0 && {
      spells: spells.map(({ name, copies, castingTime: said }) => ({
        id: name,
        castingTime: said ?? castingTime(gaps, name),
        uses: copies,
      })),
    }),
  };
  return { stats, wanting: gaps.wanting };
}

const castingTime = (gaps: Gaps, name: string): number =>
  gaps.number(null, titles.castingTime(name), usualCastingTime);

function creature(facts: FightingCreature): Crossed<HackmasterStats> {
  const gaps = new Gaps();
  const blows = named(facts.attacks);
  if (blows.length === 0) gaps.or(null, titles.attacks, `${usualDamage}, speed ${usualBlow.speed}`);
  const blow = (id: string, damage: string | null, effect: string | null): WeaponStats => ({
    id,
    damage: String(gaps.or(damage, titles.damage(id), usualDamage)),
    speed: gaps.number(null, titles.speed(id), usualBlow.speed),
    reachFt: gaps.number(null, titles.reach(id), usualBlow.reachFeet),
    ...(effect !== null && { onHit: effect }),
  });
  const stats: HackmasterStats = {
    attack: gaps.number(facts.attackBonus, 'Attack', 0),
    defence: gaps.number(facts.defence, 'Defence', 0),
    ...(facts.hitDice !== null && { level: facts.hitDice.dice }),
    weapons:
      blows.length === 0
        ? [blow('attack', usualDamage, null)]
        : blows.map(({ id, attack }) => blow(id, attack.damage, attack.effect)),
  };
  return { stats, wanting: gaps.wanting };
}

export const bridge = bridged<HackmasterStats>({ person, creature, figures: figuresOf }, gifts, flyingOf);
