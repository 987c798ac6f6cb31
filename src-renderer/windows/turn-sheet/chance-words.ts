import type { QueryOutput } from '../../../shared/ipc/contract.ts';

export type Chance = NonNullable<QueryOutput<'turnSheet.odds'>>['chances'][number];

const percent = (chance: number): string => {
  const share = chance * 100;
  if (share > 0 && share < 1) return 'under 1 %';
  if (share > 99 && share < 100) return 'over 99 %';
  return `${Math.round(share)} %`;
};

/** The figure of a chance as it is read at a glance; a dash where there is none. */
export function chanceFigure({ chance, turns }: Pick<Chance, 'chance' | 'turns'>): string {
  if (chance !== null) return percent(chance);
  return turns === null ? '–' : turns.toLocaleString('en', { maximumFractionDigits: 1 });
}

const beside = new Set(['nextCheck', 'beforeDark', 'untilOne']);

/** Those that stand beside the prompts all the time. */
export const chancesAtHand = (chances: readonly Chance[]): Chance[] =>
  chances.filter(({ id }) => beside.has(id));
