import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;
beforeEach(async () => {
  table = new FightTable(oneAfterAnother([4]));
  await table.sitDown('ose');
});
afterEach(() => table.end());

const pack = async () => {
  const { held } = (await table.ask('combat.lying', { fightId: 1, fighter: 'c1' })) ?? { held: [] };
  return held.map(({ name, quantity }) => `${quantity} ${name}`).sort();
};
const waiting = async () => (await table.ask('reward.account', {})).lines.map(({ title }) => title);
const again = () => table.tell('combat.goOn', { fightId: 1 });
const hurt = (id: string, amount: number) => table.propose({ kind: 'overrule', change: 'hurt', id, amount });
const rows = async () => (await table.board()).rows.map(({ name, hp, status }) => [name, hp, status]);

/** Two goblins, one of them felled; a spear of Hild's lies about, an arrow of hers was shot. */
async function fought(): Promise<void> {
  const range = { short: 20, medium: 40, long: 60 };
  const things = [
    { kind: 'weapon', name: 'Short bow', quantity: 1, facts: { damage: '1d6', range } },
    { kind: 'ammunition', name: 'Arrows', quantity: 5 },
    { kind: 'weapon', name: 'Spear', quantity: 1, facts: { damage: '1d6', range } },
  ] as const;
  for (const item of things)
    await table.tell('inventory.add', { to: { in: 'holder', id: table.hild }, item });
  await table.begin({ comers: [{ name: 'goblin', count: 2, hp: 3 }], feet: 30 });
  await table.propose({ kind: 'initiative', actor: null }, 5, 2);
  await table.throwAll({ kind: 'next', actor: null });
  await table.propose({ kind: 'shoot', actor: 'c1', target: 'f1', way: 'Short bow' }, 2);
  const lying = await table.ask('combat.lying', { fightId: 1, fighter: 'c1' });
  const itemId = lying?.held.find(({ name }) => name === 'Spear')?.itemId ?? 0;
  const { after } = await table.board();
  await table.tell('combat.drop', { fightId: 1, after, fighter: 'c1', itemId });
  await hurt('f1', 9);
}

/** Everything the end card can say of such a fight. */
async function ended(): Promise<void> {
  const lying = await table.ask('combat.lying', { fightId: 1 });
  await table.tell('combat.end', {
    fightId: 1,
    fates: [{ fighter: 'f2', status: 'surrendered' }],
    things: [{ thingId: lying?.things[0]?.id ?? 0, to: table.hild }],
    found: [{ thingId: lying?.shots[0]?.id ?? 0, quantity: 1 }],
    rolled: [{ creatureId: 'goblin', count: 2 }],
    carried: '12 sp; silver ring 15 gp',
  });
}

describe('a fight opened again after its end', () => {
  test('stands as before its end: fates, things, missiles, treasure, award', async () => {
    await fought();
    const before = await table.board();
    const had = await pack();
    const lay = await table.ask('combat.lying', { fightId: 1 });
    await ended();
    expect(await pack()).toEqual(['1 Short bow', '1 Spear', '1 Sword', '5 Arrows']);
    expect(await waiting()).toEqual(
      expect.arrayContaining(['2 × Goblin', '1 silver ring', '12 sp', '16 ep']),
    );
    await again();
    expect((await table.newest()).summary).toBe('The fight against 2 × Goblin is open again.');
    expect(await rows()).toEqual([
      ['Hild', 8, 'active'],
      // The ose keeps the figure below 0 for the log.
      ['Goblin 1', -6, 'dead'],
      ['Goblin 2', 3, 'active'],
    ]);
    expect((await table.board()).after).toBe(before.after);
    expect(await pack()).toEqual(had);
    const lies = await table.ask('combat.lying', { fightId: 1 });
    expect(lies?.things.map(({ what, atFeet }) => [what, atFeet])).toEqual(
      lay?.things.map(({ what, atFeet }) => [what, atFeet]),
    );
    expect(lies?.shots.map(({ name, quantity, whose }) => [name, quantity, whose])).toEqual([
      ['Arrows', 1, 'Hild'],
    ]);
    expect(await waiting()).toEqual([]);
    expect((await table.ask('party.view', {})).pool).toMatchObject({ things: 0 });
    expect(table.errors).toEqual([]);
  });

  test('and is undone and done again as one step, over a restart, and can end once more', async () => {
    await fought();
    await ended();
    const over = [await waiting(), await pack()];
    await again();
    const open = await table.board();
    await table.tell('journal.undo', {});
    expect([await waiting(), await pack()]).toEqual(over);
    expect(await table.ask('combat.board', {})).toBeNull();
    await table.tell('journal.redo', {});
    expect(await table.board()).toEqual(open);
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect(await table.board()).toEqual(open);
    await ended();
    expect([await waiting(), await pack()]).toEqual(over);
    expect(table.errors).toEqual([]);
  });

  test('what was changed since stays as it is, and is told', async () => {
    await fought();
    await ended();
    const spear = table.desk.campaign.file.db
      .prepare("SELECT id FROM item WHERE name = 'Spear'")
      .pluck()
      .get();
    await table.tell('inventory.move', { itemIds: [Number(spear)], to: { in: 'pool' } });
    const { lines } = await table.ask('reward.account', {});
    const goblins = lines.find(({ of }) => of === 'encounter');
    await table.tell('reward.award', {
      lines: [{ of: 'encounter', id: goblins?.id ?? 0, fate: 'struck' }],
    });
    await again();
    expect((await table.newest()).summary).toBe(
      'The fight against 2 × Goblin is open again. What was changed since stays as it is: 1 Spear and the award for Goblin.',
    );
    expect((await table.ask('combat.lying', { fightId: 1 }))?.things).toEqual([]);
    expect((await table.row('Goblin 2')).status).toBe('active');
    await table.tell('combat.end', { fightId: 1 });
    // They were counted once.
    expect(await waiting()).not.toContain('2 × Goblin');
  });

  test('its encounter goes on with it; the turns it completed stay on the clock', async () => {
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: table.hild });
    await table.tell('encounter.begin', { who: 'Goblin', creatureId: 'goblin', number: 2 });
    await table.tell('encounter.settle', { step: 'surprise', said: { party: false, monsters: false } });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 10 } });
    await table.tell('encounter.rollFoes', { hp: 2 });
    await table.begin({ fromEncounter: true });
    await table.tell('combat.end', { fightId: 1, concludes: true });
    const { seconds } = (await table.ask('shell.view', {})).now;
    expect(await table.ask('encounter.view', {})).toBeNull();
    await again();
    expect((await table.ask('encounter.view', {}))?.foes.all).toHaveLength(2);
    expect((await table.ask('shell.view', {})).now.seconds).toBe(seconds);
    await table.tell('combat.end', { fightId: 1, concludes: true });
    await table.tell('encounter.begin', { who: 'Bats', number: 3 });
    await again();
    expect((await table.newest()).summary).toContain('its encounter, which is over');
    expect((await table.ask('encounter.view', {}))?.who).toBe('Bats');
  });

  test('a condition that ended with it lies on him again; what was still to come is the fight’s own', async () => {
    await fought();
    const { after } = await table.board();
    await table.tell('combat.afflict', {
      fightId: 1,
      after,
      ids: ['f2'],
      name: 'asleep',
      ends: { at: 'fight' },
    });
    expect((await table.row('Goblin 2')).status).toBe('unconscious');
    await table.tell('combat.end', { fightId: 1 });
    expect((await table.newest()).summary).toContain('Goblin 2 is no longer asleep.');
    await again();
    const goblin = await table.row('Goblin 2');
    expect(goblin).toMatchObject({
      status: 'unconscious',
      effects: [{ name: 'asleep', left: 'until the fight ends' }],
    });
  });

  test('with somebody of it gone from the campaign, or the end said twice, nothing breaks', async () => {
    await fought();
    await ended();
    expect((await table.refusal('combat.end', { fightId: 1 })).message).toBe(
      'That fight is over already. Nothing was changed.',
    );
    await table.tell('character.remove', { id: table.hild });
    await again();
    expect(table.errors).toEqual([]);
    expect((await table.refusal('combat.goOn', { fightId: 1 })).message).toBe(
      'That fight is not paused. Nothing was changed.',
    );
  });
});

describe('a fight whose end left no record', () => {
  test.each([
    ['that ended before one was kept', 'DELETE FROM fight_end'],
    ['whose record is of another form', `UPDATE fight_end SET facts = '{"steps":"all"}'`],
    ['whose record cannot be read', `UPDATE fight_end SET facts = '[1]'`],
  ])('%s says so in one sentence as it is opened again, and goes on as it stood', async (_what, sql) => {
    await fought();
    const before = await rows();
    await ended();
    const had = await pack();
    await table.leftByAnother(() => void table.desk.campaign.file.db.prepare(sql).run());
    await again();
    expect((await table.newest()).summary).toBe(
      'The fight against 2 × Goblin is open again. What its end wrote was not kept with it, and stays as it is.',
    );
    expect(await pack()).toEqual(had);
    // What became of them is an act of the fight, and stands.
    expect(await rows()).toEqual(
      before.map((row) => (row[0] === 'Goblin 2' ? ['Goblin 2', 3, 'surrendered'] : row)),
    );
    await table.tell('combat.end', { fightId: 1 });
    await again();
    expect((await table.newest()).summary).not.toContain('was not kept');
    expect(table.errors).toEqual([]);
  });
});
