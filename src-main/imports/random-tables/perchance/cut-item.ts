import { Reading } from '../../reading.ts';
import { withGrammar } from './grammar.ts';
import type { PerchanceItem } from './lists.ts';
import { withoutTags } from './markup.ts';
import { type ItemPiece, perchancePieces } from './pieces.ts';
import { withSpaces } from './spaces.ts';

export const longestItem = 20_000;
const unreadable = 'It cannot be read.';

/** An item that is cut up, and what was lost on the way. */
interface CutItem {
  readonly pieces: readonly ItemPiece[];
  readonly told: readonly string[];
}

/** An item as it can be read; else why it cannot. */
export function cutItem({ text: given, code }: PerchanceItem): CutItem | string {
  const reading = Reading.ofPlainText({ item: given });
  const written = given === '' ? '' : reading.lines(['item'], longestItem);
  if (written === null) {
    const [left] = reading.leftOver(() => unreadable);
    return `${left?.why ?? unreadable} It is left out.`;
  }
  const { text, told: ofTags } = withoutTags(written);
  const told = new Set<string>();
  if (ofTags !== null) told.add(ofTags);
  if (code !== null) told.add(`The odds ${code} are worked out there; here it weighs 1.`);
  const spaced = withSpaces(perchancePieces(text), () =>
    told.add('Spaces at the edge of a choice have no counterpart here and are left out.'),
  );
  const pieces = withGrammar(spaced, (why) => told.add(why));
  return { pieces, told: [...told] };
}
