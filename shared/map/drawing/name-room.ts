/** A word that wants a place on the map. */
export interface NameWish {
  /** Its left upper corner and extent, in pixels of the view. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Greater ones get their place first. */
  weight: number;
}

/** The wishes that do not run into a weightier one, in the order they were given; of equals the first has it. */
export function withRoom<Wish extends NameWish>(wishes: readonly Wish[]): Wish[] {
  const ranked = wishes.map((wish, at) => ({ wish, at }));
  ranked.sort((one, other) => other.wish.weight - one.wish.weight || one.at - other.at);
  const taken: { wish: Wish; at: number }[] = [];
  for (const each of ranked) if (!taken.some(({ wish }) => meet(wish, each.wish))) taken.push(each);
  return taken.sort((one, other) => one.at - other.at).map(({ wish }) => wish);
}

const meet = (one: NameWish, other: NameWish): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
