import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { worn } from '../../fixtures/worn.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(async () => {
  table = new TestDesk({ roll: (sides) => Math.min(sides, 3) });
  await table.tell('app.createCampaign', {
    name: 'Barrow',
    path: table.campaignPath,
    system: 'ose',
    settings: { encumbrance: 'detailed' },
  });
});
afterEach(() => table.end());

const hild: CommandInput<'character.add'> = {
  name: 'Hild',
  className: 'Fighter',
  classId: 'fighter',
  level: 2,
  xp: 2000,
  abilities: { strength: 16, intelligence: 9, wisdom: 10, dexterity: 13, constitution: 15, charisma: 11 },
  hp: 9,
  maxHp: 13,
};

const add = async (more: Partial<CommandInput<'character.add'>> = {}): Promise<number> =>
  (await table.tell('character.add', { ...hild, ...more })).id;

const edit = (id: number, changes: CommandInput<'character.edit'>['changes']) =>
  table.tell('character.edit', { id, changes });

const lastLine = async (): Promise<string> =>
  (await table.ask('log.list', { limit: 1 })).lines[0]?.summary ?? '';

const view = (id: number) => table.ask('character.view', { id });

const figure = async (id: number, key: string) => {
  const found = (await view(id)).figures.find((each) => each.key === key);
  if (!found) throw new Error(`No figure ${key}.`);
  return found;
};

/** Takes the last step back and does it again: every row is as it was each time. */
async function backAndForth(before: string): Promise<void> {
  const after = contents(table.desk.campaign.file);
  expect(after).not.toBe(before);
  await table.tell('journal.undo', {});
  expect(contents(table.desk.campaign.file)).toBe(before);
  await table.tell('journal.redo', {});
  expect(contents(table.desk.campaign.file)).toBe(after);
}

test('adding somebody with their things is one step', async () => {
  const before = contents(table.desk.campaign.file);
  const id = await add({ items: worn('chainmail', true) });
  expect(await lastLine()).toBe('Hild joined the party, Fighter 2.');
  const sheet = await view(id);
  expect(sheet.gear.map(({ name, state }) => [name, state])).toEqual([
    ['chainmail', 'worn'],
    ['shield', 'worn'],
  ]);
  expect(sheet.member.ac).toMatchObject({ descending: 3, ascending: 16, text: '3 [16]', overruled: false });
  expect(sheet).toMatchObject({ nextLevelXp: 4000, xpBonusPercent: 10, canLevelUp: false, remarks: [] });
  await backAndForth(before);
});

test('a mule has no level to tell', async () => {
  await add({ kind: 'mount', name: 'Bess', className: 'Mule', classId: null, level: 0 });
  expect(await lastLine()).toBe('Bess joined the party, Mule.');
});

test('hit points above the maximum, an unknown class and a strange employer are refused', async () => {
  const before = contents(table.desk.campaign.file);
  expect(await table.refusal('character.add', { ...hild, hp: 14 })).toMatchObject({
    code: 'bad-input',
    details: { hp: 'At most 13, the maximum given.' },
  });
  const refused = await table.refusal('character.add', { ...hild, classId: 'paladin', raceId: 'dwarf' });
  expect(refused.code).toBe('bad-input');
  expect(Object.keys(refused.details ?? {})).toEqual(['classId', 'raceId']);
  expect(await table.refusal('character.add', { ...hild, sheet: { employerId: 99 } })).toMatchObject({
    code: 'not-found',
  });
  expect(contents(table.desk.campaign.file)).toBe(before);
});

test.each<[string, CommandInput<'character.edit'>['changes'], string]>([
  ['hit points', { hp: 11 }, 'Hild: hit points 11, were 9.'],
  ['a name alone', { name: 'Hilda' }, 'Hild is now called Hilda.'],
  ['a name and more', { name: 'Hilda', level: 3 }, 'Hild, now Hilda: level 3, was 2.'],
  ['a score nobody knows any more', { abilities: { wisdom: null } }, 'Hild: wisdom not known, was 10.'],
  ['experience', { xp: 4200 }, 'Hild: XP 4,200, were 2,000.'],
  [
    'several',
    { className: 'Veteran', sheet: { alignment: 'Lawful', languages: ['Elvish'], wage: 2500 } },
    'Hild: class Veteran, was Fighter; alignment Lawful, was not known; languages + Elvish; wage 25 gp, was none.',
  ],
  ['conditions', { sheet: { conditions: ['poisoned'] } }, 'Hild: conditions poisoned, were none.'],
  [
    'a long list',
    { sheet: { languages: Array.from({ length: 15 }, (_each, index) => `Speech ${index}`) } },
    `Hild: languages ${Array.from({ length: 12 }, (_each, index) => `+ Speech ${index}`).join(', ')} and 3 more.`,
  ],
  ['gear of small account', { miscGear: true }, 'Hild: carries gear of small account.'],
])('an edit of %s says what changed', async (_what, changes, sentence) => {
  const id = await add();
  const before = contents(table.desk.campaign.file);
  await edit(id, changes);
  expect(await lastLine()).toBe(sentence);
  await backAndForth(before);
});

test('an edit leaves what it does not name, and refuses what cannot be', async () => {
  const id = await add({ sheet: { notes: 'Owes Wren 5 gp.', loyalty: 7 } });
  await edit(id, { sheet: { loyalty: 8 } });
  expect((await view(id)).sheet).toMatchObject({ notes: 'Owes Wren 5 gp.', loyalty: 8 });
  const before = contents(table.desk.campaign.file);
  const refusal = (changes: object) => table.refusal('character.edit', { id, changes });
  expect(await refusal({ hp: 14 })).toMatchObject({
    code: 'bad-input',
    details: { hp: 'At most 13, the maximum given.' },
  });
  expect(await refusal({ maxHp: 8 })).toMatchObject({
    code: 'bad-input',
    details: { maxHp: 'At least 9, the hit points left.' },
  });
  expect(await refusal({})).toMatchObject({ code: 'refused' });
  expect(await refusal({ hp: 9, sheet: { loyalty: 8 } })).toMatchObject({ code: 'refused' });
  expect(await refusal({ classId: 'ranger' })).toMatchObject({ code: 'bad-input' });
  expect(await refusal({ sheet: { employerId: id } })).toMatchObject({ code: 'refused' });
  expect(await refusal({ hitPoints: 3 })).toMatchObject({ code: 'bad-input' });
  expect(await table.refusal('character.edit', { id: 99, changes: { hp: 1 } })).toMatchObject({
    code: 'not-found',
    details: { id: 'Choose somebody of the party.' },
  });
  expect(contents(table.desk.campaign.file)).toBe(before);
});

test('the referee writes over a figure and gives it back to the rules', async () => {
  const id = await add({ items: worn('chainmail') });
  const before = contents(table.desk.campaign.file);
  await table.tell('character.overrule', { id, key: 'acDescending', value: 2 });
  expect(await lastLine()).toBe('Hild’s armour class: 4 by the rule, 2 by the referee.');
  expect((await table.ask('log.list', { limit: 1 })).lines[0]?.outcome).toMatchObject({
    overruled: 'Hild’s armour class: 4 by the rule, 2 by the referee.',
  });
  expect((await view(id)).member.ac).toMatchObject({ descending: 2, ascending: 17, overruled: true });
  expect(await figure(id, 'acAscending')).toMatchObject({ value: 17, byRule: 15, overruled: true });
  await backAndForth(before);

  await table.tell('character.overrule', { id, key: 'acAscending', value: 12 });
  expect((await view(id)).sheet.overrules).toEqual({ acAscending: 12 });
  expect((await view(id)).member.ac).toMatchObject({ descending: 7, ascending: 12 });

  await table.tell('character.overrule', { id, key: 'acDescending', value: null });
  expect(await lastLine()).toBe('Hild’s armour class: 4 by the rule again, was 7 by the referee.');
  expect(contents(table.desk.campaign.file).includes('overrules')).toBe(false);
  expect(await figure(id, 'acDescending')).toMatchObject({ value: 4, overruled: false });
});

test('a figure nobody can tell, a rate and a limit can be typed', async () => {
  const id = await add({ classId: null, className: 'Cook', level: 0 });
  expect(await figure(id, 'save.death')).toMatchObject({ value: null, byRule: null });
  await table.tell('character.overrule', { id, key: 'save.death', value: 14 });
  expect(await lastLine()).toBe('Hild’s death, poison: nothing by the rule, 14 by the referee.');
  expect(await figure(id, 'save.death')).toMatchObject({ value: 14, byRule: null, overruled: true });
  await table.tell('character.overrule', { id, key: 'turnFeet', value: 60 });
  expect(await figure(id, 'turnFeet')).toMatchObject({ value: 60, byRule: 120, overruled: true });
  expect(await figure(id, 'roundFeet')).toMatchObject({ value: 20, byRule: 40, overruled: false });
  await table.tell('character.overrule', { id, key: 'maxLoad', value: 900 });
  expect((await view(id)).member.load.maximum).toBe(900);
});

test('a figure that is none, words for a number and a second time are refused', async () => {
  const id = await add();
  const refusal = (key: string, value: unknown) => table.refusal('character.overrule', { id, key, value });
  expect(await refusal('beauty', 3)).toMatchObject({
    code: 'not-found',
    details: { key: 'Choose a figure of the sheet.' },
  });
  expect(await refusal('__proto__', 3)).toMatchObject({ code: 'not-found' });
  expect(await refusal('acDescending', 'good')).toMatchObject({ code: 'bad-input' });
  expect(await refusal('turnFeet', -10)).toMatchObject({ code: 'bad-input' });
  expect(await refusal('thac0', null)).toMatchObject({ code: 'refused' });
  await table.tell('character.overrule', { id, key: 'thac0', value: 17 });
  expect(await refusal('thac0', 17)).toMatchObject({ code: 'refused' });
});

test('a level is listed before it is taken, and taken with the dice typed', async () => {
  const id = await add({ xp: 4000 });
  const preview = await table.ask('character.previewLevel', { id });
  expect(preview).toMatchObject({
    from: 2,
    to: 3,
    xpNeeded: 4000,
    xp: 4000,
    hitDice: '1d8',
    hitPointModifier: 1,
  });
  const before = contents(table.desk.campaign.file);
  expect(await table.tell('character.levelUp', { id, dice: [5] })).toEqual({ hitPoints: 6 });
  expect(await lastLine()).toMatch(/^Hild reached level 3: 6 hit points more \(1d8 \+ 1\), now 15 of 19[.;]/);
  expect(await view(id)).toMatchObject({ level: 3, hp: 15, maxHp: 19, canLevelUp: false });
  await backAndForth(before);
});

test('every change the level brings is in the preview, and nothing else changes', async () => {
  const id = await add({ className: 'Cleric', classId: 'cleric', level: 1, xp: 1500 });
  const before = await view(id);
  const { changes } = await table.ask('character.previewLevel', { id });
  await table.tell('character.levelUp', { id, dice: [1] });
  const after = await view(id);
  const told = new Map(changes.map((change) => [change.title, change]));
  for (const { key, title, value } of after.figures) {
    const was = before.figures.find((each) => each.key === key)?.value ?? null;
    if (was === value) expect(told.has(title)).toBe(false);
    else expect(told.get(title)).toEqual({ title, before: was, after: value });
  }
  expect(told.get('Level')).toEqual({ title: 'Level', before: 1, after: 2 });
  expect(told.get('Spells, 1st level')).toMatchObject({ before: null, after: 1 });
});

test('a level without experience, without a class or with other dice is refused', async () => {
  const short = await add({ xp: 2500 });
  expect(await table.refusal('character.levelUp', { id: short })).toMatchObject({
    code: 'refused',
    message: 'Level 3 asks 4,000 XP and Hild has 2,500: 1,500 are missing. Nothing was changed.',
  });
  const cook = await add({ classId: null, className: 'Cook', xp: 9000 });
  expect(await table.refusal('character.levelUp', { id: cook })).toMatchObject({
    message: 'No table tells of the class of Hild, Cook. Type the hit points of the level.',
    details: { hitPoints: 'How many?' },
  });
  const last = await add({ classId: 'halfling', className: 'Halfling', level: 8, xp: 900_000 });
  expect((await table.refusal('character.levelUp', { id: last })).message).toBe(
    'The tables of the halfling do not go on from level 8. Nothing was changed.',
  );
  const ready = await add({ xp: 4000 });
  expect(await table.refusal('character.levelUp', { id: ready, dice: [4, 4] })).toMatchObject({
    code: 'dice-count',
  });
  expect(await table.refusal('character.levelUp', { id: ready, dice: [9] })).toMatchObject({
    code: 'bad-die',
  });
  const lord = await add({ level: 9, xp: 400_000 });
  expect(await table.refusal('character.levelUp', { id: lord, dice: [4] })).toMatchObject({
    code: 'dice-count',
  });
  expect(await table.tell('character.levelUp', { id: lord })).toEqual({ hitPoints: 2 });
});

test('a level that no table tells of is typed; one that a table tells of is not', async () => {
  const cook = await add({ classId: null, className: 'Cook', xp: 30 });
  const preview = { from: 2, to: 3, xp: 30, hitDice: null, changes: [], typed: true };
  expect(await table.ask('character.previewLevel', { id: cook })).toMatchObject(preview);
  const before = contents(table.desk.campaign.file);
  expect(await table.tell('character.levelUp', { id: cook, hitPoints: 1 })).toEqual({ hitPoints: 1 });
  expect(await lastLine()).toBe('Hild reached level 3: 1 hit point more, now 10 of 14.');
  expect(await view(cook)).toMatchObject({ level: 3, hp: 10, maxHp: 14, xp: 30 });
  await backAndForth(before);
  const veteran = await add({ classId: null, className: 'Cook', level: 36 });
  expect(await table.refusal('character.levelUp', { id: veteran, hitPoints: 1 })).toMatchObject({
    message: 'Levels are counted to 36. Nothing was changed.',
  });
  const ready = await add({ xp: 4000 });
  expect(await table.ask('character.previewLevel', { id: ready })).toMatchObject({ typed: false });
  expect(await table.refusal('character.levelUp', { id: ready, hitPoints: 20 })).toMatchObject({
    message: 'The tables tell the hit points of this level: type its dice. Nothing was changed.',
    details: { hitPoints: 'The tables tell it.' },
  });
});

test('a hit die gains one point at least', async () => {
  const id = await add({ abilities: { ...hild.abilities, constitution: 3 }, xp: 4000 });
  expect(await table.tell('character.levelUp', { id, dice: [2] })).toEqual({ hitPoints: 1 });
});

test('somebody leaves with everything, and the sheet of light keeps what they burned', async () => {
  const id = await add({
    items: [
      { kind: 'gear', name: 'backpack', capacity: 400 },
      { kind: 'torch', name: 'torch', quantity: 3 },
    ],
  });
  const aldo = await add({ name: 'Aldo', kind: 'retainer', sheet: { employerId: id } });
  const [pack] = (await view(id)).gear;
  await table.tell('inventory.add', {
    to: { in: 'container', id: pack?.id ?? 0 },
    item: { kind: 'gem', name: 'ruby', quantity: 2 },
  });
  await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: id });
  await table.tell('light.kindle', { characterId: id, kind: 'torch' });
  await table.tell('dungeon.passTurn', { activity: 'explore' });
  await table.tell('organisation.addFormation', { situation: 'Exploring' });
  await table.tell('organisation.setRoles', { callerId: id, mapperId: aldo });
  const before = contents(table.desk.campaign.file);
  await table.tell('character.remove', { id });
  expect(await lastLine()).toBe(
    'Hild left the party with 1 backpack, 2 × torch, 2 × ruby. Nobody speaks for the party now. ' +
      'The last light went too: the party stands in the dark. Nobody calls for the party now. ' +
      'No longer in anybody’s service: Aldo.',
  );
  expect((await table.ask('party.view', {})).members.map(({ name }) => name)).toEqual(['Aldo']);
  expect((await view(aldo)).sheet.employerId).toBeNull();
  const { delve } = await table.ask('dungeon.delve', {});
  expect(delve?.lights).toEqual([]);
  await backAndForth(before);
});

test('figures of a creature’s own line are printed; typed over and taken off again they are printed anew', async () => {
  const { id } = await table.tell('character.addFromContent', {
    kind: 'creature',
    list: 'monsters',
    id: 'acolyte',
    name: 'Odo',
  });
  const figureOf = async (key: string) => {
    const { figures } = await view(id);
    const figure = figures.find((each) => each.key === key);
    return [figure?.value, figure?.byRule, figure?.overruled, figure?.reasons.at(-1)?.source];
  };
  const ac = async () => {
    const { ac: shown } = (await view(id)).member;
    return [shown.text, shown.overruled, shown.reasons.map(({ source }) => source)];
  };
  expect(await figureOf('thac0')).toEqual([19, 19, false, 'printed']);
  expect(await figureOf('acDescending')).toEqual([2, 2, false, 'printed']);
  expect(await figureOf('turnFeet')).toEqual([60, 60, false, 'printed: feet a round']);
  expect(await ac()).toEqual(['2 [17]', false, ['printed']]);
  await table.tell('character.overrule', { id, key: 'thac0', value: 18 });
  await table.tell('character.overrule', { id, key: 'acDescending', value: 4 });
  expect(await figureOf('thac0')).toEqual([18, 19, true, 'written over']);
  expect((await ac()).slice(0, 2)).toEqual(['4 [15]', true]);
  await table.tell('character.overrule', { id, key: 'thac0', value: null });
  await table.tell('character.overrule', { id, key: 'acDescending', value: null });
  expect(await figureOf('thac0')).toEqual([19, 19, false, 'printed']);
  expect(await ac()).toEqual(['2 [17]', false, ['printed']]);
});
