import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { systemById } from '../../shared/rules/registry.ts';
import { openCampaign } from '../../src-main/db/file/campaign-file.ts';
import { redo, undo } from '../../src-main/db/journal/journal.ts';
import { playFight } from '../../src-main/facts/fight/play.ts';
import { inForm, tellAttack } from '../fixtures/attack.ts';
import { bundleForNode } from '../fixtures/bundle.ts';
import { contents, integrityOf } from '../fixtures/campaigns.ts';
import { PartyTable } from '../ipc/combat/play/party.ts';
import { hear, writeAndKill } from './children/kill.ts';

const kills = inForm(6, 80);

let table: PartyTable;
afterEach(() => table.end());

/** Opens what the kill left, holds it against what was said, and returns which steps truly stand. */
function examine(path: string, said: Set<number>): Set<number> {
  const file = openCampaign(path);
  try {
    const done = "SELECT seq FROM journal WHERE status = 'done' ORDER BY seq";
    const actual = new Set(file.db.prepare(done).pluck().all().map(Number));
    const lost = [...said].filter((seq) => !actual.has(seq)).length;
    const unsaid = [...actual].filter((seq) => !said.has(seq)).length;
    // Between the commit and the word there is room for the act in hand; for no more.
    expect(lost + unsaid).toBeLessThanOrEqual(1);
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
    const before = contents(file);
    undo(file);
    redo(file);
    expect(contents(file)).toBe(before);
    return actual;
  } finally {
    file.close();
    expect(integrityOf(path)).toBe('ok');
  }
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
    standing = examine(table.campaignPath, standing);
  }
  tellAttack(`fights: ${kills} killed in mid-act, ${standing.size - begun} steps stand, 0 lost`);
  expect(standing.size).toBeGreaterThan(begun);
});
