import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { percent } from './odds-words.ts';

export type Aimed = NonNullable<QueryOutput<'combat.aim'>>;

export interface AimedAt {
  /** In the column of armour: "13+", "54 %", "never". */
  readonly short: string;
  /** As it is read aloud. */
  readonly told: string;
}

/** What is enough against one of those an attack may be aimed at; null where no figure says. */
export function aimedAt(aimed: Aimed | null, id: string): AimedAt | null {
  const found = aimed?.find((each) => each.id === id);
  if (found === undefined) return null;
  const { needed, hit } = found;
  if (needed !== null) return { short: `${needed}+`, told: `${needed} or more hits` };
  if (hit === null) return null;
  return hit === 0
    ? { short: 'never', told: 'nothing hits' }
    : { short: percent(hit), told: `${percent(hit)} to hit` };
}
