import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

async function open(system: string): Promise<void> {
  table = new TestDesk({ roll: (sides) => Math.ceil(sides / 2) });
  await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system });
}
afterEach(() => table.end());

const evenScores = {
  strength: 13,
  intelligence: 13,
  wisdom: 13,
  dexterity: 13,
  constitution: 13,
  charisma: 13,
};

describe('what the class forbids', () => {
  beforeEach(() => open('ose'));

  const wearing = async (classId: string, ...things: NonNullable<CommandInput<'character.add'>['items']>) => {
    const { groups } = await table.ask('content.equipment', {});
    const wares = groups.flatMap(({ wares: all }) => all);
    const items = things.map(
      ({ name }) => wares.find((ware) => ware.name === name)?.item ?? { kind: 'gear' as const, name },
    );
    const person = {
      name: 'Corin',
      className: classId,
      classId,
      level: 1,
      abilities: evenScores,
      hp: 2,
      maxHp: 2,
    };
    const { id } = await table.tell('character.add', { ...person, items });
    return (await table.ask('character.view', { id })).remarks;
  };
  const thing = (name: string) => ({ kind: 'gear' as const, name });

  test('is told and stands', async () => {
    expect(
      await wearing('magic-user', thing('Leather'), thing('Shield'), thing('Dagger'), thing('Sword')),
    ).toEqual([
      'A magic-user wears no armour: Leather.',
      'A magic-user carries no shield: Shield.',
      'A magic-user does not fight with this: Sword.',
    ]);
    expect(await wearing('thief', thing('Leather'))).toEqual([]);
    expect(await wearing('thief', thing('Chainmail'))).toEqual(['A thief wears no such armour: Chainmail.']);
    expect(await wearing('elf', thing('Plate mail'), thing('Shield'), thing('Long bow'))).toEqual([]);
    expect(await wearing('halfling', thing('Long bow'))).toEqual([
      'A halfling does not fight with this: Long bow.',
    ]);
  });
});

test('who is of two classes may what one of them may, in armour that the race can wear', async () => {
  await open('basic-fantasy');
  const { groups } = await table.ask('content.equipment', {});
  const wares = groups.flatMap(({ wares: all }) => all);
  const items = ['Plate Mail', 'Shield', 'Shortsword'].map((name) => {
    const ware = wares.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (!ware) throw new Error(`No ${name}.`);
    return ware.item;
  });
  const remarks = async (classId: string) => {
    const person = { name: 'Ilse', className: classId, level: 1, abilities: evenScores, hp: 4, maxHp: 4 };
    const { id } = await table.tell('character.add', { ...person, classId, raceId: 'elf', items });
    return (await table.ask('character.view', { id })).remarks;
  };
  expect(await remarks('fighter-magic-user')).toEqual([]);
  expect(await remarks('magic-user')).toHaveLength(3);
  expect(await remarks('magic-user-thief')).toEqual([
    'A magic-user/thief wears no such armour: Plate Mail.',
    'A magic-user/thief carries no shield: Shield.',
  ]);
});

test('what the race forbids is told', async () => {
  await open('basic-fantasy');
  const { groups } = await table.ask('content.equipment', {});
  const bow = groups.flatMap(({ wares }) => wares).find(({ id }) => id === 'longbow');
  const person = { name: 'Durin', className: 'Fighter', classId: 'fighter', level: 1, hp: 4, maxHp: 4 };
  const items = bow ? [bow.item] : [];
  const { id } = await table.tell('character.add', {
    ...person,
    raceId: 'dwarf',
    abilities: evenScores,
    items,
  });
  expect((await table.ask('character.view', { id })).remarks).toEqual([
    'A dwarf does not fight with this: Longbow.',
  ]);
});

test('an alignment the class does not take is told', async () => {
  await open('swords-wizardry');
  const person = {
    name: 'Roland',
    className: 'Paladin',
    classId: 'paladin',
    raceId: 'human',
    level: 1,
    hp: 4,
    maxHp: 4,
  };
  const { id } = await table.tell('character.add', { ...person, sheet: { alignment: 'Chaotic' } });
  expect((await table.ask('character.view', { id })).remarks).toEqual([
    'The paladin is Lawful, not Chaotic.',
  ]);
});

describe('who comes from the starter content', () => {
  beforeEach(() => open('ose'));
  const join = (input: Partial<CommandInput<'character.addFromContent'>>) =>
    table.tell('character.addFromContent', {
      list: 'monsters',
      id: 'normal-wolf',
      kind: 'creature',
      name: 'Grey',
      ...input,
    });
  const lastLine = async () => (await table.ask('log.list', { limit: 1 })).lines[0];

  test('rolls the hit dice of its line with the dice of the journal', async () => {
    const { id } = await join({ list: 'animals', id: 'mule', kind: 'mount', name: 'Bess' });
    const line = await lastLine();
    expect(line?.summary).toBe('Bess joined the party, Mule: 8 hit points (2d8).');
    expect(line?.rolls.map(({ sides, face }) => [sides, face])).toEqual([
      [8, 4],
      [8, 4],
    ]);
    const view = await table.ask('character.view', { id });
    expect(view).toMatchObject({ kind: 'mount', className: 'Mule', hp: 8, maxHp: 8 });
    expect(view.sheet.carrier?.unencumbered).toEqual({ maxLoad: 2000, turnFeet: 120, roundFeet: 40 });
    expect(view.sheet.creature?.hitDice).toBe('2');
  });

  test('walks at its own pace', async () => {
    const { id } = await join({});
    const { member, figures } = await table.ask('character.view', { id });
    expect(member.rate).toMatchObject({ baseFeet: 180, encounterFeet: 60 });
    expect(figures.find(({ key }) => key === 'thac0')).toMatchObject({ overruled: false });
  });

  test('whose hit points nobody printed must be told, and a stranger is refused', async () => {
    const before = contents(table.desk.campaign.file);
    const archer = { list: 'hirelings', id: 'archer', kind: 'mercenary', name: 'Odo' };
    expect(await table.refusal('character.addFromContent', archer)).toMatchObject({
      code: 'refused',
      details: { hp: 'Type the hit points.' },
    });
    for (const wrong of [{ id: 'unicornucopia' }, { list: 'armour' }, { list: '__proto__' }])
      expect(await table.refusal('character.addFromContent', { ...archer, ...wrong, hp: 3 })).toMatchObject({
        code: 'not-found',
      });
    expect(contents(table.desk.campaign.file)).toBe(before);
    await table.tell('character.addFromContent', { ...archer, kind: 'mercenary', hp: 3 });
    expect((await lastLine())?.summary).toMatch(/^Odo joined the party, Archer.*: 3 hit points\.$/);
  });
});
