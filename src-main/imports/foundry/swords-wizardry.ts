import type { DraftThing, ImportContext, NewItemInput, NewPersonInput } from '../entry.ts';
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
import { averageHitPoints, copperIn, hitDiceOf, levelOf, weightIn } from '../measures.ts';
import type { Path, Reading } from '../reading.ts';
import { isObject } from '../reading.ts';
import { rateOfMove } from '../stat-blocks/stat-rate.ts';
import { assumeCapacity, plainThing } from '../things.ts';

/** The system of virtual tables with one saving throw: weights in pounds, a price in coins of every kind. */

const purse = ['pp', 'gp', 'sp', 'cp'] as const;
const savePaths: readonly Path[] = [['save', 'value']];

const readCost = (body: Reading): number | null => {
  const copper = purse.map((coin) => (body.number([coin], 0, 10_000_000) ?? 0) * copperIn[coin]);
  const gold = copper.reduce((sum, each) => sum + each, 0) / copperIn.gp;
  return gold === 0 || gold > 10_000_000 ? null : Math.round(gold * 100) / 100;
};

const weaponFacts = (body: Reading): NonNullable<NewItemInput['facts']> => {
  const damage = body.text(['damageFormula'], 40);
  const bonus = body.whole(['modifier'], -10, 10);
  const missile = body.flag(['missile']);
  const range = missile ? body.whole(['range'], 1, 10_000) : null;
  const rate = body.whole(['rateOfFire'], 0, 100);
  const special = body.text(['specialDamage'], 60);
  return {
    ...(damage !== null && { damage }),
    ...(bonus !== null && bonus !== 0 && { magicBonus: bonus }),
    ...(range !== null && { rangeIncrement: range }),
    qualities: [
      ...(missile ? ['missile'] : []),
      ...(rate !== null && rate !== 1 ? [`rate of fire ${rate}`] : []),
      ...(special === null ? [] : [special]),
    ],
  };
};

const bracketed = /\[([+-]?\d{1,2})\]/;

/** What armour betters: "-2", "+2", "-2 [+2]" or 2. */
const armourFacts = (body: Reading, name: string): Pick<NewItemInput, 'kind' | 'facts'> => {
  const path = ['effectOnAC'];
  const written = body.value(...path);
  const text = typeof written === 'number' ? String(written) : (body.text(path, 40) ?? '');
  const figure = Number(bracketed.exec(text)?.[1] ?? text);
  const acBonus = Math.abs(figure);
  const isShield = /\b(?:shield|buckler)s?\b/i.test(name);
  const kind = isShield ? ('shield' as const) : ('armour' as const);
  if (text === '' || !Number.isInteger(acBonus) || acBonus > 20) {
    if (written !== undefined) body.refuse(path, 'It is no improvement such as "-2 [+2]".');
    return { kind };
  }
  body.take(...path);
  const armourType = acBonus === 0 ? 'unarmoured' : acBonus <= 3 ? 'light' : 'heavy';
  return { kind, facts: isShield ? { acBonus } : { acBonus, armourType } };
};

const readThing = (reading: Reading, body: Reading, type: string, context: ImportContext): NewItemInput => {
  const name = reading.text(['name'], 80) ?? '';
  const weight = body.number(['weight'], 0, 1_000_000) ?? 0;
  const plain = plainThing(context, { name, weight, unit: 'pounds', cost: readCost(body), treasure: false });
  const special =
    type === 'armor'
      ? armourFacts(body, name)
      : type === 'weapon'
        ? { kind: 'weapon' as const, facts: weaponFacts(body) }
        : { kind: plain.kind };
  const isCounted = body.value('quantity') !== undefined;
  return {
    ...plain,
    ...special,
    coin: special.kind === 'coin' ? (plain.coin ?? null) : null,
    quantity: isCounted ? (body.whole(['quantity'], 1, 1_000_000) ?? 0) : 1,
    weightEach: weightIn(context, weight, 'pounds'),
    capacity: /\b(?:backpack|sack|saddlebags?|chest|pouch)\b/i.test(name)
      ? assumeCapacity(context, name)
      : null,
  };
};

const spellLevels = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** How often each spell stands memorised, by the spell's id. */
const memorised = (body: Reading): Map<string, number> => {
  const times = new Map<string, number>();
  for (const level of spellLevels) {
    const path = ['spellSlots', level, 'memorized'];
    const list = body.value(...path);
    if (!Array.isArray(list) || list.length > 40) continue;
    for (const index of list.keys()) {
      const id = body.text([...path, index], 80);
      if (id !== null) times.set(id, Math.min(20, (times.get(id) ?? 0) + 1));
    }
  }
  return times;
};

const sheetOf = ({ items, body }: ActorReading): SheetInput => {
  const times = memorised(body);
  const spells = items
    .filter(({ type }) => type === 'spell')
    .flatMap(({ name, reading, body: spell }) => {
      const level = spell.whole(['spellLevel'], 0, 12);
      const id = reading.text(['_id'], 80);
      return level === null ? [] : [{ name, level, memorised: id === null ? 0 : (times.get(id) ?? 0) }];
    });
  const features = items
    .filter(({ type }) => type === 'feature')
    .map(({ name, body: feature }) => ({ name, value: feature.whole(['target'], 2, 100) }));
  const plain = features.filter(({ value }) => value === null).map(({ name }) => name);
  return {
    alignment: body.text(['alignment'], 40) ?? '',
    spells: spells,
    skills: features.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }])),
    notes: remarks([
      labelled('Features', plain.join(', ')),
      labelled('Gems', body.text(['treasure', 'gems'], 300)),
      labelled('Other treasure', body.text(['treasure', 'misc'], 300)),
      body.lines(['description'], 4000),
    ]),
  };
};

const derived: readonly Path[] = [
  ['ac', 'value'],
  ['aac', 'value'],
  ['moveRate', 'value'],
  ['modifiers'],
  ['carryWeight'],
  ['xpBonus'],
];

const readCharacter = (actor: ActorReading, context: ImportContext): NewPersonInput => {
  const { body, name } = actor;
  for (const path of derived) if (body.value(...path) !== undefined) body.refuse(path, byRule);
  const written = classOf(context, body.text(['class'], 80), body.text(['ancestry'], 80));
  const own = written.classId === null;
  if (!own) for (const path of [...savePaths, ['tHAC0'], ['tHAACB']]) body.refuse(path, byRule);
  const points = readHitPoints(body, ['hp', 'value'], ['hp', 'max']);
  const overrules = own
    ? { ...readSaves(body, context, savePaths), ...overrule('thac0', body.whole(['tHAC0'], 1, 30)) }
    : {};
  const sheet = sheetOf(actor);
  return {
    kind: 'character',
    name,
    ...written,
    level: body.whole(['level', 'value'], 0, 36) ?? 1,
    xp: body.whole(['xp', 'value'], 0, 100_000_000) ?? 0,
    abilities: readAbilities(body, 'abilities'),
    ...(points ?? { hp: 1, maxHp: 1 }),
    sheet: {
      ...sheet,
      notes: remarks([sheet.notes ?? '', labelled('Deity', body.text(['deity'], 120))]),
      overrules,
    },
  };
};

/** Hit dice stand as a number or as words such as "4+1". */
const hitDiceText = (body: Reading): string => {
  if (typeof body.value('hd') !== 'number') return body.text(['hd'], 60) ?? '';
  return String(body.number(['hd'], 0, 100) ?? '');
};

const attacksOf = ({ items }: ActorReading): string =>
  items
    .filter(({ type }) => type === 'weapon')
    .map(({ name, body }) => {
      const damage = body.text(['damageFormula'], 40);
      return damage === null ? name : `${name} (${damage})`;
    })
    .join(', ');

const wordOrNumber = (body: Reading, path: Path): string | number | null =>
  typeof body.value(...path) === 'number' ? body.number(path, 0, 100_000_000) : body.text(path, 120);

const readNpc = (actor: ActorReading, context: ImportContext): NewPersonInput => {
  const { body, name } = actor;
  const hitDice = hitDiceText(body);
  const dice = hitDiceOf(hitDice);
  const average = dice === null ? 1 : averageHitPoints(dice);
  const points = readHitPoints(body, ['hp', 'value'], ['hp', 'max']);
  const move = wordOrNumber(body, ['moveRate', 'value']);
  const sheet = sheetOf(actor);
  const save = body.value('save', 'value');
  return {
    kind: 'creature',
    name,
    className: 'Creature',
    level: levelOf(hitDice),
    ...(points ?? { hp: average, maxHp: average }),
    sheet: {
      ...sheet,
      notes: remarks([
        sheet.notes ?? '',
        labelled('Challenge level', wordOrNumber(body, ['cl'])),
        labelled('XP', body.whole(['xp', 'value'], 0, 100_000_000)),
        labelled('Number encountered', wordOrNumber(body, ['numberEncountered'])),
        labelled('In lair', wordOrNumber(body, ['percentInLair'])),
      ]),
      overrules: {
        ...readArmourClass(body, context, ['ac', 'value'], ['aac', 'value']),
        ...readSaves(body, context, savePaths),
        ...overrule('thac0', body.whole(['tHAC0'], 1, 30)),
        ...overrule('attackBonus', body.whole(['tHAACB'], -10, 30)),
        ...rateOfMove(String(move ?? '')),
      },
      creature: {
        hitDice,
        attacks: attacksOf(actor),
        movement: String(move ?? ''),
        morale: body.whole(['morale'], 2, 12),
        saveAs: typeof save === 'number' && save >= 1 && save <= 30 ? `Save ${save}` : '',
        special: body.text(['special'], 1000) ?? '',
      },
    },
  };
};

/** An actor that is a chest or a sack: a thing with things in it. */
const readContainer = (actor: ActorReading, context: ImportContext): DraftThing[] => {
  const { body, name } = actor;
  const loose = [
    ...readThings(actor, swordsWizardryDialect, context),
    ...readCoins(body, context, purse, (kind) => ['treasure', kind]),
  ];
  const notes = remarks([
    labelled('Gems', body.text(['treasure', 'gems'], 300)),
    labelled('Other treasure', body.text(['treasure', 'misc'], 300)),
    body.lines(['description'], 1000),
  ]);
  const capacity = assumeCapacity(context, name);
  const held = loose
    .map(({ item }) => (item.weightEach ?? 0) * (item.quantity ?? 1))
    .reduce((a, b) => a + b, 0);
  const chest = {
    kind: 'gear' as const,
    name,
    capacity: Math.min(1_000_000, Math.max(capacity, Math.ceil(held))),
    notes,
  };
  const contents = loose.map(({ item, inside, path }) => ({
    item,
    inside: inside === null ? 0 : inside + 1,
    path,
  }));
  return [{ item: chest, inside: null, path: '' }, ...contents];
};

const readActor = (actor: ActorReading, context: ImportContext): ActorDraft => {
  if (actor.type === 'container')
    return { person: null, things: readContainer(actor, context), refused: null };
  const isNpc = actor.type === 'npc';
  const person = isNpc ? readNpc(actor, context) : readCharacter(actor, context);
  const things = readThings(actor, swordsWizardryDialect, context, ({ type }) => !isNpc || type !== 'weapon');
  const coins = readCoins(actor.body, context, purse, (kind) => ['treasure', kind]);
  return { person, things: [...things, ...coins], refused: null };
};

const shapes = ['tHAC0', 'tHAACB', 'moveRate', 'effectOnAC', 'damageFormula', 'targetType', 'carryWeight'];

export const swordsWizardryDialect: Dialect = {
  id: 'swords-wizardry',
  actorTypes: new Set(['character', 'npc', 'container']),
  thingTypes: new Set(['item', 'weapon', 'armor']),
  isLike: (body, type) =>
    shapes.some((key) => Object.hasOwn(body, key)) ||
    (type === 'container' && isObject(body['treasure'])) ||
    (typeof body['quantity'] === 'number' && Object.hasOwn(body, 'sp')) ||
    typeof body['spellLevel'] === 'string',
  readThing,
  readActor,
};
