import { afterEach, beforeEach, expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { flatMap, plain } from '../map/map-desk.ts';
import { TestDesk } from '../test-desk.ts';

/** Where somebody who is kept is linked from. */

let desk: TestDesk;
let levelId: number;
let open: number;
beforeEach(async () => {
  desk = new TestDesk(seededDice(7));
  await desk.tell('app.createCampaign', { name: 'Barrow', path: desk.campaignPath, system: 'ose' });
  ({ levelId } = await desk.tell('place.addDungeon', { name: 'Barrow' }));
  ({ id: open } = await desk.tell('place.addRoom', { levelId, key: '12', name: 'Guardroom' }));
});
afterEach(() => desk.end());

const spots = async (room: number | null) =>
  (await desk.tell('prep.somebody', { said: {}, open: room })).spots;
const keep = (title: string, linkFrom: CommandInput<'page.add'>['linkFrom']) =>
  desk.tell('page.add', { title, kind: 'person', linkFrom });
const lastLine = async () => (await desk.ask('log.list', { limit: 1 })).lines[0]?.summary;
const linkedHere = async (id: number) =>
  (await desk.ask('page.linkedHere', { kind: 'person', id })).places.map(({ name, sentence }) => [
    name,
    sentence,
  ]);

const log = { spot: { kind: 'log' }, name: 'a note of the log', where: '' };

test('with nothing at hand there is the log, and a room that is gone is none', async () => {
  expect(await spots(null)).toEqual([log]);
  expect(await spots(999)).toEqual([log]);
});

test('the room of the party goes before the open one, both before the hex of the company', async () => {
  const { id: here } = await desk.tell('place.addRoom', { levelId, key: '1', name: 'Hall' });
  const { id: mapId } = await desk.tell('map.add', flatMap);
  await desk.tell('map.paint', {
    ...{ mapId, layer: 'terrain' },
    runs: [{ col: 3, row: 4, length: 1, code: plain }],
  });
  await desk.tell('travel.place', { on: { mapId, col: 3, row: 4 } });
  const hex = {
    spot: { kind: 'hex', mapId, col: 3, row: 4 },
    name: expect.stringMatching(/^Hex \d+$/) as string,
    where: flatMap.name,
  };
  const room = { spot: { kind: 'room', id: open }, name: '12, Guardroom', where: 'Barrow, Level 1' };
  expect(await spots(open)).toEqual([room, hex, log]);
  const { id: dungeonId } = (await desk.ask('place.list', {})).dungeons[0] ?? { id: 0 };
  const { id: speakerId } = await desk.tell('character.add', {
    ...{ name: 'Ida', className: 'Fighter', level: 1, hp: 5, maxHp: 5 },
  });
  await desk.tell('dungeon.enter', { name: 'Barrow', speakerId, dungeonId });
  await desk.tell('place.goTo', { roomId: here });
  const hall = { spot: { kind: 'room', id: here }, name: '1, Hall', where: 'Barrow, Level 1' };
  expect(await spots(open)).toEqual([hall, room, hex, log]);
  expect(await spots(here)).toEqual([hall, hex, log]);
});

test('page and link are one step with one undo, behind what stands in the notes', async () => {
  await desk.tell('place.changeRoom', { id: open, notes: 'Four guards dice.' });
  const { id } = await keep('Oda', { kind: 'room', id: open });
  expect(await lastLine()).toBe('A new page of the notebook: Oda, linked from 12, Guardroom.');
  expect((await desk.ask('place.room', { roomId: open }))?.notes).toBe('Four guards dice.\n\n[[person:Oda]]');
  expect(await linkedHere(id)).toEqual([['12, Guardroom', '[[person:Oda]]']]);
  await desk.tell('journal.undo', {});
  expect((await desk.ask('page.list', {})).pages).toEqual([]);
  expect((await desk.ask('place.room', { roomId: open }))?.notes).toBe('Four guards dice.');
});

test('a hex is written of whether or not anything stood there, and a note stands in the log', async () => {
  const { id: mapId } = await desk.tell('map.add', flatMap);
  const spot = { kind: 'hex', mapId, col: 3, row: 4 } as const;
  const oda = await keep('Oda', spot);
  const hild = await keep('Hild', spot);
  expect((await linkedHere(oda.id))[0]?.[0]).toMatch(/^Hex \d+$/);
  expect(await lastLine()).toMatch(/^A new page of the notebook: Hild, linked from hex \d+\.$/);
  expect(await linkedHere(hild.id)).toHaveLength(1);
  await desk.tell('journal.undo', {});
  expect(await linkedHere(oda.id)).toHaveLength(1);
  const { id } = await keep('Ysolt', { kind: 'log' });
  expect(await lastLine()).toBe('A new page of the notebook: Ysolt, linked from a note of the log.');
  expect(await linkedHere(id)).toEqual([['Ysolt', '[[person:Ysolt]]']]);
});

test('a place that is gone or full is refused, and no page stands', async () => {
  const gone = await desk.refusal('page.add', { title: 'Oda', linkFrom: { kind: 'room', id: 999 } });
  expect(gone).toMatchObject({ code: 'not-found', details: { linkFrom: 'Choose again.' } });
  await desk.tell('place.changeRoom', { id: open, notes: 'x'.repeat(19_995) });
  const full = await desk.refusal('page.add', { title: 'Oda', linkFrom: { kind: 'room', id: open } });
  expect(full.message).toBe(
    'With a link the notes of 12, Guardroom would have more than 20,000 letters. Nothing was changed.',
  );
  expect((await desk.ask('page.list', {})).pages).toEqual([]);
});
