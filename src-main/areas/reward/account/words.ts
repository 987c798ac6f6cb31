import { figure } from '../../../../shared/words/figures.ts';
import type { SettledLine } from './settle-lines.ts';

/** "600 gp 600 XP, 8 × Goblin 40 XP; sold: 2 × gem for 1,000 gp; not counted: idol". */
export function linesInWords(lines: readonly SettledLine[]): string {
  const counted = lines.filter(({ fate }) => fate !== 'struck');
  const sold = lines.filter(({ fate }) => fate === 'sold');
  const struck = lines.filter(({ fate }) => fate === 'struck');
  return [
    told('for ', counted, ({ line, xp }) => `${line.title} ${figure(xp)} XP`),
    told('sold: ', sold, ({ line }) => `${line.title} for ${figure(line.worthGp ?? 0)} gp`),
    told('not counted: ', struck, ({ line }) => line.title),
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** A sentence of the log names so many lines and counts the rest. */
const mostTold = 20;

function told(head: string, lines: readonly SettledLine[], say: (line: SettledLine) => string): string {
  if (lines.length === 0) return '';
  const more = lines.length - mostTold;
  const named = lines.slice(0, mostTold).map(say).join(', ');
  return `${head}${named}${more > 0 ? ` and ${figure(more)} more` : ''}`;
}

/** What the referee decided against the rule; empty for nothing. */
export const linesOverruled = (lines: readonly SettledLine[]): string =>
  lines
    .filter(({ line, fate, xp }) => fate !== 'struck' && xp !== line.xp)
    .map(({ line, xp }) => `${line.title} counts ${figure(xp)} XP instead of ${figure(line.xp)}`)
    .join('; ');
