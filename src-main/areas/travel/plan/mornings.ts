import { refused } from '../../../../shared/errors.ts';
import type { DayCase, Journey } from '../../../../shared/odds/play/journey-odds.ts';
import type { LostCost } from '../../../../shared/ipc/travel/plan-views.ts';
import type { RoadDayKind, RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import type { Fatigue } from '../../../../shared/rules/ose/terms.ts';
import { groundName } from '../../../../shared/words/road.ts';
import { countryOf } from '../../../facts/map/country.ts';
import type { Country } from '../../../facts/map/country.ts';
import { fatigueAdvance, restStatus } from '../../../facts/exploration.ts';
import { isMarch } from '../day/day-now.ts';
import type { DayFacts, LegAhead } from '../day/happening.ts';
import { DaysAhead } from './day-ahead.ts';
import type { DayAhead } from './day-ahead.ts';
import { Stretches } from './stretches.ts';

/** How a planned day may go. */
export interface PlannedCase extends DayCase {
  kind: RoadDayKind;
  /** Whole miles of the way behind them, in the evening. */
  place: number;
  /** Somebody comes. */
  met: boolean;
  /** They are off their course in the evening. */
  isOff: boolean;
  /** On which they camp. */
  country: Country;
  /** A supper is still to be eaten, and food may be looked for first. */
  eats: boolean;
  forages: boolean;
  /** They know already that so much was found. */
  fed: number;
}

/** What is planned. */
export interface Intent {
  kind: 'march' | 'forced';
  /** A day of rest is taken wherever one is owed. */
  rests: boolean;
  lostCost: LostCost;
}

/** A day as it would be played, by what it is given to. */
export type DayByKind = Readonly<Record<'march' | 'forced' | 'rest', DayFacts>>;

/** The first day, which under way is the same whatever is planned, and the days after it. */
export interface PlannedDays {
  first: DayByKind;
  later: DayByKind;
  /** Food was looked for today, and fed so many. */
  sought: boolean;
  fed: number;
  /** They went off their course today. */
  isLost: boolean;
  fatigue: Fatigue;
}

interface Morning {
  place: number;
  fatigue: Fatigue;
  /** They strayed, and have the way back before them. */
  strayed: boolean;
  isFirst: boolean;
}

/** A day from a morning: given to what, and with the course kept or lost. */
interface WayOfDay {
  facts: DayFacts;
  day: DayAhead;
  chance: number;
  place: number;
  isOff: boolean;
}

const inSix = 6;

/** The journey over these legs, from the day at hand on. `casesOf` throws refused where nobody gets on. */
export class Mornings implements Journey<PlannedCase> {
  readonly first = 0;
  readonly #way: Stretches;
  readonly #days: PlannedDays;
  readonly #intent: Intent;
  readonly #played: DaysAhead;
  readonly #all: Morning[] = [];
  readonly #ids = new Map<string, number>();
  readonly #cases = new Map<number, readonly PlannedCase[]>();

  /** `played`: what is known already of such days. */
  constructor(legs: readonly LegAhead[], days: PlannedDays, intent: Intent, played = new DaysAhead()) {
    this.#way = new Stretches(legs);
    this.#days = days;
    this.#intent = intent;
    this.#played = played;
    this.#idOf({ place: 0, fatigue: days.fatigue, strayed: false, isFirst: true });
  }

  readonly casesOf = (id: number): readonly PlannedCase[] => {
    const known = this.#cases.get(id);
    if (known) return known;
    const morning = this.#morning(id);
    const cases = [...this.#waysOf(morning)].flatMap((way) => this.#split(morning, way));
    this.#cases.set(id, cases);
    return cases;
  };

  /** The case in which nothing goes wrong that can go right: they keep their course, and nobody comes. */
  steadyOf(id: number): PlannedCase | undefined {
    const morning = this.#morning(id);
    const [best] = this.#waysOf(morning);
    return best && this.#split(morning, best).at(-1);
  }

  #morning(id: number): Morning {
    const morning = this.#all[id];
    if (!morning) throw new Error(`No morning has the number ${id}.`);
    return morning;
  }

  /** On their course before off it. */
  *#waysOf(morning: Morning): Generator<WayOfDay> {
    const { place, strayed, isFirst } = morning;
    const facts = this.#factsOf(morning);
    // A mile takes a part of the allowance at least.
    const legs = this.#way.from(place, facts.parts + 1);
    const dayOf = (way: readonly LegAhead[], day = facts) => this.#played.of(day, way, isFirst);
    if (isFirst && this.#days.isLost)
      yield { facts, day: dayOf(endless(legs)), chance: 1, place, isOff: true };
    else if (!isMarch(facts.kind) || facts.phase === 'camp')
      yield { facts, day: dayOf(legs), chance: 1, place, isOff: strayed };
    else if (strayed) {
      const day = dayOf(endless(legs), { ...facts, thrown: true });
      yield { facts, day, chance: 1, place, isOff: false };
    } else {
      const day = dayOf(legs);
      if (day.made === 0 && facts.spent === 0) throw refused(noMile(legs[0]?.ground ?? facts.country.ground));
      const lost = day.lostInSix / inSix;
      if (lost < 1) yield { facts, day, chance: 1 - lost, place: place + day.made, isOff: false };
      // Who strays comes to no goal: they walk on all day.
      if (lost > 0) yield { facts, day: dayOf(endless(legs)), chance: lost, place, isOff: true };
    }
  }

  #factsOf({ fatigue, isFirst, place }: Morning): DayFacts {
    const { first, later } = this.#days;
    const kind = this.#intent.rests && restStatus({ fatigue }).dayRestDue ? 'rest' : this.#intent.kind;
    const leg = this.#way.at(place);
    return isFirst ? first[kind] : { ...later[kind], country: leg ? countryOf(leg) : first.march.country };
  }

  /** Somebody comes, or nobody. */
  #split(morning: Morning, { facts, day, chance, place, isOff }: WayOfDay): PlannedCase[] {
    const quiet = day.checksInSix.reduce((share, chanceInSix) => share * (1 - chanceInSix / inSix), 1);
    const walked = day.made > 0 || facts.spent > 0;
    const { isFirst } = morning;
    const kept = {
      kind: facts.kind,
      place,
      isOff,
      country: day.country,
      eats: !isFirst || (facts.midnight > facts.now && facts.midnight <= facts.morning),
      forages: walked && facts.kind === 'march' && !(isFirst && this.#days.sought),
      fed: isFirst ? this.#days.fed : 0,
    };
    return [true, false]
      .map((met) => ({ met, share: met ? 1 - quiet : quiet }))
      .filter(({ share }) => share > 0)
      .map(({ met, share }) => ({
        ...kept,
        met,
        chance: chance * share,
        to:
          place === this.#way.total && !isOff
            ? null
            : this.#idOf({
                place,
                fatigue: this.#tired(morning.fatigue, facts, { walked, met }),
                strayed: isOff && (morning.strayed || this.#intent.lostCost === 'dayAndBack'),
                isFirst: false,
              }),
      }));
  }

  #tired(fatigue: Fatigue, facts: DayFacts, { walked, met }: { walked: boolean; met: boolean }): Fatigue {
    const after = (activity: Parameters<typeof fatigueAdvance>[0]['activities'][number]) =>
      fatigueAdvance({ fatigue, activities: [activity] }).fatigue;
    if (facts.kind === 'rest') return after({ kind: 'restDay', interrupted: met });
    // Camp has counted the day already.
    if (facts.phase === 'camp') return fatigue;
    if (facts.kind === 'hunt') return after({ kind: 'huntingDay' });
    return isMarch(facts.kind) && walked
      ? after({ kind: 'travelDay', forcedMarch: facts.kind === 'forced' })
      : fatigue;
  }

  #idOf(morning: Morning): number {
    const { travelDays, forcedMarchRest, dayRestOverdue } = morning.fatigue;
    const key = [
      morning.place,
      travelDays,
      forcedMarchRest,
      dayRestOverdue,
      morning.strayed,
      morning.isFirst,
    ].join();
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#all.push(morning);
    this.#ids.set(key, this.#all.length - 1);
    return this.#all.length - 1;
  }
}

const endless = (legs: readonly LegAhead[]): LegAhead[] =>
  legs.map((leg, at) => (at === legs.length - 1 ? { ...leg, miles: leg.miles + 100_000 } : leg));

const noMile = (ground: RoadGround): string =>
  `They make not one mile a day over ${groundName(ground)} ground: see who carries too much.`;
