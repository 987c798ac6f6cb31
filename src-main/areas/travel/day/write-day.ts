import { dayAndTime, secondsAt } from '../../../../shared/clock.ts';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import type { StepOutcome } from '../../../../shared/ipc/outcome.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import { query, withValues } from '../../../db/sql.ts';
import { writeWeather } from '../../../facts/weather/read-weather.ts';
import { readFatigue, writeFatigue } from '../../../facts/delve/read-delve.ts';
import { plainCountry } from '../../../facts/map/country.ts';
import type { Country } from '../../../facts/map/country.ts';
import { fatigueAdvance } from '../../../facts/exploration.ts';
import { daysDue } from '../../../facts/needs/days-due.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { onward } from '../../../time/onward.ts';
import { pass } from '../../../time/pass.ts';
import { restDay } from '../../../time/tire.ts';
import { settleDays } from '../../need/settle-days.ts';
import type { DaysInput } from '../../need/plan-days.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { beastsFrom, dayInput, restOf, unsaid } from '../supper.ts';
import type { Board, DayRest } from '../supper.ts';
import type { DayNow } from './day-now.ts';
import type { Afloat } from '../../../facts/ship/aboard.ts';
import { isMarch } from './day-now.ts';
import { beSwept } from '../map/be-swept.ts';
import { comeBy } from '../map/passing.ts';
import { goAlong } from '../map/go-along.ts';
import { readSeaDay } from '../../../facts/ship/read-sea-days.ts';
import { crewWorked, SeaWriter } from './write-sea.ts';
import type { DayFacts, Happening } from './happening.ts';

/** What came of a day as it was written down: time that passed with all that fell due, and the meals. */
export interface Written {
  outcome: StepOutcome;
  meals: string[];
}

/** A day that was played, by what it was played from. */
interface Played {
  road: Road;
  day: DayNow;
  /** Null ashore. */
  afloat: Afloat | null;
  facts: Pick<DayFacts, 'country'>;
  board: Board;
}

/** Writes a day's happenings, each at its moment of the one clock. */
export function writeDay(
  context: StepContext,
  { road, day, afloat, facts, board }: Played,
  happened: readonly Happening[],
): Written {
  const written: Written = { outcome: {}, meals: [] };
  const rest = restOf(day.kind, road.checks);
  const writer = new DayWriter(
    context,
    {
      day: storeDay(context, day),
      rest,
      country: facts.country,
      afloat,
      board,
    },
    written,
  );
  for (const each of happened) writer.write(each);
  return written;
}

type StoredDay = DayNow & { id: number };

/** The day as it now stands: a new row, or what its kind and pace changed. */
function storeDay({ sql }: StepContext, { id, ...day }: DayNow): StoredDay {
  if (id === null) return { ...day, id: sql.run(query.insertInto('road_day').values(day)).lastId };
  const { kind, base_feet, parts, spent, marched_seconds } = day;
  sql.run(
    query
      .updateTable('road_day')
      .set({ kind, base_feet, parts, spent, marched_seconds })
      .where('id', '=', id),
  );
  return { ...day, id };
}

class DayWriter {
  readonly #context: StepContext;
  readonly #written: Written;
  #day: StoredDay;
  readonly #rest: DayRest;
  #country: Country;
  /** Null ashore. */
  readonly #sea: SeaWriter | null;
  readonly #afloat: Afloat | null;
  readonly #board: Board;

  constructor(
    context: StepContext,
    {
      day,
      rest,
      country,
      afloat,
      board,
    }: { day: StoredDay; rest: DayRest; country: Country; afloat: Afloat | null; board: Board },
    written: Written,
  ) {
    this.#context = context;
    this.#day = day;
    this.#rest = rest;
    this.#country = country;
    this.#written = written;
    this.#afloat = afloat;
    this.#board = board;
    this.#sea = afloat && new SeaWriter(context.sql, afloat, day.id);
  }

  write(each: Happening): void {
    this.#write(each);
    this.#sea?.write(each);
  }

  #write(each: Happening): void {
    switch (each.is) {
      case 'direction': {
        const { chance, sides, die, offsetDegrees } = each;
        this.#keep({
          lost_chance: chance,
          lost_sides: sides,
          lost_die: die,
          offset_degrees: offsetDegrees,
        });
        return;
      }
      case 'walk':
        this.#passTo(each.until, 'other');
        this.#walked(each);
        return;
      case 'check':
        this.#passTo(each.at, 'other');
        this.#checked(each);
        return;
      case 'sought':
        this.#keep({ sought: 1, found: each.found ? 1 : 0, fed: each.feeds });
        return;
      case 'brought':
        this.#keep({ fed: this.#day.fed + each.portions });
        return;
      case 'allowed':
        this.#keep({ parts: each.parts });
        return;
      case 'gale':
        if (each.outcome === 'survives') this.#keep({ kind: 'adrift' });
        if (each.outcome === 'wrecked' || each.outcome === 'sheltered') this.#drivenAshore();
        this.#standOn(plainCountry(each.ground));
        return;
      case 'supper':
        this.#passTo(each.at, 'other');
        return;
      case 'swept':
        this.#passTo(each.at, 'other');
        beSwept(this.#context.sql, each.degrees, each.miles);
        return;
      case 'weather':
        this.#weather(each);
        return;
      case 'landfall':
        this.#passTo(each.at, 'other');
        return;
      case 'passes':
        comeBy(this.#context.sql, each.sites);
        return;
      case 'dark':
        this.#context.sql.run(
          query.updateTable('journey').set({ dark_said: 1 }).where('id', '=', this.#day.journey_id),
        );
        return;
      case 'carried':
      case 'wind':
      case 'nearGale':
      case 'blown':
      case 'galeAsks':
      case 'arrived':
        return;
      case 'camp':
        this.#passTo(each.at, 'other');
        this.#makeCamp();
        return;
      case 'dayEnd':
        this.#passTo(each.at, 'rest', each.healed.map(healedBy));
        return;
      case 'morning':
        this.#passTo(each.at, 'rest');
        if (this.#rest === 'full') this.#rested();
        this.#keep({ phase: 'done' });
        return;
    }
  }

  #weather({ total, words, fog }: Extract<Happening, { is: 'weather' }>): void {
    const { sql, campaign } = this.#context;
    writeWeather(sql, dayAndTime(campaign.clock).day, { total, words, fog: fog ? 1 : 0 });
  }

  /** The clock goes on, and each day of it that ends on the way is settled by the standing orders. */
  #passTo(until: number, does: 'other' | 'rest', people: DaysInput['people'] = []): void {
    const { sql } = this.#context;
    for (;;) {
      const now = sql.get(query.selectFrom('clock').select('seconds'))?.seconds ?? 0;
      if (now >= until) return;
      const midnight = secondsAt(dayAndTime(now).day + 1, 0, 0);
      const to = Math.min(until, midnight);
      const passed = pass(this.#context, { delve: null, does }, to - now);
      this.#written.outcome = onward(this.#written.outcome, passed);
      if (to === midnight) this.#settle(midnight, people);
    }
  }

  #settle(midnight: number, people: DaysInput['people']): void {
    const { sql, campaign } = this.#context;
    const due = daysDue(sql, midnight);
    if (!due) return;
    const input = dayInput({ sql, campaign }, this.#rest, this.#country, { people, board: this.#board });
    const { supper, outcome } = settleDays(
      this.#settling(),
      {
        ...due,
        foraged: this.#day.fed,
        hands: this.#afloat?.facts.crew ?? 0,
        beasts: beastsFrom({ sql, campaign }, this.#country, this.#board),
      },
      input,
    );
    this.#keep({ fed: 0 });
    this.#written.meals.push(supper);
    this.#written.outcome = onward(this.#written.outcome, outcome);
  }

  /** Healing dice that fell with the day are not thrown, and not noted, a second time. */
  #settling(): StepContext {
    const { dice } = this.#context;
    return {
      ...this.#context,
      dice: (...typed) => (typed.length === 0 ? dice() : scriptedDice(typed.filter((face) => face !== null))),
    };
  }

  #walked({ miles, spent, marched, country }: Extract<Happening, { is: 'walk' }>): void {
    goAlong(this.#context.sql, this.#day.id, miles);
    this.#keep({ spent, marched_seconds: marched });
    if (miles.length > 0) this.#standOn(country);
  }

  #standOn(country: Country): void {
    const { ground } = country;
    const stays = this.#country.ground === ground;
    this.#country = country;
    if (stays) return;
    this.#context.sql.run(
      query.updateTable('journey').set({ ground }).where('id', '=', this.#day.journey_id),
    );
  }

  /** Where the way it swept her met land, there she lies. OSE-WIND-8. */
  #drivenAshore(): void {
    const { sql } = this.#context;
    const today = readSeaDay(sql, this.#day.id);
    if (today && today.gale_degrees !== null) beSwept(sql, today.gale_degrees, today.swept_miles);
  }

  #rested(): void {
    restDay(this.#context.sql);
    this.#sea?.rested();
  }

  #checked({ at, ground, chanceInSix, die, encounter }: Extract<Happening, { is: 'check' }>): void {
    this.#context.sql.run(
      query.insertInto('road_check').values({
        road_day_id: this.#day.id,
        at_seconds: at,
        ground,
        chance_in_six: chanceInSix,
        die,
        encounter: encounter ? 1 : 0,
      }),
    );
  }

  /** Camp ends what the day was given to: a march tires, and so does hunting where rest is owed. OSE-REST-3 to 5. */
  #makeCamp(): void {
    const { sql } = this.#context;
    const { kind, spent } = this.#day;
    this.#keep({ phase: 'camp' });
    if (isMarch(kind) && spent > 0) tire(sql, { kind: 'travelDay', forcedMarch: kind === 'forced' });
    if (kind === 'hunt') tire(sql, { kind: 'huntingDay' });
    if (kind === 'sail') this.#worked();
    else if (isMarch(kind)) crewWorked(sql, this.#day.id);
  }

  /** A day aboard is one of travel for those who work the ship, and nothing to passengers. OSE-WATER-1. */
  #worked(): void {
    this.#sea?.worked();
    if (this.#afloat?.facts.company_works === 1 || this.#hasMarched())
      tire(this.#context.sql, { kind: 'travelDay', forcedMarch: false });
  }

  /** Over land, before they sailed. */
  #hasMarched(): boolean {
    const { sql } = this.#context;
    return sql.all(groundsOf({ dayId: this.#day.id })).some(({ ground }) => !isWater(ground));
  }

  #keep(values: Partial<Omit<StoredDay, 'id'>>): void {
    this.#day = { ...this.#day, ...values };
    this.#context.sql.run(query.updateTable('road_day').set(values).where('id', '=', this.#day.id));
  }
}

const groundsOf = withValues(({ dayId }: { dayId: number }) =>
  query.selectFrom('road_miles').select('ground').where('road_day_id', '=', dayId),
);

type DayOfTravel = Parameters<typeof fatigueAdvance>[0]['activities'][number];

const tire = (sql: StepContext['sql'], activity: DayOfTravel): void =>
  writeFatigue(sql, fatigueAdvance({ fatigue: readFatigue(sql), activities: [activity] }).fatigue);

const healedBy = ({ id, faces }: { id: number; faces: number[] }): DaysInput['people'][number] => ({
  ...unsaid(id),
  faces,
});
