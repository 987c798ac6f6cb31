import { stepEntry, steps } from '../../../shared/ipc/contract.ts';
import type { StepName } from '../../../shared/ipc/contract.ts';
import { logKinds, type LogFilter, type LogKind } from '../../../shared/ipc/vocabulary.ts';

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

const prepared: readonly LogKind[] = ['places', 'tables', 'creatures', 'pages', 'people', 'gear', 'campaign'];

/** The steps that between sessions get the campaign ready: the book, the tables, who there is and with what. */
export function preparingSteps(): readonly string[] {
  const names = prepared.flatMap((kind) => stepsOfKind(kind) ?? []);
  const played = new Set(
    logKinds.filter((kind) => !prepared.includes(kind)).flatMap((kind) => stepsOfKind(kind) ?? []),
  );
  return [...new Set(names)].filter((name) => !played.has(name));
}

const acrossKinds: readonly LogFilter[] = ['all', 'play', 'preparation', 'dice'];

/** The steps whose lines a filter keeps, or null where kinds do not say it: any step may roll dice. */
export function stepsOfKind(filter: LogFilter): readonly string[] | null {
  if (acrossKinds.includes(filter)) return null;
  const now = (Object.keys(steps) as StepName[]).filter((name) =>
    isOf(stepEntry(name).log, filter as LogKind),
  );
  const before = Object.entries(retired).flatMap(([name, log]) =>
    isOf(log, filter as LogKind) ? [name] : [],
  );
  return [...now, ...before];
}
