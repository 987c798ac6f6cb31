import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { SeaDesk } from '../sea/sea-desk.ts';
import { coins } from './town-desk.ts';

// OSE-WIND-6: a dock mends all of it and pumps out what she has taken on; time and cost are the referee's.

const plain = 1;
const sea = 18;

type Stay = CommandInput<'town.stay'>;
type Dock = Partial<NonNullable<Stay['dock']>>;

/** Hild aboard the Gull, which has lost 13 of 60 hull points and taken on water; with coins. */
class DockDesk extends SeaDesk {
  async come(gp = 800): Promise<void> {
    await this.sailOut({ facts: { takenOnWater: true } });
    await this.tell('ship.damage', { id: this.shipId, points: 13, by: 'a reef' });
    await this.tell('inventory.add', { to: { in: 'holder', id: this.hildId }, item: coins('gp', gp) });
  }

  /** A gold piece a day; the dock 700 of them and nine days. */
  asked(days: number, dock: Dock | null = {}, more: Partial<Stay> = {}): Stay {
    const work = dock && { vesselId: this.shipId, copper: 70_000, days: 9, ...dock };
    return { days, lodging: 100, stable: 0, purse: this.hildId, name: 'Saltmouth', dock: work, ...more };
  }

  stay(days: number, dock: Dock = {}, more: Partial<Stay> = {}) {
    return this.tell('town.stay', this.asked(days, dock, more));
  }

  refusedStay(days: number, dock: Dock = {}, more: Partial<Stay> = {}) {
    return this.refusal('town.stay', this.asked(days, dock, more));
  }

  preview(days: number, dock: Dock | null = {}) {
    return this.ask('town.preview', this.asked(days, dock));
  }

  async gold(): Promise<number> {
    const { purses } = await this.ask('wage.list', {});
    return purses.reduce((sum, { copper }) => sum + copper, 0) / 100;
  }
}

let table: DockDesk;
beforeEach(() => {
  table = new DockDesk();
});
afterEach(() => table.end());

describe('a dock', () => {
  test('does its work within the stay, on its last morning, out of the same purse, as one step', async () => {
    await table.come();
    const told =
      'Gull: the dock mends 13 hull points of hers and pumps out what she had taken on, for 700 gp: 60 of 60.';
    expect(await table.preview(10)).toMatchObject({
      refusal: null,
      days: 10,
      total: 71_000,
      stops: null,
      docks: [{ id: table.shipId, name: 'Gull', lacks: '13 hull points lost and water taken on' }],
      falls: [{ day: 11, text: told }],
    });
    expect(await table.stay(10)).toEqual({ days: 10, copper: 71_000, stopped: null });
    expect(await table.ship()).toMatchObject({ hull: { points: 60, most: 60 }, takenOnWater: false });
    expect(await table.said()).toContain(told);
    expect(await table.gold()).toBe(90);
    expect((await table.preview(3, null)).docks).toEqual([]);
    await table.tell('journal.undo', {});
    expect(await table.ship()).toMatchObject({ hull: { points: 47 }, takenOnWater: true });
    expect([await table.gold(), await table.now()]).toEqual([800, '2 08:00']);
  });

  test('mends what is said, and pumps her out alone where no hull point is', async () => {
    await table.come();
    await table.stay(2, { days: 1, points: 0, copper: 500 });
    expect(await table.ship()).toMatchObject({ hull: { points: 47 }, takenOnWater: false });
    await table.stay(2, { days: 2, points: 4, copper: 0 });
    expect((await table.ship()).hull.points).toBe(51);
    expect(await table.said()).toContain(
      'Gull: the dock mends 4 hull points of hers, for nothing: 51 of 60.',
    );
  });

  test('leaves her crew its own half of what is lost later', async () => {
    await table.come();
    await table.tell('ship.setFacts', { id: table.shipId, facts: { crew: 10 } });
    expect(await table.tell('ship.repair', { id: table.shipId })).toEqual({ mended: 6 });
    await table.stay(9);
    await table.tell('ship.damage', { id: table.shipId, points: 8, by: '' });
    expect(await table.tell('ship.repair', { id: table.shipId })).toEqual({ mended: 4 });
  });

  test('is not done where the stay is broken off: nothing mended, nothing paid, and said so', async () => {
    await table.come();
    await table.tell('calendar.addReminder', { words: 'the caravan leaves', day: 5 });
    const undone = 'The dock has had Gull 3 of 9 days: nothing is mended, and nothing paid for it.';
    expect((await table.preview(10)).falls.map(({ text }) => text)).toEqual([
      'Reminder: the caravan leaves.',
      undone,
    ]);
    expect(await table.stay(10)).toEqual({ days: 3, copper: 300, stopped: 'A reminder' });
    expect(await table.said()).toContain(undone);
    expect((await table.ship()).hull.points).toBe(47);
    // The referee says what is left of it.
    await table.stay(6, { days: 6 });
    expect((await table.ship()).hull.points).toBe(60);
  });

  test('asks for its coins before it begins, and keeps them for itself while it works', async () => {
    await table.come(703);
    const lacks = 'A day comes to 1 gp, the dock to 700 gp, and Hild lacks 1 gp.';
    expect(await table.preview(9)).toMatchObject({ days: 3, total: 300, stops: lacks });
    expect(await table.stay(9)).toMatchObject({ days: 3, copper: 300 });
    expect((await table.refusedStay(9)).message).toBe(`${lacks} No day has passed.`);
  });
});

describe('is refused', () => {
  test.each([
    [{ days: 4 }, 'The dock has 4 days of work on Gull, and they stay 3.'],
    [{ points: 14, days: 1 }, 'Gull lacks 13 hull points.'],
    [{ vesselId: 99, days: 1 }, 'No such vessel is in the party.'],
  ])('%j', async (dock, words) => {
    await table.come();
    const { message } = await table.refusedStay(3, dock);
    expect(message).toBe(`${words} No day has passed.`);
    expect((await table.preview(3, dock)).refusal).toBe(message);
    expect(await table.now()).toBe('2 08:00');
  });

  test('a vessel that is whole', async () => {
    await table.come();
    await table.stay(9);
    expect((await table.refusedStay(9)).message).toContain('Gull is whole, and has taken on no water.');
  });

  test('where the hex has no harbour, and where she was left behind', async () => {
    await table.come();
    const mapId = await table.addMap('The Coast');
    const paint = (col: number, length: number, code: number) =>
      table.tell('map.paint', { mapId, layer: 'terrain', runs: [{ col, row: 5, length, code }] });
    await paint(0, 3, sea);
    await paint(3, 6, plain);
    const on = (col: number) => table.tell('travel.place', { on: { mapId, col, row: 5 } });
    const through = (col: number) =>
      table.tell('travel.setWay', { goal: 'The harbour', through: [{ col, row: 5 }] });
    await on(0);
    const bare = 'No harbour is in the hex where they are, and no dock.';
    expect((await table.refusedStay(1, { days: 1 })).message).toBe(`${bare} No day has passed.`);
    expect((await table.preview(1, null)).docks).toEqual([]);
    for (const col of [2, 8])
      await table.tell('map.addSite', {
        mapId,
        col,
        row: 5,
        kind: 'settlement',
        name: 'Port',
        harbour: true,
      });
    await through(2);
    await table.sail([3, 4, 6]);
    expect((await table.preview(1, null)).docks).toHaveLength(1);
    await table.board(table.hildId, null);
    expect((await table.preview(1, null)).docks).toHaveLength(1);
    await on(8);
    const left = 'Gull lies where they left her. If she has come here, go aboard first.';
    expect((await table.refusedStay(1, { days: 1 })).message).toBe(`${left} No day has passed.`);
    await table.board(table.hildId, table.shipId);
    await table.stay(1, { days: 1 });
    expect((await table.ship()).hull.points).toBe(60);
  });
});
