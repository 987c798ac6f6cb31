import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(() => {
  table = new TestDesk();
});
afterEach(() => table.end());

test('a deft thief climbs what is sheer by the percentage of the class, all else by dexterity', async () => {
  await table.tell('app.createCampaign', {
    name: 'Barrow',
    path: table.campaignPath,
    system: 'ose',
    settings: {},
  });
  const { id } = await table.tell('character.add', {
    name: 'Wren',
    className: 'Thief',
    classId: 'thief',
    level: 1,
    abilities: { dexterity: 18 },
    hp: 4,
    maxHp: 4,
  });
  await table.tell('dungeon.enter', { name: 'Barrow', speakerId: null });
  const options = await table.ask('deed.options', {});
  expect(options?.people[0]?.sheer).toMatchObject({ chance: 87, sides: 100 });
  const climb = { characterId: id, kind: 'climb', place: 'shaft' } as const;
  const attempt = async (more: { sheer: boolean; equipment?: boolean; die: number }) =>
    (await table.tell('deed.try', { deeds: [{ ...climb, ...more }] })).results[0];
  expect(await attempt({ sheer: true, die: 88 })).toMatchObject({ chance: 87, sides: 100, success: false });
  expect(await attempt({ sheer: true, equipment: true, die: 18 })).toMatchObject({
    sides: 20,
    success: true,
  });
  expect(await attempt({ sheer: false, die: 19 })).toMatchObject({ chance: 18, sides: 20, success: false });
});
