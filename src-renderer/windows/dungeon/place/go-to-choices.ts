import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { FoundRooms } from '../../places/place-types.ts';

export interface GoToChoice {
  id: number;
  key: string;
  name: string;
  /** Where it lies, or which door leads there. */
  more: string;
}

/** The rooms that answer to what is typed; before anything is, those beyond the doors at hand. */
export function goToChoices(
  wanted: string,
  found: FoundRooms | null,
  now: QueryOutput<'place.now'>,
): GoToChoice[] {
  if (wanted === '') return beyondTheDoors(now?.room?.doors ?? []);
  return (found?.rooms ?? []).map(({ id, key, name, level, dungeon, excerpt }) => ({
    id,
    key,
    name,
    more: excerpt === '' ? `${level}, ${dungeon}` : excerpt,
  }));
}

type Doors = NonNullable<NonNullable<QueryOutput<'place.now'>>['room']>['doors'];

function beyondTheDoors(doors: Doors): GoToChoice[] {
  const choices = new Map<number, GoToChoice>();
  for (const { to, name, state } of doors) {
    if (to === null || choices.has(to.id)) continue;
    choices.set(to.id, { id: to.id, key: to.key, name: to.name, more: `${name}: ${state}` });
  }
  return [...choices.values()];
}
