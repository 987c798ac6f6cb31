import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { secondsAt } from '../../shared/clock.ts';
import type { CampaignFile } from '../../src-main/db/file/campaign-file.ts';
import { inForm, tellAttack } from '../fixtures/attack.ts';
import { bundleForNode } from '../fixtures/bundle.ts';
import { SeaDesk } from '../ipc/travel/sea/sea-desk.ts';
import { examine, hear, writeAndKill } from './children/kill.ts';

const kills = inForm(4, 40);
/** Milliseconds from the child's first word within which it is killed. */
const within = 800;

let table: SeaDesk;
afterEach(() => table.end());

interface DayRow {
  phase: string;
  land: number;
  river: number;
}

/** A day that is over was marched to the quay and sailed from there; one under way stands at the quay at noon. */
function expectWholeDays(file: CampaignFile): void {
  const days = file.db
    .prepare(
      `SELECT phase, coalesce(sum(miles) FILTER (WHERE ground = 'clear'), 0) AS land,
        coalesce(sum(miles) FILTER (WHERE ground = 'river'), 0) AS river
       FROM road_day LEFT JOIN road_miles ON road_day_id = road_day.id GROUP BY road_day.id ORDER BY road_day.id`,
    )
    .all() as DayRow[];
  const done = days.filter(({ phase }) => phase === 'done');
  expect(done).toEqual(done.map(() => ({ phase: 'done', land: 12, river: 36 })));
  const underWay = days.slice(done.length);
  expect(underWay).toEqual(underWay.slice(0, 1).map(() => ({ phase: 'way', land: 12, river: 0 })));
  const [seconds] = file.db.prepare('SELECT seconds FROM clock').pluck().all();
  expect(seconds).toBe(secondsAt(2 + done.length, underWay.length === 0 ? 8 : 12, 0));
}

test(`days marched and sailed, killed ${kills} times, lose at most the step in hand`, async () => {
  const folder = await bundleForNode({ crosser: 'test/faults/children/crosser.ts' });
  table = new SeaDesk();
  // Nobody comes, nobody is lost and nobody carries food, so that no day stops but at the quay.
  await table.sailOut({
    facts: { oarFeet: 360, goes: 'oar' },
    settings: { wildernessChecksPerDay: 0 },
    rations: 0,
    water: 0,
  });
  const orders = { food: 'found', water: 'ground', share: true, forage: false, guide: 'Tam' } as const;
  await table.tell('travel.setOrders', orders);
  const { file } = table.desk.campaign;
  let standing = new Set(
    file.db.prepare("SELECT seq FROM journal WHERE status = 'done'").pluck().all().map(Number),
  );
  const begun = standing.size;
  await table.tell('app.closeCampaign', {});
  const script = join(folder, 'crosser.js');
  const who = [table.hildId, table.shipId].map(String);
  for (let kill = 0; kill < kills; kill += 1) {
    hear(standing, await writeAndKill(script, table.campaignPath, Math.random() * within, false, ...who));
    standing = await examine(table.campaignPath, standing, expectWholeDays);
  }
  tellAttack(`days marched and sailed: ${kills} killed, ${standing.size - begun} steps stand, 0 lost`);
});
