import { counted } from '../../../../shared/words/figures.ts';
import { capital } from '../../../../shared/words/names.ts';
import { afterTies } from '../../../../shared/words/ties.ts';
import type { Board, Head } from '../fight-types.ts';

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

/** "The enemy won initiative, 6 to 3, after a tie at 2"; nothing where each acts for himself. */
export function initiativeText({
  initiative,
  ties,
  sides,
  strip,
}: Pick<Board, 'initiative' | 'ties' | 'sides' | 'strip'>): string {
  const bySide = initiative.filter(({ who }) => sides.some(({ id }) => id === who));
  const thrown = strip.findIndex(({ phase }) => phase === 'initiative');
  if (bySide.length < 2 || strip[thrown]?.when !== 'past') return '';
  const counts = bySide.map(({ count }) => count);
  if (new Set(counts).size === 1) return `Initiative tied at ${counts[0] ?? 0}`;
  const first = strip.slice(thrown + 1).find((box) => box.sides.length === 1);
  const winner = bySide.find(({ who }) => who === first?.sides[0]);
  const name = sides.find(({ id }) => id === winner?.who)?.name;
  if (winner === undefined || name === undefined) return '';
  const others = bySide.filter((each) => each !== winner).map(({ count }) => count);
  return `${capital(name)} won initiative, ${winner.count} to ${others.join(' and ')}${afterTies(ties)}`;
}

/** "The enemy: morale held once, broke once". */
export function courageText({ courage, sides }: Pick<Board, 'courage' | 'sides'>): string[] {
  const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
  return courage.map(({ side, held, broke }) => {
    const parts = [
      ...(held > 0 ? [`held ${times(held)}`] : []),
      ...(broke > 0 ? [`broke ${times(broke)}`] : []),
    ];
    return `${capital(sides.find(({ id }) => id === side)?.name ?? '')}: morale ${parts.join(', ')}`;
  });
}
