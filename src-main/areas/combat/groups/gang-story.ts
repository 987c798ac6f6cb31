import { capital } from '../../../../shared/words/names.ts';
import { counted } from '../../../../shared/words/figures.ts';
import type { CombatEvent } from '../../../../shared/rules/combat.ts';
import type { EventWord } from '../../../../shared/rules/fight/words.ts';
import type { FightNow } from '../fight-now.ts';

/** So many acts are told each by itself. */
const mostSingly = 2;

/** What is counted, or goes with every blow and walk: whatever else happens is named. */
const routine: ReadonlySet<EventWord> = new Set<EventWord>([
  ...(['round', 'second', 'phase', 'nextAction', 'waits', 'closes'] as const),
  ...(['hit', 'miss', 'damage', 'moves', 'shield', 'shieldRoll', 'unharmed', 'effect'] as const),
]);

const isBlow = ({ as }: CombatEvent): boolean => as === 'hit' || as === 'miss';
const strikes = (events: readonly CombatEvent[]): boolean => events.some(({ as }) => as === 'hit');

/**
 * "Goblins: 9 hits for 31 points, 21 misses. Hild dies." And what happened act by act, the hits first. Null where so few
 * act, or their acts are of such a kind, that each is told by itself.
 */
export function gangStory(
  { machine, nameOf }: Pick<FightNow, 'machine' | 'nameOf'>,
  gang: string,
  byAct: readonly (readonly CombatEvent[])[],
): { head: string; events: readonly CombatEvent[] } | null {
  const all = byAct.flat();
  const numberOf = (word: EventWord): number => all.filter(({ as }) => as === word).length;
  const [hits, misses, moves] = [numberOf('hit'), numberOf('miss'), numberOf('moves')];
  const dealt = all.filter(({ as }) => as === 'damage').reduce((sum, { amount = 0 }) => sum + amount, 0);
  const parts = [
    ...(moves > 0 ? [counted(moves, 'walks up', 'walk up')] : []),
    ...(all.some(isBlow)
      ? [`${counted(hits, 'hit')}${hits > 0 ? ` for ${counted(dealt, 'point')}` : ''}`]
      : []),
    ...(misses > 0 ? [counted(misses, 'miss', 'misses')] : []),
  ];
  if (byAct.length <= mostSingly || parts.length === 0) return null;
  const named = all.filter(({ as }) => !routine.has(as));
  const told = named.map((event) => capital(machine.words(event, nameOf)));
  const sorted = [...byAct.filter(strikes), ...byAct.filter((events) => !strikes(events))];
  return { head: [`${gang}: ${parts.join(', ')}.`, ...told].join(' '), events: sorted.flat() };
}
