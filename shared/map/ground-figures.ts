/** What a referee says of ground over its rules; null: as the rules have it. */
export interface GroundFigures {
  /** Sixths of a clear mile that a mile off the road takes. */
  mileParts: number | null;
  lostInSix: number | null;
  /** Of each wandering check. */
  checkInSix: number | null;
  /** There is some to drink. */
  water: boolean | null;
  /** Beasts graze there. */
  food: boolean | null;
}

export const byTheRules: GroundFigures = {
  mileParts: null,
  lostInSix: null,
  checkInSix: null,
  water: null,
  food: null,
};

export const figureLimits = { mileParts: 60, sightPercent: 400, seenMiles: 100 } as const;

export const saysNothing = (figures: GroundFigures): boolean =>
  Object.keys(byTheRules).every((figure) => figures[figure as keyof GroundFigures] === null);
