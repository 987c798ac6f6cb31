import { clamp } from '../../common/arithmetic.ts';
import type { AbilityName, PersonFacts } from '../../characters/character.ts';
import { parts, type Reason } from '../../common/reason.ts';
import { abilityModifier, type AbilityUse } from './abilities.ts';
import { tables } from '../tables.ts';

const { lowest, highest } = tables.abilityScore;

/** The score as the tables can read it: beyond their ends it counts as the nearest. */
export const readable = (score: number | null): number | null =>
  score === null || !Number.isSafeInteger(score) ? null : clamp(score, lowest, highest);

/** What a score does for one use, with its reason; nothing where nobody knows it, or it does nothing. */
export function abilityOf({ abilities }: PersonFacts, ability: AbilityName, use: AbilityUse): Reason[] {
  const score = readable(abilities[ability]);
  if (score === null) return [];
  const { reasons } = abilityModifier({ score, use });
  return parts(
    ...reasons.map((reason) => ({ ...reason, source: `${ability} ${String(abilities[ability])}` })),
  );
}
