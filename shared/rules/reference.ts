/** What the reference shows of one operation: read from its source while building, never written by hand. */
export interface OperationReference {
  name: string;
  does: string;
  /** The types of input and output, as the source has them. */
  input: string;
  output: string;
  /** Keys of the named types that input and output mention themselves. */
  types: string[];
  /** The dice it draws, in order; null if it draws none. */
  dice: string | null;
  throws: string;
  errors: string[];
  /** Ids of the rules it implements. */
  rules: string[];
  /** File and line. */
  place: string;
}

/** A rule of the inventory, and where it is kept: by operations, the combat machine, a window, or by people. */
export interface RuleReference {
  id: string;
  text: string;
  operations: string[];
  combat: boolean;
  window: string | null;
  /** Why no code computes it; null if some does. */
  procedural: string | null;
  /** How the program reads it where the book is unclear. */
  rulings: string[];
}

export interface NamedType {
  text: string;
  mentions: string[];
}

export interface SystemReference {
  id: string;
  title: string;
  operations: OperationReference[];
  types: Record<string, NamedType>;
  rules: RuleReference[];
  /** Rulings that speak of no single rule. */
  rulings: string[];
}

/** Every operation and every rule of the registered systems. */
export interface Reference {
  systems: SystemReference[];
}

/** The named types an operation speaks of, with those they speak of themselves, nearest first. */
export function typesOf(system: SystemReference, operation: OperationReference): NamedType[] {
  const keys = new Set(operation.types);
  for (const key of keys) for (const mentioned of system.types[key]?.mentions ?? []) keys.add(mentioned);
  return [...keys].flatMap((key) => system.types[key] ?? []);
}

/** In words, where a rule is kept. */
export function keptBy({ operations, combat, window, procedural }: RuleReference): string {
  if (procedural !== null) return `By the people at the table: ${procedural}`;
  if (window !== null) return window === 'reference' ? 'Read here.' : `Shown in the ${window} window.`;
  const names = operations.length > 0 ? [`computed by ${operations.join(', ')}`] : [];
  const words = [...names, ...(combat ? ['played by the combat machine'] : [])].join('; ');
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
