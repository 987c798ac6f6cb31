import type { Reason } from '../common/reason.ts';
import type { Brightness } from './lights.ts';

/** What an action would need and do, as its dice would decide it; nothing is thrown. */
export interface ActionFigures {
  /** How it is settled: a d20, several dice together, two rolls against each other, or without dice. */
  readonly throws: 'd20' | 'sum' | 'opposed' | 'sure';
  /** Which dice, where they are summed. */
  readonly sum?: string;
  /** The lowest face or sum that is enough; null where none is, or where no single one decides. */
  readonly needed: number | null;
  readonly reasons: readonly Reason[];
  readonly damage: DamageFigures | null;
  /** Dice of healing. */
  readonly healing?: string;
  /** The d20 is the target's, who saves himself by it; so much of the damage is left then. */
  readonly saving?: 'half' | 'none';
  /** The damage that takes the target out; null where it takes no damage. */
  readonly drops: number | null;
  /** Who may be struck in the target's stead, and who may strike for free because of it. */
  readonly strays: readonly string[];
  readonly invites: readonly string[];
  /** The two rolls where they stand against each other: he hits whose sum is the higher; at a tie the defence holds. */
  readonly opposed?: { readonly attack: RollFigures; readonly defence: RollFigures };
}

/** A single die and what is added to it. */
export interface RollFigures {
  readonly sides: number;
  readonly plus: number;
}

export interface DamageFigures {
  /** Dice in notation, with what is added once they have fallen. */
  readonly dice: string;
  readonly plus: number;
  readonly times: number;
  /** What a hit deals at least, and what is taken off all of it. */
  readonly least: number;
  readonly less: number;
  readonly reasons: readonly Reason[];
}

/** How one stands in the order of battle. */
export const standings = [
  'mayAct',
  'acted',
  'waits',
  'casting',
  'surprised',
  'falls',
  'unable',
  'unconscious',
  'dead',
  'fled',
  'surrendered',
  'absent',
] as const;
export type Standing = (typeof standings)[number];

/** So much of a thing is left. */
export interface Left {
  readonly way: string;
  /** Null for no end of it. */
  readonly left: number | null;
}

/** A fighter as a row of the board shows him. */
export interface FighterSeen {
  readonly id: string;
  /** As the campaign writes it, and what it is made of. */
  readonly armour: string;
  readonly why: readonly Reason[];
  readonly standing: Standing;
  /** The number he acts or waits on. */
  readonly count: number | null;
  /** What he declared, or is about. */
  readonly doing: string | null;
  readonly against: string | null;
  /** Conditions and circumstances that hold of him, in the words of the book. */
  readonly marks: readonly string[];
  readonly shots: readonly Left[];
  readonly spells: readonly Left[];
  readonly powers: readonly Left[];
  readonly light: Brightness | null;
}

/** A step of the order of battle. */
export interface PhaseBox {
  readonly phase: string;
  /** Names nobody: who acts is told by ids. */
  readonly title: string;
  readonly when: 'past' | 'now' | 'ahead';
  readonly count: number | null;
  readonly sides: readonly string[];
  /** Who acts in it; of the present one, who still may. */
  readonly actors: readonly string[];
  /** The steps within it, where it has some. */
  readonly steps: readonly PhaseBox[];
}

/** Something to be thought of, which nothing in the fight waits for. */
export interface Reminder {
  readonly word: 'firstDeath' | 'half' | 'leaderDown' | 'loyalty' | 'undeclared' | 'overdue' | 'light';
  readonly side: string | null;
  readonly ids: readonly string[];
}
