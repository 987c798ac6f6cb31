import type { Dice } from '../dice/dice.ts';
import type { RolledDie } from './common/dice-tray.ts';
import type { Circumstance, Circumstances } from './fight/circumstances.ts';
import type { FightLight } from './fight/lights.ts';
import type { HitSeen, Lasts, Recipe } from './fight/magic/recipe.ts';
import type { ActionFigures, FighterSeen, PhaseBox, Reminder, SaveName } from './fight/views.ts';
import type { ToCome } from './fight/to-come.ts';
import type { EventWord, Refusal } from './fight/words.ts';
import type { Reason } from './common/reason.ts';

/** What may become of one who fights. Only the active act; the others stand, lie or are gone. */
export const fighterStatuses = ['active', 'unconscious', 'dead', 'fled', 'surrendered'] as const;
/** The absent were never there, and count for nothing. */
export type FighterStatus = (typeof fighterStatuses)[number] | 'absent';

/** One who fights, as he enters; `stats` in the system's own terms. */
export interface Fighter<Stats = unknown> {
  id: string;
  side: string;
  hp: number;
  maxHp: number;
  /** Where he stands on the one line the fight is measured along. Feet. */
  atFeet: number;
  stats: Stats;
}

export interface CombatSetup<Stats = unknown> {
  /** The campaign's settings; what is missing takes its default. */
  settings: Readonly<Record<string, boolean | string | number>>;
  /** Sides stand in the order their first member is listed. */
  fighters: readonly Fighter<Stats>[];
  /** Ids of the surprised. Where a system surprises whole sides, one member surprises his side. */
  surprised?: readonly string[];
  /** Under the open sky, where a system reads ranges and rates in yards. */
  outdoors?: boolean;
  /** The round it opens with; the first if left out. */
  round?: number;
  /** What the surprised let fall has been thrown already. */
  dropsThrown?: boolean;
  /** How wide the ground is. Feet. */
  widthFeet?: number;
  lights?: readonly FightLight[];
  /** Morale is asked before its dice fall, where the book would throw them within another step. */
  askMorale?: boolean;
  /** A step in which nobody can declare anything is passed over, where nothing else comes of its end. */
  passesDeclaring?: boolean;
}

/** A fighter as every driver may read him. */
export interface FighterState {
  readonly id: string;
  readonly side: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly atFeet: number;
  readonly status: FighterStatus;
}

/** Where the fight stands in its own sequence. */
export interface CombatClock {
  /** Counted from 1, 0 while the surprised stand still; null where there are no rounds. */
  readonly round: number | null;
  /** The system's word for the step, and its title for the window. */
  readonly phase: string;
  readonly title: string;
  /** The count within the sequence (initiative number, segment, second) where it has one. */
  readonly count: number | null;
}

/** What every machine's state shows; the rest of it is the system's own. Plain JSON, never changed in place. */
export interface CombatState {
  readonly sides: readonly string[];
  readonly fighters: readonly FighterState[];
  readonly clock: CombatClock;
  readonly over: boolean;
  /** Sides with someone left to fight, once it is over. */
  readonly standing: readonly string[];
  readonly lights: readonly FightLight[];
}

/** What an action is for, so that a driver can choose without knowing the system. */
export const actionRoles = [
  'table',
  'attack',
  'magic',
  'defend',
  'move',
  'prepare',
  'recover',
  'wait',
  'leave',
] as const;
export type ActionRole = (typeof actionRoles)[number];

/** Something that may be done now. One kind and actor may stand in several entries, each with its own targets and ways. */
export interface LegalAction {
  /** The system's own word. */
  readonly kind: string;
  readonly role: ActionRole;
  /** Who does it; null for the table (initiative, ending a phase). */
  readonly actor: string | null;
  readonly title: string;
  /** The rule that allows it. */
  readonly rule: string;
  /** Whom it may be aimed at: one must be named. Absent where it is aimed at nobody. */
  readonly targets?: readonly string[];
  /** Ways to do it (weapons, spells, manoeuvres): one must be named. Absent where there is but one. */
  readonly ways?: readonly string[];
  /** Keys of the circumstances it asks for. */
  readonly circumstances?: readonly string[];
  /** Targets may be named that nothing hangs on, or several. */
  readonly aims?: 'note' | 'many';
  /** Others whose moment is still to come within this step lose it. */
  readonly cutsOff?: true;
}

/** Something he may not do now, and why. */
export interface BarredAction extends Pick<LegalAction, 'kind' | 'role' | 'title' | 'rule'> {
  readonly actor: string;
  readonly barred: Refusal;
}

/** A legal action, chosen. */
export interface CombatAction {
  readonly kind: string;
  readonly actor: string | null;
  readonly target?: string;
  readonly way?: string;
  /** What is named holds for this act; what is not, as it is kept of the fighters. */
  readonly circumstances?: Circumstances;
  readonly targets?: readonly string[];
  /** The referee's own words, for the log. */
  readonly words?: string;
}

interface Ruling<Change extends string> {
  readonly kind: 'overrule';
  readonly change: Change;
}

interface RulingOn<Change extends string> extends Ruling<Change> {
  readonly id: string;
}

/** What the referee may do at any moment, whoever's turn it is. */
export type Overrule<Stats = unknown> =
  | (Ruling<'join'> & { readonly fighter: Fighter<Stats>; readonly initiative?: number })
  | (RulingOn<'hurt' | 'heal'> & { readonly amount: number })
  /** From the air, a wall, a ship: by the book's dice, where it has some. */
  | (RulingOn<'fall'> & { readonly feet: number })
  | (RulingOn<'status'> & { readonly status: FighterStatus })
  | (RulingOn<'place'> & { readonly atFeet: number })
  /** New stats in place of the old: armour shed, cover taken, blinded, freed. */
  | (RulingOn<'stats'> & { readonly stats: Stats })
  /** He was never there. */
  | RulingOn<'leave'>
  | (RulingOn<'side'> & { readonly side: string })
  /** `subdual`: points of damage taken that only subdue, where the book keeps them beyond a fight. */
  | (RulingOn<'hp'> & { readonly hp?: number; readonly maxHp?: number; readonly subdual?: number })
  /** The number, segment or second he acts on. */
  | (RulingOn<'initiative'> & { readonly count: number })
  /** Takes away what he has left to do, or gives it back. */
  | (RulingOn<'acted'> & { readonly acted: boolean })
  /** How often he still has a spell or a power; and whether it is declared after all. */
  | (RulingOn<'spell'> & { readonly way: string; readonly left?: number; readonly declared?: boolean })
  /** What a spell, a power or a hit of his does from now on; how long its casting takes, where that is counted. */
  | (RulingOn<'effectOf'> & {
      readonly way: string;
      readonly recipe?: Recipe;
      readonly save?: string;
      /** What is added to the save against a hit of his. */
      readonly modifier?: number;
      readonly castingTime?: number;
    })
  /** What a spell, a power or a hit does to those named, now. */
  | (Ruling<'works'> & {
      readonly by: string;
      readonly way: string;
      readonly ids: readonly string[];
      readonly recipe: Recipe;
      readonly save?: string;
      readonly modifier?: number;
      /** It is no poison or the like, and saves against magic count; so if left out. */
      readonly magical?: boolean;
    })
  | (RulingOn<'shots'> & { readonly way: string; readonly left: number | null })
  /** A weapon that lies nearest to there is his, wherever he stands himself. */
  | (RulingOn<'takesUp'> & { readonly way: string; readonly atFeet: number })
  /** A weapon of his is no longer with him, and lies nowhere here. */
  | (RulingOn<'lacks'> & { readonly way: string })
  /** Conditions and circumstances kept of him until taken off with null. */
  | (RulingOn<'flags'> & { readonly flags: Readonly<Record<string, boolean | number | string | null>> })
  /** A few of his stats; null takes one away. In words, for the log. */
  | (RulingOn<'part'> & {
      readonly stats: { readonly [Key in keyof Stats]?: Stats[Key] | null };
      readonly words?: string;
    })
  | (RulingOn<'save'> & {
      readonly category: string;
      readonly modifier?: number;
      /** What it is against; for the log. */
      readonly words?: string;
    })
  /** Courage at the referee's call: 2d6 against a rating for all of them, or broken by his word. */
  | (Ruling<'nerve'> & {
      readonly ids: readonly string[];
      readonly rating?: number;
      readonly modifier?: number;
      readonly breaks?: boolean;
    })
  | (Ruling<'light'> & { readonly light: FightLight })
  /** Another order of battle, or other optional rules, for this fight: the round under way begins anew. */
  | (Ruling<'settings'> & {
      readonly settings: Readonly<Record<string, boolean | string | number>>;
      readonly words: string;
    })
  /** The fight goes on though one side is left, or ends after all. */
  | (Ruling<'reopen'> & { readonly open: boolean })
  | (Ruling<'phase'> & { readonly phase: string })
  /** How wide the ground is. Feet; null where it is open. */
  | (Ruling<'width'> & { readonly feet: number | null })
  | (Ruling<'note'> & { readonly id: string | null; readonly words: string });

/** A save that the referee calls for. */
export type SaveCall = Extract<Overrule, { readonly change: 'save' }>;

/** What happened, for the log. `id` is whom it happened to, `by` who brought it about. */
export interface CombatEvent {
  /** The book's own word; `as` is the one all books share. */
  readonly kind: string;
  readonly as: EventWord;
  readonly id: string | null;
  /** The side it happened to, where it is no single fighter. */
  readonly side?: string;
  readonly by?: string;
  readonly amount?: number;
  /** What the dice came to with all that is added, and what would have been enough. */
  readonly total?: number;
  readonly needed?: number;
  /** Hit points left to whom it happened. */
  readonly left?: number;
  readonly detail?: string;
  readonly reasons?: readonly Reason[];
  readonly rolled?: readonly RolledDie[];
  /** What holds of whom it happened to from now on, and how long. */
  readonly holds?: { readonly name: string; readonly lasts: Lasts };
}

export interface CombatStep<State> {
  readonly state: State;
  readonly events: readonly CombatEvent[];
  /** Why the rules refuse the action; the state is then the one given. */
  readonly refused: Refusal | null;
}

/** A weapon on the ground: by what way of attacking it is known, and where it lies. */
export interface LyingWeapon {
  readonly way: string;
  readonly atFeet: number;
}

/** What comes next if nobody interferes: later steps of this round, or the next moment of each fighter. */
export interface Upcoming {
  readonly round: number | null;
  readonly count: number | null;
  readonly phase: string;
  readonly title: string;
  /** Who may act then, as far as it is known now. */
  readonly actors: readonly string[];
}

/**
 * A combat sequence. Pure: states are plain JSON and never changed, chance comes from `dice`, so undo is keeping the
 * former state. Until the fight is over there is always at least one legal action.
 */
export interface CombatMachine<State extends CombatState = CombatState, Stats = unknown> {
  /** Opens the fight. Throws a `RulesError` for a setup that cannot be. */
  start(setup: CombatSetup<Stats>): State;
  /** All that may be done now, by the table or by anyone whose moment it is. Empty only when the fight is over. */
  legalActions(state: State): readonly LegalAction[];
  /** Of that list, what one of them may do; null for the table. Throws `bad-input` for a stranger. */
  options(state: State, id: string | null): readonly LegalAction[];
  /** The places of those who may have something to do now, by the order in which they come where there is one; nobody else has. */
  candidates(state: State): readonly number[];
  /**
   * Does it. A refusal by the rules is data; impossible input (an unknown id, a face outside its die) throws. What
   * happens is told into `events` as it happens, so that whoever gives them keeps what came before dice that throw.
   */
  apply(
    state: State,
    action: CombatAction | Overrule<Stats>,
    dice: Dice,
    events?: CombatEvent[],
  ): CombatStep<State>;
  /** In order of time. */
  upcoming(state: State): readonly Upcoming[];
  /** Raised when a step could come out otherwise than before. */
  readonly version: number;
  readonly circumstances: readonly Circumstance[];
  /** Keys of the settings its fights go by. */
  readonly settings: readonly string[];
  /** How many fight side by side in a width in feet. */
  abreast(widthFeet: number): number;
  /** A rank of his own before somebody keeps him from fighting hand to hand. */
  readonly ranksKeepApart: boolean;
  /** Kinds of acts that bring about what is known of a spell or power: at once, or when their time has come. */
  readonly works: Readonly<Record<string, 'now' | 'later'>>;
  /** By the kind of act, ways of it that are no name of a thing, as they are said. */
  readonly wayWords: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What he may not do now, with the reason. Throws `bad-input` for a stranger. */
  barred(state: State, id: string): readonly BarredAction[];
  /** What a listed action, or a save called for, comes to before its dice; null where it has no figures. Throws `bad-input`. */
  figures(state: State, action: CombatAction | SaveCall): ActionFigures | null;
  /** Everyone, in the order of the fighters. */
  seen(state: State): readonly FighterSeen[];
  /** The round, step by step. */
  strip(state: State): readonly PhaseBox[];
  /** An event as a sentence of the log. */
  words(event: CombatEvent, nameOf: (id: string) => string): string;
  /** What a condition's word means to the book, ready for the overrule `flags`. */
  flags(condition: string): Readonly<Record<string, boolean | number>>;
  /** Words for conditions, those the book knows first; and the categories of its saves. */
  readonly conditions: readonly string[];
  readonly saves: readonly SaveName[];
  /** Conditions and circumstances that are kept of him now, by their keys. Throws `bad-input` for a stranger. */
  flagged(state: State, id: string): Readonly<Record<string, boolean | number | string>>;
  /** His attacks, and what a hit with each does besides its damage. Throws `bad-input` for a stranger. */
  hits(state: State, id: string): readonly HitSeen[];
  /** What lets everybody else pass. */
  rest(state: State): readonly CombatAction[];
  reminders(state: State): readonly Reminder[];
  /** What the fight, were it over now, would leave to come over those in it. */
  toCome(state: State): readonly ToCome[];
  /** The weapons that lie on the ground, as far as the book keeps account of them. */
  lying(state: State): readonly LyingWeapon[];
}
