import type { ImportContext, NewPersonInput } from '../entry.ts';
import { averageHitPoints, hitDiceOf, levelOf } from '../measures.ts';
import type { Path, Reading } from '../reading.ts';
import { isObject } from '../reading.ts';
import { rateOfMove } from '../stat-blocks/stat-rate.ts';
import { byRule } from '../unread-list.ts';
import { abilityWords, spellWords } from './document.ts';
import type { ActorDraft, ActorReading, Dialect, SheetInput } from './document.ts';
import { Notes } from './notes.ts';
import {
  classOf,
  creaturePoints,
  idOf,
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
import { readChest } from './wizardry-chests.ts';
import { purse, readWizardryThing, skipAttackRoll } from './wizardry-things.ts';

/** The system of virtual tables with one saving throw: its people, creatures and chests. */

const savePaths: readonly Path[] = [['save', 'value']];

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

const readSpells = ({ items, body }: ActorReading): NonNullable<SheetInput['spells']> => {
  const times = memorised(body);
  return items
    .filter(({ type }) => type === 'spell')
    .flatMap(({ name, reading, body: spell }) => {
      leaveSpellText(spell);
      const level = spell.whole(['spellLevel'], 0, 12);
      const id = idOf(reading);
      return level === null ? [] : [{ name, level, memorised: id === null ? 0 : (times.get(id) ?? 0) }];
    });
};

const sheetOf = (actor: ActorReading, notes: Notes): SheetInput => {
  const { items, body } = actor;
  const features = items.filter(({ type }) => type === 'feature');
  const skills = readSkills(features, notes, 'Features', {
    score: (feature) => feature.whole(['target'], 2, 100),
    note: (feature) => feature.text(['formula'], 60) ?? '',
  });
  notes.say(labelled('Gems', body.text(['treasure', 'gems'], 300)));
  notes.say(labelled('Other treasure', body.text(['treasure', 'misc'], 300)));
  notes.tell(body, ['description']);
  return {
    alignment: body.text(['alignment'], 40) ?? '',
    spells: readSpells(actor),
    skills,
    notes: notes.text,
  };
};

const derived: readonly Path[] = [
  ['ac', 'value'],
  ['aac', 'value'],
  ['moveRate', 'value'],
  ['modifiers'],
  ['carryWeight'],
  ['xpBonus'],
  ['toHitAC'],
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
  const notes = new Notes();
  notes.say(labelled('Age', wordOrNumber(body, ['age'])));
  notes.say(labelled('Deity', body.text(['deity'], 120)));
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

/** Hit dice stand as a number or as words such as "4+1". */
const hitDiceText = (body: Reading): string => {
  if (typeof body.value('hd') !== 'number') return body.text(['hd'], 60) ?? '';
  return String(body.number(['hd'], 0, 100) ?? '');
};

const goods: readonly Path[] = [
  ['quantity'],
  ['weight'],
  ['pp'],
  ['gp'],
  ['gold'],
  ['sp'],
  ['cp'],
  ['range'],
  ['rateOfFire'],
];

/** What an attack says beyond its name and damage. */
const attackDetails = (body: Reading): (string | null)[] => {
  const missile = body.flag(['missile']);
  const range = body.whole(['range'], 0, 10_000) ?? 0;
  const rate = body.number(['rateOfFire'], 0, 100) ?? 1;
  const bonus = body.whole(['modifier'], -20, 20) ?? 0;
  return [
    missile ? 'missile' : null,
    range > 0 ? `range ${range}` : null,
    rate === 1 ? null : `rate of fire ${rate}`,
    bonus === 0 ? null : `${signed(bonus)} to hit`,
    body.text(['specialDamage'], 120),
  ];
};

const attacksOf = ({ items }: ActorReading, notes: Notes): string =>
  items
    .filter(({ type }) => type === 'weapon')
    .map((item) => {
      const { name, body } = item;
      const damage = body.text(['damageFormula'], 40);
      skipAttackRoll(body, damage);
      notes.describe(item, attackDetails(body));
      skipTrifles(body, goods);
      return damage === null ? name : `${name} (${damage})`;
    })
    .join(', ');

const readNpc = (actor: ActorReading, context: ImportContext): NewPersonInput => {
  const { body, name } = actor;
  const hitDice = hitDiceText(body);
  const dice = hitDiceOf(hitDice);
  const average = dice === null ? null : averageHitPoints(dice);
  const move = wordOrNumber(body, ['moveRate', 'value']);
  const save = body.value('save', 'value');
  if (body.value('toHitAC') !== undefined) body.refuse(['toHitAC'], byRule);
  const notes = new Notes();
  notes.say(labelled('Challenge level', wordOrNumber(body, ['cl'])));
  notes.say(labelled('XP', body.whole(['xp', 'value'], 0, 100_000_000)));
  notes.say(labelled('Number encountered', wordOrNumber(body, ['numberEncountered'])));
  notes.say(labelled('In lair', wordOrNumber(body, ['percentInLair'])));
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
        ...overrule('thac0', body.whole(['tHAC0'], 1, 30)),
        ...overrule('attackBonus', body.whole(['tHAACB'], -10, 30)),
        ...rateOfMove(String(move ?? '')),
      },
      creature: {
        hitDice,
        attacks,
        movement: String(move ?? ''),
        morale: body.whole(['morale'], 2, 12),
        saveAs: typeof save === 'number' && save >= 1 && save <= 30 ? `Save ${save}` : '',
        special: body.text(['special'], 1000) ?? '',
      },
    },
  };
};

const readActor = (actor: ActorReading, context: ImportContext): ActorDraft => {
  if (actor.type === 'container')
    return { person: null, things: readChest(actor, swordsWizardryDialect, context), refused: null };
  const isNpc = actor.type === 'npc';
  const person = isNpc ? withPrinted(readNpc(actor, context)) : readCharacter(actor, context);
  const things = readThings(actor, swordsWizardryDialect, context, ({ type }) => !isNpc || type !== 'weapon');
  const coins = readCoins(actor.body, context, purse, (kind) => ['treasure', kind]);
  return { person, things: [...things, ...coins], refused: null };
};

const shapes = [
  'aac',
  'cl',
  'hd',
  'tHAC0',
  'tHAACB',
  'moveRate',
  'numberEncountered',
  'percentInLair',
  'spellSlots',
  'effectOnAC',
  'damageFormula',
  'targetType',
  'carryWeight',
];

const likeness = (body: Record<string, unknown>, type: string): number =>
  shapes.filter((key) => Object.hasOwn(body, key)).length +
  (type === 'container' && isObject(body['treasure']) ? 1 : 0) +
  (typeof body['quantity'] === 'number' && Object.hasOwn(body, 'sp') ? 2 : 0) +
  (typeof body['spellLevel'] === 'string' ? 1 : 0);

export const swordsWizardryDialect: Dialect = {
  id: 'swords-wizardry',
  actorTypes: new Set(['character', 'npc', 'container']),
  thingTypes: new Set(['item', 'weapon', 'armor']),
  notThings: {
    spell: (body) => spellWords(body.whole(['spellLevel'], 0, 12), null),
    feature: (body) => abilityWords(body.text(['target'], 20), body.text(['formula'], 60)),
  },
  likeness,
  readThing: readWizardryThing,
  readActor,
};
