import type { FighterStatus } from '../../combat.ts';
import type { Rulings, SpellRuling } from '../../fight/book.ts';
import { fighterAt } from '../../fight/draft.ts';
import type { Refusal } from '../../fight/words.ts';
import { kindOf } from '../readers.ts';
import { saveCategories } from '../terms.ts';
import { copyOfTurn } from './copies.ts';
import { edit, replace, type BasicFantasyDraft } from './draft.ts';
import { refit } from './engines/hull.ts';
import { mindParties, restat } from './fighter/restat.ts';
import { enter, optionsOf } from './fighter/start.ts';
import { falls } from './harm/falls.ts';
import { heal } from './harm/healing.ts';
import { endHolds } from './harm/holds.ts';
import { work } from './harm/recipes.ts';
import { savesByWord, saveWeighed } from './harm/saves.ts';
import { fall, fallAll, wound } from './harm/wounds.ts';
import { clockAt } from './order/clock.ts';
import { actsOn } from './order/initiative.ts';
import { freshTurn } from './state.ts';
import type { BasicFantasyFighter, BasicFantasyState, Question } from './state.ts';
import type { Stats } from './stats.ts';

/** He acts from the next round, or on the number that is named. */
function joined(draft: BasicFantasyDraft, at: number, initiative: number | null): void {
  mindParties(draft);
  if (initiative !== null && draft.state.clock.phase === 'count') actsOn(draft, at, initiative);
}

/** A hold does not reach to another place. */
function put(draft: BasicFantasyDraft, at: number, fighter: BasicFantasyFighter): void {
  const before = fighterAt(draft, at);
  const piece = replace(draft, at, fighter);
  if (piece.hull !== null && (fighter.hp !== before.hp || fighter.maxHp !== before.maxHp))
    refit(piece, draft.state.options);
  if (fighter.atFeet !== before.atFeet || fighter.side !== before.side) endHolds(draft, at);
}

function status(draft: BasicFantasyDraft, at: number, now: FighterStatus): void {
  if (now !== 'active') endHolds(draft, at);
  const fighter = edit(draft, at);
  fighter.fallen = null;
  fighter.asleep = null;
  fighter.diesAfter = null;
  if (now === 'active') {
    fighter.maxHp = Math.max(1, fighter.maxHp);
    fighter.broken = null;
  } else fighter.turn.stage = 'done';
}

function hurt(draft: BasicFantasyDraft, at: number, amount: number): void {
  wound(draft, at, { amount, now: true });
  fall(draft, at);
}

function initiative(draft: BasicFantasyDraft, at: number, count: number): Refusal | null {
  if (draft.state.clock.phase !== 'count') return 'notNow';
  const { status: now, turn } = fighterAt(draft, at);
  if (now !== 'active') return 'unable';
  if (turn.stage === 'done') return 'acted';
  actsOn(draft, at, count);
  return null;
}

/** Nothing left to do this round, or all of it; before the count, in the round about to begin. */
function acted(draft: BasicFantasyDraft, at: number, done: boolean): null {
  const { state } = draft;
  const fighter = edit(draft, at);
  const { turn } = fighter;
  if (state.clock.phase !== 'count') {
    turn.sitsOut = done;
    return null;
  }
  state.due = state.due.filter((other) => other !== at);
  turn.stage = 'done';
  if (done || fighter.status !== 'active') return null;
  Object.assign(turn, { attacks: 0, used: [], moved: false, ran: false, waited: false, reloading: false });
  actsOn(draft, at, state.clock.count ?? 0);
  return null;
}

const placeOf = (things: readonly { id: string }[] | undefined, id: string): number =>
  things?.findIndex((one) => one.id === id) ?? -1;

/** How often he still has a spell or a power; nothing is declared in this order of battle. */
function spell(draft: BasicFantasyDraft, at: number, { way, left, declared }: SpellRuling): Refusal | null {
  if (declared !== undefined) return 'cannotBe';
  const { stats } = fighterAt(draft, at);
  const prepared = placeOf(stats.spells, way);
  const power = placeOf(stats.powers, way);
  if (prepared < 0 && power < 0) return 'noSuchWay';
  if (left === undefined) return null;
  const fighter = edit(draft, at);
  if (prepared < 0) fighter.powers = fighter.powers.with(power, left);
  else fighter.spells = fighter.spells.with(prepared, left);
  return null;
}

function shots(draft: BasicFantasyDraft, at: number, way: string, left: number | null): Refusal | null {
  const place = placeOf(fighterAt(draft, at).stats.weapons, way);
  if (place < 0) return 'noSuchWay';
  const fighter = edit(draft, at);
  fighter.gear = fighter.gear.map((gear, other) => (other === place ? { ...gear, left } : gear));
  return null;
}

/** Of the hit points he lacks; whole he has none. BF-SUB-9. */
function subdued(draft: BasicFantasyDraft, at: number, points: number): void {
  const { hp, maxHp } = fighterAt(draft, at);
  edit(draft, at).subdualTaken = Math.min(points, Math.max(0, maxHp - hp));
}

/** The numbers of the round are thrown anew. */
function phase({ state }: BasicFantasyDraft, wanted: string): Refusal | null {
  const { clock } = state;
  if (wanted !== 'initiative') return wanted === clock.phase ? null : 'cannotBe';
  state.clock = clockAt(clock.round, 'initiative', null);
  state.segments = [];
  state.due = [];
  state.offers = [];
  state.lastCall = false;
  return null;
}

/** What must be answered whatever the order of battle. */
const outlasts = ({ kind }: Question): boolean => kind === 'death' || kind === 'fire' || kind === 'waking';

/** By other rules from now on: whoever is mortally hit falls, and the numbers of the round are thrown anew. */
function resettle(
  draft: BasicFantasyDraft,
  wanted: Readonly<Record<string, boolean | string | number>>,
): void {
  const { state } = draft;
  fallAll(draft);
  state.options = optionsOf(wanted, state.options);
  const [question = null, ...further] = [state.question, ...state.further].flatMap((each) =>
    each !== null && outlasts(each) ? [each] : [],
  );
  state.question = question;
  state.further = further;
  draft.fighters.forEach((_fighter, at) => {
    const fighter = edit(draft, at);
    fighter.total = null;
    fighter.plan = null;
    fighter.turn = copyOfTurn(freshTurn);
  });
  const { round, phase: at } = state.clock;
  state.clock = clockAt(round, at === 'surprise' ? 'surprise' : 'initiative', null);
  state.segments = [];
  state.due = [];
  state.offers = [];
  state.lastCall = false;
}

/** What the referee's word does that no other book does alike. */
export const rulings: Rulings<BasicFantasyState, Stats, BasicFantasyDraft> = {
  enter: (entrant, stats, { options }) => enter(entrant, stats, options),
  joined,
  put,
  status,
  hurt,
  heal,
  restat,
  sided: mindParties,
  initiative,
  acted,
  spell,
  shots,
  subdued,
  save: savesByWord,
  saveFigures: saveWeighed,
  phase,
  resettle,
  works: (draft, by, { save, ...working }, ats) => {
    const category = save === undefined ? {} : { save: kindOf(save, 'save', saveCategories) };
    work(draft, by, { ...working, ...category }, ats);
  },
  falls,
  breaks: (draft, at) => {
    edit(draft, at).broken = 'morale';
  },
};
