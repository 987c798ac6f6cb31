import type { ReferenceEntry } from '../../../shared/rules/reference-search.ts';

export const kindOptions = [
  { value: 'all', label: 'All' },
  { value: 'operation', label: 'Operations' },
  { value: 'rule', label: 'Rules' },
] as const;

/** The element of an entry in the list, for whoever points at it. */
export const optionIdOf = (listId: string, { key }: ReferenceEntry): string =>
  `${listId}-${key.replace(/[^A-Za-z0-9]+/g, '-')}`;

/** Text with its quoted names apart: `attackHd` in backticks is a name of the signature. */
export const spansOf = (text: string): { text: string; isName: boolean }[] =>
  text
    .split('`')
    .map((part, at) => ({ text: part, isName: at % 2 === 1 }))
    .filter((part) => part.text !== '');
