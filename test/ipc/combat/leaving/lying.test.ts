import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

beforeEach(async () => {
  table = new FightTable(oneAfterAnother([4]));
  await table.sitDown('ose');
});
afterEach(() => table.end());

const next = { kind: 'next', actor: null } as const;
const initiative = { kind: 'initiative', actor: null } as const;
const range = { short: 20, medium: 40, long: 60 };

async function give(item: { kind: 'weapon' | 'ammunition' | 'gear'; name: string; quantity: number }) {
  await table.tell('inventory.add', {
    to: { in: 'holder', id: table.hild },
    item: { ...item, ...(item.kind === 'weapon' && { facts: { damage: '1d6', range } }) },
  });
}

/** What Hild has of it. */
async function has(name: string): Promise<number> {
  const { held } = (await table.ask('combat.lying', { fightId: 1, fighter: 'c1' })) ?? { held: [] };
  return held.find((each) => each.name === name)?.quantity ?? 0;
}

const lying = async () => (await table.ask('combat.lying', { fightId: 1, fighter: 'c1' }))?.things ?? [];

/** Hild shoots or throws at the goblin, 30 feet away. */
async function shoot(way: string): Promise<void> {
  await table.begin({ comers: [{ name: 'goblin', hp: 30 }], feet: 30 });
  await table.propose(initiative, 5, 2);
  await table.throwAll(next);
  await table.propose({ kind: 'shoot', actor: 'c1', target: 'f1', way }, 2);
}

describe('what lies about in a fight', () => {
  test('a thrown spear lies at the target, one act takes it up, and each is undone by itself', async () => {
    await give({ kind: 'weapon', name: 'Spear', quantity: 1 });
    await shoot('Spear');
    expect(await has('Spear')).toBe(0);
    expect((await table.board()).lying).toEqual([{ text: '1 Spear', atFeet: 30 }]);
    const [spear] = await lying();
    expect(spear).toMatchObject({ what: '1 Spear', atFeet: 30, away: 30, whose: 'Hild' });
    const before = await table.board();
    const take = { fightId: 1, after: before.after, fighter: 'c1', thingId: spear?.id ?? 0 };
    await table.tell('combat.takeUp', take);
    expect((await table.newest()).summary).toContain('Hild takes up 1 Spear.');
    expect(await has('Spear')).toBe(1);
    expect((await table.board()).lying).toEqual([]);
    // It is in the fight again: she can throw it once more, and nothing is counted twice.
    await table.propose({ kind: 'overrule', change: 'note', id: null, words: 'Go on' });
    expect((await table.row('Hild')).shots).toContainEqual({ way: 'Spear', left: 1 });
    expect(await has('Spear')).toBe(1);
    await table.tell('journal.undo', {});
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
    await table.tell('journal.undo', {});
    expect(await lying()).toEqual([]);
    expect(await has('Spear')).toBe(1);
    await table.tell('journal.redo', {});
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect((await table.board()).lying).toEqual([{ text: '1 Spear', atFeet: 30 }]);
  });

  test('taking something up spends the act that was due', async () => {
    await give({ kind: 'gear', name: 'Rope', quantity: 2 });
    await table.begin({ comers: [{ name: 'goblin', hp: 30 }], feet: 30 });
    const { held } = (await table.ask('combat.lying', { fightId: 1, fighter: 'c1' })) ?? { held: [] };
    const itemId = held.find(({ name }) => name === 'Rope')?.itemId ?? 0;
    const drop = { fightId: 1, after: 0, fighter: 'c1', itemId, quantity: 1 };
    await table.tell('combat.drop', drop);
    expect(await has('Rope')).toBe(1);
    await table.propose(initiative, 5, 2);
    while ((await table.row('Hild')).standing !== 'mayAct') await table.throwAll(next);
    const [rope] = await lying();
    const { after } = await table.board();
    await table.tell('combat.takeUp', { fightId: 1, after, fighter: 'c1', thingId: rope?.id ?? 0 });
    expect((await table.row('Hild')).standing).not.toBe('mayAct');
    expect(await has('Rope')).toBe(2);
  });

  test('at the end things go to somebody or stay, and so many arrows are found again', async () => {
    await give({ kind: 'weapon', name: 'Short bow', quantity: 1 });
    await give({ kind: 'ammunition', name: 'Arrows', quantity: 3 });
    await give({ kind: 'weapon', name: 'Spear', quantity: 1 });
    await shoot('Short bow');
    expect(await has('Arrows')).toBe(2);
    const view = await table.ask('combat.lying', { fightId: 1 });
    expect(view?.shots).toEqual([{ id: 1, name: 'Arrows', quantity: 1, whose: 'Hild' }]);
    expect(view?.things).toEqual([]);
    const too = { fightId: 1, found: [{ thingId: 1, quantity: 2 }] };
    expect((await table.refusal('combat.end', too)).message).toBe(
      'No more missiles can be found again than were shot. Nothing was changed.',
    );
    const held = (await table.ask('combat.lying', { fightId: 1, fighter: 'c1' }))?.held ?? [];
    const itemId = held.find(({ name }) => name === 'Spear')?.itemId ?? 0;
    const { after } = await table.board();
    await table.tell('combat.drop', { fightId: 1, after, fighter: 'c1', itemId });
    const [spear] = await lying();
    await table.tell('combat.end', {
      fightId: 1,
      things: [{ thingId: spear?.id ?? 0, to: table.hild }],
      found: [{ thingId: 1, quantity: 1 }],
    });
    expect((await table.newest()).summary).toContain('Hild finds 1 of 1 Arrows again.');
    expect([await has('Arrows'), await has('Spear')]).toEqual([3, 1]);
    await table.tell('journal.undo', {});
    expect([await has('Arrows'), await has('Spear')]).toEqual([2, 0]);
    expect(table.errors).toEqual([]);
  });

  test('what cannot be is said, and nothing changes', async () => {
    await table.begin({ comers: [{ name: 'goblin', hp: 30 }], feet: 30 });
    const at = { fightId: 1, after: 0 };
    expect((await table.refusal('combat.takeUp', { ...at, fighter: 'c1', thingId: 9 })).message).toBe(
      'That lies there no longer. Nothing was changed.',
    );
    expect((await table.refusal('combat.dropPack', { ...at, fighter: 'f1' })).message).toBe(
      'Only those of the party have a pack. Nothing was changed.',
    );
    expect((await table.refusal('combat.takeUp', { ...at, fighter: 'c9', thingId: 9 })).message).toBe(
      'One who does not fight here reaches for nothing. Nothing was changed.',
    );
    expect((await table.refusal('combat.drop', { ...at, fighter: 'c1', itemId: 99 })).message).toBe(
      'Hild has that no longer. Nothing was dropped.',
    );
    expect((await table.board()).after).toBe(0);
  });
});
