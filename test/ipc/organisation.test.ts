import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput, QueryOutput } from '../../shared/ipc/contract.ts';
import { contents } from '../fixtures/campaigns.ts';
import { TestDesk } from './test-desk.ts';

let table: TestDesk;

beforeEach(() => create('ose'));
afterEach(() => table.end());

async function create(system: string): Promise<void> {
  table = new TestDesk();
  await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system });
}

const add = async (name: string, more: Partial<CommandInput<'character.add'>> = {}): Promise<number> =>
  (await table.tell('character.add', { name, className: 'Fighter', level: 1, hp: 5, maxHp: 5, ...more })).id;

const view = () => table.ask('organisation.view', {});
const lastLine = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;

type Place = QueryOutput<'organisation.view'>['formations'][number]['places'][number];
const at = (characterId: number, rank: number, file: number): Place => ({ characterId, rank, file });

async function backAndForth(before: string): Promise<void> {
  const after = contents(table.desk.campaign.file);
  await table.tell('journal.undo', {});
  expect(contents(table.desk.campaign.file)).toBe(before);
  await table.tell('journal.redo', {});
  expect(contents(table.desk.campaign.file)).toBe(after);
}

describe('an order of march', () => {
  test('nothing is stored until somebody asks for one', async () => {
    const before = contents(table.desk.campaign.file);
    expect(await view()).toEqual({
      formations: [],
      callerId: null,
      mapperId: null,
      advice: null,
      people: [],
    });
    expect(contents(table.desk.campaign.file)).toBe(before);
  });

  test('begins two abreast in the order of the party, beasts behind, carts left out', async () => {
    const [hild, wren, corin] = [await add('Hild'), await add('Wren'), await add('Corin')];
    await add('The cart', { kind: 'vehicle', className: 'Cart', level: 0 });
    const bess = await add('Bess', { kind: 'mount', className: 'Mule', level: 0 });
    const before = contents(table.desk.campaign.file);
    const { id } = await table.tell('organisation.addFormation', { situation: 'At a door' });
    expect(await lastLine()).toBe('New order of march, At a door: 4 stand in it, two abreast.');
    expect((await view()).formations).toEqual([
      {
        id,
        situation: 'At a door',
        places: [at(hild, 0, 0), at(wren, 0, 1), at(corin, 1, 0), at(bess, 2, 0)],
      },
    ]);
    await backAndForth(before);
  });

  test('moves one to a free place, two to each other’s, and puts one out', async () => {
    const [hild, wren] = [await add('Hild'), await add('Wren')];
    const { id: formationId } = await table.tell('organisation.addFormation', { situation: 'Fighting' });
    const place = async (characterId: number, to: { rank: number; file: number } | null) => {
      const before = contents(table.desk.campaign.file);
      await table.tell('organisation.place', { formationId, characterId, to });
      const said = await lastLine();
      await backAndForth(before);
      return [said, (await view()).formations[0]?.places];
    };
    expect(await place(wren, { rank: 1, file: 1 })).toEqual([
      'Fighting: Wren to rank 2, place 2.',
      [at(hild, 0, 0), at(wren, 1, 1)],
    ]);
    expect(await place(wren, { rank: 0, file: 0 })).toEqual([
      'Fighting: Wren to rank 1, place 1, Hild to rank 2, place 2.',
      [at(wren, 0, 0), at(hild, 1, 1)],
    ]);
    expect(await place(hild, null)).toEqual(['Fighting: Hild steps out of the order.', [at(wren, 0, 0)]]);
    expect(await place(hild, { rank: 0, file: 0 })).toEqual([
      'Fighting: Hild to rank 1, place 1, Wren steps out of the order.',
      [at(hild, 0, 0)],
    ]);
  });

  test('is renamed and struck out; a second one of the name is refused', async () => {
    await add('Hild');
    const { id } = await table.tell('organisation.addFormation', { situation: 'Exploring' });
    await table.tell('organisation.addFormation', { situation: 'Fighting' });
    for (const [name, input] of [
      ['organisation.addFormation', { situation: 'EXPLORING' }],
      ['organisation.renameFormation', { id, situation: 'fighting' }],
      ['organisation.renameFormation', { id, situation: 'Exploring' }],
    ] as const)
      expect(await table.refusal(name, input)).toMatchObject({ code: 'refused' });
    await table.tell('organisation.renameFormation', { id, situation: 'exploring' });
    expect(await lastLine()).toBe('The order of march Exploring is now called exploring.');
    const before = contents(table.desk.campaign.file);
    await table.tell('organisation.removeFormation', { id });
    expect(await lastLine()).toBe('The order of march exploring was struck out; one stood in it.');
    expect((await view()).formations.map(({ situation }) => situation)).toEqual(['Fighting']);
    await backAndForth(before);
  });

  test('of strangers, into the same place or gone is refused', async () => {
    const hild = await add('Hild');
    const { id: formationId } = await table.tell('organisation.addFormation', { situation: 'Resting' });
    const wren = await add('Wren');
    const before = contents(table.desk.campaign.file);
    const refusal = async (input: object) =>
      (await table.refusal('organisation.place', { formationId, characterId: hild, to: null, ...input }))
        .code;
    expect(await refusal({ to: { rank: 0, file: 0 } })).toBe('refused');
    expect(await refusal({ characterId: wren })).toBe('refused');
    expect(await refusal({ characterId: 99 })).toBe('not-found');
    expect(await refusal({ formationId: 99 })).toBe('not-found');
    expect(await refusal({ to: { rank: -1, file: 0 } })).toBe('bad-input');
    expect(await refusal({ to: { rank: 0, file: 10 } })).toBe('bad-input');
    expect((await table.refusal('organisation.removeFormation', { id: 99 })).code).toBe('not-found');
    expect(contents(table.desk.campaign.file)).toBe(before);
  });

  test('two hundred people find their places', async () => {
    for (let count = 0; count < 200; count += 1) await add(`One ${count}`);
    await add('One too many');
    const { id } = await table.tell('organisation.addFormation', { situation: 'Exploring' });
    const places = (await view()).formations.find((each) => each.id === id)?.places ?? [];
    expect(places).toHaveLength(200);
    expect(new Set(places.map(({ rank, file }) => `${rank}/${file}`)).size).toBe(200);
  });
});

describe('roles', () => {
  test('are given, changed and lost with the one who leaves', async () => {
    const [hild, wren] = [await add('Hild'), await add('Wren')];
    const before = contents(table.desk.campaign.file);
    await table.tell('organisation.setRoles', { callerId: hild, mapperId: wren });
    expect(await lastLine()).toBe('Hild calls for the party, Wren draws the map.');
    await backAndForth(before);
    await table.tell('organisation.setRoles', { callerId: null, mapperId: wren });
    expect(await lastLine()).toBe('Nobody calls for the party, Wren draws the map.');
    expect(await table.refusal('organisation.setRoles', { callerId: null, mapperId: wren })).toMatchObject({
      code: 'refused',
    });
    expect(await table.refusal('organisation.setRoles', { callerId: 99, mapperId: null })).toMatchObject({
      code: 'not-found',
      details: { callerId: 'Choose somebody of the party.' },
    });
    await table.tell('character.remove', { id: wren });
    expect(await lastLine()).toBe('Wren left the party. Nobody draws the map now.');
    expect(await view()).toMatchObject({ callerId: null, mapperId: null });
  });
});

describe('advice', () => {
  test('tells the size with retainers and how far the levels lie apart, with its rules', async () => {
    await add('Hild', { level: 7 });
    expect((await view()).advice).toMatchObject({ size: 1, levelSpread: 0, levelText: 'All of one level.' });
    await add('Wren', { level: 1 });
    await add('Aldo', { kind: 'retainer', className: 'Cook', level: 0 });
    await add('Bess', { kind: 'mount', className: 'Mule', level: 0 });
    const { advice } = await view();
    expect(advice).toMatchObject({
      size: 3,
      sizeText: '3 in the party, 1 of them a retainer: small, retainers would help.',
      levelSpread: 6,
      levelText: '6 levels between the lowest and the highest: better two parties.',
    });
    expect(advice?.reasons.map(({ rule }) => rule)).toEqual(['OSE-PARTY-1', 'OSE-PARTY-3']);
  });
});

describe('who sees', () => {
  const sees = async () =>
    (await view()).people.map(({ name, light, sees, inLight }) => [name, light, sees, inLight]);

  test('by whose light, by the eyes of a dwarf, or not at all', async () => {
    const hild = await add('Hild', { items: [{ kind: 'torch', name: 'torch', quantity: 2 }] });
    await add('Durin', { className: 'Dwarf', classId: 'dwarf' });
    expect(await sees()).toEqual([
      ['Hild', null, 'outside a dungeon', true],
      ['Durin', null, 'outside a dungeon', true],
    ]);
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: null });
    expect(await sees()).toEqual([
      ['Hild', null, 'in the dark', false],
      ['Durin', null, 'by infravision', false],
    ]);
    const { id } = await table.tell('light.kindle', { characterId: hild, kind: 'torch' });
    expect(await sees()).toEqual([
      ['Hild', 'torch', 'by Hild’s torch', true],
      ['Durin', null, 'by Hild’s torch', true],
    ]);
    await table.tell('light.kindle', { characterId: hild, kind: 'torch' });
    expect((await sees())[1]).toEqual(['Durin', null, 'by Hild’s torch', true]);
    await table.tell('light.douse', { lightId: id });
    expect((await sees())[1]).toEqual(['Durin', null, 'by Hild’s torch', true]);
    for (const name of ['Wren', 'Corin']) {
      const items = [{ kind: 'torch', name: 'torch' }] as const;
      await table.tell('light.kindle', {
        characterId: await add(name, { items: [...items] }),
        kind: 'torch',
      });
    }
    expect((await sees())[1]?.[2]).toBe('by Hild’s torch, Wren’s torch and 1 more');
  });

  test('a cart sees nothing, it stands in the light or not', async () => {
    await add('The cart', { kind: 'vehicle', className: 'Cart', level: 0 });
    const hild = await add('Hild', { items: [{ kind: 'torch', name: 'torch' }] });
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: null });
    expect((await sees())[0]).toEqual(['The cart', null, 'in the dark', false]);
    await table.tell('light.kindle', { characterId: hild, kind: 'torch' });
    expect((await sees())[0]).toEqual(['The cart', null, 'in the light', true]);
  });

  test('by darkvision, where the race says so', async () => {
    await table.end();
    await create('basic-fantasy');
    await add('Durin', { classId: 'fighter', raceId: 'dwarf' });
    await add('Hild', { classId: 'fighter', raceId: 'human' });
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: null });
    expect(await sees()).toEqual([
      ['Durin', null, 'by darkvision', false],
      ['Hild', null, 'in the dark', false],
    ]);
  });
});
