import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;
let levelId = 0;
let hall = 0;

beforeAll(async () => {
  table = new TestDesk({ roll: () => 3 });
  await table.tell('app.createSample', { path: table.campaignPath });
  const book = await table.tell('place.addDungeon', { name: 'Barrow' });
  levelId = book.levelId;
  hall = (await table.tell('place.addRoom', { levelId, key: '1', name: 'Hall' })).id;
});
afterAll(() => table.end());

const now = () => contents(table.desk.campaign.file);
const said = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;
const foes = async () => (await table.ask('place.room', { roomId: hall }))?.foes ?? [];
const line = async () => (await table.ask('place.level', { levelId }))?.rooms.find(({ id }) => id === hall);

/** Taken, taken back and taken again: the file must be the same both times. */
async function thereAndBack(work: () => Promise<unknown>): Promise<string | undefined> {
  const before = now();
  await work();
  const sentence = await said();
  const after = now();
  await table.tell('journal.undo', {});
  expect(now()).toBe(before);
  await table.tell('journal.redo', {});
  expect(now()).toBe(after);
  return sentence;
}

describe('foes keyed to a room', () => {
  test('are added by creature or by name, with a number, dice or neither', async () => {
    const add = (foe: object) => () => table.tell('room.addFoe', { roomId: hall, ...foe });
    expect(await thereAndBack(add({ creatureId: 'goblin', numberDice: '2d4' }))).toBe(
      'In 1, Hall: 2d4 × Goblin.',
    );
    expect(await thereAndBack(add({ who: 'Ragged pilgrims', number: 3, notes: 'They *beg*.' }))).toBe(
      'In 1, Hall: 3 × Ragged pilgrims.',
    );
    expect(await thereAndBack(add({ who: 'Old Grizel', creatureId: 'ogre' }))).toBe(
      'In 1, Hall: Old Grizel.',
    );
    expect(
      (await foes()).map(({ who, creatureId, number, numberDice, state }) => [
        who,
        creatureId,
        number,
        numberDice,
        state,
      ]),
    ).toEqual([
      ['Goblin', 'goblin', null, '2d4', 'there'],
      ['Ragged pilgrims', null, 3, '', 'there'],
      ['Old Grizel', 'ogre', null, '', 'there'],
    ]);
    expect((await line())?.foes).toBe(3);
  });

  test('are changed and told of; those slain count no more', async () => {
    const [goblins] = await foes();
    const id = goblins?.id ?? 0;
    const change = (to: object) => () => table.tell('room.changeFoe', { id, ...to });
    expect(await thereAndBack(change({ number: 5, state: 'slain' }))).toBe(
      '1, Hall, 2d4 × Goblin: 5 of them and slain.',
    );
    expect((await line())?.foes).toBe(2);
    expect((await table.refusal('room.changeFoe', { id, state: 'slain' })).message).toMatch(/so already/u);
    expect((await table.refusal('encounter.begin', { roomFoeId: id })).message).toBe(
      'Goblin: slain. Nobody was met.',
    );
    await table.tell('journal.undo', {});
  });

  test('bad input changes nothing and says what is wrong', async () => {
    const before = now();
    const refusals = [
      await table.refusal('room.addFoe', { roomId: hall }),
      await table.refusal('room.addFoe', { roomId: hall, creatureId: 'no-such-beast' }),
      await table.refusal('room.addFoe', { roomId: hall, who: 'Rats', numberDice: '2d' }),
      await table.refusal('room.addFoe', { roomId: 999, who: 'Rats' }),
      await table.refusal('room.removeFoe', { id: 999 }),
    ];
    expect(refusals.map(({ code, details }) => [code, Object.keys(details ?? {})])).toEqual([
      ['bad-input', ['who']],
      ['not-found', ['creatureId']],
      ['bad-input', ['numberDice']],
      ['not-found', ['roomId']],
      ['not-found', ['id']],
    ]);
    expect(now()).toBe(before);
  });

  test('are met from there: how many they are is known, or thrown next', async () => {
    const [goblins, pilgrims] = await foes();
    const sentence = await thereAndBack(() => table.tell('encounter.begin', { roomFoeId: goblins?.id ?? 0 }));
    expect(sentence).toBe('Encounter in 1 Hall: Goblin.');
    expect(await table.ask('encounter.view', {})).toMatchObject({ who: 'Goblin' });
    expect((await foes())[0]?.state).toBe('met');
    await table.tell('encounter.settle', { step: 'number', typed: { number: [2, 3] } });
    expect(await said()).toMatch(/5/u);
    await table.tell('encounter.conclude', { outcome: 'They parted.' });
    await table.tell('encounter.begin', { roomFoeId: pilgrims?.id ?? 0 });
    expect(await said()).toBe('Encounter in 1 Hall: 3 Ragged pilgrims.');
    await table.tell('encounter.conclude', { outcome: 'They parted.' });
  });

  test('keep their name where their own creature goes', async () => {
    const { id } = await table.tell('creature.add', { name: 'Grey hag', system: 'ose', facts: {} });
    await table.tell('room.addFoe', { roomId: hall, creatureId: `own:${id}`, number: 1 });
    await thereAndBack(() => table.tell('creature.remove', { id }));
    expect((await foes()).at(-1)).toMatchObject({ who: 'Grey hag', creatureId: null, number: 1 });
  });

  test('go with their room, and come back with it', async () => {
    const sentence = await thereAndBack(() => table.tell('place.removeRoom', { id: hall }));
    expect(sentence).toBe('Struck 1, Hall from the book. With it went 4 kinds of foes.');
  });
});
