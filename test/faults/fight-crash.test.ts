import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { systemById } from '../../shared/rules/registry.ts';
import type { CampaignFile } from '../../src-main/db/file/campaign-file.ts';
import { playFight } from '../../src-main/facts/fight/play.ts';
import { inForm, tellAttack } from '../fixtures/attack.ts';
import { bundleForNode } from '../fixtures/bundle.ts';
import { PartyTable } from '../ipc/combat/play/party.ts';
import { examine, hear, writeAndKill } from './children/kill.ts';

const kills = inForm(6, 80);

let table: PartyTable;
afterEach(() => table.end());

/** The board stands whole, and the sheets with it. */
function expectWholeFight(file: CampaignFile): void {
  const combat = systemById('ose')?.combat;
  if (!combat) throw new Error('The rules are gone.');
  const { state, broken, steps } = playFight(file.sql, combat, 1);
  expect(broken).toBeNull();
  const count = file.db.prepare('SELECT count(*) FROM fight_step').pluck().get();
  expect(steps).toBe(count);
  // The wagon of the table stands by: by these rules none fights.
  const people = file.db.prepare("SELECT id, hp FROM character WHERE kind <> 'vehicle' ORDER BY id").all();
  const stands = state.fighters.flatMap(({ id, hp }) =>
    id.startsWith('c') ? [{ id: Number(id.slice(1)), hp }] : [],
  );
  expect(stands).toEqual(people);
  const arrows = file.db.prepare("SELECT coalesce(sum(quantity), 0) FROM item WHERE name = 'Arrows'");
  const hild = combat.seen(state).find(({ id }) => id === 'c1');
  expect(hild?.shots.find(({ way }) => way === 'Short bow')?.left).toBe(arrows.pluck().get());
}

test(`a fight killed ${kills} times in mid-act loses at most the act in hand`, async () => {
  const folder = await bundleForNode({ duellist: 'test/faults/children/duellist.ts' });
  table = new PartyTable();
  await table.sit('ose', {});
  await table.begin({ name: 'The gate', comers: [{ name: 'orcs', count: 3, hp: 30 }], feet: 5 });
  const { file } = table.desk.campaign;
  const done = "SELECT seq FROM journal WHERE status = 'done' ORDER BY seq";
  let standing = new Set(file.db.prepare(done).pluck().all().map(Number));
  const begun = standing.size;
  await table.tell('app.closeCampaign', {});
  for (let kill = 0; kill < kills; kill += 1) {
    hear(
      standing,
      await writeAndKill(join(folder, 'duellist.js'), table.campaignPath, Math.random() * 400, false),
    );
    standing = await examine(table.campaignPath, standing, expectWholeFight);
  }
  tellAttack(`fights: ${kills} killed in mid-act, ${standing.size - begun} steps stand, 0 lost`);
  expect(standing.size).toBeGreaterThan(begun);
});
