import type { ReferenceEntry } from '../../../shared/ipc/desk/reference-search.ts';

export const kindOptions = [
  { value: 'all', label: 'All' },
  { value: 'rule', label: 'Rules' },
  { value: 'table', label: 'Tables' },
  { value: 'creature', label: 'Creatures' },
  { value: 'ware', label: 'Equipment' },
] as const;

/** For who writes programs. */
export const operationOption = { value: 'operation', label: 'Operations' } as const;

export type Kind = (typeof kindOptions)[number]['value'] | (typeof operationOption)['value'];

const kindNames: Record<ReferenceEntry['kind'], string> = {
  rule: 'Rule',
  table: 'Table',
  creature: 'Creature',
  ware: 'Equipment',
  operation: 'Operation',
};

/** What an entry is, under its heading. */
export const kindOf = ({ kind }: ReferenceEntry): string => kindNames[kind];

/** What tells an entry from those of its title: a rule's id, the kind of anything else. */
export const besideTitle = (entry: ReferenceEntry): string =>
  entry.kind === 'rule' ? entry.name : kindOf(entry).toLowerCase();

/** The element of an entry in the list, for whoever points at it. */
export const optionIdOf = (listId: string, { key }: ReferenceEntry): string =>
  `${listId}-${key.replace(/[^A-Za-z0-9]+/g, '-')}`;

/** Text with its quoted names apart: `attackHd` in backticks is a name of the signature. */
export const spansOf = (text: string): { text: string; isName: boolean }[] =>
  text
    .split('`')
    .map((part, at) => ({ text: part, isName: at % 2 === 1 }))
    .filter((part) => part.text !== '');
