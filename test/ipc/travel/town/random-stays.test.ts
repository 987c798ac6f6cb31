import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { coins, TownDesk } from './town-desk.ts';

// Whatever is stayed, paid, owed and let go: coins before are coins after and what was paid, and the preview said it.

const plays = 8;
const moves = 14;

let table: TownDesk | null = null;
afterEach(() => table?.end());

type Stay = CommandInput<'town.stay'>;

const hull = 40;
/** A dock's work on the ship, and what she has lost before. */
const docks = fc.option(
  fc.record({
    lost: fc.integer({ min: 1, max: 9 }),
    copper: fc.integer({ min: 0, max: 900 }),
    days: fc.integer({ min: 1, max: 6 }),
    points: fc.option(fc.integer({ min: 0, max: 9 })),
  }),
);
type Dock = typeof docks extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const stays: fc.Arbitrary<Partial<Stay> & { days: number }> = fc.record({
  days: fc.integer({ min: 1, max: 12 }),
  lodging: fc.integer({ min: 0, max: 400 }),
  stable: fc.integer({ min: 0, max: 60 }),
  board: fc.constantFrom('lodging', 'packs'),
  purse: fc.constantFrom(1, 2, null),
  payWages: fc.boolean(),
});
const answers = fc.constantFrom('pay', 'part', 'owe', 'waive', 'strike', 'wait');

test('coins are conserved through random stays and wages, and undo brings every one of them back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer(),
      fc.array(fc.tuple(stays, docks, answers), { minLength: moves, maxLength: moves }),
      async (seed, plan) => {
        const desk = new TownDesk(seededDice(seed));
        table = desk;
        await desk.come('ose', { gp: 30, rations: 15, hp: 3 });
        const mule = { list: 'animals', id: 'mule', kind: 'mount', name: 'Thistle', hp: 9 } as const;
        await desk.hire('Bran', 35);
        await desk.tell('character.addFromContent', mule);
        const { id: shipId } = await desk.tell('character.add', { ...gull, hp: hull, maxHp: hull });
        await desk.hire('Cai', 250, 'month');
        for (const item of [coins('gp', 12), coins('sp', 33), coins('cp', 7)])
          await desk.tell('inventory.add', { to: { in: 'holder', id: 2 }, item });
        await desk.tell('party.findTreasure', { what: [coins('gp', 9), coins('sp', 4)] });
        for (const [stay, dock, answer] of plan) {
          await playStay(desk, { ...stay, dock: await harmed(desk, shipId, dock) });
          await playWages(desk, answer);
        }
        await desk.end();
        table = null;
      },
    ),
    { numRuns: plays },
  );
});

const gull = { kind: 'vessel', name: 'Gull', className: 'Ship', level: 0, abilities: {} } as const;

const hullOf = async (desk: TownDesk): Promise<number> =>
  (await desk.ask('ship.view', {})).ships[0]?.hull.points ?? 0;

/** The dock that is to work on her, after she has lost what it draws. */
async function harmed(desk: TownDesk, vesselId: number, dock: Dock): Promise<Stay['dock']> {
  if (dock === null) return null;
  const { lost, ...work } = dock;
  if ((await hullOf(desk)) > lost) await desk.tell('ship.damage', { id: vesselId, points: lost, by: '' });
  return { vesselId, ...work };
}

/** What she has after a stay of so many days. */
function mended(before: number, dock: Stay['dock'] | undefined, days: number): number {
  if (dock == null || days < dock.days) return before;
  return before + (dock.points ?? hull - before);
}

async function playStay(desk: TownDesk, { days, ...more }: Partial<Stay> & { days: number }): Promise<void> {
  const before = await desk.copper();
  const hullBefore = await hullOf(desk);
  const told = await desk.preview(days, more);
  if (told.refusal !== null) {
    expect((await desk.refusedStay(days, more)).message).toContain(told.refusal);
    expect(await desk.copper()).toBe(before);
    return;
  }
  const came = await desk.stay(days, more);
  expect({ days: came.days, copper: came.copper }).toEqual({ days: told.days, copper: told.total });
  expect(await desk.copper()).toBe(before - came.copper);
  expect(await hullOf(desk)).toBe(mended(hullBefore, more.dock, came.days));
  await desk.tell('journal.undo', {});
  expect([await desk.copper(), await hullOf(desk)]).toEqual([before, hullBefore]);
  await desk.tell('journal.redo', {});
  expect(await desk.copper()).toBe(before - came.copper);
}

async function playWages(desk: TownDesk, answer: string): Promise<void> {
  const before = await desk.copper();
  const { people } = await desk.ask('wage.list', {});
  const due = people.filter((person) => person.due !== null);
  const [first] = due;
  if (first?.due == null || answer === 'wait') return;
  const claim = (person: (typeof people)[number]) => (person.due?.copper ?? 0) + person.owed;
  const ids = due.map(({ id }) => id);
  if (answer === 'owe') await desk.tell('wage.owe', { ids });
  else if (answer === 'waive' || answer === 'strike')
    await desk.tell('wage.waive', { ids, owed: answer === 'strike' });
  else {
    const copper = answer === 'part' ? Math.floor(claim(first) / 2) : null;
    const people = answer === 'part' ? [{ id: first.id, copper }] : ids.map((id) => ({ id }));
    const total = copper ?? due.reduce((sum, person) => sum + claim(person), 0);
    const { purses } = await desk.ask('wage.list', {});
    const purse = purses.toSorted((one, other) => other.copper - one.copper)[0];
    if (purse === undefined || purse.copper < total) return;
    expect(await desk.tell('wage.pay', { people, purse: purse.id })).toEqual({ copper: total });
    expect(await desk.copper()).toBe(before - total);
    return;
  }
  expect(await desk.copper()).toBe(before);
}
