import type { ClassContent } from '../../characters/class-content.ts';
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
import { bonusOf } from '../characters/abilities.ts';
import { classesBehind } from '../characters/combination-classes.ts';
import { undeadKinds, type Creature, type UndeadKind } from '../terms.ts';
import type { Stats, Weapon } from './stats.ts';

/** From sheets and stat blocks to fighters of this book. BF-ATK-1, BF-ATK-2, BF-DMG-2. */

const usualArmourClass = 11;
const usualFeetARound = 40;
const usualDamage = '1d6';

function creatureOf(gaps: Gaps, { classId, level }: FightingPerson, content: ClassContent | null): Creature {
  const classes = classId === null || content === null || level < 1 ? [] : classesBehind(content, classId);
  if (classes.length > 0) return { kind: 'character', classes: classes.map((id) => ({ class: id, level })) };
  gaps.or(null, 'creature', 'Class', 'a normal man');
  return { kind: 'normal-man' };
}

const deliveries = [
  [/crossbow/i, 'crossbow'],
  [/bow/i, 'bow'],
  [/sling/i, 'sling'],
] as const;

const deliveryOf = ({ name, thrown }: PersonsWeapon) =>
  thrown ? 'thrown' : (deliveries.find(([words]) => words.test(name))?.[1] ?? 'other');

const reloadOf = ({ name }: PersonsWeapon) => {
  if (!/crossbow/i.test(name)) return {};
  return { reload: /light/i.test(name) ? ('light-crossbow' as const) : ('heavy-crossbow' as const) };
};

function rangedOf(weapon: PersonsWeapon): Weapon['ranged'] {
  const { range, increment } = weapon;
  const bands = range ?? (increment === null ? null : [increment, increment * 2, increment * 3]);
  if (bands === null) return undefined;
  const [short, medium, long] = bands;
  return { delivery: deliveryOf(weapon), ranges: { short, medium, long }, ...reloadOf(weapon) };
}

function weaponOf(weapon: PersonsWeapon): Weapon {
  const { name, damage, melee, magicBonus, shots } = weapon;
  const ranged = rangedOf(weapon);
  return {
    id: name,
    damage: damage ?? usualDamage,
    ...(ranged !== undefined && { ranged, melee }),
    ...(ranged !== undefined && shots !== null && { pieces: shots }),
    ...(magicBonus !== 0 && { bonus: magicBonus, magic: true }),
    ...(/\bsilver/i.test(name) && { silver: true }),
    ...(/\b(spear|pole ?arm|halberd|pike)\b/i.test(name) && { set: true, reachFeet: 10 }),
    ...(/\blance\b/i.test(name) && { charge: true, reachFeet: 10 }),
  };
}

const races = ['human', 'dwarf', 'elf', 'halfling'] as const;
const materials = { none: 'none', light: 'leather', heavy: 'metal' } as const;

const bonus = (key: 'strBonus' | 'dexBonus' | 'conBonus', score: number | null): Partial<Stats> =>
  score === null ? {} : { [key]: bonusOf(score) };

function person(facts: FightingPerson, _settings: unknown, content: ClassContent | null): Crossed<Stats> {
  const gaps = new Gaps();
  const { abilities, figures, spells, morale, raceId, kind, classId } = facts;
  const large = figures['acAgainstLarge'];
  const race = races.find((each) => each === raceId);
  const turns = content !== null && classId !== null && classesBehind(content, classId).includes('cleric');
  const stats: Stats = {
    creature: creatureOf(gaps, facts, content),
    armourClass:
      gaps.number(figures['acAscending'], 'armourClass', 'Armour class', usualArmourClass) +
      (facts.passing?.armourClass ?? 0),
    ...(facts.passing !== undefined && { attackModifier: facts.passing.attack }),
    ...(typeof large === 'number' && { armourClassAgainstLarge: large }),
    armourMaterial: materials[facts.armour],
    movementFeet: gaps.number(facts.roundFeet, 'movementFeet', 'Feet a round', usualFeetARound),
    ...bonus('strBonus', abilities.strength),
    ...bonus('dexBonus', abilities.dexterity),
    ...bonus('conBonus', abilities.constitution),
    constitution: abilities.constitution,
    ...(race !== undefined && { race }),
    ...(race === 'halfling' && { initiative: 1, size: 'small' as const }),
    ...(morale !== null && kind !== 'character' && { morale }),
    weapons: facts.weapons.map(weaponOf),
    ...(spells.length > 0 && {
      spells: spells.map(({ name, level, copies }) => ({ id: name, level, times: copies })),
    }),
    ...(turns && { turnsAs: facts.level }),
  };
  return { stats, wanting: gaps.wanting };
}

const drained = /energy drain \((\d+) levels?\)/;

function blow(gaps: Gaps, id: string, { damage, effect }: CreaturesAttack): Weapon {
  const levels = drained.exec(effect ?? '')?.[1];
  return {
    id,
    damage: String(gaps.or(damage, 'weapons', `Damage of ${id}`, usualDamage)),
    ...(effect !== null && { onHit: effect }),
    ...(levels !== undefined && { drains: Number(levels) }),
  };
}

/** Each blow of a routine is made once: two claws are two attacks. */
const single = (attacks: readonly CreaturesAttack[]): CreaturesAttack[] =>
  attacks.flatMap((attack) =>
    Array.from({ length: Math.max(1, attack.count) }, () => ({ ...attack, count: 1 })),
  );

function harmedBy(words: string | null): NonNullable<Stats['onlyHitBy']> {
  if (words === null) return [];
  const silver = /silver/.test(words);
  const magic = /magic|normal weapons/.test(words);
  return [...(silver ? (['silver'] as const) : []), ...(magic ? (['magic'] as const) : [])];
}

const undeadKind = (name: string): UndeadKind | undefined =>
  undeadKinds.find((kind) => name.toLowerCase().startsWith(kind));

function creature(facts: FightingCreature): Crossed<Stats> {
  const gaps = new Gaps();
  const { name, ac, hitDice, morale, categories } = facts;
  const blows = named(single(facts.attacks));
  const { routines } = optionsOf(blows);
  const text = String(gaps.or(hitDice?.text ?? null, 'creature', 'Hit Dice', '1'));
  const only = harmedBy(facts.hitOnlyBy);
  const kind = undeadKind(name);
  if (blows.length === 0) gaps.or(null, 'weapons', 'Attacks', 'none');
  const stats: Stats = {
    creature: { kind: 'monster', hitDice: text },
    armourClass: gaps.number(ac?.ascending, 'armourClass', 'Armour class', usualArmourClass),
    movementFeet: gaps.number(facts.walkFeetARound, 'movementFeet', 'Feet a round', usualFeetARound),
    ...(facts.flyFeetARound !== undefined && { flies: 'winged' as const, flyFeet: facts.flyFeetARound }),
    ...(facts.turningFeet !== undefined && { turningFeet: facts.turningFeet }),
    constitution: null,
    group: name,
    ...(morale !== null && { morale }),
    weapons: blows.map(({ id, attack }) => blow(gaps, id, attack)),
    ...(routines.length === 1 && blows.length > 1 && { routine: routines[0] ?? [] }),
    ...(routines.length > 1 && { routines }),
    ...(categories.includes('undead') && {
      undead: { hitDice: text, ...(kind !== undefined && { kind }) },
    }),
    ...(only.length > 0 && { onlyHitBy: only }),
  };
  return { stats, wanting: gaps.wanting };
}

export const bridge: Bridge<Stats> = { person, creature };
