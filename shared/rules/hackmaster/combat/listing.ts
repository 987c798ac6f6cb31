import type { LegalAction } from '../../combat.ts';
import { attackKinds } from './attack-kinds.ts';
import { fieldOf, type Field } from './field.ts';
import {
  fighterAt,
  inReach,
  meleeOf,
  placeOf,
  standingOf,
  weaponOf,
  type Due,
  type HackmasterState,
} from './fight.ts';
import { plainly, type Kind, type Offer } from './kind.ts';
import { lookAt, type Look } from './look.ts';
import { moveKinds } from './move-kinds.ts';
import { prepareKinds } from './prepare-kinds.ts';

/** Every kind of action a fighter may take of his own, in the order they are offered. */
const kinds: readonly Kind[] = [...attackKinds, ...moveKinds, ...prepareKinds];

const ofMoments = (...moments: Kind['moment'][]): readonly Kind[] =>
  kinds.filter(({ moment }) => moments.includes(moment));

const ofTheReady = ofMoments('ready', 'free', 'attacked');
const ofTheWaiting = ofMoments('free', 'attacked');
const ofTheAttacked = ofMoments('attacked');
const ofNobody: readonly Kind[] = [];

/** The kinds that may be open at all: the waiting step in when the ready have acted, and when they are attacked. */
function kindsFor({ attacks, ready, free, attacked, field }: Look): readonly Kind[] {
  if (attacks) return kinds;
  if (ready) return ofTheReady;
  if (free && !field.anyReady) return ofTheWaiting;
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
export function queued(state: HackmasterState, at: number): string[] {
  const { freeAttacks, second } = state.count;
  if (freeAttacks.length === 0) return [];
  const fighter = fighterAt(state, at);
  if (standingOf(state, at) === 'helpless' || meleeOf(fighter) === null || fighter.pending) return [];
  const targets = freeAttacks.filter((free) => free.id === fighter.id && free.second === second);
  const found = targets.map(({ against }) => against).filter((id) => strikable(state, at, id));
  return [...new Set(found)];
}

function strikable(state: HackmasterState, at: number, id: string): boolean {
  const foe = state.fighters[placeOf(state, id)];
  return foe?.status === 'active' && inReach(fighterAt(state, at), foe);
}

/** Adds all that one fighter may do now. */
function addActions(actions: LegalAction[], field: Field, at: number): void {
  const { state } = field;
  const fighter = fighterAt(state, at);
  const look = lookAt(field, at);
  if (!look) return;
  const targets = queued(state, at);
  if (targets.length > 0) actions.push(listed(queuedAttack, fighter.id, { targets }));
  for (const kind of kindsFor(look)) {
    if (excluded(look, kind)) continue;
    const offer = kind.offer(look);
    if (offer) actions.push(listed(kind, fighter.id, offer));
  }
  if (look.busy && fighter.begunOn < look.second) actions.push(listed(breakingOff, fighter.id, plainly));
}

/** All that one fighter may do now. */
export function actionsOf(state: HackmasterState, at: number): LegalAction[] {
  const fighter = fighterAt(state, at);
  if (state.over || fighter.status !== 'active' || state.clock.phase === 'initiative') return [];
  const [due] = state.due;
  if (due) return due.by === fighter.id ? freeAttack(state, due) : [];
  const actions: LegalAction[] = [];
  addActions(actions, fieldOf(state), at);
  return actions;
}

/** Who acts on this second, longer reach first, then as listed; those who only might step in come after them. */
function inOrder({ active, ready, reach }: Field): number[] {
  const first: number[] = [];
  const rest: number[] = [];
  for (let at = 0; at < active.length; at += 1) {
    if (active[at] === true) (ready[at] === true ? first : rest).push(at);
  }
  first.sort((a, b) => (reach[b] ?? 0) - (reach[a] ?? 0));
  return [...first, ...rest];
}

/** Whether everyone whose second this is has done with it. */
export function allDone(state: HackmasterState): boolean {
  if (state.due.length > 0) return false;
  return state.fighters.every(
    (fighter, at) => fighter.status !== 'active' || standingOf(state, at) !== 'ready',
  );
}

/** What may be done at the table itself. */
export function tableActions(state: HackmasterState): LegalAction[] {
  if (state.over) return [];
  if (state.clock.phase === 'initiative') return [rollInitiative];
  return allDone(state) ? [nextSecond] : [];
}

/** All that may be done now. */
export function legalActions(state: HackmasterState): LegalAction[] {
  if (state.over || state.clock.phase === 'initiative') return tableActions(state);
  const [due] = state.due;
  if (due) return freeAttack(state, due);
  const field = fieldOf(state);
  const actions: LegalAction[] = field.anyReady ? [] : [nextSecond];
  for (const at of inOrder(field)) addActions(actions, field, at);
  return actions;
}
