import type { Dice } from '../../../../shared/dice/dice.ts';
import type { Country } from '../../../facts/map/country.ts';
import { checkOver } from '../../../facts/road/over-ground.ts';
import type { DayFacts, LegAhead, SeaFacts } from '../day/happening.ts';
import { playDay } from '../day/play.ts';

/** What only the road itself asks of a day and of a vessel: no plan does. */
export const askedByRoad = [
  'legs',
  'barrier',
  'remedy',
  'turned',
  'sitesIn',
  'wants',
  'heals',
] as const satisfies (keyof DayFacts)[];
export const askedBySea = ['harbourIn', 'shore'] as const satisfies (keyof SeaFacts)[];

export type SeaToPlan = Omit<SeaFacts, (typeof askedBySea)[number]>;

/** A day to be planned, plain but for its rules. */
export type DayToPlan = Omit<DayFacts, (typeof askedByRoad)[number] | 'sea'> & { sea: SeaToPlan | null };

/** What a day asks of the dice, known before any is thrown. */
export interface DayAhead {
  /** Whole miles made where they keep to their course. */
  made: number;
  /** Of all ways the die may fall, so many lose the way; 0 where it cannot be lost. */
  lost: number;
  /** Of each check of the day in its order, in six; those after they are there are nobody's. */
  checksInSix: number[];
  /** On which they camp. */
  country: Country;
}

/** So quietly does nobody go, nor so lonely: no check of the day brings anybody, so that it goes on to its end. */
const nobodyComes = -6;

/** Every die shows its highest face, with which a way is kept if it can be. */
const highest: Dice = { roll: (sides) => sides };

/** Days to come, each played once: many mornings find the same way before them. */
export class DaysAhead {
  readonly #known = new Map<string, DayAhead>();
  /** What is said of legs, numbered: in full it would make every key ten times as long. */
  readonly #said = new Map<unknown, number>();

  /** Of the same company, at the same hours; `isFirst` of the day that is under way already, or begins now. */
  of(facts: DayToPlan, legs: readonly LegAhead[], isFirst: boolean): DayAhead {
    const { kind, country, thrown, sea } = facts;
    const afloat = sea && [sea.goes, sea.wind, sea.takenOnWater, sea.currentDie];
    const way = legs.map((leg) => `${this.#ground(leg)} ${leg.way} ${this.#number(leg.bar)} ${leg.miles}`);
    const key = [isFirst, kind, thrown, JSON.stringify(afloat), this.#ground(country), ...way].join();
    const known = this.#known.get(key);
    if (known) return known;
    const day = dayAhead(facts, legs);
    this.#known.set(key, day);
    return day;
  }

  #ground({ ground, said, waterAt, checksADay }: Country): string {
    return `${ground} ${this.#number(said)} ${this.#number(waterAt)} ${checksADay}`;
  }

  #number(said: unknown): number {
    const number = this.#said.get(said) ?? this.#said.size;
    this.#said.set(said, number);
    return number;
  }
}

/** The day as it is played, with nobody met, nothing sought and the course kept. */
function dayAhead(facts: DayToPlan, legs: readonly LegAhead[]): DayAhead {
  const way = { legs, barrier: null, remedy: '' };
  const happened = playDay(
    {
      ...facts,
      ...way,
      turned: () => way,
      sea: facts.sea && { ...facts.sea, looksOut: false, harbourIn: () => null, shore: () => null },
      weather: null,
      darkAt: null,
      sitesIn: () => [],
      modifier: nobodyComes,
      forages: false,
      waitsAtEvening: false,
      wants: () => null,
      heals: () => [],
    },
    highest,
  );
  const walks = happened.flatMap((each) => (each.is === 'walk' ? [each] : []));
  const made = milesIn(walks.flatMap(({ miles }) => miles.map((each) => each.made)));
  const isThere = made === milesIn(legs.map(({ miles }) => miles));
  const last = walks.findLast(({ miles }) => miles.length > 0);
  const until = isThere && last ? happened.indexOf(last) : happened.length;
  const direction = happened.find((each) => each.is === 'direction');
  return {
    made,
    lost: direction?.is === 'direction' ? direction.chance / direction.sides : 0,
    checksInSix: happened
      .slice(0, until)
      .flatMap((each) =>
        each.is === 'check'
          ? [checkOver(facts.rules, each, { modifier: 0, aloft: facts.aloft }).chanceInSix]
          : [],
      ),
    country: walks.at(-1)?.country ?? facts.country,
  };
}

const milesIn = (miles: readonly number[]): number => miles.reduce((sum, each) => sum + each, 0);
