import type { LegalAction } from '../../combat.ts';
import { addListed } from '../../fight/action.ts';
import type { Refusal } from '../../fight/words.ts';
import type { Combatant } from '../rounds/terms.ts';
import { allowedNow } from '../rounds/phases.ts';
import {
  actRejected,
  declareRejected,
  finishRejected,
  type Rejection,
  type Situation,
} from '../rounds/rejection.ts';
import { Turn, type SwordsAction } from './acts/action.ts';
import { attacking } from './acts/attacking.ts';
import { magical } from './acts/magic.ts';
import { moving } from './acts/moving.ts';
import { reloadsAll } from './acts/reloading.ts';
import { ending, wrestling } from './acts/waiting.ts';
import { tableOptions, tabling } from './order/table-steps.ts';
import { together, waits } from './order/turns.ts';
import type { Opposition, SwordsLook } from './sight.ts';
import type { SwordsFighter } from './state.ts';

type Options = readonly LegalAction[];

const none: Options = [];

const own: readonly SwordsAction[] = [...wrestling, ...moving, ...attacking, ...magical, ...ending];
const declaring = magical.filter(({ kind }) => kind === 'declareSpell' || kind === 'abandonSpell');
const beginning = magical.filter(({ kind }) => kind === 'declareSpell');

/** With shots kept back there is nothing else before they are let fly, or stay. */
const loosing = own.filter(({ kind }) => ['secondShot', 'finishTurn', 'pass', 'surrender'].includes(kind));

/** Every kind of action there is. */
export const actions = [...tabling, ...own];

function offered(turn: Turn, kinds: readonly SwordsAction[]): Options {
  const allowed = allowedNow(turn.state.battle, turn.state.settings);
  for (const action of kinds) {
    if (action.in && !allowed.includes(action.in)) continue;
    addListed(turn.actions, action, turn.fighter.id, turn);
  }
  return turn.actions;
}

const unseen: Opposition = { foes: [], undead: false, friends: [], ranks: [], places: new Map() };

const foesOf = ({ sides }: SwordsLook, { side }: SwordsFighter): Opposition => sides.get(side) ?? unseen;

/** Everything he may do who has the turn; the last list serves as long as all it was made from is the same. */
function listTurn(look: SwordsLook, at: number, fighter: SwordsFighter, one: Combatant): Options {
  const against = foesOf(look, fighter);
  const before = look.listed[at];
  const same = before?.fighter === fighter && before.one === one && before.against === against;
  if (same && !fighter.build.helps) return before.actions;
  const turn = new Turn(look.state, fighter, one, against);
  const list = turn.may('pass') ? offered(turn, fighter.volley ? loosing : own) : turn.actions;
  look.listed[at] = { fighter, one, against, actions: list };
  return list;
}

/** Where turns go round by groups; one whose turn it is not, or no more, may end it or let a spell follow his own. */
function listGrouped(
  look: SwordsLook,
  at: number,
  group: readonly string[],
  fighter: SwordsFighter,
  one: Combatant,
): Options {
  const { battle, passed } = look.state;
  const { id } = fighter;
  const inGroup = group.includes(id);
  if (!inGroup && battle.phase !== 'spells') return none;
  const done = passed.includes(id);
  if (done && battle.phase !== 'segment') return none;
  const myTurn = inGroup && !waits(look.state, group, id);
  if (myTurn && !done) return listTurn(look, at, fighter, one);
  if (battle.phase !== 'spells' && !myTurn) return none;
  return offered(new Turn(look.state, fighter, one, foesOf(look, fighter)), myTurn ? ending : beginning);
}

/** Those who act together, and in the phase of spells whoever has one to begin; else whoever's phase it is. */
export function candidates({ state }: SwordsLook): number[] {
  const { battle, fighters, passed } = state;
  const { phase, phaseSides } = battle;
  const early = phase === 'declare' || phase === 'initiative';
  const group = early ? [] : together(state);
  const begins = early || phase === 'spells';
  const places: number[] = [];
  fighters.forEach(({ id, side, status, spells }, at) => {
    if (status !== 'active') return;
    const acts = group ? group.includes(id) : phaseSides.includes(side) && !passed.includes(id);
    if (acts || (begins && group && spells.length > 0)) places.push(at);
  });
  return places;
}

/** Lists the fighters' options one by one, by their place; what is the same for all is asked once. */
function lookUp(look: SwordsLook): (at: number) => Options {
  const { state } = look;
  const { battle, fighters, passed } = state;
  const { phase, phaseSides } = battle;
  const early = phase === 'declare' || phase === 'initiative';
  const group = together(state);
  return (at) => {
    const fighter = fighters[at];
    const one = fighter && battle.combatants[fighter.id];
    if (fighter?.status !== 'active' || !one) return none;
    if (early) {
      if (fighter.spells.length === 0 || passed.includes(fighter.id)) return none;
      return offered(new Turn(state, fighter, one, foesOf(look, fighter)), declaring);
    }
    if (group) return listGrouped(look, at, group, fighter, one);
    if (!phaseSides.includes(fighter.side) || passed.includes(fighter.id)) return none;
    return listTurn(look, at, fighter, one);
  };
}

/** Everything one fighter may do now. */
export const optionsOf = (look: SwordsLook, at: number): Options => lookUp(look)(at);

/** Those with anything to do now but leave, and for who casts but give the spell up or let the moment pass. */
export function able(look: SwordsLook): Set<number> {
  const { battle, fighters, over } = look.state;
  const optionsAt = lookUp(look);
  const found = new Set<number>();
  if (over) return found;
  for (const at of candidates(look)) {
    const casting = battle.combatants[fighters[at]?.id ?? '']?.casting !== undefined;
    const counts = ({ role, kind }: LegalAction): boolean =>
      role !== 'leave' && !(casting && (kind === 'abandonSpell' || kind === 'pass'));
    if (optionsAt(at).some(counts)) found.add(at);
  }
  return found;
}

export function allActions(look: SwordsLook): LegalAction[] {
  const list: LegalAction[] = [];
  const optionsAt = lookUp(look);
  for (const at of candidates(look)) for (const action of optionsAt(at)) list.push(action);
  for (const action of tableOptions(look.state)) list.push(action);
  return list;
}

/** The rules' words for what stands against an act, in those all books share. */
const refusals: Record<Rejection, Refusal> = {
  unknownCombatant: 'notPossible',
  alreadyPresent: 'notPossible',
  incapacitated: 'unable',
  cannotHold: 'notPossible',
  notAllowed: 'notNow',
  notYourPhase: 'notHisMoment',
  notHeld: 'notHisMoment',
  notYourTurn: 'notHisMoment',
  notDue: 'notHisMoment',
  justJoined: 'notHisMoment',
  struggling: 'occupied',
  castingSpell: 'occupied',
  notDeclared: 'undeclared',
  spellNotReady: 'notNow',
  inMelee: 'inMelee',
  alreadyCasting: 'occupied',
  mustCastFirst: 'notNow',
  notInMelee: 'notInMelee',
  alreadyActed: 'acted',
  noSecondShot: 'notPossible',
  initiativeNeeded: 'notNow',
  turnsPending: 'notNow',
  notOver: 'cannotBe',
};

function rejectionOf(situation: Situation, counts: SwordsAction['counts']): Rejection | null {
  switch (counts) {
    case undefined:
      return null;
    case 'declare':
      return declareRejected(situation);
    case 'finish':
      return finishRejected(situation);
    case 'retreat':
      return actRejected(situation, 'move', true);
    default:
      return actRejected(situation, counts, false);
  }
}

/** Why nothing of a kind is open to one, or to the table (-1). */
export function whyNot({ state }: SwordsLook, at: number, kind: string): Refusal {
  const { battle, settings, fighters } = state;
  const fighter = fighters[at];
  if (!fighter) return tabling.some((one) => one.kind === kind) ? 'notNow' : 'notPossible';
  const action = own.find((one) => one.kind === kind);
  const one = battle.combatants[fighter.id];
  if (!action || !one) return 'notPossible';
  if (fighter.status !== 'active') return 'unable';
  if (fighter.volley) return 'answerFirst';
  const rejected = rejectionOf({ state: battle, settings, id: fighter.id, one }, action.counts);
  if (rejected) return refusals[rejected];
  return kind === 'missile' && reloadsAll(fighter, { state: battle, settings }) ? 'occupied' : 'notPossible';
}
