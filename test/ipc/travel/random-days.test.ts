import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { PassedDayKind, RoadDayKind } from '../../../shared/ipc/travel/travel-words.ts';
import { fatigueAdvance, restStatus } from '../../../shared/rules/ose/harm/rest.ts';
import { terrains } from '../../../shared/rules/ose/terms.ts';
import type { Fatigue } from '../../../shared/rules/ose/terms.ts';
import { RoadDesk } from './road-desk.ts';

// What the road keeps is held, day by day, against a plain account of it: portions, miles, hours and weariness.

const daysAshore: readonly PassedDayKind[] = ['march', 'forced', 'hunt', 'rest', 'camp'];
const daysAJourney = 100;
const journeys = 4;
const eaters = 3;
const beast = 'Bess';

let table: RoadDesk | null = null;
afterEach(() => table?.end());

type Draw = (below: number) => number;
const pick = <T>(list: readonly T[], draw: Draw): T => list[draw(list.length)] as T;

const rested: Fatigue = {
  turnsSinceRest: 0,
  roundsRun: 0,
  exhaustionTurns: 0,
  travelDays: 0,
  forcedMarchRest: false,
  dayRestOverdue: false,
};

class Journey {
  readonly #table: RoadDesk;
  readonly #draw: Draw;
  #fatigue = rested;
  #began = 0;
  /** Portions the day's foraging found. */
  #found = 0;

  constructor(road: RoadDesk, draw: Draw) {
    this.#table = road;
    this.#draw = draw;
  }

  async day(): Promise<void> {
    await this.#prepare();
    const kind = await this.#kind();
    this.#began = (await this.#table.road()).days.length;
    this.#found = 0;
    let broken = false;
    for (let stops = 0; ; stops++) {
      expect(stops, 'stops of one day').toBeLessThan(20);
      const { stopped } = await this.#pass(stops === 0 ? kind : await this.#kind(kind));
      if (stopped === null) break;
      broken = (await this.#answer()) || broken;
    }
    await this.#over(broken);
  }

  /** Now and then they buy food, change their orders, or are told another way. */
  async #prepare(): Promise<void> {
    const road = await this.#table.road();
    if (this.#draw(4) === 0)
      await this.#table.tell('inventory.add', {
        to: { in: 'pool' },
        item: { kind: 'ration', name: 'rations', quantity: 1 + this.#draw(12) },
      });
    if (this.#draw(6) === 0)
      await this.#table.tell('inventory.add', {
        to: { in: 'pool' },
        item: { kind: 'fodder', name: 'fodder', quantity: 1 + this.#draw(6) },
      });
    if (this.#draw(5) === 0)
      await this.#table
        .tell('travel.setOrders', {
          food: 'packs',
          water: pick(['ground', 'packs'] as const, this.#draw),
          share: this.#draw(2) === 0,
          forage: this.#draw(2) === 0,
          guide: this.#draw(2) === 0 ? '' : 'Tam',
        })
        .catch(sameAsBefore);
    if (road.legs.length < 2) await this.#course();
  }

  #course() {
    const legs = Array.from({ length: 1 + this.#draw(5) }, () => ({
      ground: pick(terrains, this.#draw),
      way: pick(['open', 'trail', 'road'] as const, this.#draw),
      miles: 1 + this.#draw(30),
    }));
    return this.#table.course(...legs);
  }

  /** What the day is given to; one under way goes on, and camps where no way is left. */
  async #kind(under?: PassedDayKind): Promise<PassedDayKind> {
    if (under === undefined) return pick(daysAshore, this.#draw);
    const { legs, today } = await this.#table.road();
    if (today?.phase === 'way' && legs.length === 0 && this.#draw(2) === 0) await this.#course();
    else if (legs.length === 0) return 'camp';
    const now = today?.kind ?? under;
    return now === 'march' && this.#draw(6) === 0 ? 'forced' : now;
  }

  /** A step of the day: portions and miles go only where its sentence says. */
  async #pass(kind: PassedDayKind) {
    const before = await this.#table.road();
    const camped = before.today?.phase === 'camp' ? before.today.kind : null;
    const came = await this.#table.tell('travel.passDay', { kind: camped ?? kind });
    const after = await this.#table.road();
    const said = await this.#table.said();
    const made = (road: typeof after) =>
      road.days.at(-1)?.miles.reduce((sum, { miles }) => sum + miles, 0) ?? 0;
    const earlier = before.today === null ? 0 : made(before);
    expect(before.milesAhead - after.milesAhead, said).toBe(made(after) - earlier);
    const told = (ware: string) => Number(new RegExp(`(\\d+) ${ware}`, 'u').exec(said)?.[1] ?? 0);
    expect(before.stores.food.portions - after.stores.food.portions, said).toBe(told('rations?[,.]'));
    expect(before.stores.water.portions - after.stores.water.portions, said).toBe(told('water[,.]'));
    const fodder = ({ stores }: typeof after) => stores.fodder?.portions ?? 0;
    expect(fodder(before) - fodder(after), said).toBe(told('fodder[,.]'));
    // One beast, and no step has two suppers.
    expect(told('fodder[,.]'), said).toBeLessThanOrEqual(1);
    this.#found += Number(/Foraging feeds (\d)/u.exec(said)?.[1] ?? 0);
    await this.#everybodyAte(said);
    return came;
  }

  /** One portion each: out of a pack, foraged, or gone without. */
  async #everybodyAte(said: string): Promise<void> {
    if (!said.includes('Supper: ') && !said.includes('Nothing from the packs')) return;
    const rations = Number(/(\d+) rations?[,.]/u.exec(said)?.[1] ?? 0);
    const { people } = await this.#table.ask('need.list', {});
    const without = people.filter(
      ({ daysWithoutFood, name }) => daysWithoutFood > 0 && name !== beast,
    ).length;
    const foraged = eaters - rations - without;
    expect(foraged, said).toBe(Math.min(this.#found, eaters));
  }

  /** Whoever came is met or let be; true where somebody was met. */
  async #answer(): Promise<boolean> {
    const { due } = await this.#table.road();
    if (due === null) return false;
    if (this.#draw(2) === 0) {
      await this.#table.tell('travel.letBe', { checkId: due.id });
      return false;
    }
    await this.#table.tell('encounter.begin', { who: 'wolves', number: 3, roadCheckId: due.id });
    await this.#table.tell('encounter.conclude', { outcome: 'they part', rounds: this.#draw(100) });
    return true;
  }

  /** It is morning, one day more has gone by, and the party is as weary as the rule says. */
  async #over(broken: boolean): Promise<void> {
    const { days, earlier, today, rest } = await this.#table.road();
    expect(today).toBeNull();
    expect(await this.#table.now()).toMatch(/ 08:00$/);
    const last = days.at(-1);
    if (earlier === 0) expect(days.length).toBe(this.#began + 1);
    const miles = last?.miles.reduce((sum, each) => sum + each.miles, 0) ?? 0;
    this.#fatigue = fatigueAdvance({
      fatigue: this.#fatigue,
      activities: [activityOf(last?.kind ?? 'camp', miles, broken)],
    }).fatigue;
    const { dayRestDue, attackModifier } = restStatus({ fatigue: this.#fatigue });
    expect({ due: rest.due, overdue: rest.overdue }).toEqual({
      due: dayRestDue,
      overdue: attackModifier < 0,
    });
  }
}

function activityOf(kind: RoadDayKind, miles: number, broken: boolean) {
  if (kind === 'rest' && !broken) return { kind: 'restDay' as const };
  if (kind === 'hunt') return { kind: 'huntingDay' as const };
  if ((kind === 'march' || kind === 'forced') && miles > 0)
    return { kind: 'travelDay' as const, forcedMarch: kind === 'forced' };
  return { kind: 'otherDay' as const };
}

/** Orders that were so before are no step. */
const sameAsBefore = (thrown: unknown): null => {
  if (String(thrown).includes('It is so already')) return null;
  throw thrown;
};

test('portions, miles, hours and weariness add up over 400 random days', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      await table?.end();
      const dice = seededDice(seed);
      table = new RoadDesk(dice);
      await table.setOut('ose', { rations: 30, water: 30 });
      for (const name of ['Osric', 'Wren'])
        await table.tell('character.add', { name, className: 'Fighter', level: 1, hp: 4, maxHp: 5 });
      const mule = { list: 'animals', id: 'mule', kind: 'mount', name: beast, hp: 9 } as const;
      await table.tell('character.addFromContent', mule);
      const journey = new Journey(table, (below) => dice.roll(below) - 1);
      for (let day = 0; day < daysAJourney; day++) await journey.day();
    }),
    { numRuns: journeys, endOnFailure: true },
  );
});
