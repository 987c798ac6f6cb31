import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fightSystems, orders } from '../orders.ts';
import { at, BadTable, word } from './bad-table.ts';

/** What two windows do at once, what has changed since it was looked at, and what cannot be where a fight stands. */

const wound = (amount: number) => word({ change: 'hurt', id: 'f1', amount });

let table: BadTable;

afterEach(() => table.end());

describe.each(fightSystems)('%s', (system) => {
  beforeEach(async () => {
    table = new BadTable();
    await table.sitDown(system);
    await table.gate();
  });

  test('of two acts sent at once one is done, and the other is told', async () => {
    const both = await Promise.all(
      [1, 2].map((amount) =>
        table.router.command('combat.propose', { ...at, acts: [wound(amount)], throwAll: true }),
      ),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const told = both.find(({ ok }) => !ok);
    expect(told).toMatchObject({ error: { message: expect.stringMatching(/meanwhile/) as string } });
    expect((await table.board()).after).toBe(1);
    expect((await table.row('Goblin 1')).hp).toBe(2);
  });

  test.each([
    ['combat.join', { lines: 'wolf' }],
    ['combat.light', { does: 'drop', lightId: 'l1' }],
    ['combat.typeFigures', { typed: [{ ids: ['f1'], title: 'Morale', value: '7' }] }],
    ['combat.afflict', { ids: ['f1'], name: 'blind', ends: { at: 'fight' } }],
    ['combat.drop', { fighter: 'c1', itemId: 1, quantity: null }],
    ['combat.dropPack', { fighter: 'c1' }],
    ['combat.takeUp', { fighter: 'c1', thingId: 1 }],
    ['combat.door', { fighter: 'c1', doorId: 1, act: 'open' }],
    ['combat.flee', { runners: ['c1'], pursued: null }],
    ['combat.changeSettings', { settings: {} }],
    ['combat.stroke', { stroke: { kind: 'goOn' } }],
  ] as const)('%s of a window that is behind is told', async (name, input) => {
    await table.propose(wound(1));
    await table.isRefused(name, { ...at, ...input }, /meanwhile/);
  });

  test.each([
    ['combat.goOn', {}, /not paused/],
    ['combat.pause', {}, /not going on/],
    ['combat.end', {}, /over already/],
    ['combat.propose', { after: 0, acts: [wound(1)] }, /That fight is over/],
    ['combat.stroke', { after: 0, stroke: { kind: 'goOn' } }, /That fight is over/],
    ['combat.join', { after: 0, lines: 'wolf' }, /That fight is over/],
    ['combat.answer', { faces: [3] }, /No die is asked for/],
    ['combat.fromFacts', {}, /That fight is over/],
  ] as const)('%s where it cannot be', async (name, input, says) => {
    if (name !== 'combat.goOn') await table.tell('combat.end', { fightId: 1 });
    await table.isRefused(name, { fightId: 1, ...input }, says);
  });

  test('figures that cannot be', async () => {
    const title = system === 'hackmaster' ? 'Defence' : 'Armour class';
    for (const [value, says] of [
      ['many', /(Armour class|Defence) is a whole number from/],
      ['999999', /(Armour class|Defence) is a whole number from/],
      ['', /is a whole number from/],
    ] as const)
      await table.isRefused('combat.typeFigures', { ...at, typed: [{ ids: ['f1'], title, value }] }, says);
    const typed = [{ ids: ['f1'], title: 'Moonlight', value: '4' }];
    await table.isRefused('combat.typeFigures', { ...at, typed }, /Moonlight/);
    const ofNobody = [{ ids: ['f99'], title, value: '4' }];
    await table.isRefused(
      'combat.typeFigures',
      { ...at, typed: ofNobody },
      /One of them does not fight here/,
    );
  });

  test('rules that its book does not have', async () => {
    await table.isRefused(
      'combat.changeSettings',
      { ...at, settings: { moon: true } },
      /Some settings cannot be so/,
    );
    await table.isRefused('combat.changeSettings', { ...at, settings: {} }, /goes by them already/);
  });
});

describe.each(orders)('%s, %s', (system, _title, settings) => {
  test('one act sent twice is done once', async () => {
    table = new BadTable();
    await table.sitDown(system, settings);
    await table.gate();
    const input = { ...(await table.now()), acts: [await table.strokeOf('c1', 'f1')], throwAll: true };
    const twice = { ...input, ...(await table.now()) };
    const both = await Promise.all([1, 2].map(() => table.router.command('combat.propose', twice)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    await table.isRefused('combat.propose', twice, /Something else happened/);
    expect((await table.board()).after).toBe(twice.after + 1);
  });
});
