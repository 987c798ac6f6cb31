import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { Board } from '../fight-types.ts';

export type Missing = Board['wanting'][number];
export type Figures = NonNullable<QueryOutput<'combat.figures'>>;

/** Where a figure comes from, for the table. */
export const originWords: Readonly<Record<Figures['figures'][number]['from'], string>> = {
  sheet: 'on the sheet',
  printed: 'printed',
  derived: 'follows from others',
  converted: 'converted',
  guessed: 'guessed',
  typed: 'typed',
};

/** A figure as the dialogs show it: a field to type it over, and where it comes from. */
export interface FigureLine {
  readonly key: string;
  readonly label: string;
  /** As it stands; empty where nothing does. */
  readonly value: string;
  readonly from: Figures['figures'][number]['from'];
  readonly hint?: string | undefined;
}

export const missingKey = ({ ids, title }: Missing): string => `${title} ${ids[0] ?? ''}`;

/** What is sent: what was typed, and what stands for the rest. */
export const takenFrom = (
  all: readonly Missing[],
  typed: Readonly<Record<string, string>>,
): { ids: string[]; title: string; value: string }[] =>
  all.map((each) => ({
    ids: each.ids,
    title: each.title,
    value: typed[missingKey(each)]?.trim() || each.taken,
  }));
