import type { z } from 'zod';
import { sheetFacts } from '../../../../shared/ipc/party/sheet.ts';
import type { SheetFacts, sheetChanges } from '../../../../shared/ipc/party/sheet.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import { armourClassKeys } from './figures.ts';
import { readSheet, writeSheet } from '../../../facts/party/sheet.ts';

export type SheetChanges = Partial<SheetFacts>;
type Stored = Pick<CharacterRow, 'sheet'>;

/** What was really given: a key that says nothing changes nothing. */
export const givenKeys = (changes: z.output<typeof sheetChanges> = {}): SheetChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** The sheet with some keys anew, as it is stored. What could not be read of it stays as it was, unless written anew. */
export function changedSheet(row: Stored, changes: SheetChanges): string {
  const written = JSON.parse(writeSheet({ ...readSheet(row), ...changes })) as Record<string, unknown>;
  const unread = Object.entries(unreadKeys(row)).filter(([key]) => !Object.hasOwn(changes, key));
  return JSON.stringify({ ...Object.fromEntries(unread), ...written });
}

/** Keys that nobody here understands, with what stands there: a newer program's, or damaged ones. */
export function unreadKeys(row: Stored): Record<string, unknown> {
  const stored: unknown = JSON.parse(row.sheet);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([key, value]) => {
      const known = Object.hasOwn(sheetFacts.shape, key);
      return !known || !sheetFacts.shape[key as keyof SheetFacts].safeParse(value).success;
    }),
  );
}

type Overrules = SheetFacts['overrules'];

/**
 * One armour class is written two ways: the other way follows, so that only one of them is said. What is taken off
 * leaves what is printed.
 */
export function withValue(
  { overrules, printed }: Pick<SheetFacts, 'overrules' | 'printed'>,
  key: string,
  value: Overrules[string] | null,
): Overrules {
  const replaced: readonly string[] = armourClassKeys.some((each) => each === key) ? armourClassKeys : [key];
  const kept = Object.entries(overrules).filter(([each]) => !replaced.includes(each));
  const back = Object.entries(printed).filter(([each]) => replaced.includes(each));
  return Object.fromEntries([...kept, ...(value === null ? back : [[key, value] as const])]);
}
