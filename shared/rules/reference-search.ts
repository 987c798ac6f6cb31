import type { OperationReference, Reference, RuleReference, SystemReference } from './reference.ts';

interface Entry {
  /** Unique in the reference. */
  key: string;
  system: SystemReference;
  /** The operation's name or the rule's id. */
  name: string;
  /** What it does, or what the rule says. */
  text: string;
  /** What is searched, in small letters. */
  words: string;
}

export type ReferenceEntry = Entry &
  ({ kind: 'operation'; operation: OperationReference } | { kind: 'rule'; rule: RuleReference });

const small = (text: string): string => text.toLowerCase();

function operationEntry(system: SystemReference, operation: OperationReference): ReferenceEntry {
  const { name, does: text, rules } = operation;
  const words = small([name, text, ...rules].join('\n'));
  return { kind: 'operation', key: `${system.id} ${name}`, system, name, text, words, operation };
}

function ruleEntry(system: SystemReference, rule: RuleReference): ReferenceEntry {
  const { id: name, text, operations, rulings } = rule;
  const words = small([name, text, ...operations, ...rulings].join('\n'));
  return { kind: 'rule', key: `${system.id} ${name}`, system, name, text, words, rule };
}

/** Everything that can be looked up: of each system its rules, then its operations. */
export const entriesOf = ({ systems }: Reference): ReferenceEntry[] =>
  systems.flatMap((system) => [
    ...system.rules.map((rule) => ruleEntry(system, rule)),
    ...system.operations.map((operation) => operationEntry(system, operation)),
  ]);

/** 0 for the thing itself, 3 for something that merely speaks of the words. */
function distance({ name, text }: ReferenceEntry, query: string, words: readonly string[]): number {
  const called = small(name);
  if (called === query) return 0;
  if (words.every((word) => called.includes(word))) return called.startsWith(query) ? 1 : 2;
  return words.every((word) => `${called} ${small(text)}`.includes(word)) ? 3 : 4;
}

/** Entries in which every word of the query occurs, the closest first and otherwise in their order; all for no words. */
export function findEntries(entries: readonly ReferenceEntry[], query: string): ReferenceEntry[] {
  const sought = small(query).trim();
  const words = sought.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [...entries];
  return entries
    .filter((entry) => words.every((word) => entry.words.includes(word)))
    .map((entry) => ({ entry, distance: distance(entry, sought, words) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ entry }) => entry);
}
