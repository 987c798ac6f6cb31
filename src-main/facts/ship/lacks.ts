import { counted } from '../../../shared/words/figures.ts';
import { handsOf, handsWanted, isSunk } from './aboard.ts';
import type { Manned } from './aboard.ts';

/** What a vessel lacks, a sentence each; nothing of it forbids anything. */
export function lacksOf(manned: Manned): string[] {
  const { row, facts } = manned;
  const wanted = handsWanted(facts);
  const hands = handsOf(manned);
  return [
    isSunk(row) ? 'She has no hull points left.' : '',
    hands < wanted ? `She wants ${counted(wanted, 'hand')} and has ${hands}.` : '',
    facts.captain_wanted === 1 && facts.captain === 0 ? 'She wants a captain and has none.' : '',
    facts.taken_on_water === 1 ? 'She has taken on water: a third slower until a dock mends her.' : '',
  ].filter((lack) => lack !== '');
}
