import type { MagicAsked } from './tables.ts';

/** "3 magic items but no weapon", "1 sword or armour", "1d4 scrolls". */
export function askedInWords({ count, of, not }: MagicAsked): string {
  const sort = of.includes('any') ? 'magic item' : of.join(' or ');
  const but = not.length === 0 ? '' : ` but no ${not.join(' or ')}`;
  return `${count} ${sort}${count === '1' || sort.endsWith('armour') ? '' : 's'}${but}`;
}
