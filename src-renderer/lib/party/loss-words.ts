import { signed } from '../../../shared/words/figures.ts';
import type { Passing } from './party-types.ts';

/** "−2 attack, damage", "−1 attack, saves": what rolls lose, gathered by size; empty where nothing is lost. */
export function lossWords({ attack, damage, saves }: Pick<Passing, 'attack' | 'damage' | 'saves'>): string {
  const losses = [
    { value: attack, what: 'attack' },
    { value: damage, what: 'damage' },
    { value: saves, what: 'saves' },
  ].filter(({ value }) => value !== 0);
  const sizes = [...new Set(losses.map(({ value }) => value))];
  return sizes
    .map((size) => {
      const names = losses.filter(({ value }) => value === size).map(({ what }) => what);
      return `${signed(size)} ${names.join(', ')}`;
    })
    .join('; ');
}
