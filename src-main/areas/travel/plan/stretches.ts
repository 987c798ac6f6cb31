import type { LegAhead } from '../day/happening.ts';

/** A way of many legs, those alike one after another as one: a day over it is the same and sooner played. */
export class Stretches {
  /** Miles. */
  readonly total: number;
  readonly #legs: readonly LegAhead[];
  /** Miles behind the end of each. */
  readonly #ends: readonly number[];

  constructor(legs: readonly LegAhead[]) {
    this.#legs = joined(legs);
    let end = 0;
    this.#ends = this.#legs.map(({ miles }) => (end += miles));
    this.total = end;
  }

  /** So many miles of it from a mile on, or what is left of it. */
  from(place: number, miles: number): LegAhead[] {
    const until = place + miles;
    const legs: LegAhead[] = [];
    let begin = 0;
    for (const leg of this.#legs) {
      if (begin >= until) break;
      const end = begin + leg.miles;
      const ahead = Math.min(end, until) - Math.max(begin, place);
      if (ahead > 0) legs.push({ ...leg, miles: ahead });
      begin = end;
    }
    return legs;
  }

  /** In which that mile ends; undefined before the first mile. */
  at(place: number): LegAhead | undefined {
    return place === 0 ? undefined : this.#legs[this.#ends.findIndex((end) => end >= place)];
  }
}

function joined(legs: readonly LegAhead[]): LegAhead[] {
  const all: LegAhead[] = [];
  for (const leg of legs) {
    const last = all.at(-1);
    if (last && goesAs(last, leg)) all[all.length - 1] = { ...last, miles: last.miles + leg.miles };
    else if (leg.miles > 0) all.push(leg);
  }
  return all;
}

/** What makes one leg go as another: all but where they lead and how far. */
const going: Readonly<Record<Exclude<keyof LegAhead, 'id' | 'to' | 'miles'>, true>> = {
  ground: true,
  said: true,
  waterAt: true,
  checksADay: true,
  way: true,
  bar: true,
};
const goingKeys = Object.keys(going) as (keyof typeof going)[];

const goesAs = (one: LegAhead, other: LegAhead): boolean => goingKeys.every((key) => one[key] === other[key]);
