import type { DiceTerm } from '../../../../shared/dice/expression.ts';
import { parseDice } from '../../../../shared/dice/notation.ts';
import { refused } from '../../../../shared/errors.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { LevelStep } from '../../../../shared/rules/characters/character.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../../facts/party/armour-class.ts';
import { personOf } from '../../../facts/party/gear.ts';

/** As far as levels are counted, whatever a system's rules go on to. */
const lastLevel = 36;

/** The next level by the rules; null where there is none, or the class is not one of the starter content. */
export const nextLevelOf = (
  { system }: CampaignRules,
  row: CharacterRow,
  { classes }: ClassesOf,
): LevelStep | null =>
  classes && row.level < lastLevel ? system.characters.nextLevel(personOf(row), classes) : null;

/** Whether no table tells of the class, so that the referee types what a level brings. */
export function isTypedLevel({ system }: CampaignRules, row: CharacterRow, { classes }: ClassesOf): boolean {
  const known = classes && system.characters.classOptions(classes);
  return row.level < lastLevel && known?.some(({ id }) => id === row.class_id) !== true;
}

/** Throws refused, saying why there is no next level. */
export function needNextLevel(campaign: CampaignRules, row: CharacterRow, content: ClassesOf): LevelStep {
  const next = nextLevelOf(campaign, row, content);
  if (next) return next;
  throw refused(
    row.level >= lastLevel
      ? `Levels are counted to ${lastLevel}. Nothing was changed.`
      : `The tables of the ${row.class_name.toLowerCase()} do not go on from level ${row.level}. Nothing was changed.`,
  );
}

/** What is known of a level that the referee types. */
export const typedPreview = ({ level, xp }: CharacterRow): QueryOutput<'character.previewLevel'> => ({
  from: level,
  to: level + 1,
  xpNeeded: xp,
  xp,
  hitDice: null,
  hitPointModifier: 0,
  reasons: [],
  changes: [],
  typed: true,
});

export interface HitPoints {
  /** What is rolled; null where the level adds a fixed number, or nothing. */
  dice: string | null;
  /** How many dice that is. */
  count: number;
  /** Added to the roll, or the fixed number. */
  modifier: number;
}

export function hitPointsOf({ hitDice, hitPointModifier }: LevelStep): HitPoints {
  const terms = hitDice === null ? [] : parseDice(hitDice).terms;
  const count = terms
    .filter((term): term is DiceTerm => term.kind === 'dice')
    .reduce((sum, term) => sum + term.count, 0);
  if (count > 0) return { dice: hitDice, count, modifier: hitPointModifier };
  const fixed = terms.reduce((sum, term) => sum + (term.kind === 'number' ? term.sign * term.value : 0), 0);
  return { dice: null, count: 0, modifier: fixed + hitPointModifier };
}

/** What somebody of this level should have in experience; null where nobody knows. */
export function xpOfLevel(campaign: CampaignRules, row: CharacterRow, content: ClassesOf): number | null {
  if (row.level < 2) return null;
  return nextLevelOf(campaign, { ...row, level: row.level - 1 }, content)?.xpNeeded ?? null;
}
