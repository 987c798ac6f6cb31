import type { LegalAction } from '../../combat.ts';
import { attackKinds } from './attack-kinds.ts';
import { fieldOf } from './field.ts';
import { fighterAt, placeOf, weaponOf, type Due, type HackmasterState } from './fight.ts';
import { plainly, type Kind, type Offer } from './kind.ts';
import type { Field, Look, Seen } from './look.ts';
import { moveKinds } from './move-kinds.ts';
import { prepareKinds } from './prepare-kinds.ts';
import { near } from './targets.ts';

/** Every kind of action a fighter may take of his own, in the order they are offered. */
const kinds: readonly Kind[] = [...attackKinds, ...moveKinds, ...prepareKinds];

/** A kind and its place among them all. */
interface Placed {
  readonly kind: Kind;
  readonly nth: number;
}

const ofMoments = (...moments: Kind['moment'][]): readonly Placed[] =>
  kinds.map((kind, nth) => ({ kind, nth })).filter(({ kind }) => moments.includes(kind.moment));

const ofStrikers = ofMoments('strike', 'attack', 'ready', 'free', 'attacked');
const ofAttackers = ofMoments('attack', 'ready', 'free', 'attacked');
const ofTheReady = ofMoments('ready', 'free', 'attacked');
const ofTheWaiting = ofMoments('free', 'attacked');
const ofTheAttacked = ofMoments('attacked');
const ofNobody: readonly Placed[] = [];

/** The kinds that may be open at all: the waiting step in when the ready have acted, and when they are attacked. */
function kindsFor(look: Look): readonly Placed[] {
  const { attacks, strikes, ready, free, attacked, field } = look;
  if (attacks) return strikes >= 0 && near(look).length > 0 ? ofStrikers : ofAttackers;
  if (ready) return ofTheReady;
  if (free && field.ready === 0) return ofTheWaiting;
  return attacked ? ofTheAttacked : ofNobody;
}

export const kindOf = (word: string): Kind | undefined => kinds.find(({ kind }) => kind === word);

const table = (kind: string, title: string, rule: string): LegalAction => ({
  kind,
  role: 'table',
  actor: null,
  title,
  rule,
});

type Titled = Pick<Kind, 'kind' | 'role' | 'title' | 'rule'>;

const queuedAttack: Titled = { kind: 'freeAttack', role: 'attack', title: 'Free attack', rule: 'HM-OUT-6' };
const breakingOff: Titled = { kind: 'abort', role: 'wait', title: 'Break off', rule: 'HM-TIME-9' };

const rollInitiative = table('initiative', 'Roll initiative', 'HM-INIT-2');
const nextSecond = table('next', 'On to the next second', 'HM-TIME-7');

function listed({ kind, role, title, rule }: Titled, actor: string, { targets, ways }: Offer): LegalAction {
  if (targets && ways) return { kind, role, actor, title, rule, targets, ways };
  if (targets) return { kind, role, actor, title, rule, targets };
  return ways ? { kind, role, actor, title, rule, ways } : { kind, role, actor, title, rule };
}

function excluded(look: Look, kind: Kind): boolean {
  if (look.fighter.pending) return kind.lastBlow !== true;
  if (look.clock.fleeing === true && kind.fleeing !== true) return true;
  return kind.rushing !== true && look.rushing;
}

/** The ways a free attack may be made with: the weapon, or fist, foot and head, or a knife instead. */
function freeWays(state: HackmasterState, { by, kind }: Due): readonly string[] | undefined {
  if (kind === 'weapon') return undefined;
  const weapon = weaponOf(fighterAt(state, placeOf(state, by)));
  return weapon?.shortBlade === true ? ['handToHand', 'weapon'] : undefined;
}

function freeAttack(state: HackmasterState, due: Due): LegalAction[] {
  const ways = freeWays(state, due);
  const rule = due.flight ? 'HM-MAN-5' : due.kind === 'weapon' ? 'HM-OUT-10' : 'HM-OUT-7';
  const actor = due.by;
  const strike: LegalAction = {
    kind: 'freeAttack',
    role: 'attack',
    actor,
    title: 'Free attack',
    rule,
    targets: [due.against],
    ...(ways ? { ways } : {}),
  };
  return [strike, { kind: 'forgo', role: 'wait', actor, title: 'Let it pass', rule: 'HM-OUT-11' }];
}

/** Free attacks queued for this second that can be made from where he stands. */
function queued({ field, id, fighter, able, weapon, feet, reach, second }: Look): string[] {
  const { freeAttacks } = field.state.count;
  if (!able || !weapon || weapon.ranged !== null || fighter.pending) return [];
  const found = freeAttacks
    .filter((free) => free.id === id && free.second === second)
    .map(({ against }) => against)
    .filter((foeId) => {
      const foe = field.looks[field.places.get(foeId) ?? -1];
      return foe?.active === true && Math.abs(foe.feet - feet) <= reach;
    });
  return [...new Set(found)];
}

/** A kind as it is open to him now, or null. What names neither target nor way is always the same, and made but once. */
function opened(look: Seen, { kind, nth }: Placed): LegalAction | null {
  const offer = excluded(look, kind) ? null : kind.offer(look);
  if (offer === plainly) return (look.plain[nth] ??= listed(kind, look.id, plainly));
  return offer && listed(kind, look.id, offer);
}

const nothing: readonly LegalAction[] = [];

function listOf(look: Seen): readonly LegalAction[] {
  const { freeAttacks } = look.field.state.count;
  const open = look.able ? kindsFor(look) : ofNobody;
  if (!look.able || (open.length === 0 && !look.busy && freeAttacks.length === 0)) return nothing;
  const actions: LegalAction[] = [];
  if (freeAttacks.length > 0) {
    const targets = queued(look);
    if (targets.length > 0) actions.push(listed(queuedAttack, look.id, { targets }));
  }
  for (const kind of open) {
    const action = opened(look, kind);
    if (action) actions.push(action);
  }
  if (look.busy && look.fighter.begunOn < look.second) {
    actions.push(listed(breakingOff, look.id, plainly));
  }
  return actions;
}

const openTo = (look: Seen): readonly LegalAction[] => (look.actions ??= listOf(look));

/** All that one fighter may do now. */
export function actionsOf(state: HackmasterState, at: number): readonly LegalAction[] {
  const fighter = fighterAt(state, at);
  if (state.over || fighter.status !== 'active' || state.clock.phase === 'initiative') return [];
  const [due] = state.due;
  if (due) return due.by === fighter.id ? freeAttack(state, due) : [];
  const look = fieldOf(state).looks[at];
  return look ? openTo(look) : [];
}

/** What may be done at the table itself: on to the next second once everyone whose second this is has done with it. */
export function tableActions(state: HackmasterState): LegalAction[] {
  if (state.over) return [];
  if (state.clock.phase === 'initiative') return [rollInitiative];
  return state.due.length === 0 && fieldOf(state).ready === 0 ? [nextSecond] : [];
}

/** Those who act on this second, longer reach first; those who only might step in come after them. */
function everyones({ looks, byReach, ready }: Field): LegalAction[] {
  const actions: LegalAction[] = ready > 0 ? [] : [nextSecond];
  for (const at of byReach) {
    const look = looks[at];
    if (look?.ready) for (const action of openTo(look)) actions.push(action);
  }
  for (const look of looks) {
    if (look.active && !look.ready) for (const action of openTo(look)) actions.push(action);
  }
  return actions;
}

/** All that may be done now. */
export function legalActions(state: HackmasterState): LegalAction[] {
  if (state.over || state.clock.phase === 'initiative') return tableActions(state);
  const [due] = state.due;
  return due ? freeAttack(state, due) : everyones(fieldOf(state));
}
