import { afterEach, expect, test } from 'vitest';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

let desk: TestDesk;
afterEach(() => desk.end());

test('a table goes from weights to dice with its rows in one step, as likely as before, and comes back by one undo', async () => {
  desk = new TestDesk();
  await desk.tell('app.createCampaign', { name: 'Omens', path: desk.campaignPath, system: 'ose' });
  const rows = [
    { text: 'rain', weight: 2, spans: [] },
    { text: 'sun', weight: 4, spans: [] },
  ];
  const none = [{ title: '', dice: '' }];
  const { id } = await desk.tell('table.add', { name: 'Weather', way: 'weights', columns: none, rows });
  const before = contents(desk.desk.campaign.file);
  const view = await desk.ask('table.view', { id });
  const spans = [
    { from: 1, to: 1 },
    { from: 2, to: 3 },
  ];
  const spanned = rows.map((row, which) => ({
    ...{ ...row, id: view.rows[which]?.id ?? 0 },
    spans: [spans[which] ?? null],
  }));
  const columns = [{ title: '', dice: '1d3' }];
  await desk.tell('table.setRows', { id, rows: spanned, way: 'dice', columns });
  expect((await desk.ask('log.list', { limit: 1 })).lines[0]?.summary).toBe(
    'Table Weather: thrown with dice, 1d3 instead of no dice and 2 rows.',
  );
  const after = await desk.ask('table.view', { id });
  expect(after).toMatchObject({ way: 'dice', columns, problems: [] });
  expect(after.rows.map(({ chance }) => chance)).toEqual(view.rows.map(({ chance }) => chance));
  const same = await desk.refusal('table.setRows', { id, rows: spanned, way: 'dice', columns });
  expect(same.message).toMatch(/It is so already/u);
  const bad = { id, rows: spanned, columns: [{ title: '', dice: 'six' }] };
  expect((await desk.refusal('table.setRows', bad)).details).toHaveProperty(['columns.0.dice']);
  await desk.tell('journal.undo', {});
  expect(contents(desk.desk.campaign.file)).toBe(before);
});
