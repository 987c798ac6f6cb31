import type { ImportContext, NewItemInput, NewPersonInput } from '../entry.ts';
import { byRule } from './document.ts';
import type { ActorDraft, ActorReading, Dialect, SheetInput } from './document.ts';
import {
  classOf,
  labelled,
  overrule,
  readAbilities,
  readArmourClass,
  readCoins,
  readHitPoints,
  readSaves,
  readThings,
  remarks,
} from './person.ts';
import { goldOf, weightIn } from '../measures.ts';
import type { Path, Reading } from '../reading.ts';
import { isObject } from '../reading.ts';
import { assumeCapacity, plainThing } from '../things.ts';

/** The system of virtual tables that counts armour from 11: weights in pounds, prices as text, rates in feet a round. */

const unarmoured = 11;
const coinOrder = ['pp', 'gp', 'ep', 'sp', 'cp'] as const;
const savePaths: readonly Path[] = ['death', 'wands', 'paralysis', 'breath', 'spells'].map((save) => [
  'saves',
  save,
  'value',
]);

/** A figure is often text here; a star stands for a weight that does not count. */
const readWeight = (body: Reading): number => {
  const path = ['weight', 'value'];
  if (body.value(...path) !== '*') return body.number(path, 0, 1_000_000) ?? 0;
  body.take(...path);
  return 0;
};

const readPrice = (body: Reading): number | null => {
  const path = ['price', 'value'];
  if (typeof body.value(...path) === 'number') return body.number(path, 0, 10_000_000);
  const text = body.text(path, 40);
  if (text === null) return null;
  const gold = goldOf(text);
  return gold ?? body.refuse(path, 'It is no price such as "5 gp".');
};

const bands = /^(?:melee\/)?(\d+)\/(\d+)\/(\d+)$/i;

const weaponFacts = (body: Reading): NonNullable<NewItemInput['facts']> => {
  const damage = body.text(['damage', 'value'], 40);
  const bonus = body.whole(['bonusAb', 'value'], -10, 10);
  const range = body.text(['range', 'value'], 60);
  const [, short, medium, long] = bands.exec(range ?? '') ?? [];
  const isMelee = range !== null && /^melee/i.test(range);
  if (range !== null && short === undefined && !isMelee)
    body.refuse(['range', 'value'], 'It is no range such as "50/100/150".');
  const size = body.text(['size', 'value'], 20);
  return {
    ...(damage !== null && { damage }),
    ...(bonus !== null && bonus !== 0 && { magicBonus: bonus }),
    ...(short !== undefined && {
      range: { short: Number(short), medium: Number(medium), long: Number(long) },
    }),
    qualities: [...(isMelee ? ['melee'] : []), ...(size === null ? [] : [`size ${size}`])],
  };
};

/** Armour stands with the class it gives, a shield with what it adds. */
const armourFacts = (body: Reading, name: string): Pick<NewItemInput, 'kind' | 'facts'> => {
  const ac = body.whole(['armorClass', 'value'], -10, 40);
  const isShield = /\b(?:shield|buckler)s?\b/i.test(name) || (ac !== null && ac < 8);
  if (isShield) return { kind: 'shield', facts: { acBonus: ac ?? 1 } };
  const acBonus = (ac ?? unarmoured) - unarmoured;
  const armourType = acBonus <= 0 ? 'unarmoured' : acBonus <= 3 ? 'light' : 'heavy';
  return { kind: 'armour', facts: { acBonus, armourType } };
};

const readThing = (reading: Reading, body: Reading, type: string, context: ImportContext): NewItemInput => {
  const name = reading.text(['name'], 80) ?? '';
  const weight = readWeight(body);
  const plain = plainThing(context, { name, weight, unit: 'pounds', cost: readPrice(body), treasure: false });
  const special =
    type === 'armor'
      ? armourFacts(body, name)
      : type === 'weapon'
        ? { kind: 'weapon' as const, facts: weaponFacts(body) }
        : { kind: plain.kind };
  const path = ['quantity', 'value'];
  const isCounted = type === 'item' && body.value(...path) !== undefined;
  const quantity = isCounted ? (body.whole(path, 1, 1_000_000) ?? 0) : 1;
  return {
    ...plain,
    ...special,
    coin: special.kind === 'coin' ? (plain.coin ?? null) : null,
    quantity,
    weightEach: weightIn(context, weight, 'pounds'),
    capacity: /\b(?:backpack|sack|saddlebags?|chest|pouch)\b/i.test(name)
      ? assumeCapacity(context, name)
      : null,
  };
};

const sheetOf = ({ items, body }: ActorReading): SheetInput => {
  const spells = items
    .filter(({ type }) => type === 'spell')
    .flatMap(({ name, body: spell }) => {
      const level = spell.whole(['spellLevel', 'value'], 0, 12);
      const memorised = spell.whole(['prepared', 'value'], 0, 20) ?? 0;
      return level === null ? [] : [{ name, level, memorised }];
    });
  const features = items
    .filter(({ type }) => type === 'feature')
    .map(({ name, body: feature }) => ({ name, value: feature.whole(['targetNumber', 'value'], 1, 100) }));
  const plain = features.filter(({ value }) => value === null).map(({ name }) => name);
  return {
    spells: spells,
    skills: features.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }])),
    notes: remarks([labelled('Features', plain.join(', ')), body.lines(['biography'], 4000)]),
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
  return {
    kind: 'character',
    name,
    ...written,
    level: body.whole(['level', 'value'], 0, 36) ?? 1,
    xp: body.whole(['xp', 'value'], 0, 100_000_000) ?? 0,
    abilities: readAbilities(body, 'abilities'),
    ...(points ?? { hp: 1, maxHp: 1 }),
    sheet: { ...sheetOf(actor), overrules },
  };
};

const hitDiceText = (body: Reading): { text: string; level: number } => {
  const number = body.number(['hitDice', 'number'], 0, 100);
  const modifier = body.whole(['hitDice', 'mod'], -20, 50) ?? 0;
  const size = body.text(['hitDice', 'size'], 10);
  if (number === null) return { text: '', level: 0 };
  const plus = modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : String(modifier);
  return {
    text: `${number}${size ?? ''}${plus}`,
    level: Math.min(36, Math.floor(number)),
  };
};

const attacksOf = ({ items }: ActorReading): string =>
  items
    .filter(({ type }) => type === 'weapon')
    .map(({ name, body }) => {
      const damage = body.text(['damage', 'value'], 40);
      return damage === null ? name : `${name} (${damage})`;
    })
    .join(', ');

/** A figure that some write as words. */
const wordOrNumber = (body: Reading, path: Path): string | number | null =>
  typeof body.value(...path) === 'number' ? body.number(path, 0, 100_000_000) : body.text(path, 120);

const readMonster = (actor: ActorReading, context: ImportContext): NewPersonInput => {
  const { body, name } = actor;
  const { text: hitDice, level } = hitDiceText(body);
  const points = readHitPoints(body, ['hitPoints', 'value'], ['hitPoints', 'max']);
  const move = wordOrNumber(body, ['move', 'value']);
  const feet =
    typeof move === 'number' || /^\d{1,3}'?$/.test(move ?? '') ? Number.parseInt(String(move), 10) : null;
  const sheet = sheetOf(actor);
  return {
    kind: 'creature',
    name,
    className: 'Creature',
    level,
    ...(points ?? { hp: 1, maxHp: 1 }),
    sheet: {
      ...sheet,
      notes: remarks([
        sheet.notes ?? '',
        labelled('XP', body.whole(['xp', 'value'], 0, 100_000_000)),
        labelled('Number appearing', wordOrNumber(body, ['numberAppearing', 'value'])),
        labelled('Treasure type', body.text(['treasureType', 'value'], 120)),
        labelled('Special abilities', body.whole(['specialAbility', 'value'], 0, 100)),
      ]),
      overrules: {
        ...readArmourClass(body, context, null, ['armorClass', 'value']),
        ...readSaves(body, context, savePaths),
        ...overrule('attackBonus', body.whole(['attackBonus', 'value'], -10, 30)),
        ...(feet !== null && { turnFeet: Math.min(10_000, feet * 3), roundFeet: feet }),
      },
      creature: {
        hitDice,
        attacks: attacksOf(actor),
        movement: typeof move === 'number' ? `${move}'` : (move ?? ''),
        morale: body.whole(['morale', 'value'], 2, 12),
      },
    },
  };
};

const sides = ['forward', 'port', 'starboard', 'aft'] as const;

/** A cart or ship: its hull points are those of its sides together; what has no place stands in the notes. */
const readVehicle = ({ body, name }: ActorReading, context: ImportContext): NewPersonInput => {
  const hull = sides.map((side) =>
    readHitPoints(body, ['hitPoints', side, 'value'], ['hitPoints', side, 'max']),
  );
  const sum = (key: 'hp' | 'maxHp') =>
    Math.min(
      9999,
      hull.reduce((total, points) => total + (points?.[key] ?? 0), 0),
    );
  const bySide = sides.map((side, index) => `${side} ${hull[index]?.hp ?? 0} of ${hull[index]?.maxHp ?? 0}`);
  const move = wordOrNumber(body, ['move', 'value']);
  return {
    kind: 'vehicle',
    name,
    className: 'Vehicle',
    level: 0,
    hp: sum('hp'),
    maxHp: sum('maxHp'),
    sheet: {
      overrules: readArmourClass(body, context, null, ['armorClass', 'value']),
      notes: remarks([
        `Hull: ${bySide.join(', ')}`,
        labelled('Hardness', wordOrNumber(body, ['hardness', 'value'])),
        labelled('Cargo', wordOrNumber(body, ['cargo', 'value'])),
        labelled('Movement', move),
        labelled('Turning', wordOrNumber(body, ['maneuverability', 'value'])),
        labelled('Length', wordOrNumber(body, ['length', 'value'])),
        labelled('Width', wordOrNumber(body, ['width', 'value'])),
        body.lines(['biography'], 4000),
      ]),
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
  const person = isMonster ? readMonster(actor, context) : readCharacter(actor, context);
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
  'costMultiplier',
  'rateOfFire',
];

export const basicFantasyDialect: Dialect = {
  id: 'basicfantasyrpg',
  actorTypes: new Set(['character', 'monster', 'vehicle', 'siegeEngine', 'stronghold']),
  thingTypes: new Set(['item', 'weapon', 'armor']),
  isLike: (body) => shapes.some((key) => isObject(body[key])),
  readThing,
  readActor,
};
