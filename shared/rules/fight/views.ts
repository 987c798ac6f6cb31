import type { Reason } from '../common/reason.ts';
import type { Brightness } from './lights.ts';

/** What an action would need and do, as its dice would decide it; nothing is thrown. */
export interface ActionFigures {
  /** How it is settled: a d20, several dice together, two rolls against each other, or without dice. */
  readonly throws: 'd20' | 'sum' | 'opposed' | 'sure';
  /** Which dice, where they are summed. */
  readonly sum?: string;
  /** Dice of the other side, whose sum must be beaten. */
  readonly against?: string;
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
  readonly opposed?: OpposedFigures;
  /** No face is enough. */
  readonly never?: true;
  /** What a natural 20 that hits makes of the damage. */
  readonly critical?: CriticalFigures;
  /** A natural 1 lets the weapon fall. */
  readonly slips?: true;
  /** Further blows of the same act, in their order: at the same target, while he stands. */
  readonly then?: readonly NextBlow[];
  /** How the dice tell which of `strays` is struck. */
  readonly instead?: InsteadFigures;
  /** What the dice of the act do besides, which these figures leave out. */
  readonly besides?: string;
}

/** One more blow of an act. */
export interface NextBlow extends Pick<ActionFigures, 'needed' | 'damage' | 'critical' | 'slips'> {
  /** With the weapon of the blow before. */
  readonly same: boolean;
}

/** Added to the dice and their modifiers, which it then multiplies. */
export interface CriticalFigures {
  readonly plus: number;
  readonly times: number;
}

/**
 * `lot`: one of them all, the target among them, each as likely, whom the roll must then hit. `miss`: those in turn whom
 * a shot that missed the target then hits, each by a d20 of its own. `chain`: whoever's defence the attack beats first.
 */
export type InsteadFigures =
  | {
      readonly how: 'lot' | 'miss';
      /** The face that hits the target, and those that hit the others; null where none does. */
      readonly target: number | null;
      readonly others: readonly (number | null)[];
    }
  | { readonly how: 'chain'; readonly others: readonly RollFigures[] };

export interface OpposedFigures {
  readonly attack: RollFigures;
  readonly defence: RollFigures;
  /** Where natural faces count, as in a blow; absent where the sums alone decide. */
  readonly blow?: DuelFigures;
}

/** What may come of two rolls of a blow besides hit and miss. */
export interface DuelFigures {
  /** The largest lead of the defence at which the blow still lands on the shield; the face that puts it in the way of a shot. */
  readonly shield: { readonly lead: number; readonly through: ThroughFigures } | null;
  readonly cover: { readonly needed: number; readonly through: ThroughFigures } | null;
  /** The target strikes for free after a fumble or a perfect defence, after a near-perfect one, he himself after a blunder. */
  readonly counter: boolean;
  readonly closeCounter: boolean;
  readonly follows: boolean;
  /** The least damage, before armour, that pushes the target. */
  readonly pushes: number;
  /** A wound of more than so much calls for a check that faces up to `holds` pass; null for one who feels no pain. */
  readonly pain: { readonly over: number; readonly holds: number } | null;
}

/** What goes through a shield; the dice are those that count. */
export interface ThroughFigures {
  readonly dice: string;
  readonly halved: boolean;
  readonly plus: number;
  readonly less: number;
}

/** Of what is done without dice, harms nobody and invites nobody. */
export const sureFigures: ActionFigures = {
  throws: 'sure',
  needed: null,
  reasons: [],
  damage: null,
  drops: null,
  strays: [],
  invites: [],
};

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
  /** The least a hit deals is multiplied too. */
  readonly leastFirst?: true;
  readonly reasons: readonly Reason[];
}

/** Dice to which nothing is added beforehand. */
export const bareDamage = (dice: string): DamageFigures => ({
  dice,
  plus: 0,
  times: 1,
  least: 0,
  less: 0,
  reasons: [],
});

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
  /** Who has hold of him. */
  readonly heldBy?: readonly string[];
  readonly shots: readonly Left[];
  /** Weapons of his that he let fall and has not taken up again. */
  readonly lost?: readonly string[];
  /** He shoots or throws something of which there is no end. */
  readonly shootsOn: boolean;
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

/** A category of saves, and what the table calls it. */
export interface SaveName {
  readonly key: string;
  readonly title: string;
}
