import { afterEach, beforeEach, expect, test } from 'vitest';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;
let hall = 0;
let caves = 0;
const creature = (id: string, name: string, number: string) =>
  ({ kind: 'creature', creature: id, name, number }) as const;

beforeEach(async () => {
  table = new TestDesk();
  await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system: 'ose' });
  const { levelId } = await table.tell('place.addDungeon', { name: 'Barrow' });
  hall = (await table.tell('place.addRoom', { levelId, key: '1', name: 'Hall' })).id;
  const gems = await table.tell('table.add', {
    name: 'Gems',
    columns: [{ title: '', dice: '1d2' }],
    rows: [
      { spans: [{ from: 1, to: 1 }], text: 'a garnet' },
      { spans: [{ from: 2, to: 2 }], text: '' },
    ],
  });
  caves = (
    await table.tell('table.add', {
      name: 'Caves',
      columns: [{ title: '', dice: '1d4' }],
      rows: [
        {
          spans: [{ from: 1, to: 1 }],
          text: 'Bones lie about.',
          gives: [
            creature('goblin', 'Goblin', '2d4'),
            creature('', 'Old Grizel', '1'),
            { kind: 'treasure', letters: 'C', level: null, value: null },
            { kind: 'table', table: gems.id, times: '', add: 0, unique: false },
          ],
        },
        { spans: [{ from: 2, to: 2 }], text: '', gives: [creature('goblin', 'Goblin', '3')] },
        { spans: [{ from: 3, to: 3 }], text: '' },
      ],
    })
  ).id;
});
afterEach(() => table.end());

const roll = async (...faces: number[]): Promise<number> => {
  await table.tell('table.roll', {
    id: caves,
    faces: faces.map((face) => ({ face, source: 'typed' as const })),
  });
  const [last] = (await table.ask('table.rolls', { limit: 1 })).rolls;
  if (!last) throw new Error('nothing was rolled');
  return last.seq;
};
const room = () => table.ask('place.room', { roomId: hall });
const said = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;

test('a roll goes into a room whole: whom it gives as foes, all else as a thing of the room', async () => {
  const seq = await roll(1, 2, 3, 1);
  const before = contents(table.desk.campaign.file);
  await table.tell('table.keepInRoom', { seq, roomId: hall });
  expect(await said()).toBe(
    'Into 1, Hall, from Caves, 1: Bones lie about; 5 × Goblin; 1 × Old Grizel; treasure C; a garnet.',
  );
  const kept = await room();
  expect(kept?.foes.map(({ who, creatureId, number }) => [who, creatureId, number])).toEqual([
    ['Goblin', 'goblin', 5],
    ['Old Grizel', null, 1],
  ]);
  expect(kept?.others.map(({ name, notes }) => [name, notes])).toEqual([
    ['Caves', 'Bones lie about.\n\ntreasure C\n\na garnet'],
  ]);
  await table.tell('journal.undo', {});
  expect(contents(table.desk.campaign.file)).toBe(before);
});

test('of foes alone no thing is made; of nothing nothing is', async () => {
  await table.tell('table.keepInRoom', { seq: await roll(2), roomId: hall });
  const kept = await room();
  expect([kept?.foes.length, kept?.others.length]).toEqual([1, 0]);
  const seq = await roll(3);
  const before = contents(table.desk.campaign.file);
  expect((await table.refusal('table.keepInRoom', { seq, roomId: hall })).message).toMatch(
    /^Nothing came of Caves/u,
  );
  expect(contents(table.desk.campaign.file)).toBe(before);
});

test('things that are given lie there: wares as the shop has them, coins, others by name, none of nought', async () => {
  const thing = (name: string, quantity: string) => ({ kind: 'thing', name, quantity }) as const;
  await table.tell('table.setRows', {
    id: caves,
    rows: [
      {
        spans: [{ from: 1, to: 4 }],
        text: '',
        gives: [
          thing('Torches', '1d6'),
          thing('gp', '3d6'),
          thing('ruby', ''),
          thing('odd idol', '2'),
          thing('sword', '1'),
          thing('rats', '1d4-2'),
        ],
      },
    ],
  });
  const seq = await roll(1, 4, 2, 3, 6, 1);
  const before = contents(table.desk.campaign.file);
  await table.tell('table.keepInRoom', { seq, roomId: hall });
  expect(await said()).toBe('Into 1, Hall, from Caves, 1: 4 Torches; 11 gp; ruby; 2 odd idol; sword.');
  const [hoard] = await table.ask('hoard.list', {});
  expect(hoard).toMatchObject({ name: 'Caves', spot: 'room', spotId: hall, where: '1, Hall' });
  expect(hoard?.things.map(({ name, quantity, kind }) => [quantity, name, kind])).toEqual([
    [4, 'Torch', 'torch'],
    [11, 'gp', 'coin'],
    [1, 'ruby', 'gem'],
    [2, 'odd idol', 'gear'],
    [1, 'Sword', 'weapon'],
  ]);
  expect(hoard?.weight).toBe('72 coins');
  const kept = await room();
  expect([kept?.foes.length, kept?.others.length]).toEqual([0, 0]);
  await table.tell('journal.undo', {});
  expect(contents(table.desk.campaign.file)).toBe(before);
});

test('a roll that was taken back, a room that is gone, a creature that is gone', async () => {
  const { id } = await table.tell('creature.add', { name: 'Mud crab', system: 'ose' });
  await table.tell('table.setRows', {
    id: caves,
    rows: [{ spans: [{ from: 1, to: 4 }], text: '', gives: [creature(`own:${id}`, 'Mud crab', '2')] }],
  });
  const seq = await roll(1);
  expect(await table.refusal('table.keepInRoom', { seq, roomId: 999 })).toMatchObject({ code: 'not-found' });
  await table.tell('creature.remove', { id });
  await table.tell('table.keepInRoom', { seq, roomId: hall });
  expect((await room())?.foes.map(({ who, creatureId, number }) => [who, creatureId, number])).toEqual([
    ['Mud crab', null, 2],
  ]);
  for (let steps = 0; steps < 3; steps += 1) await table.tell('journal.undo', {});
  expect(await table.refusal('table.keepInRoom', { seq, roomId: hall })).toMatchObject({ code: 'not-found' });
});

test('no part of a roll is thrown again once its table is gone: undo would take back another step', async () => {
  const seq = await roll(1, 2, 3, 1);
  await table.tell('table.remove', { id: caves });
  const before = contents(table.desk.campaign.file);
  const again = { seq, branch: 0, faces: [{ face: 2, source: 'typed' as const }] };
  expect(await table.refusal('table.rollBranch', again)).toMatchObject({
    code: 'not-found',
    message:
      'Caves is no longer among the tables, so no part of its roll can be thrown again. Nothing was thrown.',
  });
  expect(contents(table.desk.campaign.file)).toBe(before);
  await table.tell('journal.undo', {});
  const asked = await table.ask('table.branchAsks', { seq, branch: 0, faces: [] });
  expect(asked.wanted).not.toBeNull();
});
