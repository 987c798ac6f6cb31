import { capital } from '../../../../shared/words/names.ts';
import { counted } from '../../../../shared/words/figures.ts';
import type { CombatEvent } from '../../../../shared/rules/combat.ts';
import type { FightNow } from '../fight-now.ts';

const isBlow = ({ as }: CombatEvent): boolean => as === 'hit' || as === 'miss';
const strikes = (events: readonly CombatEvent[]): boolean => events.some(({ as }) => as === 'hit');

/** "Goblins: 9 hits for 31 points, 21 misses. Hild dies." Then act by act, the hits first. */
export function gangStory(
  { machine, nameOf }: Pick<FightNow, 'machine' | 'nameOf'>,
  gang: string,
  byAct: readonly (readonly CombatEvent[])[],
): { head: string; events: readonly CombatEvent[] } {
  const all = byAct.flat();
  const hits = all.filter(({ as }) => as === 'hit').length;
  const misses = all.filter(({ as }) => as === 'miss').length;
  const dealt = all.filter(({ as }) => as === 'damage').reduce((sum, { amount = 0 }) => sum + amount, 0);
  const moves = all.filter(({ as }) => as === 'moves').length;
  const parts = [
    ...(moves > 0 ? [counted(moves, 'walks up', 'walk up')] : []),
    ...(all.some(isBlow)
      ? [`${counted(hits, 'hit')}${hits > 0 ? ` for ${counted(dealt, 'point')}` : ''}`]
      : []),
    ...(misses > 0 ? [counted(misses, 'miss', 'misses')] : []),
  ];
  const fallen = all.filter(({ as }) => as === 'dies' || as === 'unconscious' || as === 'mortallyHit');
  const told = fallen.map((event) => capital(machine.words(event, nameOf)));
  const head = parts.length === 0 ? `${gang}.` : `${gang}: ${parts.join(', ')}.`;
  const sorted = [...byAct.filter(strikes), ...byAct.filter((events) => !strikes(events))];
  return { head: [head, ...told].join(' '), events: sorted.flat() };
}
