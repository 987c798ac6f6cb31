import { listening, type Dice, type DieAbout } from '../../../dice/dice.ts';
import type { CombatEvent } from '../../combat.ts';
import type { RolledDie } from '../../common/dice-tray.ts';
import { fighterAt, tell as record, type Doing, type Draft } from '../../fight/draft.ts';
import type { Writable } from '../../fight/state.ts';
import type { EventWord } from '../../fight/words.ts';
import type { Reason } from '../../common/reason.ts';
import { copyOfFighter, copyOfState, type Piece } from './copies.ts';
import type { Scene } from './look.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';

/** A fight being written: whoever changes is copied before. */
export interface BasicFantasyDraft extends Draft<BasicFantasyState> {
  /** How the field looked before the step. */
  readonly scene: Scene;
  /** What fell since the last event. */
  rolled: RolledDie[];
  /** Who has his own copy already. */
  readonly copied: number[];
  /** Whether there is anything left for him to strike with. */
  readonly blowsLeft: (state: BasicFantasyState, index: number) => boolean;
}

export function draftOf(
  before: BasicFantasyState,
  { dice, events, action, named }: Doing,
  scene: Scene,
  blowsLeft: BasicFantasyDraft['blowsLeft'],
): BasicFantasyDraft {
  const fighters = before.fighters.slice();
  const draft: BasicFantasyDraft = {
    before,
    state: copyOfState(before, fighters),
    fighters,
    scene,
    dice: {
      ...listening(dice),
      roll: (sides) => {
        const face = dice.roll(sides);
        draft.rolled.push({ sides, face });
        return face;
      },
    },
    events,
    action,
    named,
    rolled: [],
    copied: [],
    blowsLeft,
  };
  return draft;
}

/** His copy, to be changed. */
export function edit(draft: BasicFantasyDraft, index: number): Piece {
  const fighter = fighterAt(draft, index);
  if (draft.copied.includes(index)) return fighter;
  return replace(draft, index, fighter);
}

/** Puts a copy of one in his place. */
export function replace(draft: BasicFantasyDraft, index: number, fighter: BasicFantasyFighter): Piece {
  const piece = copyOfFighter(fighter);
  draft.fighters[index] = piece;
  if (!draft.copied.includes(index)) draft.copied.push(index);
  return piece;
}

/** What happens in this book, and the word all books share for it. */
const words = {
  initiative: 'initiative',
  surprisePassed: 'round',
  waits: 'waits',
  over: 'over',
  hit: 'hit',
  missed: 'miss',
  hitAlly: 'strays',
  hurt: 'damage',
  subdued: 'subdual',
  effect: 'effect',
  scattered: 'scatters',
  poured: 'splash',
  drained: 'drained',
  willRise: 'willRise',
  dead: 'dies',
  wrecked: 'status',
  abandoned: 'status',
  unconscious: 'unconscious',
  awake: 'revives',
  healed: 'heals',
  roused: 'rouses',
  fled: 'flees',
  surrendered: 'surrenders',
  stands: 'stands',
  breaks: 'breaks',
  turned: 'breaks',
  turning: 'turnsUndead',
  cast: 'casts',
  power: 'power',
  saved: 'saves',
  notSaved: 'failsSave',
  moved: 'moves',
  closes: 'closes',
  height: 'altitude',
  fell: 'falls',
  turnedAbout: 'turnsAbout',
  exhausted: 'tires',
  rested: 'rested',
  putOut: 'putsOut',
  braced: 'guards',
  loaded: 'readies',
  loading: 'readies',
  grabbed: 'hit',
  held: 'grabs',
  freed: 'frees',
  silenced: 'silences',
  dragged: 'drags',
  drags: 'moves',
  taken: 'drops',
  succeeds: 'succeeds',
  fails: 'fails',
} as const satisfies Record<string, EventWord>;

/** Those in which hit points change. */
const wounds: readonly string[] = ['hurt', 'subdued', 'drained', 'awake', 'healed'];

interface Telling {
  by?: number | null;
  amount?: number;
  /** What a roll came to, and what would have been enough. */
  total?: number;
  needed?: number;
  detail?: string;
  reasons?: readonly Reason[];
}

/** Puts an event on record, with the dice that fell for it. */
export function tell(
  draft: BasicFantasyDraft,
  kind: keyof typeof words,
  who: number | null,
  more: Telling = {},
): void {
  const { by, amount, total, needed, detail, reasons } = more;
  const victim = who === null ? null : fighterAt(draft, who);
  const event: Writable<CombatEvent> = { kind, as: words[kind], id: victim?.id ?? null };
  if (by !== undefined && by !== null) event.by = fighterAt(draft, by).id;
  if (amount !== undefined) event.amount = amount;
  if (total !== undefined) event.total = total;
  if (needed !== undefined) event.needed = needed;
  if (victim && wounds.includes(kind)) event.left = victim.hp;
  if (detail !== undefined) event.detail = detail;
  if (reasons !== undefined && reasons.length > 0) event.reasons = reasons;
  if (draft.rolled.length > 0) {
    event.rolled = draft.rolled;
    draft.rolled = [];
  }
  record(draft, event);
}

/** Says what dice about to fall are for. `whose` throws them, or the table. */
export function foretell(
  draft: BasicFantasyDraft,
  whose: number | null,
  about: Omit<DieAbout, 'by' | 'against'>,
  against?: number,
): void {
  draft.dice.about?.({
    ...about,
    by: whose === null ? null : fighterAt(draft, whose).id,
    ...(against !== undefined && { against: fighterAt(draft, against).id }),
  });
}

/** Dice of one rule that are for different things: `name` foretells the die after so many, where it begins anew. */
export function namedInTurn(draft: BasicFantasyDraft, name: (fallen: number) => void): Dice {
  let fallen = 0;
  return {
    roll: (sides) => {
      if (draft.dice.about) name(fallen);
      fallen += 1;
      return draft.dice.roll(sides);
    },
  };
}
