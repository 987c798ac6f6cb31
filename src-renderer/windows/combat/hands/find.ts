import type { Row } from '../fight-types.ts';
import type { Group } from './board-lines.ts';
import { groupKey } from './board-lines.ts';

export interface Found {
  readonly key: string;
  readonly label: string;
  readonly name: string;
}

/** Whom a label or a beginning of a name can mean, the label's bearer first. */
export function found(rows: readonly Row[], groups: readonly Group[], text: string): Found[] {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [];
  const all: Found[] = [
    ...groups.map(({ id, name }) => ({ key: groupKey(id), label: '', name })),
    ...rows.map(({ id, label, name }) => ({ key: id, label, name })),
  ];
  const rank = ({ label, name }: Found): number => {
    const called = name.toLowerCase();
    if (label.toLowerCase() === typed) return 0;
    if (called.startsWith(typed)) return 1;
    return called.split(/\s+/u).some((word) => word.startsWith(typed)) ? 2 : 3;
  };
  return all
    .map((each) => ({ each, rank: rank(each) }))
    .filter((ranked) => ranked.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ each }) => each);
}
