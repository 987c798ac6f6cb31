import type { ImportContext, NewItemInput, NewPersonInput } from '../entry.ts';
import { byRule } from './document.ts';
import type { ActorDraft, ActorReading, Dialect, SheetInput } from './document.ts';
import {
  classOf,
  labelled,
  overrule,
  readAbilities,
  readArmourClass,
  readHitPoints,
  readSaves,
  readThings,
  remarks,
} from './person.ts';
import { averageHitPoints, goldOf, hitDiceOf, levelOf, weightIn } from '../measures.ts';
import type { Path, Reading } from '../reading.ts';
import { isObject } from '../reading.ts';
import { assumeCapacity, plainThing, stateInUse } from '../things.ts';

/** The old-school system of virtual tables: weights in coins, prices in gold pieces, rates in feet a turn. */

const savePaths: readonly Path[] = ['death', 'wand', 'paralysis', 'breath', 'spell'].map((save) => [
  'saves',
  save,
  'value',
]);

const readTags = (body: Reading): string[] => {
  const tags = body.value('tags');
  if (!Array.isArray(tags)) return [];
  return tags.slice(0, 15).flatMap((_tag, index) => body.text(['tags', index, 'value'], 60) ?? []);
};

const twoHanded = /^two[- ]?handed$/i;

const weaponFacts = (body: Reading): NonNullable<NewItemInput['facts']> => {
  const [missile, melee, slow] = ['missile', 'melee', 'slow'].map((key) => body.flag([key]));
  const tags = readTags(body);
  const said = new Set(tags.map((tag) => tag.toLowerCase()));
  const [short, medium, long] = ['short', 'medium', 'long'].map((band) =>
    body.whole(['range', band], 0, 10_000),
  );
  const hasRange = missile === true && (long ?? short ?? 0) > 0;
  const damage = body.text(['damage'], 40);
  const bonus = body.whole(['bonus'], -10, 10);
  return {
    ...(damage !== null && { damage }),
    ...(bonus !== null && bonus !== 0 && { magicBonus: bonus }),
    ...(hasRange && {
      range: { short: short ?? 0, medium: medium ?? short ?? 0, long: long ?? medium ?? 0 },
    }),
    hands: tags.some((tag) => twoHanded.test(tag)) ? 2 : 1,
    qualities: [
      ...tags,
      ...(melee === true && !said.has('melee') ? ['melee'] : []),
      ...(missile === true && !said.has('missile') ? ['missile'] : []),
      ...(slow === true && !said.has('slow') ? ['slow'] : []),
    ],
  };
};

const armourTypes: Record<string, 'unarmoured' | 'light' | 'heavy'> = {
  unarmored: 'unarmoured',
  light: 'light',
  heavy: 'heavy',
};

/** The better of the two armour classes it gives; a shield's figures are improvements by themselves. */
const armourFacts = (body: Reading): Pick<NewItemInput, 'kind' | 'facts'> => {
  const type = body.text(['type'], 40) ?? 'light';
  const down = body.whole(['ac', 'value'], -20, 20);
  const up = body.whole(['aac', 'value'], 0, 40);
  if (type === 'shield') return { kind: 'shield', facts: { acBonus: up ?? down ?? 1 } };
  const acBonus = up === null ? 9 - (down ?? 9) : up - 10;
  const armourType = armourTypes[type];
  if (armourType === undefined) body.refuse(['type'], 'No such kind of armour is known here.');
  return { kind: 'armour', facts: { acBonus: Math.max(-20, acBonus), armourType: armourType ?? 'light' } };
};

const readQuantity = (body: Reading, type: string): number => {
  const path = ['quantity', 'value'];
  const many = body.value(...path);
  // A new piece of equipment counts none of itself until somebody types a number.
  if (many === 0 && type !== 'item') {
    body.refuse(path, 'It says none; one was read.');
    return 1;
  }
  if (many === undefined || many === null) return 1;
  return body.whole(path, 1, 1_000_000) ?? 0;
};

const readThing = (reading: Reading, body: Reading, type: string, context: ImportContext): NewItemInput => {
  const name = reading.text(['name'], 80) ?? '';
  const weight = body.number(['weight'], 0, 1_000_000) ?? 0;
  const cost = body.number(['cost'], 0, 10_000_000);
  const treasure = type === 'item' && body.flag(['treasure']);
  const plain = plainThing(context, { name, weight, unit: 'coins', cost, treasure });
  const kind = type === 'weapon' ? 'weapon' : plain.kind;
  const special =
    type === 'armor' ? armourFacts(body) : { kind, ...(type === 'weapon' && { facts: weaponFacts(body) }) };
  const charges = type === 'weapon' ? body.whole(['counter', 'value'], 1, 1000) : null;
  return {
    ...plain,
    ...special,
    coin: special.kind === 'coin' ? (plain.coin ?? null) : null,
    quantity: readQuantity(body, type),
    charges,
    capacity: type === 'container' ? assumeCapacity(context, name) : null,
    state: body.flag(['equipped']) ? stateInUse(special.kind) : 'carried',
    weightEach: weightIn(context, weight, 'coins'),
  };
};

const readSpells = ({ items }: ActorReading): NonNullable<SheetInput['spells']> =>
  items
    .filter(({ type }) => type === 'spell')
    .flatMap(({ name, body }) => {
      const level = body.whole(['lvl'], 0, 12);
      return level === null ? [] : [{ name, level, memorised: body.whole(['memorized'], 0, 20) ?? 0 }];
    });

const abilitiesOf = ({ items }: ActorReading) => {
  const all = items.filter(({ type }) => type === 'ability');
  const scored = all.map(({ name, body }) => ({ name, value: body.whole(['rollTarget'], 1, 100) }));
  return {
    names: scored.filter(({ value }) => value === null).map(({ name }) => name),
    skills: scored.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }])),
  };
};

const readLanguages = (body: Reading): string[] => {
  const list = body.value('languages', 'value');
  if (!Array.isArray(list)) return [];
  return list.slice(0, 40).flatMap((_each, index) => body.text(['languages', 'value', index], 80) ?? []);
};

const readRetainer = (body: Reading): Pick<SheetInput, 'loyalty' | 'wage'> | null => {
  if (!body.flag(['retainer', 'enabled'])) return null;
  const loyalty = body.whole(['retainer', 'loyalty'], 0, 20);
  const gold = goldOf(body.text(['retainer', 'wage'], 40) ?? '');
  if (gold === null) body.refuse(['retainer', 'wage'], 'It is no price such as "5 gp".');
  return { loyalty, wage: gold === null ? null : Math.round(gold * 100) };
};

const sheetOf = (actor: ActorReading): SheetInput => {
  const { body } = actor;
  const { names, skills } = abilitiesOf(actor);
  return {
    alignment: body.text(['details', 'alignment'], 40) ?? '',
    languages: readLanguages(body),
    spells: readSpells(actor),
    skills,
    notes: remarks([
      labelled('Title', body.text(['details', 'title'], 80)),
      labelled('Abilities', names.join(', ')),
      body.lines(['details', 'biography'], 3000),
      body.lines(['details', 'notes'], 3000),
    ]),
  };
};

const derived: readonly Path[] = [
  ['ac', 'value'],
  ['aac', 'value'],
  ['hp', 'hd'],
  ['movement', 'base'],
  ['encumbrance'],
  ['exploration'],
  ['initiative'],
  ['spells'],
];

const readCharacter = (actor: ActorReading, context: ImportContext): NewPersonInput | null => {
  const { body, name } = actor;
  for (const path of derived) if (body.value(...path) !== undefined) body.refuse(path, byRule);
  const points = readHitPoints(body, ['hp', 'value'], ['hp', 'max']);
  const written = classOf(context, body.text(['details', 'class'], 80), null);
  const typed = [...savePaths, ['thac0', 'value'], ['thac0', 'bba']];
  if (written.classId !== null) for (const path of typed) body.refuse(path, byRule);
  const own = written.classId === null;
  const overrules = own
    ? {
        ...readSaves(body, context, savePaths),
        ...overrule('thac0', body.whole(['thac0', 'value'], 1, 30)),
      }
    : {};
  const retainer = readRetainer(body);
  return {
    kind: retainer === null ? 'character' : 'retainer',
    name,
    ...written,
    level: body.whole(['details', 'level'], 0, 36) ?? 1,
    xp: body.whole(['details', 'xp', 'value'], 0, 100_000_000) ?? 0,
    abilities: readAbilities(body, 'scores'),
    ...(points ?? { hp: 1, maxHp: 1 }),
    sheet: { ...sheetOf(actor), ...retainer, overrules },
  };
};

/** What a monster does: the attacks on its own list, else its weapons, which are part of it. */
const attacksOf = ({ items, body }: ActorReading): string => {
  const weapons = items
    .filter(({ type }) => type === 'weapon')
    .map((weapon) => {
      const times = weapon.body.whole(['counter', 'max'], 0, 100) ?? 1;
      const damage = weapon.body.text(['damage'], 40);
      return `${Math.max(1, times)} x ${weapon.name}${damage === null ? '' : ` (${damage})`}`;
    });
  return [body.text(['attacks'], 200), ...weapons].filter((text) => text !== null).join(', ');
};

const readMonster = (actor: ActorReading, context: ImportContext): NewPersonInput => {
  const { body, name } = actor;
  const hitDice = body.text(['hp', 'hd'], 60) ?? '';
  const dice = hitDiceOf(hitDice);
  const points = readHitPoints(body, ['hp', 'value'], ['hp', 'max']);
  const average = dice === null ? 1 : averageHitPoints(dice);
  const base = body.whole(['movement', 'base'], 0, 10_000);
  const sheet = sheetOf(actor);
  const notes = remarks([
    sheet.notes ?? '',
    labelled('XP', body.whole(['details', 'xp'], 0, 100_000_000)),
    labelled('Number in a dungeon', appearing(body, 'd')),
    labelled('Number in the wilds', appearing(body, 'w')),
    labelled('Treasure type', body.text(['details', 'treasure', 'type'], 200)),
  ]);
  return {
    kind: 'creature',
    name,
    className: 'Creature',
    level: levelOf(hitDice),
    ...(points ?? { hp: average, maxHp: average }),
    sheet: {
      ...sheet,
      notes,
      overrules: {
        ...readArmourClass(body, context, ['ac', 'value'], ['aac', 'value']),
        ...readSaves(body, context, savePaths),
        ...overrule('thac0', body.whole(['thac0', 'value'], 1, 30)),
        ...overrule('attackBonus', body.whole(['thac0', 'bba'], -10, 30)),
        ...(base !== null && { turnFeet: base, roundFeet: Math.floor(base / 3) }),
      },
      creature: {
        hitDice,
        attacks: attacksOf(actor),
        movement: base === null ? '' : `${base}' (${Math.floor(base / 3)}')`,
        morale: body.whole(['details', 'morale'], 2, 12),
      },
    },
  };
};

const appearing = (body: Reading, where: 'd' | 'w'): string | number | null => {
  const path: Path = ['details', 'appearing', where];
  return typeof body.value(...path) === 'number' ? body.whole(path, 1, 100_000) : body.text(path, 40);
};

const readActor = (actor: ActorReading, context: ImportContext): ActorDraft => {
  const isMonster = actor.type === 'monster';
  const person = isMonster ? readMonster(actor, context) : readCharacter(actor, context);
  const things = readThings(actor, oseDialect, context, ({ type }) => !isMonster || type !== 'weapon');
  return { person, things, refused: null };
};

const shapes = ['thac0', 'scores', 'aac', 'tags', 'autoTags', 'containerId', 'itemslots', 'lvl', 'rollType'];

export const oseDialect: Dialect = {
  id: 'ose',
  actorTypes: new Set(['character', 'monster']),
  thingTypes: new Set(['item', 'weapon', 'armor', 'container']),
  isLike: (body) =>
    shapes.some((key) => Object.hasOwn(body, key)) || (isObject(body['details']) && isObject(body['hp'])),
  readThing,
  readActor,
};
