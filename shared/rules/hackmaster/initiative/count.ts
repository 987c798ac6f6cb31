import { roundUp } from '../../common/arithmetic.ts';
import { amount, flag, given, list, oneOf, refuse, text, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';

export interface Counting {
  id: string;
  nextSecond: number;
  reachFt?: number;
  helplessUntil?: number | null;
  out?: boolean;
}

/** Half a weapon's speed, rounded up. */
export const halfSpeed = (speed: number): number => roundUp(speed / tables.halfSpeedDivisor);

/**
 * The second on which one may act again after what he begins now: the weapon's speed for an attack (half of it,
 * rounded up, against the helpless) and a reset, the jab speed for a jab, the counts for anything else.
 * Throws `bad-input`. HM-TIME-3, 4, 5, HM-DEF-7, HM-DICE-6, HM-MAN-9, HM-RNG-9.
 */
export function countNextAction(input: {
  second: number;
  kind: 'attack' | 'jab' | 'action' | 'reset';
  weaponSpeed?: number;
  jabSpeed?: number;
  counts?: number;
  targetHelpless?: boolean;
}): { nextSecond: number } & Reasoned {
  const second = whole(given(input).second, 'second');
  const kind = oneOf(input.kind, 'kind', ['attack', 'jab', 'action', 'reset']);
  const helpless = flag(input.targetHelpless, 'targetHelpless');
  const weapon = () => whole(input.weaponSpeed, 'weaponSpeed');
  const attack = () => (helpless ? halfSpeed(weapon()) : weapon());
  const counts = {
    attack,
    jab: () => whole(input.jabSpeed, 'jabSpeed'),
    action: () => whole(input.counts, 'counts'),
    reset: weapon,
  }[kind]();
  const rules = {
    attack: helpless ? 'HM-DEF-7' : 'HM-TIME-3',
    jab: 'HM-MAN-9',
    action: 'HM-TIME-4',
    reset: 'HM-TIME-5',
  };
  return {
    nextSecond: second + counts,
    reasons: [because('now', second, 'HM-TIME-1'), because(kind, counts, rules[kind])],
  };
}

/** The second on which the count calls on him next, once `second` is over. */
export const due = (
  { nextSecond, helplessUntil }: { nextSecond: number; helplessUntil?: number | null },
  second: number,
): number => Math.max(nextSecond, helplessUntil ?? 0, second + 1);

const stands = (combatants: readonly Counting[], id: string): boolean =>
  combatants.some((one) => one.id === id && one.out !== true);

/** The earliest second after this one on which anybody may act, or null. */
export function nextSecondOf(
  combatants: readonly Counting[],
  freeAttacks: readonly { id: string; second: number }[],
  second: number,
): number | null {
  let earliest = Infinity;
  for (const one of combatants) {
    if (one.out !== true) earliest = Math.min(earliest, due(one, second));
  }
  for (const free of freeAttacks) {
    if (free.second > second && stands(combatants, free.id)) earliest = Math.min(earliest, free.second);
  }
  return earliest === Infinity ? null : earliest;
}

function checkedCombatant(combatant: Counting): Required<Counting> {
  const { id, nextSecond, reachFt = 0, helplessUntil = null, out } = given(combatant, 'combatants');
  return {
    id: text(id, 'combatants.id'),
    nextSecond: whole(nextSecond, 'combatants.nextSecond'),
    reachFt: amount(reachFt, 'combatants.reachFt'),
    helplessUntil: helplessUntil === null ? null : whole(helplessUntil, 'combatants.helplessUntil'),
    out: flag(out, 'combatants.out'),
  };
}

/** Everyone's id, once. Throws `bad-input` for an id listed twice. */
export function knownIds(combatants: readonly { id: string }[]): Set<string> {
  const ids = new Set(combatants.map(({ id }) => id));
  if (ids.size !== combatants.length) refuse('combatants.id', 'listed once');
  return ids;
}

/**
 * The next second to be played after the one just finished, who is ready on it (longer reach first, then as
 * listed) and who has a free attack queued for it. Throws `bad-input`. HM-TIME-1, 6, 7, 8.
 */
export function combatNext(input: {
  second: number;
  combatants: Counting[];
  freeAttacks?: { id: string; second: number }[];
}): { second: number | null; ready: string[]; freeAttacks: string[] } {
  const { second: finished, combatants: listed, freeAttacks: queued = [] } = given(input);
  const second = whole(finished, 'second');
  const combatants = Array.from(list(listed, 'combatants'), checkedCombatant);
  const ids = knownIds(combatants);
  const free = Array.from(list(queued, 'freeAttacks'), (one) => {
    const { id, second: on } = given(one, 'freeAttacks');
    if (!ids.has(id)) refuse('freeAttacks.id', 'the id of a combatant');
    return { id, second: whole(on, 'freeAttacks.second') };
  }).filter(({ id }) => stands(combatants, id));
  const next = nextSecondOf(combatants, free, second);
  if (next === null) return { second: null, ready: [], freeAttacks: [] };
  const ready = combatants
    .filter((one) => !one.out && due(one, second) === next)
    .sort((a, b) => b.reachFt - a.reachFt)
    .map(({ id }) => id);
  const attackers = new Set(free.filter((one) => one.second === next).map(({ id }) => id));
  return { second: next, ready, freeAttacks: [...attackers] };
}

export const countOps = {
  'count.nextAction': countNextAction,
  'combat.next': combatNext,
} as const;
