import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forest, MapDesk } from './map-desk.ts';

let table: MapDesk;
beforeEach(async () => {
  table = new MapDesk();
  await table.begin();
  await table.paint(forest, [0, 0, 3]);
});
afterEach(() => table.end());

/** Another program writes into the closed file, which is opened again. */
async function spoilt(...statements: string[]): Promise<void> {
  await table.tell('app.closeCampaign', {});
  const db = new BetterSqlite3(table.campaignPath);
  try {
    for (const statement of statements) db.exec(statement);
  } finally {
    db.close();
  }
  await table.tell('app.openCampaign', { path: table.campaignPath });
}

const hexAt = (col: number) => table.ask('map.hex', { mapId: table.mapId, col, row: 0 });

describe('pieces of a map that another program wrote', () => {
  const strange = "UPDATE hex_chunk SET cells = '__' || substr(cells, 3)";
  const grounds = async () => [(await hexAt(0))?.ground?.name, (await hexAt(1))?.ground?.name];

  it('of a ground that is none are shown as the log knows them, and told', async () => {
    await spoilt(strange);
    expect(await grounds()).toEqual(['Forest', 'Forest']);
    const { records } = await table.ask('amiss.list', {});
    expect(records.map(({ what }) => what)).toEqual(['piece of a hex map']);
  });

  it('of a ground that is none, which the log does not know, leave that hex unpainted', async () => {
    await spoilt(
      strange,
      "DELETE FROM journal_row; UPDATE journal SET outcome = json_remove(outcome, '$.rows')",
    );
    expect(await grounds()).toEqual([undefined, 'Forest']);
    await table.paint(forest, [0, 0]);
    expect(await grounds()).toEqual(['Forest', 'Forest']);
  });

  it('of 511 characters are told, and no step writes over them', async () => {
    const cut = 'UPDATE hex_chunk SET cells = substr(cells, 2)';
    await expect(spoilt(cut)).rejects.toThrow(/CHECK constraint failed/);
    await table.tell('app.openCampaign', { path: table.campaignPath });
    await spoilt('PRAGMA ignore_check_constraints = ON', cut);
    const { records } = await table.ask('amiss.list', {});
    expect(records.map((record) => [record.what, record.where])).toEqual([['piece of a hex map', 'Travel']]);
    const fill = { mapId: table.mapId, layer: 'terrain' as const, col: 1, row: 0, code: 2 };
    expect(await table.refusal('map.fill', fill)).toMatchObject({
      code: 'file-damaged',
      message: 'A piece of the map has 511 characters where 512 are wanted.',
    });
  });

  it('cannot stand in it twice', async () => {
    const columns = 'map_id, layer, cx, cy, stamp, cells';
    await expect(
      spoilt(`INSERT INTO hex_chunk (${columns}) SELECT ${columns} FROM hex_chunk`),
    ).rejects.toThrow(/UNIQUE constraint failed/);
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect(Object.keys(await table.cells())).toHaveLength(3);
  });
});
