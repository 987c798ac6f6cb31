import type { ImportContext, NewPersonInput } from '../entry.ts';
import { averageHitPoints, goldOf, hitDiceOf, levelOf } from '../measures.ts';
import type { Path, Reading } from '../reading.ts';
import { isObject } from '../reading.ts';
import { byRule } from '../unread-list.ts';
import { abilityWords, spellWords } from './document.ts';
import type { ActorDraft, ActorItem, ActorReading, Dialect, SheetInput } from './document.ts';
import { Notes } from './notes.ts';
import { readOseThing, readTags } from './ose-things.ts';
import {
  classOf,
  creaturePoints,
  labelled,
  leaveSpellText,
  overrule,
  readAbilities,
  readArmourClass,
  readHitPoints,
  readSaves,
  readSkills,
  readThings,
  signed,
  skipTrifles,
  withPrinted,
} from './person.ts';

/** The old-school system of virtual tables, with rates in feet a turn: its people and creatures. */

const savePaths: readonly Path[] = ['death', 'wand', 'paralysis', 'breath', 'spell'].map((save) => [
  'saves',
  save,
  'value',
]);

const readSpells = ({ items }: ActorReading): NonNullable<SheetInput['spells']> =>
  items
    .filter(({ type }) => type === 'spell')
    .flatMap(({ name, body }) => {
      leaveSpellText(body);
      const level = body.whole(['lvl'], 0, 12);
      return level === null ? [] : [{ name, level, memorised: body.whole(['memorized'], 0, 20) ?? 0 }];
    });

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

const abilityNote = (body: Reading): string => {
  const save = body.text(['save'], 30);
  const said = [
    body.text(['roll'], 40),
    body.text(['requirements'], 40),
    save === null ? null : `save ${save}`,
  ];
  skipTrifles(body, [['rollTarget'], ['blindroll']]);
  return said.filter((each) => each !== null).join(', ');
};

const sheetOf = (actor: ActorReading, notes: Notes): SheetInput => {
  const { items, body } = actor;
  const abilities = items.filter(({ type }) => type === 'ability');
  const skills = readSkills(abilities, notes, 'Abilities', {
    score: (ability) => ability.whole(['rollTarget'], 1, 100),
    note: abilityNote,
  });
  notes.tell(body, ['details', 'biography']);
  notes.tell(body, ['details', 'notes']);
  return {
    alignment: body.text(['details', 'alignment'], 40) ?? '',
    languages: readLanguages(body),
    spells: readSpells(actor),
    skills,
    notes: notes.text,
  };
};

const derived: readonly Path[] = [
  ['ac', 'value'],
  ['aac', 'value'],
  ['hp', 'hd'],
  ['details', 'xp', 'next'],
  ['details', 'xp', 'bonus'],
  ['movement', 'base'],
  ['encumbrance'],
  ['exploration'],
  ['initiative'],
  ['spells'],
];

/** What is added to a figure by hand; that it is nothing tells nothing. */
const additions: readonly Path[] = [
  ['ac', 'mod'],
  ['aac', 'mod'],
  ['thac0', 'mod', 'missile'],
  ['thac0', 'mod', 'melee'],
  ['initiative', 'value'],
  ['initiative', 'mod'],
  ['retainer', 'loyalty'],
  ['details', 'specialAbilities'],
  ...['str', 'int', 'wis', 'dex', 'con', 'cha'].map((score) => ['scores', score, 'bonus']),
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
  const notes = new Notes();
  notes.say(labelled('Title', body.text(['details', 'title'], 80)));
  return {
    kind: retainer === null ? 'character' : 'retainer',
    name,
    ...written,
    level: body.whole(['details', 'level'], 0, 36) ?? 1,
    xp: body.whole(['details', 'xp', 'value'], 0, 100_000_000) ?? 0,
    abilities: readAbilities(body, 'scores'),
    ...(points ?? { hp: 1, maxHp: 1 }),
    sheet: { ...sheetOf(actor, notes), ...retainer, overrules },
  };
};

const goods: readonly Path[] = [
  ['quantity', 'value'],
  ['quantity', 'max'],
  ['counter', 'value'],
  ['weight'],
  ['cost'],
  ['equipped'],
];

/** What an attack says beyond its name, number and damage. */
const attackDetails = (item: ActorItem): (string | null)[] => {
  const { body } = item;
  const bands = ['short', 'medium', 'long'].map((band) => body.whole(['range', band], 0, 10_000) ?? 0);
  const bonus = body.whole(['bonus'], -20, 20) ?? 0;
  const save = body.text(['save'], 40);
  const kinds = ['missile', 'slow'].filter((key) => body.flag([key]));
  if (body.value('melee') === true) body.take('melee');
  return [
    ...readTags(body),
    ...kinds,
    bands.some((band) => band > 0) ? `range ${bands.join('/')}` : null,
    bonus === 0 ? null : `${signed(bonus)} to hit`,
    save === null ? null : `save ${save}`,
  ];
};

/** What a monster does: the attacks on its own list, else its weapons, which are part of it. */
const attacksOf = ({ items, body }: ActorReading, notes: Notes): string => {
  const weapons = items
    .filter(({ type }) => type === 'weapon')
    .map((weapon) => {
      const times = weapon.body.whole(['counter', 'max'], 0, 100) ?? 1;
      const damage = weapon.body.text(['damage'], 40);
      notes.describe(weapon, attackDetails(weapon));
      skipTrifles(weapon.body, goods);
      return `${Math.max(1, times)} x ${weapon.name}${damage === null ? '' : ` (${damage})`}`;
    });
  return [body.text(['attacks'], 200), ...weapons].filter((text) => text !== null).join(', ');
};

const readMonster = (actor: ActorReading, context: ImportContext): NewPersonInput => {
  const { body, name } = actor;
  const hitDice = body.text(['hp', 'hd'], 60) ?? '';
  const dice = hitDiceOf(hitDice);
  const average = dice === null ? null : averageHitPoints(dice);
  const base = body.whole(['movement', 'base'], 0, 10_000);
  const notes = new Notes();
  notes.say(labelled('XP', body.whole(['details', 'xp'], 0, 100_000_000)));
  notes.say(labelled('Number in a dungeon', appearing(body, 'd')));
  notes.say(labelled('Number in the wilds', appearing(body, 'w')));
  notes.say(labelled('Treasure type', body.text(['details', 'treasure', 'type'], 200)));
  const attacks = attacksOf(actor, notes);
  return {
    kind: 'creature',
    name,
    className: 'Creature',
    level: levelOf(hitDice),
    ...creaturePoints(body, ['hp', 'value'], ['hp', 'max'], average),
    sheet: {
      ...sheetOf(actor, notes),
      overrules: {
        ...readArmourClass(body, context, ['ac', 'value'], ['aac', 'value']),
        ...readSaves(body, context, savePaths),
        ...overrule('thac0', body.whole(['thac0', 'value'], 1, 30)),
        ...overrule('attackBonus', body.whole(['thac0', 'bba'], -10, 30)),
        ...(base !== null && { turnFeet: base, roundFeet: Math.floor(base / 3) }),
      },
      creature: {
        hitDice,
        attacks,
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
  skipTrifles(actor.body, additions);
  const person = isMonster ? withPrinted(readMonster(actor, context)) : readCharacter(actor, context);
  const things = readThings(actor, oseDialect, context, ({ type }) => !isMonster || type !== 'weapon');
  return { person, things, refused: null };
};

const shapes = ['thac0', 'scores', 'aac', 'tags', 'autoTags', 'containerId', 'itemslots', 'lvl', 'rollType'];

/** A thing of no special kind says no more than how many there are, what it costs and weighs. */
const isPlainThing = (body: Record<string, unknown>): boolean =>
  isObject(body['quantity']) && typeof body['cost'] === 'number' && Object.hasOwn(body, 'weight');

const likeness = (body: Record<string, unknown>): number =>
  shapes.filter((key) => Object.hasOwn(body, key)).length +
  (isObject(body['details']) && isObject(body['hp']) ? 1 : 0) +
  (isPlainThing(body) ? 1 : 0);

export const oseDialect: Dialect = {
  id: 'ose',
  actorTypes: new Set(['character', 'monster']),
  thingTypes: new Set(['item', 'weapon', 'armor', 'container']),
  notThings: {
    spell: (body) => spellWords(body.whole(['lvl'], 0, 12), body.text(['class'], 60)),
    ability: (body) => abilityWords(body.whole(['rollTarget'], 0, 100), body.text(['roll'], 60)),
  },
  likeness,
  readThing: readOseThing,
  readActor,
};
