import {
  abilityIds,
  ownScoreIds,
  ownScoreMax,
  type AbilityId,
  type OwnScoreId,
} from '../../../../../shared/ipc/vocabulary.ts';
import type { NumberRule } from '../number-texts.svelte.ts';

const score: NumberRule = { min: 1, max: 30, empty: 'unknown' };

const rulesOf = <Id extends string>(ids: readonly Id[], ruleOf: (id: Id) => NumberRule) =>
  Object.fromEntries(ids.map((id) => [id, ruleOf(id)])) as Record<Id, NumberRule>;

export const abilityRules = rulesOf(abilityIds, () => score);

export const ownScoreRules = rulesOf(ownScoreIds, (id) => ({
  min: 0,
  max: ownScoreMax[id],
  empty: 'unknown',
}));

export const percentRule = { min: 1, max: 100, empty: 'unknown' } as const satisfies NumberRule;
export const percentRules = rulesOf<AbilityId | OwnScoreId>(
  [...abilityIds, ...ownScoreIds],
  () => percentRule,
);

export const abilityShort: Record<AbilityId, string> = {
  strength: 'STR',
  intelligence: 'INT',
  wisdom: 'WIS',
  dexterity: 'DEX',
  constitution: 'CON',
  charisma: 'CHA',
};

export const personRules = {
  level: { min: 0, max: 36, empty: 'wanted' },
  xp: { min: 0, max: 100_000_000, empty: 'unknown' },
  maxHp: { min: 0, max: 9999, empty: 'wanted' },
  hp: { min: -999, max: 9999, empty: 'unknown' },
} as const satisfies Record<string, NumberRule>;
export type PersonNumber = keyof typeof personRules;
