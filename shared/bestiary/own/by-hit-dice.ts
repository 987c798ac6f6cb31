import type { CountedDice } from '../../rules/bestiary/hit-dice.ts';
import type { SaveAs } from '../../rules/bestiary/savers.ts';
import type { ChallengeLevel } from '../../rules/bestiary/tables.ts';
import type { CreatureFigures } from '../figures.ts';
import { figure } from '../marks.ts';
import type { Terms } from './terms.ts';

/** What a book's own tables give for Hit Dice. */

const noDice = 'Its Hit Dice are not said, and it follows from them.';

export function attackByDice(dice: CountedDice | null, { system }: Terms): CreatureFigures['attack'] {
  if (dice === null) return figure(null, 'derived', noDice);
  const { thac0Sum } = system.bestiary;
  const { bonus, rule } = system.bestiary.attack(dice);
  const thac0 = thac0Sum === null ? null : thac0Sum - bonus;
  return figure({ bonus, thac0 }, 'derived', `By the table of attacks in ${system.title}.`, rule);
}

/** For whom it saves as, else by its Hit Dice. */
export function savesByDice(
  dice: CountedDice | null,
  as: SaveAs | null,
  { system, tables }: Terms,
): CreatureFigures['saves'] {
  const counted = dice ?? { dice: as?.level ?? 0, modifier: 0, byPoints: false };
  if (dice === null && as === null) return figure(null, 'derived', noDice);
  const { bestiary, title } = system;
  const written = bestiary.saves(bestiary.saver(as, counted), counted, tables);
  if (written === null)
    return figure(null, 'derived', `The table of saves in ${title} is not at hand for it.`);
  const why = `By the row ${written.source} of the saves in ${title}.`;
  return figure({ as: written.as, figures: written.figures }, 'derived', why, written.rule);
}

export function awardByDice(
  dice: CountedDice | null,
  entry: { asterisks: number; level: ChallengeLevel | null },
  { system, tables }: Terms,
): Pick<CreatureFigures, 'experience'> & { challengeLevel: CreatureFigures['challengeLevel'] } {
  if (dice === null) return { experience: figure(null, 'derived', noDice), challengeLevel: null };
  const { bestiary, title } = system;
  const powers = bestiary.powers(dice, entry);
  const award = bestiary.award(dice, powers.count, tables);
  if (award === null) {
    const why = `The table of experience in ${title} is not at hand.`;
    return { experience: figure(null, 'derived', why), challengeLevel: null };
  }
  const why = `By the row ${award.row} of the table of experience in ${title}.`;
  return {
    experience: figure({ points: award.points, alternates: [] }, 'derived', why),
    challengeLevel: award.level === null ? null : figure(award.level, 'derived', why),
  };
}
