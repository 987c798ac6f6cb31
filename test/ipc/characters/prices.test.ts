import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(() => {
  table = new TestDesk();
});
afterEach(() => table.end());

const open = (system: string) =>
  table.tell('app.createCampaign', {
    path: table.campaignPath,
    name: 'The Barrow',
    system,
    settings: { encumbrance: 'detailed' },
  });

type Prices = CommandInput<'campaign.setPrices'>['prices'];

const prices: Prices = [
  { name: 'Short sword', kind: 'weapon', costGp: 2, weight: 3 },
  { name: 'Arrows', kind: 'ammunition', quantity: 20, costGp: 0.4, weight: 2 },
  { name: 'Rope, 50 feet', kind: 'gear', costGp: 0.55, weight: 7.5 },
];

const setPrices = (list: Prices) => table.tell('campaign.setPrices', { prices: list });
const shop = () => table.ask('content.equipment', {});
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;
const own = (id: string, times = 1) => ({ list: 'own', id, times });

describe('a price list of the campaign’s own, where the system brings none', () => {
  beforeEach(() => open('hackmaster'));

  async function brand(goldPieces: number): Promise<number> {
    const { id } = await table.tell('character.add', {
      name: 'Brand',
      className: 'Fighter',
      level: 1,
      hp: 30,
      maxHp: 30,
    });
    await table.tell('inventory.add', {
      to: { in: 'holder', id },
      item: { kind: 'coin', name: 'gp', coin: 'gp', quantity: goldPieces },
    });
    return id;
  }

  test('is stored, told, kept over a restart, taken back and done again', async () => {
    const before = contents(table.desk.campaign.file);
    await setPrices(prices);
    expect(await newest()).toBe('The campaign’s own price list has 3 wares.');
    const after = contents(table.desk.campaign.file);
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    const { groups, prices: typed } = await shop();
    expect(typed[0]).toEqual({ name: 'Short sword', kind: 'weapon', quantity: 1, costGp: 2, weight: 3 });
    expect(groups.map(({ title, wares }) => [title, wares.map(({ name }) => name)])).toEqual([
      ['The campaign’s own list', ['Short sword', 'Arrows', 'Rope, 50 feet']],
    ]);
    await table.tell('journal.undo', {});
    expect(contents(table.desk.campaign.file)).toBe(before);
    expect(await shop()).toMatchObject({ groups: [], prices: [] });
    await table.tell('journal.redo', {});
    expect(contents(table.desk.campaign.file)).toBe(after);
  });

  test('is bought from, in lots, with change', async () => {
    await setPrices(prices);
    const id = await brand(3);
    const wares = [own('rope, 50 feet'), own('arrows', 2)];
    const preview = await table.ask('inventory.previewBuy', { characterId: id, wares });
    expect(preview).toMatchObject({
      refused: null,
      costGp: 1.35,
      coins: { after: { gp: 1, ep: 1, sp: 1, cp: 5 } },
    });
    await table.tell('inventory.buy', { characterId: id, wares });
    const { items } = await table.ask('inventory.view', { place: { in: 'holder', id } });
    expect(
      items.map(({ name, quantity, weightEach, costEach }) => [name, quantity, weightEach, costEach]),
    ).toEqual(
      expect.arrayContaining([
        ['Rope, 50 feet', 1, 7.5, 0.55],
        ['Arrows', 40, 0.1, 0.02],
      ]),
    );
    expect(
      await table.refusal('inventory.buy', { characterId: id, wares: [own('short sword')] }),
    ).toMatchObject({
      message: 'That costs 2 gp; Brand lacks 3 sp, 5 cp.',
    });
  });

  test('a basket chosen before the list was put in another order holds what was chosen', async () => {
    await setPrices(prices);
    const id = await brand(3);
    await setPrices([...prices].reverse());
    await table.tell('inventory.buy', { characterId: id, wares: [own('short sword')] });
    expect(await newest()).toMatch(/^Brand bought .*Short sword for 2 gp/);
  });

  test('what is sold no more, or was never typed, is refused', async () => {
    const id = await brand(3);
    const wares = [own('short sword')];
    expect((await table.refusal('inventory.buy', { characterId: id, wares })).message).toBe(
      'These rules come without a list of wares. Type one of your own, or add things by hand.',
    );
    await setPrices(prices.slice(1));
    expect(await table.refusal('inventory.buy', { characterId: id, wares })).toMatchObject({
      code: 'not-found',
      details: { 'wares.0.id': 'Choose again.' },
    });
  });

  test('a ware twice, a list as it is, and a price below nothing are refused', async () => {
    await setPrices(prices);
    const before = contents(table.desk.campaign.file);
    const twice = await table.refusal('campaign.setPrices', {
      prices: [...prices, { name: 'short SWORD', kind: 'weapon', costGp: 3 }],
    });
    expect(twice).toMatchObject({
      code: 'bad-input',
      message: 'short SWORD stands twice in the list.',
      details: { 'prices.3.name': 'It stands in the list already.' },
    });
    expect(await table.refusal('campaign.setPrices', { prices })).toMatchObject({
      code: 'refused',
      message: 'The price list is so already.',
    });
    const below = await table.refusal('campaign.setPrices', {
      prices: [{ name: 'Rope', kind: 'gear', costGp: -1 }],
    });
    expect(Object.keys(below.details ?? {})).toEqual(['prices.0.costGp']);
    expect(contents(table.desk.campaign.file)).toBe(before);
  });

  test('changed settings keep the list, and an emptied list leaves the settings', async () => {
    await setPrices(prices);
    await table.tell('campaign.changeSettings', { settings: { bodyPounds: 180 } });
    expect((await shop()).prices).toHaveLength(3);
    await setPrices([]);
    expect(await shop()).toMatchObject({ groups: [], prices: [] });
    const { settings } = await table.ask('campaign.view', {});
    expect(settings.find(({ key }) => key === 'bodyPounds')?.value).toBe(180);
  });

  test('prices that cannot be read are not passed over in silence', async () => {
    await table.tell('app.closeCampaign', {});
    const db = new BetterSqlite3(table.campaignPath);
    db.prepare(`UPDATE campaign SET settings = '{"$prices": 3}'`).run();
    db.close();
    expect(await table.refusal('app.openCampaign', { path: table.campaignPath })).toMatchObject({
      code: 'file-damaged',
      message: 'The prices of the campaign cannot be read. Nothing was changed; open a backup.',
    });
  });
});

test('beside the list of a system its wares come first', async () => {
  await open('ose');
  const without = await shop();
  await setPrices(prices);
  const { groups } = await shop();
  expect(groups.map(({ id }) => id)).toEqual(['own', ...without.groups.map(({ id }) => id)]);
});
