import type { CombatAction, FighterStatus, LegalAction, LyingWeapon, Upcoming } from '../combat.ts';
import type { Deed } from './action.ts';
import type { Circumstance } from './circumstances.ts';
import type { Doing, Draft } from './draft.ts';
import type { Working } from './magic/works.ts';
import type { Entrant, Opening } from './setup.ts';
import type { FighterOf, FightState } from './state.ts';
import type { ToCome } from './to-come.ts';
import type { ActionFigures, FighterSeen, PhaseBox, Reminder, SaveName } from './views.ts';
import type { EventWord, Refusal } from './words.ts';

/** What a step has come to. `legal` is null where nobody has asked for it yet. */
export interface Settled<State, Look> {
  readonly state: State;
  readonly look: Look;
  readonly legal: readonly LegalAction[] | null;
}

/** What the referee says of a spell or a power. */
export interface SpellRuling {
  readonly way: string;
  readonly left: number | undefined;
  readonly declared: boolean | undefined;
}

/** A save the referee calls for, and what it is against. */
export interface SaveRuling {
  readonly category: string;
  readonly modifier: number;
  readonly against: string;
}

/** Where books differ in what the referee rules. Input is checked; places are those of fighters there are. */
export interface Rulings<State extends FightState, Stats, D extends Draft<State>> {
  /** What a fight needs to know of him. Throws `bad-input`. */
  enter(entrant: Entrant, stats: Stats, fight: State): FighterOf<State>;
  /** He stands last in the list, and takes his place in the order: on a number, or last. */
  joined(draft: D, at: number, initiative: number | null): void;
  /** Puts in place of him one who differs; everything that hangs on where he stands and whether he does follows. */
  put(draft: D, at: number, fighter: FighterOf<State>): void;
  /** His hit points fit the status already; the rest of him follows. */
  status(draft: D, at: number, status: FighterStatus): void;
  hurt(draft: D, at: number, points: number): void;
  /** Of one who is not dead; the answer is the hit points he gains. */
  heal(draft: D, at: number, points: number): number;
  /** So many points of the damage he took only subdue; no more of them than leave him on his feet. */
  subdued?(draft: D, at: number, points: number): void;
  /** Other stats; what is spent of what he still has stays spent. Throws `bad-input`. */
  restat(draft: D, at: number, stats: Stats): void;
  /** He fights for another side, which there may not have been before. */
  sided(draft: D, at: number): void;
  initiative(draft: D, at: number, count: number): Refusal | null;
  acted(draft: D, at: number, acted: boolean): Refusal | null;
  spell(draft: D, at: number, ruling: SpellRuling): Refusal | null;
  shots(draft: D, at: number, way: string, left: number | null): Refusal | null;
  /** Left out where nobody is without a weapon that is counted as no missile. */
  lacks?(draft: D, at: number, way: string): Refusal | null;
  /** Into his hand, and out of what lies about. Left out where the book keeps no account of that. */
  takesUp?(draft: D, at: number, thing: LyingWeapon): Refusal | null;
  /** Throws dice, and tells what they say. Throws `bad-input` for a category the book has not. */
  save(draft: D, at: number, save: SaveRuling): Refusal | null;
  /** What such a save comes to before its dice; null where nothing is known of what he saves by. Throws `bad-input`. */
  saveFigures(draft: D, at: number, save: SaveRuling): ActionFigures | null;
  phase(draft: D, phase: string): Refusal | null;
  /** The fight goes by these settings from now on, and the round under way begins anew. Throws `bad-input`. */
  resettle(draft: D, settings: Readonly<Record<string, boolean | string | number>>): void;
  /** What a recipe says befalls those at these places, by one who stands at `by`. Throws `bad-input` for a save it has not. */
  works(draft: D, by: number, working: Working, ats: readonly number[]): void;
  /** So many feet, onto hard ground. Left out where the book has no dice for it. */
  falls?(draft: D, at: number, feet: number): void;
  /** His courage is gone, where the book keeps that of anybody. */
  breaks?(draft: D, at: number): void;
}

/**
 * A book of rules for fights; the driver (`machine`) makes a machine of it. `Look` is what a book works out of a state to
 * answer questions about it: the driver keeps that of the last state and hands it to the next.
 */
export interface FightBook<State extends FightState, Stats, D extends Draft<State>, Look> {
  /** Raised when a step could come out otherwise than before. */
  readonly version: number;
  readonly actions: readonly Deed<D>[];
  readonly circumstances: readonly Circumstance[];
  /** Keys of the settings its fights go by. */
  readonly settings: readonly string[];
  /** Stats that are conditions, by their keys: what the overrule `flags` may set of them. */
  readonly conditions: readonly (keyof Stats & string)[];
  /** How many fight side by side in a width in feet. */
  abreast(widthFeet: number): number;
  /** A rank of his own before somebody keeps him from fighting hand to hand. */
  readonly ranksKeepApart: boolean;
  /** Words for conditions, and the flags they mean. */
  readonly flags: Readonly<Record<string, Readonly<Record<string, boolean | number>>>>;
  /** Categories of saves, as the overrule `save` names them; the usual first. */
  readonly saves: readonly SaveName[];
  /** The book's own words for what the driver tells, where they differ from the common ones. */
  readonly told: Readonly<Partial<Record<EventWord | 'stats', string>>>;
  /** The fight before its first step. Throws `bad-input`. */
  open(opening: Opening<Stats>): State;
  /** The first round or second opens. */
  begin(draft: D, opening: Opening<Stats>): void;
  /** Works out how a state looks; `last` is how another looked, to be changed or thrown away. */
  look(state: State, last: Look | null): Look;
  draft(state: State, doing: Doing, look: Look): D;
  /** Goes on to where somebody has to choose, or to the end of the fight. */
  settle(draft: D): Settled<State, Look>;
  /** The places of those of whom alone `options` may say anything: ascending, or by the order in which they come. */
  candidates(look: Look): readonly number[];
  /** All that may be done, and what one fighter or the table may do. */
  listing(look: Look): readonly LegalAction[];
  options(look: Look, at: number): readonly LegalAction[];
  table(look: Look): readonly LegalAction[];
  /** Why nothing of a kind is open to him, or to the table (-1). */
  whyNot(look: Look, at: number, kind: string): Refusal;
  readonly rulings: Rulings<State, Stats, D>;
  upcoming(state: State): readonly Upcoming[];
  figures(draft: D, by: number, at: number, way: string): ActionFigures | null;
  seen(look: Look): readonly FighterSeen[];
  strip(look: Look): readonly PhaseBox[];
  rest(look: Look): readonly CombatAction[];
  reminders(look: Look): readonly Reminder[];
  /** Left out where the book knows nothing that outlasts a fight. */
  toCome?(state: State): readonly ToCome[];
  /** Left out where the book keeps no account of what lies about. */
  lying?(state: State): readonly LyingWeapon[];
}
