import type { FighterStatus } from '../../combat.ts';
import type { Rulings, SaveRuling, SpellRuling } from '../../fight/book.ts';
import { fighterAt } from '../../fight/draft.ts';
import type { Refusal } from '../../fight/words.ts';
import { oneOf } from '../../common/input.ts';
import { takenUp } from './acts/ground.ts';
import { beginSpell } from './acts/preparing.ts';
import { befall } from './acts/recipes.ts';
import { saves, saveWeighed } from './acts/saves.ts';
import { heal, revive } from './blows/healing.ts';
import { byWord, wounded } from './blows/wounds.ts';
import { change, clocks, counted, idle, type HackmasterDraft } from './draft.ts';
import { restat } from './fighter/restat.ts';
import { fightSettings } from './fighter/settings.ts';
import { enter, ownLight } from './fighter/start.ts';
import { actsFrom, rollInitiative } from './order/initiative.ts';
import { copyOf, facingAt, standingOf, type HackmasterFighter, type HackmasterState } from './state.ts';
import type { HackmasterStats } from './stats.ts';

const isCounting = ({ state }: HackmasterDraft): boolean => state.clock.phase === 'count';

/** He takes his place in the count: on a second that is named, or by his own roll. HM-INIT-2, HM-TIME-2. */
function joined(draft: HackmasterDraft, at: number, initiative: number | null): void {
  const { state, fighters } = draft;
  const fighter = fighterAt(draft, at);
  const { id, status } = fighter;
  change(draft, at, { facing: facingAt(fighters, fighter) });
  state.lights = [...state.lights, ...ownLight(fighter, state.lights)];
  counted(draft, -1, { kind: 'join', id, firstSecond: 0 });
  const { second } = state.count;
  if (isCounting(draft) && initiative === null) rollInitiative(draft, at, second);
  else if (isCounting(draft)) actsFrom(draft, at, Math.max(second, initiative ?? 0));
  if (status !== 'active') counted(draft, at, { kind: 'out', id });
}

/** Put elsewhere he stands still there. */
function put(draft: HackmasterDraft, at: number, fighter: HackmasterFighter): void {
  const placed = fighter.atFeet !== fighterAt(draft, at).atFeet;
  const stands = placed && ({ gait: 'standing', sprintFt: 0, shoved: null } as const);
  draft.fighters[at] = Object.assign(copyOf(fighter), stands);
}

function status(draft: HackmasterDraft, at: number, now: FighterStatus): void {
  const { id } = fighterAt(draft, at);
  const { out } = clocks(draft, at);
  if (now === 'active' && out) revive(draft, at);
  else if (now === 'active') change(draft, at, { pending: null });
  else {
    if (!out) counted(draft, at, { kind: 'out', id });
    change(draft, at, { ...idle, pending: null });
  }
}

/** A wound of so many points, with all that comes of one. HM-ACT-4, HM-PAIN-1 to 3. */
const hurt = (draft: HackmasterDraft, at: number, points: number): void =>
  wounded(draft, at, { points, by: byWord, reasons: [], rolled: [] });

/** Against his former friends: he has neither foe nor aim, and holds nobody. */
const sided = (draft: HackmasterDraft, at: number): void => change(draft, at, { ...idle, foe: null });

/** Why nothing can be done about his next second; null if something can. */
function closedTo(draft: HackmasterDraft, at: number): Refusal | null {
  const standing = standingOf(draft.state, at);
  return standing === 'out' || standing === 'helpless' ? 'unable' : null;
}

/** He acts on this second instead, and may strike on it. HM-TIME-2. */
function initiative(draft: HackmasterDraft, at: number, count: number): Refusal | null {
  const { second } = draft.state.count;
  if (!isCounting(draft)) return 'notNow';
  if (count < second) return 'cannotBe';
  const closed = closedTo(draft, at);
  if (closed !== null) return closed;
  const { id, firstSecond } = fighterAt(draft, at);
  if (second < firstSecond) actsFrom(draft, at, count);
  else counted(draft, at, { kind: 'call', id, on: count, strikes: true });
  return null;
}

/** His act of this second is over, and what he took aim for with it, or still before him; before the first second nobody has one. HM-TIME-9. */
function acted(draft: HackmasterDraft, at: number, done: boolean): Refusal | null {
  if (!isCounting(draft)) return null;
  const closed = closedTo(draft, at);
  if (closed !== null) return closed;
  const { id, aimAt } = fighterAt(draft, at);
  const { second } = draft.state.count;
  if (done && aimAt !== null) {
    counted(draft, at, { kind: 'wounded', id });
    change(draft, at, { aimAt: null });
  }
  if (done && standingOf(draft.state, at) === 'ready') counted(draft, at, { kind: 'wait', id });
  if (done) return null;
  counted(draft, at, { kind: 'abort', id });
  counted(draft, at, { kind: 'call', id, on: second, strikes: true });
  return null;
}

/** How often he still has a power; nothing else can be said of it. */
function power(draft: HackmasterDraft, at: number, { way, left, declared }: SpellRuling): Refusal | null {
  const { build, powers } = fighterAt(draft, at);
  const nth = build.powers.findIndex((one) => one.id === way);
  if (nth < 0 || declared !== undefined) return 'noSuchWay';
  if (left !== undefined) change(draft, at, { powers: powers.with(nth, left) });
  return null;
}

/** How often he still has a spell, and whether he is casting it; or how often a power. */
function spell(draft: HackmasterDraft, at: number, ruling: SpellRuling): Refusal | null {
  const { way, left, declared } = ruling;
  const { id, build, uses, spell: casting } = fighterAt(draft, at);
  const nth = build.spells.findIndex((one) => one.id === way);
  const known = build.spells[nth];
  if (!known) return power(draft, at, ruling);
  if (declared === true) {
    const closed = isCounting(draft) ? closedTo(draft, at) : 'notNow';
    if (closed !== null) return closed;
    beginSpell(draft, at, way, known.castingTime);
  } else if (declared === false && casting === way) counted(draft, at, { kind: 'abort', id });
  if (left !== undefined) change(draft, at, { uses: uses.with(nth, left) });
  return null;
}

function shots(draft: HackmasterDraft, at: number, way: string, left: number | null): Refusal | null {
  const { build, ammo } = fighterAt(draft, at);
  const nth = build.weapons.findIndex(({ id }) => id === way);
  if (nth < 0) return 'noSuchWay';
  change(draft, at, { ammo: ammo.with(nth, left) });
  return null;
}

/** He let it fall elsewhere: the next one he has at hand is in it. */
function lacks(draft: HackmasterDraft, at: number, way: string): Refusal | null {
  const { build, carrying: before, wielded } = fighterAt(draft, at);
  const nth = build.weapons.findIndex(({ id }) => id === way);
  if (nth < 0) return 'noSuchWay';
  const carrying = before.with(nth, 'dropped');
  const inHand = wielded === nth ? carrying.indexOf('carried') : wielded;
  change(draft, at, { carrying, wielded: inHand });
  return null;
}

/** A saving throw against a source of no level: what the source adds comes off the modifier. HM-SAVE-1, 2. */
function save(draft: HackmasterDraft, at: number, { category, modifier, against }: SaveRuling): null {
  oneOf(category, 'category', ['save']);
  saves(draft, at, { modifier, against, by: byWord });
  return null;
}

/** Initiative cannot be rolled anew once the count has begun, and the count not be reached without it. */
function phase({ state }: HackmasterDraft, wanted: string): Refusal | null {
  if (wanted === state.clock.phase) return null;
  return wanted === 'count' ? 'notNow' : 'cannotBe';
}

/** What the referee's word does that no other book does alike. */
export const rulings: Rulings<HackmasterState, HackmasterStats, HackmasterDraft> = {
  enter,
  joined,
  put,
  status,
  hurt,
  heal,
  restat,
  sided,
  initiative,
  acted,
  spell,
  shots,
  takesUp: takenUp,
  lacks,
  save,
  saveFigures: saveWeighed,
  phase,
  // Nothing here is counted in rounds: they hold from this second on.
  resettle: ({ state }, settings) => {
    state.settings = fightSettings(settings);
  },
  works: (draft, by, { save: category, ...working }, ats) => {
    const against = category === undefined ? undefined : oneOf(category, 'save', ['save']);
    befall(draft, by, { ...working, save: against }, ats);
  },
};
