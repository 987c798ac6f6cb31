import { checkCount, checkedFace } from '../../common/dice-tray.ts';
import { flag, given, list, oneOf, refuse, whole } from '../../common/input.ts';
import type { Settings } from './choices.ts';
import { moment, readChange, readCombatant, readOrder, readSpell, readState } from './reading.ts';
import { actions, type CombatEvent, type CombatState, type Effect, type Spell } from './terms.ts';
import { draftOf, type Draft } from './draft.ts';
import { soleWinner } from '../initiative/initiative.ts';
import { allowedNow, belongsTo } from './phases.ts';
import { name } from '../readers.ts';
import type { Rejection } from './rejection.ts';
import { grouped } from '../initiative/roll-off.ts';
import { advance, endCombat, endPhase, join } from './rounds.ts';
import { startClock } from '../initiative/segment-clock.ts';
import { setStatus, stun } from './standing.ts';
import { tables } from '../tables.ts';
import { abandonSpell, act, declareSpell, finishTurn, takeDamage } from './turns.ts';

type InitiativeEvent = Extract<CombatEvent, { type: 'initiative' }>;

/** One die for each id, no more and no fewer. Throws `bad-die`, `dice-count`, `bad-input`. */
function readNaturals(naturals: unknown, ids: readonly string[], sides: number): Map<string, number> {
  if (typeof naturals !== 'object' || naturals === null) refuse('event.naturals', 'a die for each');
  const from = new Map<string, unknown>(Object.entries(given(naturals, 'event.naturals')));
  checkCount(from.size, ids.length, 'event.naturals');
  return new Map(
    ids.map((id) => {
      if (!from.has(id)) refuse('event.naturals', `a die for ${id} too`);
      return [id, checkedFace(from.get(id), sides, 'event.naturals')];
    }),
  );
}

function readIntents(intents: Record<string, Spell> | undefined, ids: readonly string[]): Map<string, Spell> {
  const from = Object.entries(intents === undefined ? {} : given(intents, 'event.intents'));
  return new Map(
    from.map(([id, spell]) => {
      if (!ids.includes(id)) refuse('event.intents', 'spells of combatants');
      return [id, readSpell(spell, 'event.intents')];
    }),
  );
}

function takeOrder(draft: Draft, order: string[][]): void {
  draft.state.order = order;
  draft.state.winner = soleWinner(order);
  advance(draft);
}

function initiative(draft: Draft, event: InitiativeEvent): Rejection | null {
  const { state, settings } = draft;
  if (state.phase !== 'initiative') return 'notAllowed';
  const { naturals, order }: { naturals?: unknown; order?: unknown } = event;
  const { sideDie, segmentDie } = tables.initiative;
  if (settings.combatSequence === 'segments') {
    if (order !== undefined) refuse('event.order', 'left out on the segment clock');
    const ids = Object.keys(state.combatants);
    const { intents } = event as { intents?: Record<string, Spell> };
    startClock(draft, readNaturals(naturals, ids, segmentDie), readIntents(intents, ids));
    return null;
  }
  if (order !== undefined) {
    takeOrder(draft, readOrder(list(order as string[][], 'event.order'), state.sides));
    return null;
  }
  const rolls = readNaturals(naturals, state.sides, sideDie);
  const groups = grouped(
    state.sides.map((id) => ({ id, value: rolls.get(id) ?? 0 })),
    'high',
  );
  const tied = groups.filter((group) => group.length > 1);
  if (tied.length > 0 && settings.tieBreak === 'reroll') {
    draft.effects.push(...tied.map((sides) => ({ type: 'reroll' as const, sides })));
  } else takeOrder(draft, groups);
  return null;
}

/** What happens to a combatant whoever's turn it is. */
function befall(
  draft: Draft,
  event: Extract<CombatEvent, { type: 'damage' | 'stun' | 'status' }>,
): Rejection | null {
  const { state, settings } = draft;
  if (state.phase === 'over') return 'notAllowed';
  if (event.type === 'damage') {
    const casting = allowedNow(state, settings).includes('castSpell');
    takeDamage(draft, event.id, whole(event.amount, 'event.amount'), casting);
  } else if (event.type === 'stun') stun(draft, event.id, moment(event.rounds, 'event.rounds'));
  else {
    const set = readChange(event.set, 'event.set', state.sides);
    setStatus(draft, event.id, set, flag(event.atOnce, 'event.atOnce'));
  }
  return null;
}

type OwnEvent = Exclude<CombatEvent, { type: 'initiative' | 'endPhase' | 'endCombat' | 'join' }>;

/** An event that concerns one combatant, who must be there. */
function ownEvent(draft: Draft, event: OwnEvent): Rejection | null {
  const id = name(event.id, 'event.id');
  if (!Object.hasOwn(draft.state.combatants, id)) return 'unknownCombatant';
  switch (event.type) {
    case 'act': {
      const action = oneOf(event.action, 'event.action', actions);
      return act(draft, id, action, flag(event.retreat, 'event.retreat'));
    }
    case 'declareSpell':
      return declareSpell(draft, id, readSpell(event, 'event'));
    case 'abandonSpell':
      return abandonSpell(draft, id);
    case 'finishTurn':
      return finishTurn(
        draft,
        id,
        event.next === undefined ? undefined : readSpell(event.next, 'event.next'),
      );
    case 'damage':
    case 'stun':
    case 'status':
      return befall(draft, event);
  }
}

const ownEvents = ['act', 'declareSpell', 'abandonSpell', 'finishTurn', 'damage', 'stun', 'status'] as const;
const eventTypes = [...ownEvents, 'initiative', 'endPhase', 'endCombat', 'join'] as const;

/** Takes an event into the draft; a rejected one leaves a draft that must be thrown away. */
function takeEvent(draft: Draft, event: CombatEvent): Rejection | null {
  switch (event.type) {
    case 'initiative':
      return initiative(draft, event);
    case 'endPhase':
      return endPhase(draft);
    case 'endCombat':
      return endCombat(draft);
    case 'join': {
      const id = name(event.id, 'event.id');
      return join(draft, id, readCombatant(given(event.combatant, 'event.combatant'), 'event.combatant'));
    }
    default:
      return ownEvent(draft, event);
  }
}

interface EventOutcome {
  state: CombatState;
  rejected: Rejection | null;
  effects: Effect[];
}

/** The state after an event that is known to be sound. */
export function next(state: CombatState, settings: Settings, event: CombatEvent): EventOutcome {
  const draft = draftOf(state, settings);
  const rejected = takeEvent(draft, event);
  if (rejected) return { state, rejected, effects: [] };
  return { state: draft.state, rejected, effects: draft.effects };
}

/**
 * The state of a combat after an event, with what else came of it; or why the rules reject the event, the state
 * unchanged. Additions: `join`, `endCombat` (as soon as one side is left), a status set `atOnce`, falls taken back.
 * Throws `bad-die`, `dice-count`, `level-out-of-range`, `bad-input`.
 * SW-GEN-3, SW-INIT-1 to 4, SW-SEQ-1 to 17, SW-CORE-1 to 7, SW-HOLM-1 to 10, SW-SEG-1 to 4, 11, 15 to 19,
 * SW-SPELL-1 to 7, SW-UNARM-3, 4, SW-SURP-5, 6, SW-DMG-4.
 */
export function combatNext(input: { state: CombatState; event: CombatEvent }): EventOutcome {
  const { state, settings } = readState(given(input).state);
  oneOf(given(input.event, 'event').type, 'event.type', eventTypes);
  if (!belongsTo(state.phase, settings)) refuse('state.phase', 'a phase of this order of battle');
  return next(state, settings, input.event);
}

export const combatNextOps = {
  'combat.next': combatNext,
} as const;
