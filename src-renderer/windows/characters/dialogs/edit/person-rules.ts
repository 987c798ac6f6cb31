import { abilityIds, type AbilityId } from '../../../../../shared/ipc/vocabulary.ts';
import type { NumberRule } from '../number-texts.svelte.ts';

const score: NumberRule = { min: 1, max: 30, empty: 'unknown' };

export const abilityRules = Object.fromEntries(abilityIds.map((id) => [id, score])) as Record<
  AbilityId,
  NumberRule
>;

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
