import { beforeEach, describe, expect, test } from 'vitest';
import type { CampaignFile } from '../../src-main/db/file/campaign-file.ts';
import { readCompany } from '../../src-main/facts/delve/company.ts';
import { query } from '../../src-main/db/sql.ts';
import type { Sql } from '../../src-main/db/sql.ts';
import type { NewRow } from '../../src-main/db/tables.ts';
import { addCharacter, doStep, newCampaign, sampleItem } from '../fixtures/campaigns.ts';

let file: CampaignFile;

beforeEach(() => {
  file = newCampaign();
});

const put = (sql: Sql, item: Partial<NewRow<'item'>>) =>
  sql.run(query.insertInto('item').values({ ...sampleItem(null, 'thing'), ...item })).lastId;

describe('the people as a delve asks for them', () => {
  test('have what lights they carry, loose, packed and packed again; not what lies elsewhere', () => {
    doStep(file, (sql) => {
      const wren = addCharacter(sql, 'Wren');
      const osric = addCharacter(sql, 'Osric');
      const pack = put(sql, { holder_id: wren, kind: 'gear', capacity: 4000 });
      const pouch = put(sql, { holder_id: null, container_id: pack, kind: 'gear', capacity: 500 });
      const chest = put(sql, { kind: 'gear', capacity: 9000 });
      put(sql, { holder_id: wren, kind: 'torch', quantity: 2 });
      put(sql, { container_id: pack, kind: 'torch', quantity: 3 });
      put(sql, { container_id: pouch, kind: 'torch', quantity: 4 });
      put(sql, { container_id: pouch, kind: 'oilFlask', quantity: 1 });
      put(sql, { container_id: chest, kind: 'torch', quantity: 50 });
      put(sql, { kind: 'lantern' });
      put(sql, { holder_id: osric, kind: 'lantern' });
      put(sql, { holder_id: osric, kind: 'coin', quantity: 600 });
    });
    expect(readCompany(file.sql)).toMatchObject([
      { name: 'Wren', supplies: { torch: 9, oilFlask: 1, lantern: 0 } },
      { name: 'Osric', supplies: { torch: 0, oilFlask: 0, lantern: 1 } },
    ]);
  });

  test('come to an end also where packs hold each other', () => {
    doStep(file, (sql) => {
      addCharacter(sql, 'Wren');
      const one = put(sql, { kind: 'torch', capacity: 1 });
      const other = put(sql, { kind: 'torch', container_id: one, capacity: 1 });
      sql.run(query.updateTable('item').set({ container_id: other }).where('id', '=', one));
    });
    expect(readCompany(file.sql)).toMatchObject([{ name: 'Wren', supplies: { torch: 0 } }]);
  });
});
