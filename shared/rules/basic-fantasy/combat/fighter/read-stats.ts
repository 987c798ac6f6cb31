import { checkedRecipe, type Recipe } from '../../../fight/magic/recipe.ts';
import { amount, bool, given, list, oneOf, refuse, signed, text, whole } from '../../../common/input.ts';
import { checkedCreature } from '../../characters/creatures.ts';
import { tables } from '../../tables.ts';
import { armorMaterials, saveCategories, undeadKinds, vehicleKinds, type Creature } from '../../terms.ts';
import { flights, powerAims, sizes, type Stats } from '../stats.ts';
import { count, feet, inOrder, readKeys, readLimited, saveWord, type Read } from './read-keys.ts';
import { readWeapon } from './read-weapon.ts';

const races = ['human', 'dwarf', 'elf', 'halfling'] as const;
const banes = ['silver', 'magic'] as const;
/** More than any creature has; a slip beyond it is refused. */
const most = {
  weapons: 50,
  spells: 200,
  hitDie: 100,
  routine: 30,
  ranks: 100,
  crew: 1000,
  rounds: 1000,
  hardness: 1000,
} as const;

const percent: Read = (value, field) => amount(value, field, { min: 0, max: 100 });
const figures: Record<string, Read> = {
  armourMaterial: (value, field) => oneOf(value, field, armorMaterials),
  strBonus: signed,
  dexBonus: signed,
  conBonus: signed,
  constitution: (value, field) => (value === null ? null : whole(value, field, { min: 1, max: 100 })),
  initiative: signed,
  race: (value, field) => oneOf(value, field, races),
  group: text,
  morale: (value, field) => whole(value, field, { min: tables.morale.min, max: tables.morale.max }),
  moraleAdjustment: signed,
  turnsAs: (value, field) => whole(value, field, { min: 1 }),
  size: (value, field) => oneOf(value, field, sizes),
  wrestlerUnits: (value, field) => amount(value, field, { min: 0, max: 1000 }),
  humanoid: bool,
  brawls: bool,
  extraGraspingAppendages: count,
  touchAttack: text,
  fireResistant: bool,
  blinded: bool,
  deafened: bool,
  invisible: bool,
  concealmentPercent: percent,
  coverPercent: percent,
  rank: (value, field) => whole(value, field, { min: 1, max: most.ranks }),
  height: feet,
  flies: (value, field) => oneOf(value, field, flights),
  flyFeet: feet,
  turningFeet: feet,
  nightsShortOfSleep: count,
  negativeLevels: count,
  hitDie: (value, field) => whole(value, field, { min: 1, max: most.hitDie }),
  attackModifier: signed,
  attackBonus: signed,
  missileToHit: signed,
  crew: (value, field) => whole(value, field, { min: 1, max: most.crew }),
  roundsAShot: (value, field) => whole(value, field, { min: 1, max: most.rounds }),
  armourClassAgainstLarge: signed,
};

const hull = inOrder({
  kind: (value, field) => oneOf(value, field, vehicleKinds),
  hardness: (value, field) => whole(value, field, { min: 0, max: most.hardness }),
});

function readHull(value: unknown, field: string): unknown {
  const read = readKeys(given(value as object, field), hull, field);
  if (read['kind'] === undefined || read['hardness'] === undefined) refuse(field, 'a kind and a Hardness');
  return read;
}

const magic: Record<string, Read> = {
  id: text,
  aim: (value, field) => oneOf(value, field, powerAims),
  rangeFeet: feet,
  save: saveWord,
  recipe: (value, field) => checkedRecipe(value as Recipe, field),
};

const spell = inOrder({
  ...magic,
  level: (value, field) => whole(value, field, { min: 1, max: 20 }),
  times: count,
});

function readSpell(one: object, field: string): unknown {
  const read = readKeys(one, spell, field);
  if (!read['id'] || read['level'] === undefined) refuse(field, 'a spell with a name and a level');
  return read;
}

const power = inOrder({ ...magic, uses: count });

function readPower(one: object, field: string): unknown {
  const read = readKeys(one, power, field);
  return read['id'] ? read : refuse(field, 'a power with a name');
}

const undead = inOrder({
  kind: (value, field) => oneOf(value, field, undeadKinds),
  hitDice: text,
  corporeal: bool,
});

function readUndead(value: unknown, field: string): unknown {
  const read = readKeys(given(value as object, field), undead, field);
  return read['hitDice'] === undefined ? refuse(`${field}.hitDice`, 'Hit Dice') : read;
}

/** A copy of what the rules accept. */
function readCreature(raw: Creature, field: string): Creature {
  const read = checkedCreature(raw, field);
  if (read.kind === 'normal-man') return read;
  if (read.kind === 'character') return { kind: read.kind, classes: read.classes.map((one) => ({ ...one })) };
  const { hitDice } = raw as { hitDice: string };
  return { kind: read.kind, hitDice, ...(read.saveAs === null ? {} : { saveAs: read.saveAs }) };
}

function unlike(ids: readonly string[], field: string): void {
  if (new Set(ids).size < ids.length) refuse(field, 'a list of different ids');
}

const readRoutine = (value: unknown, field: string): string[] =>
  Array.from(list(value as readonly unknown[], field), (id) => text(id, field));

function readSaves(value: unknown, field: string): Stats['saves'] {
  const from = new Map<string, unknown>(Object.entries(given(value as object, field)));
  const known = saveCategories.filter((category) => from.has(category));
  if (known.length < from.size) refuse(field, `given by ${saveCategories.join(', ')}`);
  return Object.fromEntries(
    known.map((category) => [category, signed(from.get(category), `${field}.${category}`)]),
  );
}

const all = inOrder({
  ...figures,
  saves: readSaves,
  creature: (value, field) => readCreature(value as Creature, field),
  armourClass: signed,
  movementFeet: feet,
  weapons: (value, field) => readLimited(value, field, most.weapons, readWeapon),
  spells: (value, field) => readLimited(value, field, most.spells, readSpell),
  powers: (value, field) => readLimited(value, field, most.spells, readPower),
  routine: readRoutine,
  routines: (value, field) =>
    Array.from(list(value as readonly unknown[], field), (one) => readRoutine(one, field)),
  onlyHitBy: (value, field) =>
    Array.from(list(value as readonly unknown[], field), (bane) => oneOf(bane, field, banes)),
  undead: readUndead,
  hull: readHull,
});

/** The stats of a combatant, every part checked and copied. Throws `bad-input` and what the rules throw. */
export function readStats(raw: unknown, field: string): Stats {
  const read = readKeys(given(raw as Stats, field), all, field) as Partial<Stats>;
  const { creature, armourClass, movementFeet, weapons, touchAttack } = read;
  if (!creature || armourClass === undefined || movementFeet === undefined || !weapons) {
    refuse(field, 'stats with a creature, an armour class, a movement and weapons');
  }
  const ids = weapons.map(({ id }) => id);
  unlike(ids, `${field}.weapons`);
  unlike(
    (read.spells ?? []).map(({ id }) => id),
    `${field}.spells`,
  );
  unlike(
    (read.powers ?? []).map(({ id }) => id),
    `${field}.powers`,
  );
  for (const routine of [read.routine ?? [], ...(read.routines ?? [])]) {
    if (!routine.every((id) => ids.includes(id))) refuse(`${field}.routine`, 'a list of its own weapons');
    if (routine.length > most.routine) refuse(`${field}.routine`, `a list of at most ${most.routine}`);
  }
  if (touchAttack !== undefined && !ids.includes(touchAttack))
    refuse(`${field}.touchAttack`, 'one of its weapons');
  return { ...read, creature, armourClass, movementFeet, weapons };
}
