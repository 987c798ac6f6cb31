import { refused } from '../../../../shared/errors.ts';
import type { DayCase, Journey } from '../../../../shared/odds/play/journey-odds.ts';
import type { LostCost } from '../../../../shared/ipc/travel/plan-views.ts';
import type { RoadDayKind, RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import type { Fatigue } from '../../../../shared/rules/ose/terms.ts';
import { groundName } from '../../../../shared/words/road.ts';
import { fatigueAdvance, restStatus } from '../../../facts/exploration.ts';
import { isMarch } from '../day/day-now.ts';
import type { DayFacts, LegAhead } from '../day/happening.ts';
import { dayAhead } from './day-ahead.ts';
import type { DayAhead } from './day-ahead.ts';

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
  ground: RoadGround;
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

const inSix = 6;

/** The journey over these legs, from the day at hand on. `casesOf` throws refused where nobody gets on. */
export class Mornings implements Journey<PlannedCase> {
  readonly first = 0;
  readonly total: number;
  readonly #legs: readonly LegAhead[];
  readonly #days: PlannedDays;
  readonly #intent: Intent;
  readonly #all: Morning[] = [];
  readonly #ids = new Map<string, number>();
  readonly #cases = new Map<number, readonly PlannedCase[]>();

  constructor(legs: readonly LegAhead[], days: PlannedDays, intent: Intent) {
    this.#legs = legs;
    this.#days = days;
    this.#intent = intent;
    this.total = legs.reduce((sum, { miles }) => sum + miles, 0);
    this.#idOf({ place: 0, fatigue: days.fatigue, strayed: false, isFirst: true });
  }

  readonly casesOf = (id: number): readonly PlannedCase[] => {
    const known = this.#cases.get(id);
    if (known) return known;
    const morning = this.#all[id];
    if (!morning) throw new Error(`No morning has the number ${id}.`);
    const cases = this.#casesOf(morning);
    this.#cases.set(id, cases);
    return cases;
  };

  #casesOf(morning: Morning): PlannedCase[] {
    const { place, strayed } = morning;
    const facts = this.#factsOf(morning);
    const legs = this.#legsFrom(place, facts);
    if (morning.isFirst && this.#days.isLost)
      return this.#split(morning, facts, {
        day: dayAhead(facts, endless(legs)),
        chance: 1,
        place,
        isOff: true,
      });
    if (!isMarch(facts.kind) || facts.phase === 'camp')
      return this.#split(morning, facts, { day: dayAhead(facts, legs), chance: 1, place, isOff: strayed });
    if (strayed) {
      const back = dayAhead({ ...facts, thrown: true }, endless(legs));
      return this.#split(morning, facts, { day: back, chance: 1, place, isOff: false });
    }
    const day = dayAhead(facts, legs);
    if (day.made === 0 && facts.spent === 0) throw refused(noMile(legs[0]?.ground ?? facts.ground));
    const lost = day.lostInSix / inSix;
    const kept = { day, chance: 1 - lost, place: place + day.made, isOff: false };
    if (lost === 0) return this.#split(morning, facts, kept);
    // Who strays comes to no goal: they walk on all day.
    const astray = { day: dayAhead(facts, endless(legs)), chance: lost, place, isOff: true };
    return [...this.#split(morning, facts, kept), ...this.#split(morning, facts, astray)];
  }

  #factsOf({ fatigue, isFirst, place }: Morning): DayFacts {
    const { first, later } = this.#days;
    const kind = this.#intent.rests && restStatus({ fatigue }).dayRestDue ? 'rest' : this.#intent.kind;
    return isFirst ? first[kind] : { ...later[kind], ground: this.#groundAt(place) };
  }

  /** Somebody comes, or nobody. */
  #split(
    morning: Morning,
    facts: DayFacts,
    { day, chance, place, isOff }: { day: DayAhead; chance: number; place: number; isOff: boolean },
  ): PlannedCase[] {
    const quiet = day.checksInSix.reduce((share, chanceInSix) => share * (1 - chanceInSix / inSix), 1);
    const walked = day.made > 0 || facts.spent > 0;
    const { isFirst } = morning;
    const kept = {
      kind: facts.kind,
      place,
      isOff,
      ground: day.ground,
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
          place === this.total && !isOff
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

  /** What is left behind so many miles, as far as a day could ever reach. */
  #legsFrom(place: number, { parts }: DayFacts): LegAhead[] {
    const ahead: LegAhead[] = [];
    let behind = place;
    let miles = 0;
    for (const leg of this.#legs) {
      const left = leg.miles - Math.min(behind, leg.miles);
      behind -= leg.miles - left;
      if (left === 0) continue;
      ahead.push({ ...leg, miles: left });
      miles += left;
      // A mile takes a part of the allowance at least.
      if (miles > parts) break;
    }
    return ahead;
  }

  #groundAt(place: number): RoadGround {
    let behind = place;
    let ground = this.#days.first.march.ground;
    for (const leg of this.#legs) {
      if (behind <= 0) break;
      ground = leg.ground;
      behind -= leg.miles;
    }
    return ground;
  }
}

const endless = (legs: readonly LegAhead[]): LegAhead[] =>
  legs.map((leg, at) => (at === legs.length - 1 ? { ...leg, miles: leg.miles + 100_000 } : leg));

const noMile = (ground: RoadGround): string =>
  `They make not one mile a day over ${groundName(ground)} ground: see who carries too much.`;
