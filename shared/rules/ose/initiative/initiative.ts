import {
  bool,
  flag,
  given,
  list,
  modifier as readModifier,
  oneOf,
  refuse,
  text,
} from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { initiativeTieRules, type Face, type OseSettings } from '../terms.ts';
import { rankByRolls, rankTogether, type Ranking } from './ties.ts';

interface Entry {
  id: string;
  rolls: Face[];
  modifier?: number;
  slow?: boolean;
}

interface InitiativeInput {
  individualInitiative: boolean;
  initiativeTies: OseSettings['initiativeTies'];
  entries: Entry[];
  slowCombatants?: { id: string; side: string }[];
}

/** A die for each side, or each combatant. OSE-INIT-1. */
export const initiativeDie = 6;

type Rank = (entries: readonly Entry[]) => Ranking;

interface Order {
  order: string[][];
  slowLast: string[][];
  needReroll: string[][];
}

/** Each one rolls for himself; the slow follow all others, ranked among themselves. */
function individually(entries: readonly Entry[], rank: Rank): Order {
  if (new Set(entries.map(({ id }) => id)).size < entries.length) {
    refuse('entries', 'a list of different ids');
  }
  const normal = rank(entries.filter(({ slow }) => !slow));
  const slow = rank(entries.filter((entry) => entry.slow));
  return {
    order: normal.order,
    slowLast: slow.order,
    needReroll: [...normal.needReroll, ...slow.needReroll],
  };
}

/** Sides roll; slow combatants follow all sides, in the order of their sides. */
function bySides(
  entries: readonly Entry[],
  slowCombatants: readonly { id: string; side: string }[],
  rank: Rank,
): Order {
  const { order, needReroll } = rank(entries.map(({ id, rolls }) => ({ id, rolls })));
  for (const { id, side } of slowCombatants) {
    text(id, 'slowCombatants.id');
    if (!order.some((group) => group.includes(side))) refuse('slowCombatants.side', 'a side that has rolled');
  }
  const slowOf = (group: string[]): string[] =>
    slowCombatants.filter(({ side }) => group.includes(side)).map(({ id }) => id);
  return { order, slowLast: order.map(slowOf).filter((group) => group.length > 0), needReroll };
}

function checkedEntry(entry: Entry): Entry {
  const { id, rolls, modifier, slow } = given(entry, 'entries');
  return {
    id,
    rolls,
    modifier: readModifier(modifier, 'entries.modifier'),
    slow: flag(slow, 'entries.slow'),
  };
}

/**
 * Who acts when: groups one after another, a group together; the slow last. Throws `bad-die`, `dice-count` for an
 * entry without a roll, `bad-input`. OSE-ENCTR-4, OSE-INIT-1, 2, 4 to 6.
 */
export function initiativeOrder(input: InitiativeInput): Order & Reasoned {
  const individual = bool(given(input).individualInitiative, 'individualInitiative');
  const together = oneOf(input.initiativeTies, 'initiativeTies', initiativeTieRules) === 'simultaneous';
  const entries: Entry[] = [];
  for (const entry of list(input.entries, 'entries')) entries.push(checkedEntry(entry));
  const { slowCombatants = [] } = input;
  const slow = Array.from(list(slowCombatants, 'slowCombatants'), (one) => given(one, 'slowCombatants'));
  const rank: Rank = (ranked) =>
    together ? rankTogether(ranked, initiativeDie) : rankByRolls(ranked, initiativeDie);
  const order = individual ? individually(entries, rank) : bySides(entries, slow, rank);
  const reasons = entries.map(({ id, rolls: [first = 0], modifier = 0 }) =>
    because(id, first + (individual ? modifier : 0), individual ? 'OSE-INIT-6' : 'OSE-INIT-1'),
  );
  return { ...order, reasons };
}

export const initiativeOps = {
  'initiative.order': initiativeOrder,
} as const;
