import type { z } from 'zod';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { doorFacts, otherFacts, trapFacts, treasureFacts } from '../../../shared/ipc/book/place-facts.ts';
import type { FeatureKind } from '../../../shared/ipc/vocabulary.ts';
import type { FeatureRow } from '../../db/tables.ts';
import { remembered } from '../party/remembered.ts';
import { readKeys } from '../../db/stored-keys.ts';

const schemas = { door: doorFacts, trap: trapFacts, treasure: treasureFacts, other: otherFacts } as const;

type FactsOf<Kind extends FeatureKind> = z.output<(typeof schemas)[Kind]>;

/** A stored feature with its state, read by its kind; `problems` says what could not be read. */
export type Feature = {
  [Kind in FeatureKind]: Omit<FeatureRow, 'kind' | 'facts'> & {
    kind: Kind;
    facts: FactsOf<Kind>;
    problems: string[];
  };
}[FeatureKind];

export type FeatureOf<Kind extends FeatureKind> = Extract<Feature, { kind: Kind }>;

/** What is stored of each kind, read key by key. */
export const storedFacts = {
  door: remembered(2000, (json) => readKeys(doorFacts, json)),
  trap: remembered(2000, (json) => readKeys(trapFacts, json)),
  treasure: remembered(2000, (json) => readKeys(treasureFacts, json)),
  other: remembered(2000, (json) => readKeys(otherFacts, json)),
} as const;

export function featureOf(row: FeatureRow): Feature {
  const { value, problems } = storedFacts[row.kind](row.facts);
  return { ...row, kind: row.kind, facts: value, problems } as Feature;
}

/** The facts with those named in place of what stood there; throws bad-input for what the kind does not know. */
export function patchedFacts(kind: FeatureKind, facts: object, patch: object): object {
  const parsed = schemas[kind].strict().safeParse({ ...facts, ...patch });
  if (parsed.success) return parsed.data;
  const details = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [['facts', ...path].join('.'), message]),
  );
  const [first = 'That cannot be used.'] = Object.values(details);
  throw new TurnkeeperError('bad-input', first, details);
}
