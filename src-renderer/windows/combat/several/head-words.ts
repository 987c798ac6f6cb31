import { counted } from '../../../../shared/words/figures.ts';
import type { Head } from '../fight-types.ts';

/** "Round 3", "paused", "2 rounds behind": how a fight stands among others. */
export function headWords({ state, round, behind }: Head): string {
  if (state !== 'open') return state === 'paused' ? 'paused' : 'over';
  if (behind > 0) return `${counted(behind, round === null ? 'second' : 'round')} behind`;
  return round === null ? 'going on' : `round ${round}`;
}

/** The fight after this one, round and round; null where there is no other. */
export function nextFight(fights: readonly Head[], id: number): number | null {
  if (fights.length < 2) return null;
  const at = fights.findIndex((each) => each.id === id);
  return fights[(at + 1) % fights.length]?.id ?? null;
}
