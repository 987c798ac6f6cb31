import { counted } from '../../../shared/words/figures.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { CharacterRow } from '../../db/tables.ts';
import { partyCheck } from '../../facts/exploration.ts';

type Advice = QueryOutput<'organisation.view'>['advice'];

/** What the book says of the party's size and of how far its levels lie apart; null without a character. */
export function adviceOn(people: readonly Pick<CharacterRow, 'kind' | 'level'>[]): Advice {
  const levels = people.filter(({ kind }) => kind === 'character').map(({ level }) => Math.max(1, level));
  if (levels.length === 0) return null;
  const retainers = people.filter(({ kind }) => kind === 'retainer').length;
  const found = partyCheck({ pcLevels: levels, retainers });
  const { size, sizeAdvice, levelSpread, splitAdvised, reasons } = found;
  const who = retainers === 0 ? '' : `, ${retainers} of them ${retainers === 1 ? 'a retainer' : 'retainers'}`;
  const sizeTexts = {
    small: 'small, retainers would help',
    ideal: 'a good size',
    large: 'large, its fights take long',
  };
  return {
    size,
    sizeText: `${size} in the party${who}: ${sizeTexts[sizeAdvice]}.`,
    levelSpread,
    levelText: levelText(levelSpread, splitAdvised),
    reasons,
  };
}

function levelText(spread: number, splitAdvised: boolean): string {
  if (spread === 0) return 'All of one level.';
  const apart = `${counted(spread, 'level')} between the lowest and the highest`;
  return splitAdvised ? `${apart}: better two parties.` : `${apart}: they can adventure together.`;
}
