import type { FighterStatus } from '../../combat.ts';
import { oneOf } from '../../common/input.ts';
import type { Rulings, SpellRuling } from '../../fight/book.ts';
import { fighterAt } from '../../fight/draft.ts';
import type { Refusal } from '../../fight/words.ts';
import { saveCategories } from '../terms.ts';
import { put, type OseDraft } from './draft.ts';
import { fieldOf } from './field.ts';
import { restat } from './fighter/restat.ts';
import { disturb, falls, heal, hurt, settleFalls } from './harm.ts';
import { steady, unwilling } from './order/nerve.ts';
import { work } from './recipes.ts';
import { beginMoment, openRound, stepsOf } from './order/round.ts';
import { savesByWord, saveWeighed } from './saves.ts';
import { checkedSettings, enter, figuresOf } from './fighter/start.ts';
import type { Moment, OseCombatState, OseFighter } from './state.ts';
import type { OseStats } from './stats.ts';

const belongs = ({ by, members }: Moment, { id, side, turn }: OseFighter): boolean =>
  by === 'side' ? !turn.slow && members.includes(side) : members.includes(id);

/** A moment of his own, or of his side, among those to come: on its number, or last of all. */
function insert(
  { state }: OseDraft,
  { id, side }: OseFighter,
  count: number | null,
  from = state.moment + 1,
): void {
  const { moments, settings } = state;
  const own: Moment = settings.individualInitiative
    ? { by: 'fighter', members: [id], slow: false, count }
    : { by: 'side', members: [side], slow: false, count };
  const later = (one: Moment, at: number): boolean =>
    count !== null && at >= from && (one.slow || (one.count ?? -Infinity) < count);
  const at = moments.findIndex(later);
  state.moments = at < 0 ? [...moments, own] : moments.toSpliced(at, 0, own);
}

/** His place in the order of the round under way; those of a side that acts already act with it. */
function takePlace(draft: OseDraft, index: number, count: number | null): void {
  const { state } = draft;
  const fighter = fighterAt(draft, index);
  draft.field = fieldOf(draft.fighters);
  if (!state.sides.includes(fighter.side)) state.nerves = [...state.nerves, steady];
  if (state.moments.length === 0 || state.moments.some((moment) => belongs(moment, fighter))) return;
  insert(draft, fighter, count);
}

/** He, or his side, acts on this number instead. OSE-INIT-2. */
function onNumber(draft: OseDraft, index: number, count: number): Refusal | null {
  const { state } = draft;
  const fighter = fighterAt(draft, index);
  if (state.moments.length === 0) return 'notNow';
  if (state.moments.some((moment, at) => at < state.moment && belongs(moment, fighter))) return 'acted';
  const { id, side, turn } = fighter;
  const named = state.settings.individualInitiative ? id : side;
  if (turn.slow) put(draft, index, { ...fighter, turn: { ...turn, slow: false } });
  const left = state.moments.map((moment, at) => {
    const leaves = at >= state.moment && (moment.members.includes(named) || moment.members.includes(id));
    return leaves
      ? { ...moment, members: moment.members.filter((one) => one !== named && one !== id) }
      : moment;
  });
  const stays = (left[state.moment]?.members.length ?? 0) > 0;
  state.moments = left.filter(({ members }) => members.length > 0);
  insert(draft, fighter, count, stays ? state.moment + 1 : state.moment);
  // Nobody is left of the moment at hand, and the next begins.
  if (!stays) {
    settleFalls(draft);
    beginMoment(draft, state.moment);
  }
  return null;
}

function hurtByWord(draft: OseDraft, index: number, amount: number): void {
  const { id, hp } = fighterAt(draft, index);
  draft.events.push({ kind: 'damage', as: 'damage', id, amount, left: hp - amount, detail: 'referee' });
  disturb(draft, index, { hit: true });
  hurt(draft, index, amount, null);
}

function status(draft: OseDraft, index: number, now: FighterStatus): void {
  const fighter = fighterAt(draft, index);
  const risen = now === 'active' && { broken: false, subdual: 0 };
  put(draft, index, { ...fighter, ...risen, turn: { ...fighter.turn, falling: false } });
}

/** Nothing left to do this round, or all of it; whose moment is over has one of his own after this one. */
function acted(draft: OseDraft, index: number, done: boolean): null {
  const { state } = draft;
  const fighter = fighterAt(draft, index);
  const { turn, build, id } = fighter;
  const undone = { spent: false, moved: false, attacks: 0, byWeapon: [] };
  const through = { spent: true, moved: true, attacks: build.attacks };
  put(draft, index, { ...fighter, turn: { ...turn, ...(done ? through : undone) } });
  const { moments, moment } = state;
  if (done || fighter.status !== 'active' || moments.slice(moment).some((one) => belongs(one, fighter)))
    return null;
  if (!moments.some((one) => belongs(one, fighter))) return null;
  const again: Moment = { by: 'fighter', members: [id], slow: false, count: moments[moment]?.count ?? null };
  state.moments = moments.toSpliced(moment + 1, 0, again);
  return null;
}

/** How often he still has a spell or power, and whether the spell is declared after all. */
function spell(draft: OseDraft, index: number, { way, left, declared }: SpellRuling): Refusal | null {
  const fighter = fighterAt(draft, index);
  const { build, spells, powers, turn } = fighter;
  const at = build.spells.findIndex(({ id }) => id === way);
  const device = build.powers.findIndex(({ id }) => id === way);
  if (at < 0 && (device < 0 || declared !== undefined)) return 'noSuchWay';
  const declaring = { declared: 'spell', spell: way, spent: false } as const;
  const silent = { declared: null, spell: null } as const;
  put(draft, index, {
    ...fighter,
    ...(left !== undefined &&
      (at < 0 ? { powers: powers.with(device, left) } : { spells: spells.with(at, left) })),
    turn: declared === undefined ? turn : { ...turn, ...(declared ? declaring : silent) },
  });
  return null;
}

function shots(draft: OseDraft, index: number, way: string, left: number | null): Refusal | null {
  const fighter = fighterAt(draft, index);
  const at = fighter.build.weapons.findIndex(({ id }) => id === way);
  if (at < 0) return 'noSuchWay';
  put(draft, index, { ...fighter, shots: fighter.shots.with(at, left) });
  return null;
}

/** Another step of the moment at hand; or the declarations of the round once more, before a new throw. */
function phase(draft: OseDraft, wanted: string): Refusal | null {
  const { state } = draft;
  if (wanted === 'declare' || wanted === 'initiative') {
    state.step = 'declare';
    state.moments = [];
    state.moment = 0;
    return null;
  }
  const step = stepsOf(state).find((one) => one === wanted);
  if (step === undefined) return 'cannotBe';
  if (state.moments.length === 0) return 'notNow';
  settleFalls(draft);
  state.step = step;
  return null;
}

/** By other rules from now on: whoever is mortally hit falls, and the round is declared anew. */
function resettle(draft: OseDraft, wanted: Readonly<Record<string, boolean | string | number>>): void {
  const { state } = draft;
  settleFalls(draft);
  state.settings = checkedSettings(wanted);
  draft.fighters.forEach((fighter, index) => {
    if (!fighter.broken && unwilling(state.settings, fighter))
      put(draft, index, { ...fighter, broken: true });
  });
  openRound(draft, state.round);
}

/** What the referee's word does that no other book does alike. */
export const rulings: Rulings<OseCombatState, OseStats, OseDraft> = {
  enter: (entrant, stats, fight) => enter(entrant, figuresOf(stats, fight.outdoors), fight),
  joined: takePlace,
  put,
  status,
  hurt: hurtByWord,
  heal,
  restat,
  sided: (draft, index) => takePlace(draft, index, null),
  initiative: onNumber,
  acted,
  spell,
  shots,
  save: savesByWord,
  saveFigures: saveWeighed,
  phase,
  resettle,
  works: (draft, by, { save, ...working }, ats) => {
    const category = save === undefined ? null : oneOf(save, 'save', saveCategories);
    work(draft, fighterAt(draft, by).id, { ...working, save: category }, ats);
  },
  falls,
  breaks: (draft, index) => put(draft, index, { ...fighterAt(draft, index), broken: true }),
};
