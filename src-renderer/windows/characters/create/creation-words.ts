import type { AbilityView } from '../party-types.ts';
import { toldModifiers } from '../sheet/figure-words.ts';
import type { Confidence } from '../../../../shared/ipc/vocabulary.ts';

/** The modifiers of a score that change something: "melee +2, doors 4". */
export const modifierWords = (ability: AbilityView | undefined): string =>
  toldModifiers(ability)
    .map(({ title, value }) => `${title} ${value}`)
    .join(', ');

interface Doubt {
  short: string;
  text: string;
}

/** What a figure of the starter content is marked with where its source is not the rules' own text. */
const doubts: Record<Exclude<Confidence, 'source'>, Doubt> = {
  memory: {
    short: 'from memory: check',
    text: 'Written from memory, not from the rules’ own text. Check it against your book.',
  },
  secondary: {
    short: 'second hand: check',
    text: 'Taken from a quotation, not from the rules’ own text. Check it against your book.',
  },
  derived: {
    short: 'worked out: check',
    text: 'Worked out from other figures. Check it against your book.',
  },
};

export const doubtOf = (confidence: Confidence): Doubt | null =>
  confidence === 'source' ? null : doubts[confidence];
