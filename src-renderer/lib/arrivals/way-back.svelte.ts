/** Nobody goes back through more. */
const most = 50;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The places that somebody came through by links and finds, and those they went back from. */
export class WayBack<Place> {
  #behind = $state.raw<readonly Place[]>([]);
  #ahead = $state.raw<readonly Place[]>([]);

  get leadsBack(): boolean {
    return this.#behind.length > 0;
  }

  get leadsOn(): boolean {
    return this.#ahead.length > 0;
  }

  /** They go on from here. */
  leave(here: Place): void {
    this.#behind = onto(this.#behind, here);
    this.#ahead = [];
  }

  /** Where they came from last; null where they came from nowhere else. */
  back(here: Place): Place | null {
    const [to, left] = lastOther(this.#behind, here);
    this.#behind = left;
    if (to !== null) this.#ahead = onto(this.#ahead, here);
    return to;
  }

  /** Where they went back from last. */
  on(here: Place): Place | null {
    const [to, left] = lastOther(this.#ahead, here);
    this.#ahead = left;
    if (to !== null) this.#behind = onto(this.#behind, here);
    return to;
  }

  forget(): void {
    this.#behind = [];
    this.#ahead = [];
  }
}

const onto = <Place>(places: readonly Place[], here: Place): readonly Place[] =>
  isSame(places.at(-1), here) ? places : [...places, here].slice(-most);

/** The last that is not here, and all before it. */
function lastOther<Place>(places: readonly Place[], here: Place): [Place | null, readonly Place[]] {
  const at = places.findLastIndex((place) => !isSame(place, here));
  return [places[at] ?? null, places.slice(0, Math.max(0, at))];
}
