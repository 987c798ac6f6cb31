import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { partyHtml, sheetHtml } from '../../../../src-main/exports/sheet/html.ts';
import { readSheetSource } from '../../../../src-main/exports/sheet/source.ts';
import { playersFields } from '../../../../shared/ipc/fight/players/players-fields.ts';
import { readyWorkers, TestDesk } from '../../test-desk.ts';

/** What a thing is and what it seems: found under the name it shows, tried, shown, and known at last. */

let table: TestDesk;
beforeAll(readyWorkers);
afterEach(() => table.end());

async function sitDown(...faces: number[]) {
  table = new TestDesk(scriptedDice(faces));
  await table.tell('app.createCampaign', { path: table.campaignPath, name: 'The Barrow', system: 'ose' });
  await table.tell('session.start', {});
  const hild = { name: 'Hild', className: 'Fighter', level: 1, hp: 6, maxHp: 6 };
  return (await table.tell('character.add', hild)).id;
}

/** Two potions of type N: poison and healing. */
const potions: Omit<CommandInput<'treasure.take'>, 'where'> = {
  source: { by: 'letters', text: 'N', bearers: 1 },
  low: false,
  lines: [{ faces: [40, 1, 1, 85, 60].map((face) => ({ face, typed: true })) }],
};
const pool = async () => (await table.ask('inventory.view', { place: { in: 'pool' } })).items;
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;

test('a find seems what it looks, one potion apart from the other, until it is known', async () => {
  await sitDown();
  await table.tell('treasure.take', potions);
  expect(await newest()).toBe('Treasure N: found 1 potion, 1 potion.');
  const [poison, healing] = await pool();
  expect(poison).toMatchObject({ name: 'potion', notes: '', costEach: null });
  expect(poison?.truth).toMatchObject({ name: 'Potion of Poison', known: 'not' });
  expect((await table.refusal('inventory.merge', { itemIds: [poison?.id, healing?.id] })).message).toContain(
    'not the same',
  );
  await table.tell('item.noteTried', { id: healing?.id ?? 0, text: 'sipped by Odo: warm' });
  expect(await newest()).toBe('1 potion: sipped by Odo: warm.');
  await table.tell('item.identify', { id: healing?.id ?? 0 });
  expect(await newest()).toBe('1 potion: known as Potion of Healing now.');
  expect((await pool()).map(({ name, notes, truth }) => [name, notes, truth?.name])).toEqual([
    ['potion', '', 'Potion of Poison'],
    ['Potion of Healing', 'sipped by Odo: warm', undefined],
  ]);
  await table.tell('journal.undo', {});
  expect((await pool())[1]).toMatchObject({ name: 'potion', truth: { name: 'Potion of Healing' } });
});

test('whatever looks the same and is the same is known at once; what only looks so is not', async () => {
  await sitDown();
  await table.tell('treasure.take', potions);
  await table.tell('treasure.take', potions);
  const [poison] = await pool();
  await table.tell('item.identify', { id: poison?.id ?? 0, alike: true });
  expect(await newest()).toBe('1 potion: known as Potion of Poison now, 2 such things in all.');
  expect((await pool()).map(({ name }) => name)).toEqual([
    'Potion of Poison',
    'potion',
    'Potion of Poison',
    'potion',
  ]);
  expect((await table.refusal('item.identify', { id: poison?.id ?? 0 })).message).toBe(
    'Potion of Poison is known for what it is. Nothing was changed.',
  );
});

test('a cursed sword is a plain Sword +1 until it is known', async () => {
  const hild = await sitDown();
  const sword = {
    kind: 'weapon' as const,
    name: 'Sword −1, cursed',
    costEach: 2000,
    notes: 'Clings to the hand.',
    facts: { damage: '1d8', magicBonus: -1, qualities: ['magic'] },
  };
  const { id } = await table.tell('inventory.add', { to: { in: 'holder', id: hild }, item: sword });
  await table.tell('item.setShown', { id, name: 'Sword +1', bonus: 1 });
  const carried = async () =>
    (await table.ask('inventory.view', { place: { in: 'holder', id: hild } })).items[0];
  expect(await carried()).toMatchObject({
    name: 'Sword +1',
    costEach: null,
    notes: '',
    facts: { damage: '1d8', magicBonus: 1 },
    truth: { name: 'Sword −1, cursed', known: 'partly', worthEach: 2000, facts: { magicBonus: -1 } },
  });
  const same = await table.refusal('item.setShown', { id, name: 'Sword +1', bonus: 1 });
  expect(same.code).toBe('refused');
  await table.tell('item.setTruth', { id, notes: 'Clings until the curse is lifted.', charges: 3 });
  expect((await carried())?.truth).toMatchObject({ notes: 'Clings until the curse is lifted.', charges: 3 });
  await table.tell('item.identify', { id });
  expect(await carried()).toMatchObject({ ...sword, notes: 'Clings until the curse is lifted.', charges: 3 });
  expect((await table.refusal('item.setTruth', { id, charges: 1 })).message).toContain(
    'is known for what it is',
  );
});

describe('whatever players can hold or see', () => {
  const planted = ['Zyxomma', 'Quiddity', 'Murkbane', 'Ghastwine', '8317'];

  test('holds no true name, no true fact and no note of the referee', async () => {
    const hild = await sitDown();
    await table.tell('treasure.take', potions);
    const things = (await pool()).map(({ id }) => id);
    await table.tell('inventory.move', { itemIds: things, to: { in: 'holder', id: hild } });
    for (const [at, id] of things.entries())
      await table.tell('item.setTruth', {
        id,
        name: at === 0 ? 'Zyxomma' : 'Quiddity',
        notes: 'Murkbane drank of it.',
        charges: 317,
        worthEach: 8317,
      });
    const shield = { kind: 'shield' as const, name: 'Ghastwine shield', notes: 'Murkbane made it.' };
    const worn = { ...shield, facts: { acBonus: 1, magicBonus: -2, qualities: ['magic', 'Quiddity'] } };
    const { id } = await table.tell('inventory.add', {
      to: { in: 'holder', id: hild },
      item: { ...worn, state: 'worn' },
    });
    await table.tell('item.setShown', { id, name: 'shield' });
    await table.tell('item.noteTried', { id: things[0] ?? 0, text: 'sipped: warm' });

    const written: string[] = [];
    const path = (name: string) => join(table.folder, name);
    for (const format of ['markdown', 'html'] as const) {
      const input = { job: format, format, forPlayers: true, sessionId: null, path: path(`log.${format}`) };
      await table.tell('app.export', input);
      written.push(readFileSync(path(`log.${format}`), 'utf8'));
    }
    for (const format of ['json', 'markdown'] as const) {
      await table.tell('sheet.export', { characterId: hild, format, path: path(`sheets.${format}`) });
      written.push(readFileSync(path(`sheets.${format}`), 'utf8'));
    }
    const source = await readSheetSource(table.desk.campaign.file.sql, null, '2026-11-21');
    const setting = { points: 10, fontFaces: '' };
    const printed = [partyHtml(source, setting), ...source.people.map((each) => sheetHtml(each, setting))];
    expect(written.every((page) => page.includes('potion'))).toBe(true);
    for (const field of playersFields) await table.tell('campaign.showPlayers', { field, as: 'shown' });
    await table.tell('combat.begin', { lines: 'orc hp 4' });
    const frame = JSON.stringify(await table.ask('combat.playersView', {}));
    expect(frame).toContain('Hild');
    const all = [...written, ...printed, frame];
    for (const word of planted) for (const page of all) expect(page).not.toContain(word);
    expect(printed.at(-1)).toContain('sipped: warm');
    expect(printed.at(-1)).not.toContain('−2');

    const whole = JSON.stringify(await table.ask('inventory.view', { place: { in: 'holder', id: hild } }));
    for (const word of planted) expect(whole).toContain(word);
  });
});
