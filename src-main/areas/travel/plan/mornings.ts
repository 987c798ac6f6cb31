import { refused } from '../../../../shared/errors.ts';
import type { DayCase, Journey } from '../../../../shared/odds/play/journey-odds.ts';
import type { LostCost } from '../../../../shared/ipc/travel/plan-views.ts';
import type { RoadDayKind, RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import type { Fatigue } from '../../../../shared/rules/ose/terms.ts';
import { groundName } from '../../../../shared/words/road.ts';
import { countryOf, plainCountry } from '../../../facts/map/country.ts';
import type { Country } from '../../../facts/map/country.ts';
import { fatigueAdvance, restStatus } from '../../../facts/exploration.ts';
import { isMarch } from '../day/day-now.ts';
import type { LegAhead } from '../day/happening.ts';
import { DaysAhead } from './day-ahead.ts';
import type { DayAhead, DayToPlan, SeaToPlan } from './day-ahead.ts';
import { seaWays } from './sea-ways.ts';
import type { SeaWay } from './sea-ways.ts';
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
  /** A gale has come upon them, and nobody can plan on. OSE-WIND-7 to 10. */
  isGale: boolean;
}

/** What a planned day may be given to. */
export type PlannedKind = 'march' | 'forced' | 'sail' | 'rest';

/** What is planned. */
export interface Intent {
  kind: Exclude<PlannedKind, 'rest'>;
  /** A day of rest is taken wherever one is owed. */
  rests: boolean;
  lostCost: LostCost;
}

/** A day as it would be played, by what it is given to. Throws refused where it cannot be. */
export type DayOf = (kind: PlannedKind) => DayToPlan;
/** The same, from such a place on. */
export type DayFrom = (kind: PlannedKind, country: Country) => DayToPlan;

/** The first day, which under way is the same whatever is planned, and the days after it. */
export interface PlannedDays {
  first: DayOf;
  later: DayFrom;
  /** A day of sailing tires the company. */
  works: boolean;
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
  /** Her decks are awash until a dock mends her. OSE-WIND-6. */
  takenOnWater: boolean;
  /** In a gale, whatever becomes of them. */
  isGale: boolean;
}

/** A day from a morning: given to what, and with the course kept or lost, or in a gale. */
interface WayOfDay {
  facts: DayToPlan;
  day: DayAhead;
  chance: number;
  place: number;
  isOff: boolean;
  isGale: boolean;
}

/** Of the ways a day goes, so many with somebody who comes, or with nobody. */
interface Share {
  met: boolean;
  share: number;
}

/** A day that its open dice have settled; afloat so many miles are in it, ashore as many as there are parts. */
interface Settled {
  facts: DayToPlan;
  chance: number;
  isGale: boolean;
  most: number;
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
  readonly #seaWays = new Map<string, readonly SeaWay[]>();
  readonly #ways = new Map<string, readonly WayOfDay[]>();
  readonly #cases = new Map<number, readonly PlannedCase[]>();

  /** `played`: what is known already of such days. */
  constructor(legs: readonly LegAhead[], days: PlannedDays, intent: Intent, played = new DaysAhead()) {
    this.#way = new Stretches(legs);
    this.#days = days;
    this.#intent = intent;
    this.#played = played;
    const { fatigue } = days;
    this.#idOf({ ...setOut, fatigue });
  }

  readonly casesOf = (id: number): readonly PlannedCase[] => {
    const known = this.#cases.get(id);
    if (known) return known;
    const morning = this.#morning(id);
    const cases = this.#waysFrom(morning)
      .flatMap((way) => this.#casesIn(morning, way))
      .filter(({ chance }) => chance > 0);
    this.#cases.set(id, cases);
    return cases;
  };

  /** The case in which nothing goes wrong that can go right: they keep their course, where today has not lost it, and nobody comes. */
  steadyOf(id: number): PlannedCase | undefined {
    const morning = this.#morning(id);
    const best = keepingCourse(this.#waysInTurn(morning, this.#factsOf(morning)));
    const quietest = best && sharesOf(best.day).at(-1);
    return quietest && this.#caseOf(morning, best, quietest);
  }

  #morning(id: number): Morning {
    const morning = this.#all[id];
    if (!morning) throw new Error(`No morning has the number ${id}.`);
    return morning;
  }

  /** As wind and current have it, the likeliest first; ashore in one way alone. */
  #settledOf(morning: Morning, facts: DayToPlan): Settled[] {
    const { sea, kind, phase } = facts;
    const plain = { facts, chance: 1, isGale: morning.isGale, most: facts.parts };
    const [leg] = this.#way.from(morning.place, 1);
    // A mile takes a part of the allowance at least.
    if (sea === null || kind !== 'sail' || phase === 'camp' || sea.settled || !leg || plain.isGale)
      return [plain];
    const ways = this.#seaWaysOf(facts, sea, leg);
    if (ways.every(({ isGale, miles }) => isGale || miles === 0)) throw refused(noWay(sea));
    return ways.map(({ sea: known, chance, isGale, miles }) => ({
      facts: { ...facts, sea: known },
      chance,
      isGale,
      most: miles,
    }));
  }

  #seaWaysOf(facts: DayToPlan, sea: SeaToPlan, leg: LegAhead): readonly SeaWay[] {
    const key = [sea.wind, sea.takenOnWater, sea.baseFeet, leg.ground, leg.way].join();
    const known = this.#seaWays.get(key) ?? seaWays(facts, sea, leg);
    this.#seaWays.set(key, known);
    return known;
  }

  #waysFrom(morning: Morning): readonly WayOfDay[] {
    const facts = this.#factsOf(morning);
    const { place, strayed, isFirst, takenOnWater, isGale } = morning;
    const key = [facts.kind, place, strayed, isFirst, takenOnWater, isGale].join();
    const ways = this.#ways.get(key) ?? [...this.#waysInTurn(morning, facts)];
    this.#ways.set(key, ways);
    return ways;
  }

  /** Every way the day may go, whoever comes; the likeliest wind first, on their course before off it. */
  *#waysInTurn(morning: Morning, facts: DayToPlan): Generator<WayOfDay> {
    for (const settled of this.#settledOf(morning, facts))
      if (settled.isGale) yield { ...settled, day: stormy, place: morning.place, isOff: false };
      else yield* this.#waysOf(morning, settled);
  }

  #casesIn(morning: Morning, way: WayOfDay): PlannedCase[] {
    return way.isGale
      ? [this.#inGale(way)]
      : sharesOf(way.day).map((share) => this.#caseOf(morning, way, share));
  }

  /** There is no more to count: they are neither there nor anywhere. */
  #inGale({ facts, chance, place }: WayOfDay): PlannedCase {
    return {
      kind: facts.kind,
      place,
      isOff: false,
      country: facts.country,
      eats: false,
      forages: false,
      fed: 0,
      met: false,
      isGale: true,
      chance,
      to: this.#idOf({ ...setOut, fatigue: this.#days.fatigue, isFirst: false, isGale: true }),
    };
  }

  /** On their course before off it. */
  *#waysOf(morning: Morning, { facts, chance, most }: Settled): Generator<WayOfDay> {
    const { place, strayed, isFirst } = morning;
    const legs = this.#way.from(place, most + 1);
    const dayOf = (way: readonly LegAhead[], day = facts) => this.#played.of(day, way, isFirst);
    const settled = { facts, chance, place, isGale: false };
    if (isFirst && this.#days.isLost) yield { ...settled, day: dayOf(endless(legs)), isOff: true };
    else if (!(isMarch(facts.kind) || facts.kind === 'sail') || facts.phase === 'camp')
      yield { ...settled, day: dayOf(legs), isOff: strayed };
    else if (strayed) {
      const day = dayOf(endless(legs), { ...facts, thrown: true });
      yield { ...settled, day, isOff: false };
    } else {
      const day = dayOf(legs);
      if (day.made === 0 && facts.spent === 0 && facts.sea === null)
        throw refused(noMile(legs[0]?.ground ?? facts.country.ground));
      const { lost } = day;
      yield { ...settled, day, chance: (1 - lost) * chance, place: place + day.made, isOff: false };
      // Who strays comes to no goal: they walk on all day.
      if (lost > 0) yield { ...settled, day: dayOf(endless(legs)), chance: lost * chance, isOff: true };
    }
  }

  #factsOf({ fatigue, isFirst, place, takenOnWater }: Morning): DayToPlan {
    const { first, later } = this.#days;
    const kind = this.#intent.rests && restStatus({ fatigue }).dayRestDue ? 'rest' : this.#intent.kind;
    if (isFirst) return first(kind);
    const leg = this.#way.at(place);
    const day = later(kind, leg ? countryOf(leg) : first(this.#intent.kind).country);
    return day.sea !== null && takenOnWater ? { ...day, sea: { ...day.sea, takenOnWater } } : day;
  }

  #caseOf(morning: Morning, way: WayOfDay, { met, share }: Share): PlannedCase {
    const { facts, day, chance, place, isOff } = way;
    const walked = day.made > 0 || facts.spent > 0;
    const { isFirst } = morning;
    return {
      kind: facts.kind,
      place,
      isOff,
      country: day.country,
      eats: !isFirst || (facts.midnight > facts.now && facts.midnight <= facts.morning),
      forages: walked && facts.kind === 'march' && !(isFirst && this.#days.sought),
      fed: isFirst ? this.#days.fed : 0,
      isGale: false,
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
              takenOnWater: facts.sea?.takenOnWater === true,
              isGale: false,
            }),
    };
  }

  #tired(fatigue: Fatigue, facts: DayToPlan, { walked, met }: { walked: boolean; met: boolean }): Fatigue {
    // Whoever takes no rest plans none.
    if (!this.#intent.rests) return fatigue;
    const after = (activity: Parameters<typeof fatigueAdvance>[0]['activities'][number]) =>
      fatigueAdvance({ fatigue, activities: [activity] }).fatigue;
    if (facts.kind === 'rest') return after({ kind: 'restDay', interrupted: met });
    // Camp has counted the day already.
    if (facts.phase === 'camp') return fatigue;
    if (facts.kind === 'hunt') return after({ kind: 'huntingDay' });
    if (facts.kind === 'sail')
      return this.#days.works ? after({ kind: 'travelDay', forcedMarch: false }) : fatigue;
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
      morning.takenOnWater,
      morning.isGale,
    ].join();
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#all.push(morning);
    this.#ids.set(key, this.#all.length - 1);
    return this.#all.length - 1;
  }
}

/** Somebody comes before nobody; whatever never happens is left out. */
function sharesOf({ checksInSix }: DayAhead): Share[] {
  const quiet = checksInSix.reduce((share, chanceInSix) => share * (1 - chanceInSix / inSix), 1);
  return [
    { met: true, share: 1 - quiet },
    { met: false, share: quiet },
  ].filter(({ share }) => share > 0);
}

/** The first without a gale that keeps to the course, or that does not where none can; what comes after it is not played. */
function keepingCourse(ways: Iterable<WayOfDay>): WayOfDay | undefined {
  let astray: WayOfDay | undefined;
  for (const way of ways) {
    if (way.isGale) continue;
    if (!way.isOff) return way;
    astray ??= way;
  }
  return astray;
}

/** Of a gale nothing is known beforehand. */
const stormy: DayAhead = { made: 0, lost: 0, checksInSix: [], country: plainCountry('sea') };

const setOut = { place: 0, strayed: false, isFirst: true, takenOnWater: false, isGale: false } as const;

const endless = (legs: readonly LegAhead[]): LegAhead[] =>
  legs.map((leg, at) => (at === legs.length - 1 ? { ...leg, miles: leg.miles + 100_000 } : leg));

const noMile = (ground: RoadGround): string =>
  `They make not one mile a day over ${groundName(ground)} ground: see who carries too much.`;

const noWay = ({ vessel, goes }: SeaToPlan): string =>
  `${vessel} makes no way ${goes === 'sail' ? 'under sail' : 'by oars'} whatever the wind. See her facts and her crew.`;
