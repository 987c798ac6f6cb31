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
    return this.#legs.flatMap((leg, at) => {
      const end = this.#ends[at] ?? this.total;
      const ahead = Math.min(end, place + miles) - Math.max(end - leg.miles, place);
      return ahead > 0 ? [{ ...leg, miles: ahead }] : [];
    });
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
    if (last && goesAs(last, leg))
      all[all.length - 1] = { ...last, to: leg.to, miles: last.miles + leg.miles };
    else if (leg.miles > 0) all.push(leg);
  }
  return all;
}

/** Alike in all but where they lead and how far. */
function goesAs(one: LegAhead, other: LegAhead): boolean {
  const whole = { ...one, id: other.id, to: other.to, miles: other.miles };
  return (Object.keys(whole) as (keyof LegAhead)[]).every((key) => whole[key] === other[key]);
}
