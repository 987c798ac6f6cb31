import { expect, test } from 'vitest';
import { tablesRead } from '../../src-main/db/sql.ts';
import { newCampaign } from '../fixtures/campaigns.ts';
import { tablesOpened } from '../fixtures/opened-tables.ts';

test.each([
  ['select * from item', ['item']],
  ['select "i"."name" from "item" as "i" where "i"."id" = ?', ['item']],
  ['select name from main.item', ['item']],
  [
    'SELECT item.name FROM item INNER JOIN "character" ON character.id = item.holder_id',
    ['character', 'item'],
  ],
  [
    'select name, lit, seconds from item left join light using (id) cross join clock',
    ['clock', 'item', 'light'],
  ],
  ['select name from item where exists (select 1 from light where bearer_id = holder_id)', ['item', 'light']],
  ['select id from (select id from delve order by turn limit 1)', ['delve']],
  [
    'with kept as (select * from turn) select number from kept union select id from light_span',
    ['light_span', 'turn'],
  ],
  [
    'with recursive had(id) as (select id from item union select item.id from item join had on container_id = had.id) select * from had',
    ['item'],
  ],
  ['select (select max(seq) from journal) as newest', ['journal']],
  ['select name from item where id in (select value from json_each(?))', ['item']],
])('%s', (text, tables) => {
  const { db } = newCampaign();
  expect(tablesOpened(db, text)).toEqual(tables);
  expect(tablesRead(text)).toEqual(expect.arrayContaining(tables));
  db.close();
});

test('a list with commas would be read without being named: SQLite tells', () => {
  const { db } = newCampaign();
  const text = 'select 1 from item, light';
  expect(tablesOpened(db, text)).toEqual(['item', 'light']);
  expect(tablesRead(text)).toEqual(['item']);
  db.close();
});
