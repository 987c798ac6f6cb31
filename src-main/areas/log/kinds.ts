import { stepEntry, steps } from '../../../shared/ipc/contract.ts';
import type { StepName } from '../../../shared/ipc/contract.ts';
import type { LogFilter, LogKind } from '../../../shared/ipc/vocabulary.ts';

/** Steps of earlier versions: their lines stand in old campaigns. */
const retired: Readonly<Record<string, LogKind | readonly LogKind[]>> = {
  'dungeon.search': 'turns',
  'dungeon.listen': 'turns',
  'need.set': 'needs',
  'party.giveItems': ['finds', 'gear'],
  'party.addCharacter': 'people',
  'party.editCharacter': 'people',
  'party.removeCharacter': 'people',
  'party.addItem': 'gear',
  'party.editItem': 'gear',
  'party.removeItem': 'gear',
};

const isOf = (log: LogKind | readonly LogKind[], kind: LogKind): boolean =>
  typeof log === 'string' ? log === kind : log.includes(kind);

/** The steps whose lines a filter keeps, or null where it keeps every line. Dice are no kind: any step may roll. */
export function stepsOfKind(filter: LogFilter): readonly string[] | null {
  if (filter === 'all' || filter === 'dice') return null;
  const now = (Object.keys(steps) as StepName[]).filter((name) => isOf(stepEntry(name).log, filter));
  const before = Object.entries(retired).flatMap(([name, log]) => (isOf(log, filter) ? [name] : []));
  return [...now, ...before];
}
