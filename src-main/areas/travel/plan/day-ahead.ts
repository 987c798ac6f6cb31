import type { Dice } from '../../../../shared/dice/dice.ts';
import type { Country } from '../../../facts/map/country.ts';
import { checkOver } from '../../../facts/road/over-ground.ts';
import type { DayFacts, LegAhead } from '../day/happening.ts';
import { playDay } from '../day/play.ts';

/** What a day asks of the dice, known before any is thrown. */
export interface DayAhead {
  /** Whole miles made where they keep to their course. */
  made: number;
  /** In six; 0 where the way cannot be lost. */
  lostInSix: number;
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

  /** Of the same company, at the same hours; `isFirst` of the day that is under way already, or begins now. */
  of(facts: DayFacts, legs: readonly LegAhead[], isFirst: boolean): DayAhead {
    const way = legs.map((leg) => ({ ...leg, id: null, to: null }));
    const key = JSON.stringify([isFirst, facts.kind, facts.country, facts.thrown, way]);
    const known = this.#known.get(key);
    if (known) return known;
    const day = dayAhead(facts, legs);
    this.#known.set(key, day);
    return day;
  }
}

/** The day as it is played, with nobody met, nothing sought and the course kept. */
function dayAhead(facts: DayFacts, legs: readonly LegAhead[]): DayAhead {
  const way = { legs, barrier: null, remedy: '' };
  const happened = playDay(
    {
      ...facts,
      ...way,
      turned: () => way,
      darkAt: null,
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
    lostInSix: direction?.is === 'direction' ? direction.chanceInSix : 0,
    checksInSix: happened
      .slice(0, until)
      .flatMap((each) =>
        each.is === 'check' ? [checkOver(each, { modifier: 0, aloft: facts.aloft }).chanceInSix] : [],
      ),
    country: walks.at(-1)?.country ?? facts.country,
  };
}

const milesIn = (miles: readonly number[]): number => miles.reduce((sum, each) => sum + each, 0);
