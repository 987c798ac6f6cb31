import type { ReferencePage } from './reference-pages.ts';
import type { OperationReference, Reference, RuleReference, SystemReference } from '../../rules/reference.ts';
import { topicOf } from '../../rules/topics.ts';

interface Entry {
  /** Unique in the reference. */
  key: string;
  system: SystemReference;
  /** The operation's name, the rule's id, or the page's. */
  name: string;
  /** What it is called in a list: the topic of a rule, the name of anything else. */
  title: string;
  topic: string;
  /** What it does, or what the rule says. */
  text: string;
  /** What is searched, in small letters. */
  words: string;
}

export type ReferenceEntry = Entry &
  (
    | { kind: 'operation'; operation: OperationReference }
    | { kind: 'rule'; rule: RuleReference }
    | { kind: ReferencePage['kind']; page: ReferencePage }
  );

/** The pages of each system, by its id, that are there already. */
export type PagesBySystem = ReadonlyMap<string, readonly ReferencePage[]>;

const small = (text: string): string => text.toLowerCase();

function operationEntry(system: SystemReference, operation: OperationReference): ReferenceEntry {
  const { name, does: text, rules } = operation;
  const words = small([name, text, ...rules].join('\n'));
  const key = `${system.id} ${name}`;
  return { kind: 'operation', key, system, name, title: name, topic: 'Operations', text, words, operation };
}

function ruleEntry(system: SystemReference, rule: RuleReference): ReferenceEntry {
  const { id: name, text, operations, rulings } = rule;
  const topic = topicOf(name);
  const words = small([topic, name, text, ...operations, ...rulings].join('\n'));
  return { kind: 'rule', key: `${system.id} ${name}`, system, name, title: topic, topic, text, words, rule };
}

function pageEntry(system: SystemReference, page: ReferencePage): ReferenceEntry {
  const { kind, id, name, topic, text, figures, tables } = page;
  const rows = tables.flatMap((table) => [table.title, ...table.heads, ...table.rows.flat()]);
  const words = small(
    [topic, name, text, ...figures.flatMap((each) => [each.label, each.text]), ...rows].join('\n'),
  );
  return { kind, key: `${system.id} ${id}`, system, name, title: name, topic, text, words, page };
}

/** Everything that can be looked up: of each system its rules, its tables, creatures and wares, then its operations. */
export const entriesOf = ({ systems }: Reference, pages: PagesBySystem = new Map()): ReferenceEntry[] =>
  systems.flatMap((system) => [
    ...system.rules.map((rule) => ruleEntry(system, rule)),
    ...(pages.get(system.id) ?? []).map((page) => pageEntry(system, page)),
    ...system.operations.map((operation) => operationEntry(system, operation)),
  ]);

/** What the entries are about, each topic once, in the order of the entries. */
export const topicsOf = (entries: readonly ReferenceEntry[]): string[] => [
  ...new Set(entries.map(({ topic }) => topic)),
];

/** 0 for the thing itself, 3 for something that merely speaks of the words. */
function distance({ name, title, text }: ReferenceEntry, query: string, words: readonly string[]): number {
  const called = small(name);
  if (called === query || small(title) === query) return 0;
  if (words.every((word) => called.includes(word))) return called.startsWith(query) ? 1 : 2;
  return words.every((word) => `${called} ${small(title)} ${small(text)}`.includes(word)) ? 3 : 4;
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
