import type { LegalAction } from '../../combat.ts';
import { addListed } from '../../fight/action.ts';
import { fighterAt } from '../../fight/draft.ts';
import type { Refusal } from '../../fight/words.ts';
import { combatMayAct } from '../initiative/engagement.ts';
import type { BasicFantasyAction, Look } from './acts/action.ts';
import { charging, setting } from './acts/charging.ts';
import { flying } from './acts/flying.ts';
import { grabbing, heldActions, holderActions, reversals } from './acts/holding.ts';
import { magic } from './acts/magic.ts';
import { fleeing, moving, surrendering } from './acts/moving.ts';
import { preparing } from './acts/preparing.ts';
import { shooting } from './acts/shooting.ts';
import { attacking, brawling, declining, meeting, subduing } from './acts/striking.ts';
import { tableActions, tabling } from './acts/table.ts';
import { turning } from './acts/turning.ts';
import { comingIn, doneActing, waiting } from './acts/waiting.ts';
import { isEngaged } from './field.ts';
import { newScene, type BasicFantasyLook } from './look.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';

type Options = readonly LegalAction[];

const none: Options = [];

/** What he may strike with, hand, missile or spell. */
const blows = [attacking, subduing, ...shooting, brawling, grabbing, ...magic, turning];

/** What one may do on his number, in the order in which it is told. */
const onNumber: readonly BasicFantasyAction[] = [
  ...heldActions,
  ...holderActions,
  ...blows,
  ...preparing,
  charging,
  ...moving,
  ...flying,
  doneActing,
  ...waiting,
  setting,
  fleeing,
  surrendering,
];

/** Those who have lost heart only get away, or give up. BF-MOR-8. */
const ofBroken = [fleeing, ...heldActions.filter(({ kind }) => kind === 'escape'), surrendering];

/** Out of his own number: meeting one who closes, and coming in when the moment is there. */
const outOfTurn = [meeting, declining];

/** Every kind of action there is. */
export const actions = [...tabling, ...onNumber, ...outOfTurn, comingIn, ...reversals];

const lookOf = ({ state, scene }: BasicFantasyLook, at: number): Look => ({
  state,
  scene,
  at,
  fighter: fighterAt(state, at),
});

function listedOf(kinds: readonly BasicFantasyAction[], look: Look): LegalAction[] {
  const list: LegalAction[] = [];
  for (const action of kinds) addListed(list, action, look.fighter.id, look);
  return list;
}

/** Everything one may do on his number; known as long as he and the field stay as they are. */
function onHisNumber(now: BasicFantasyLook, at: number): Options {
  const { options } = now.scene;
  const fighter = fighterAt(now.state, at);
  const known = options.get(fighter);
  if (known) return known;
  const list = listedOf(fighter.broken === null ? onNumber : ofBroken, lookOf(now, at));
  options.set(fighter, list);
  return list;
}

/** Whether there is anything left to strike with; asked while the fight is on the move, and worked out afresh. */
export function blowsLeft(state: BasicFantasyState, at: number): boolean {
  const look = lookOf({ state, scene: newScene(state) }, at);
  return blows.some((action) => action.offer(look) !== null);
}

/** All that one may do now. */
export function optionsOf(now: BasicFantasyLook, at: number): Options {
  const { state } = now;
  const { question, clock, offers, due } = state;
  if (question) return question.kind === 'reversal' ? listedOf(reversals, lookOf(now, at)) : none;
  if (clock.phase !== 'count') return none;
  if (due.includes(at)) return onHisNumber(now, at);
  const { stage } = fighterAt(state, at).turn;
  const meets = offers.length > 0 && offers.some(({ who }) => who === at);
  if (!meets && stage !== 'waiting') return none;
  return listedOf([...(meets ? outOfTurn : []), comingIn], lookOf(now, at));
}

/** Who is on his number, who waits, and who may meet one that closes. */
export function candidates({ state }: BasicFantasyLook): number[] {
  const { question, clock, due, offers, fighters } = state;
  if (question) return question.kind === 'reversal' ? [question.held] : [];
  if (clock.phase !== 'count') return [];
  const places: number[] = [];
  fighters.forEach(({ turn: { stage } }, at) => {
    if (stage === 'waiting' || due.includes(at) || offers.some(({ who }) => who === at)) places.push(at);
  });
  return places;
}

/** All that may be done now: who meets, who is on his number, who waits; or what the table does. */
export function listing(now: BasicFantasyLook): Options {
  const { state } = now;
  const { question, clock, due, offers, fighters } = state;
  if (question?.kind === 'reversal') return optionsOf(now, question.held);
  if (question || clock.phase !== 'count') return tableActions(state);
  const list: LegalAction[] = [];
  for (const who of new Set(offers.map((one) => one.who))) {
    list.push(...listedOf(outOfTurn, lookOf(now, who)));
  }
  for (const at of due) for (const option of onHisNumber(now, at)) list.push(option);
  fighters.forEach(({ turn }, at) => {
    if (turn.stage === 'waiting') addListed(list, comingIn, fighterAt(state, at).id, lookOf(now, at));
  });
  return list;
}

const deeds = {
  attack: 'attack',
  subdue: 'attack',
  brawl: 'attack',
  grab: 'attack',
  shoot: 'attack',
  throw: 'attack',
  pour: 'attack',
  cast: 'attack',
  power: 'attack',
  turn: 'attack',
  move: 'move',
  'fall-back': 'move',
  run: 'run',
  charge: 'charge',
  withdraw: 'withdraw',
  'break-away': 'withdraw',
} as const;

const words: Record<NonNullable<ReturnType<typeof combatMayAct>['reason']>, Refusal> = {
  surprised: 'unable',
  reloading: 'occupied',
  extinguishing: 'occupied',
  fled: 'acted',
  held: 'occupied',
  fallen: 'unable',
  'already-attacked': 'acted',
  ran: 'acted',
  exhausted: 'unable',
};

/** What the rules say of such an action by one in his state; null if nothing bars it. */
function barred(kind: string, { turn, surprised, exhausted, heldBy }: BasicFantasyFighter): Refusal | null {
  if (!Object.hasOwn(deeds, kind)) return null;
  const { reason } = combatMayAct({
    action: deeds[kind as keyof typeof deeds],
    surprised,
    reloading: turn.reloading,
    attackedThisRound: turn.attacks > 0,
    ranThisRound: turn.ran,
    chargedThisRound: turn.charged !== null,
    exhausted,
    extinguishing: turn.extinguishing,
    held: heldBy.length > 0,
  });
  return reason && words[reason];
}

const moves = ['move', 'run', 'charge', 'fall-back', 'withdraw', 'break-away'];
const leaves = ['withdraw', 'break-away'];
const waits = ['wait', 'wait-until', 'wait-for', 'set'];

/** What he has done already, or where he stands, that rules it out. */
function tooLate(state: BasicFantasyState, kind: string, fighter: BasicFantasyFighter): Refusal | null {
  if (waits.includes(kind) && fighter.turn.waited) return 'acted';
  if (!moves.includes(kind)) return null;
  if (fighter.turn.moved) return 'acted';
  const engaged = isEngaged(state, fighter);
  if (leaves.includes(kind)) return engaged ? null : 'notInMelee';
  return engaged ? 'inMelee' : null;
}

/** Why nothing of a kind is open to one, or to the table (-1). */
export function whyNot({ state }: BasicFantasyLook, at: number, kind: string): Refusal {
  if (state.question) return 'answerFirst';
  if (at < 0) return 'notNow';
  const fighter = fighterAt(state, at);
  if (fighter.status !== 'active') return 'unable';
  if (state.clock.phase !== 'count') return 'notNow';
  const { stage } = fighter.turn;
  if (stage === 'done') return 'acted';
  if (stage !== 'due') return state.offers.some(({ who }) => who === at) ? 'notPossible' : 'notHisMoment';
  if (fighter.broken !== null) return 'unable';
  return barred(kind, fighter) ?? tooLate(state, kind, fighter) ?? 'notPossible';
}
