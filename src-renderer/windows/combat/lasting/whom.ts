import { listed } from '../../../../shared/words/names.ts';
import type { FightDesk } from '../fight-desk.svelte.ts';
import type { Row } from '../fight-types.ts';

/** Whom a ruling of the referee is on. */
export const whomOf = (desk: FightDesk): readonly Row[] => desk.hands.subjects;

/** "Hild", "Goblin 1, Goblin 2 and 4 more". */
export function namesOf(rows: readonly Row[]): string {
  const names = rows.map(({ name }) => name);
  return names.length <= 4 ? listed(names) : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;
}
