import type { ImportContext, NewPersonInput } from '../entry.ts';
import type { Path, Reading } from '../reading.ts';
import { isObject } from '../reading.ts';
import { byRule } from '../unread-list.ts';
import { readBasicThing } from './basic-things.ts';
import { abilityWords, spellWords } from './document.ts';
import type { ActorDraft, ActorReading, Dialect, SheetInput } from './document.ts';
import { readVehicle } from './basic-vehicles.ts';
import { Notes } from './notes.ts';
import {
  classOf,
  creaturePoints,
  labelled,
  leaveSpellText,
  overrule,
  readAbilities,
  readArmourClass,
  readCoins,
  readHitPoints,
  readSaves,
  readSkills,
  readThings,
  signed,
  skipTrifles,
  wordOrNumber,
  withPrinted,
} from './person.ts';

/** The system of virtual tables that counts armour from 11, with rates in feet a round: people, creatures, carts. */

const coinOrder = ['pp', 'gp', 'ep', 'sp', 'cp'] as const;
const savePaths: readonly Path[] = ['death', 'wands', 'paralysis', 'breath', 'spells'].map((save) => [
  'saves',
  save,
  'value',
]);

const readSpells = ({ items }: ActorReading): NonNullable<SheetInput['spells']> =>
  items
    .filter(({ type }) => type === 'spell')
    .flatMap(({ name, body }) => {
      leaveSpellText(body);
      const level = body.whole(['spellLevel', 'value'], 0, 12);
      const memorised = body.whole(['prepared', 'value'], 0, 20) ?? 0;
      return level === null ? [] : [{ name, level, memorised }];
    });

const sheetOf = (actor: ActorReading, notes: Notes): SheetInput => {
  const { items, body } = actor;
  const features = items.filter(({ type }) => type === 'feature');
  const skills = readSkills(features, notes, 'Features', {
    score: (feature) => feature.whole(['targetNumber', 'value'], 1, 100),
    note: (feature) => {
      if (feature.value('rollUnder', 'value') === true) feature.take('rollUnder', 'value');
      return feature.text(['formula', 'value'], 60) ?? '';
    },
  });
  notes.tell(body, ['biography']);
  return {
    spells: readSpells(actor),
    skills,
    notes: notes.text,
  };
};

const derived: readonly Path[] = [
  ['armorClass', 'value'],
  ['initBonus', 'value'],
  ['move', 'value'],
  ['spellsPerLevel'],
  ['xp', 'next'],
];

const readCharacter = (actor: ActorReading, context: ImportContext): NewPersonInput => {
  const { body, name } = actor;
  for (const path of derived) if (body.value(...path) !== undefined) body.refuse(path, byRule);
  const race = body.text(['race', 'value'], 80);
  const written = classOf(context, body.text(['class', 'value'], 80), race);
  const typed = [...savePaths, ['attackBonus', 'value']];
  const own = written.classId === null;
  if (!own) for (const path of typed) body.refuse(path, byRule);
  const points = readHitPoints(body, ['hitPoints', 'value'], ['hitPoints', 'max']);
  const overrules = own
    ? {
        ...readSaves(body, context, savePaths),
        ...overrule('attackBonus', body.whole(['attackBonus', 'value'], -10, 30)),
      }
    : {};
  const notes = new Notes();
  notes.say(labelled('Age', wordOrNumber(body, ['age', 'value'])));
  notes.say(labelled('Sex', body.text(['sex', 'value'], 40)));
  return {
    kind: 'character',
    name,
    ...written,
    level: body.whole(['level', 'value'], 0, 36) ?? 1,
    xp: body.whole(['xp', 'value'], 0, 100_000_000) ?? 0,
    abilities: readAbilities(body, 'abilities'),
    ...(points ?? { hp: 1, maxHp: 1 }),
    sheet: { ...sheetOf(actor, notes), overrules },
  };
};

interface HitDice {
  text: string;
  level: number;
  average: number | null;
}

/** Dice of no size are points. */
const readHitDice = (body: Reading): HitDice => {
  const number = body.number(['hitDice', 'number'], 0, 100);
  const modifier = body.whole(['hitDice', 'mod'], -20, 50) ?? 0;
  const size = body.text(['hitDice', 'size'], 10) ?? '';
  if (number === null) return { text: '', level: 0, average: null };
  const points = number * (dieOf(size) ?? 1) + modifier;
  return {
    text: `${number}${size}${modifier === 0 ? '' : signed(modifier)}`,
    level: Math.min(36, Math.floor(number)),
    average: Math.max(1, Math.floor(points)),
  };
};

/** The average of a die such as "d8". */
const dieOf = (size: string): number | null => {
  const sides = /^d(\d{1,3})$/i.exec(size)?.[1];
  return sides === undefined ? null : (Number(sides) + 1) / 2;
};

const goods: readonly Path[] = [
  ['weight', 'value'],
  ['bonusAb', 'value'],
];

/** What an attack says beyond its name and damage. */
const attackDetails = (body: Reading): (string | null)[] => {
  const range = body.text(['range', 'value'], 60);
  const size = body.text(['size', 'value'], 20);
  const bonus = body.whole(['bonusAb', 'value'], -20, 20) ?? 0;
  return [
    range === null || /^melee$/i.test(range) ? null : `range ${range}`,
    size === null || size === 'M' ? null : `size ${size}`,
    bonus === 0 ? null : `${signed(bonus)} to hit`,
  ];
};

const attacksOf = ({ items }: ActorReading, notes: Notes): string =>
  items
    .filter(({ type }) => type === 'weapon')
    .map((item) => {
      const { name, body } = item;
      const damage = body.text(['damage', 'value'], 40);
      notes.describe(item, attackDetails(body));
      skipTrifles(body, goods);
      return damage === null ? name : `${name} (${damage})`;
    })
    .join(', ');

/** Feet a round, the first of "30' Fly 80' (15')"; those in brackets are what a turn takes. */
const feetOf = (move: string | number | null): number | null => {
  if (typeof move === 'number') return Math.min(10_000, Math.floor(move));
  const first = /^\D*?(\d{1,4})(?!\d)/.exec(move ?? '')?.[1];
  return first === undefined ? null : Number(first);
};

/** A new monster's figures that the virtual table works out anew whenever it shows them. */
const skipDefaults = (body: Reading, level: number): void => {
  if (body.value('attackBonus', 'value') === 1 && level !== 1) body.refuse(['attackBonus', 'value'], byRule);
  if (body.value('xp', 'value') === 0)
    body.refuse(['xp', 'value'], 'It says none; the virtual table works it out.');
};

/** How much it adds to its side's initiative has no figure on a sheet. */
const initiativeOf = (body: Reading): string | null => {
  const bonus = body.whole(['initBonus', 'value'], -50, 50) ?? 0;
  return bonus === 0 ? null : `Initiative: ${signed(bonus)}`;
};

const readMonster = (actor: ActorReading, context: ImportContext): NewPersonInput => {
  const { body, name } = actor;
  const { text: hitDice, level, average } = readHitDice(body);
  const move = wordOrNumber(body, ['move', 'value']);
  const feet = feetOf(move);
  const ownAttack = overrule('attackBonus', body.whole(['attackBonus', 'value'], -10, 30));
  const xp = body.whole(['xp', 'value'], 1, 100_000_000);
  skipDefaults(body, level);
  const isOwn = body.value('attackBonus', 'value') !== 1 || level === 1;
  const notes = new Notes();
  notes.say(labelled('XP', xp));
  notes.say(labelled('Number appearing', wordOrNumber(body, ['numberAppearing', 'value'])));
  notes.say(labelled('Treasure type', body.text(['treasureType', 'value'], 120)));
  notes.say(labelled('Special abilities', body.whole(['specialAbility', 'value'], 0, 100)));
  notes.say(initiativeOf(body));
  const attacks = attacksOf(actor, notes);
  return {
    kind: 'creature',
    name,
    className: 'Creature',
    level,
    ...creaturePoints(body, ['hitPoints', 'value'], ['hitPoints', 'max'], average),
    sheet: {
      ...sheetOf(actor, notes),
      overrules: {
        ...readArmourClass(body, context, null, ['armorClass', 'value']),
        ...readSaves(body, context, savePaths),
        ...(isOwn && ownAttack),
        ...(feet !== null && { turnFeet: Math.min(10_000, feet * 3), roundFeet: feet }),
      },
      creature: {
        hitDice,
        attacks,
        movement: typeof move === 'number' ? `${move}'` : (move ?? ''),
        morale: body.whole(['morale', 'value'], 2, 12),
      },
    },
  };
};

const readActor = (actor: ActorReading, context: ImportContext): ActorDraft => {
  const { type, body } = actor;
  if (type === 'siegeEngine' || type === 'stronghold')
    return { person: null, things: [], refused: 'A siege engine or a stronghold has no sheet here.' };
  if (type === 'vehicle')
    return {
      person: readVehicle(actor, context),
      things: readThings(actor, basicFantasyDialect, context),
      refused: null,
    };
  const isMonster = type === 'monster';
  const person = isMonster ? withPrinted(readMonster(actor, context)) : readCharacter(actor, context);
  const things = readThings(
    actor,
    basicFantasyDialect,
    context,
    (item) => !isMonster || item.type !== 'weapon',
  );
  const purse = readCoins(body, context, coinOrder, (kind) => ['money', kind, 'value']);
  return { person, things: [...things, ...purse], refused: null };
};

const shapes = [
  'hitPoints',
  'armorClass',
  'price',
  'spellLevel',
  'targetNumber',
  'formula',
  'costMultiplier',
  'rateOfFire',
];

const valueOf = (body: Reading, key: string): string | null => body.text([key, 'value'], 60);

export const basicFantasyDialect: Dialect = {
  id: 'basicfantasyrpg',
  actorTypes: new Set(['character', 'monster', 'vehicle', 'siegeEngine', 'stronghold']),
  thingTypes: new Set(['item', 'weapon', 'armor']),
  notThings: {
    spell: (body) => spellWords(body.whole(['spellLevel', 'value'], 0, 12), valueOf(body, 'class')),
    feature: (body) => abilityWords(valueOf(body, 'targetNumber'), valueOf(body, 'formula')),
    floor: () => 'a floor of a stronghold',
    wall: () => 'a wall of a stronghold',
  },
  likeness: (body) => shapes.filter((key) => isObject(body[key])).length,
  readThing: readBasicThing,
  readActor,
};
