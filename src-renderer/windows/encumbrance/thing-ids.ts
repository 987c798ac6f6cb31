/** Sets of things by id, never changed in place: what was marked and what is shut. */
export type ThingIds = ReadonlySet<number>;

export const noIds: ThingIds = new Set();

export const idsOf = (things: readonly { id: number }[]): ThingIds => new Set(things.map(({ id }) => id));

/** The same ids with this one in or out. */
export const withId = (ids: ThingIds, id: number, isIn: boolean): ThingIds =>
  isIn ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));
