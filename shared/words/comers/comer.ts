/** Who comes to fight, as a referee names them in a line. */

/** When those come who are not there at once: the round, when half of the foes are down, or when somebody says so. */
export type Arrival =
  | { readonly at: 'round'; readonly round: number }
  | { readonly at: 'half' }
  | { readonly at: 'said'; readonly words: string };

/** An armour class as it was typed: `5`, or `5 [14]`. */
export interface TypedArmour {
  readonly first: number;
  readonly bracketed: number | null;
}

/** A line that could be read. What it does not say is left out. */
export interface Comer {
  /** As it was typed, without when they arrive. */
  readonly line: string;
  readonly name: string;
  readonly count: number;
  /** Of each of them: a figure, dice, or one figure a head in the order in which they come. */
  readonly hp?: number;
  readonly hpDice?: string;
  readonly hpEach?: readonly number[];
  readonly atFeet?: number;
  readonly side?: string;
  /** One or two letters; of several the first letter of all their labels. */
  readonly label?: string;
  readonly armour?: TypedArmour;
  /** Hands that serve it, of an engine. */
  readonly crew?: number;
  readonly arrives?: Arrival;
  /** A stat block, to be read by the importer. */
  readonly block?: string;
}

export const mostAtOnce = 200;
export const mostLines = 40;
/** Larger than that of any engine. */
export const mostCrew = 100;
/** Tougher than anything that is named in a line. */
export const mostHitPoints = 10_000;
export const farthestFeet = 10_000;
export const latestRound = 1000;
