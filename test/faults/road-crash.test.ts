import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { secondsAt } from '../../shared/clock.ts';
import { readCells } from '../../shared/hex/chunks.ts';
import { setIntegrityWorker } from '../../src-main/db/backups/background-check.ts';
import type { CampaignFile } from '../../src-main/db/file/campaign-file.ts';
import { inForm, tellAttack } from '../fixtures/attack.ts';
import { bundleForNode } from '../fixtures/bundle.ts';
import { RoadDesk } from '../ipc/travel/road-desk.ts';
import { examine, hear, writeAndKill } from './children/kill.ts';

/** Of each kind, and within so many milliseconds of its beginning. */
const kills = inForm(3, 30);
const within = { march: 400, fill: 900, import: 2500 } as const;
const size = 100;

let table: RoadDesk;
afterEach(() => table.end());

const all = (file: CampaignFile, sql: string): unknown[] => file.db.prepare(sql).pluck().all();

/** How many hexes of a map hold each ground. */
function groundsOf(file: CampaignFile, mapId: number): Map<number, number> {
  const found = new Map<number, number>();
  const cells = `SELECT cells FROM hex_chunk WHERE map_id = ${mapId} AND layer = 'terrain'`;
  for (const text of all(file, cells))
    for (const code of readCells(String(text))) if (code !== 0) found.set(code, (found.get(code) ?? 0) + 1);
  return found;
}

/** A fill, an import and a day are there fully or not at all. */
function expectWholeSteps(file: CampaignFile): void {
  expect([...groundsOf(file, 1).values()]).toEqual([size * size]);
  for (const id of all(file, 'SELECT id FROM hex_map WHERE id > 1'))
    expect([...groundsOf(file, Number(id)).values()]).toEqual([8000]);
  const days = all(file, 'SELECT phase FROM road_day ORDER BY id');
  expect(new Set(days)).toEqual(new Set(days.length === 0 ? [] : ['done']));
  // Each day from 8 to 8 o'clock, its miles those of its own parts.
  expect(all(file, 'SELECT seconds FROM clock')).toEqual([secondsAt(2 + days.length, 8, 0)]);
  const unlike = `SELECT road_day.id FROM road_day LEFT JOIN road_miles ON road_day_id = road_day.id
    GROUP BY road_day.id HAVING coalesce(sum(miles), 0) <> 24`;
  expect(all(file, unlike)).toEqual([]);
  const made = Number(all(file, 'SELECT coalesce(sum(miles), 0) FROM road_miles')[0]);
  expect(all(file, 'SELECT sum(walked) FROM leg')).toEqual([made]);
}

test(`a journey killed ${kills} times each on the march, in a fill and in an import loses at most the step in hand`, async () => {
  const folder = await bundleForNode({
    traveller: 'test/faults/children/traveller.ts',
    'import-worker': 'src-main/areas/import/import-worker.ts',
    'integrity-worker': 'src-main/db/backups/integrity-worker.ts',
  });
  // A file of so many hexes is large enough to be checked beside the work, by the child and here.
  setIntegrityWorker(join(folder, 'integrity-worker.js'));
  table = new RoadDesk();
  // Nobody comes, nobody is lost and nobody carries food, so that no day stops.
  await table.setOut('ose', { settings: { wildernessChecksPerDay: 0 }, rations: 0, water: 0 });
  const mapId = await table.addMap('The Heath');
  const runs = Array.from({ length: size }, (_, row) => ({ col: 0, row, length: size, code: 1 }));
  await table.tell('map.paint', { mapId, layer: 'terrain', runs });
  const orders = { food: 'found', water: 'ground', share: true, forage: false, guide: 'Tam' } as const;
  await table.tell('travel.setOrders', orders);
  await table.course(...Array.from({ length: 100 }, () => ({ ground: 'clear' as const, miles: 1000 })));
  const { file } = table.desk.campaign;
  let standing = new Set(all(file, "SELECT seq FROM journal WHERE status = 'done'").map(Number));
  const begun = standing.size;
  await table.tell('app.closeCampaign', {});
  const script = join(folder, 'traveller.js');
  for (const [deed, milliseconds] of Object.entries(within))
    for (let kill = 0; kill < kills; kill += 1) {
      const wait = Math.random() * milliseconds;
      hear(standing, await writeAndKill(script, table.campaignPath, wait, false, deed));
      standing = await examine(table.campaignPath, standing, expectWholeSteps);
    }
  tellAttack(`journeys: ${3 * kills} killed, ${standing.size - begun} steps stand, 0 lost`);
  expect(standing.size).toBeGreaterThan(begun);
});
