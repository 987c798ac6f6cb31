import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import { SeaDesk } from './sea-desk.ts';

// Days of which a part is marched and a part is sailed, held against a plain account: miles of both are miles gone of the
// way, no part of a day is gone twice, everybody eats once, and a day is one row and one turn of the clock.

const daysAJourney = 8;
const eaters = 2;
/** A whole day on a trail over clear ground, and one before a gale. */
const mostMiles = { land: 24, water: 3 * 72 } as const;

let table: SeaDesk | null = null;
afterEach(() => table?.end());

type Draw = (below: number) => number;

class Journey {
  readonly #desk: SeaDesk;
  readonly #draw: Draw;
  #aboard = true;
  #hasSailed = false;

  constructor(desk: SeaDesk, draw: Draw) {
    this.#desk = desk;
    this.#draw = draw;
  }

  /** A day that begins by land or by water and changes over where its way ends, as long as it may. */
  async day(number: number): Promise<void> {
    this.#hasSailed = false;
    if (this.#draw(2) === 0) await this.#change();
    await this.#newWay();
    const food = await this.#food();
    for (let stops = 0; ; stops++) {
      expect(stops, 'stops of one day').toBeLessThan(40);
      if ((await this.#pass()) === null) break;
      const { due, today, legs } = await this.#desk.road();
      if (due !== null) await this.#desk.tell('travel.letBe', { checkId: due.id });
      else if (today?.phase === 'way' && legs.length === 0 && this.#draw(4) > 0) await this.#goOver();
    }
    expect(food - (await this.#food())).toBe(eaters);
    const { days, today } = await this.#desk.road();
    expect([days.length, today]).toEqual([number, null]);
    expect(await this.#desk.now()).toBe(`${1 + number + 1} 08:00`);
    await this.#isSameDoneAgain();
  }

  /** From the quay aboard, or ashore; who has sailed today sails no more. */
  async #goOver(): Promise<void> {
    if (!this.#aboard && this.#hasSailed) return;
    await this.#change();
    await this.#newWay();
  }

  async #change(): Promise<void> {
    this.#aboard = !this.#aboard;
    const onId = this.#aboard ? this.#desk.shipId : null;
    const people = (await this.#desk.road()).company.filter(({ id }) => id !== this.#desk.shipId);
    await this.#desk.tell('travel.ride', { rides: people.map(({ id: riderId }) => ({ riderId, onId })) });
  }

  #newWay() {
    const draw = this.#draw;
    return this.#aboard
      ? this.#desk.course({ ground: 'coast', way: 'open', miles: 1 + draw(60) })
      : this.#desk.course({ ground: 'clear', way: 'trail', miles: 1 + draw(20) });
  }

  /** On to the next stop; who has no way left makes camp. */
  async #pass(): Promise<string | null> {
    const before = await this.#desk.road();
    const begun = before.today === null ? none : milesIn(before.days.at(-1));
    const camps = before.legs.length === 0 || before.today?.phase === 'camp';
    const kind = camps ? 'camp' : this.#aboard ? 'sail' : 'march';
    const { stopped } = await this.#desk.tell('travel.passDay', { kind, gale: 'openWater' });
    if (kind === 'sail') this.#hasSailed = true;
    const after = await this.#desk.road();
    const made = milesIn(after.days.at(-1));
    const said = await this.#desk.said();
    expect(before.milesAhead - after.milesAhead, said).toBe(
      made.land + made.water - begun.land - begun.water,
    );
    expect(made.land / mostMiles.land + made.water / mostMiles.water, said).toBeLessThanOrEqual(1);
    return stopped;
  }

  async #food(): Promise<number> {
    return (await this.#desk.road()).stores.food.portions;
  }

  async #isSameDoneAgain(): Promise<void> {
    const before = await this.#desk.road();
    await this.#desk.tell('journal.undo', {});
    await this.#desk.tell('journal.redo', {});
    expect(await this.#desk.road()).toEqual(before);
  }
}

type Day = Awaited<ReturnType<SeaDesk['today']>>;
const none = { land: 0, water: 0 };

function milesIn(day: Day | undefined): typeof none {
  const sum = (onWater: boolean) =>
    (day?.miles ?? []).reduce(
      (all, { ground, miles }) => (isWater(ground) === onWater ? all + miles : all),
      0,
    );
  return { land: sum(false), water: sum(true) };
}

test('miles, portions and hours add up over days that are marched and sailed in turn', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const dice = seededDice(seed);
      const desk = new SeaDesk(seededDice(seed + 1));
      table = desk;
      await desk.sailOut({ rations: 500, water: 500 });
      await desk.tell('character.add', { name: 'Osric', className: 'Fighter', level: 1, hp: 4, maxHp: 4 });
      await desk.board(
        (await desk.road()).company.find(({ name }) => name === 'Osric')?.id ?? 0,
        desk.shipId,
      );
      const journey = new Journey(desk, (below) => dice.roll(below) - 1);
      for (let number = 1; number <= daysAJourney; number++) await journey.day(number);
      await desk.end();
      table = null;
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
