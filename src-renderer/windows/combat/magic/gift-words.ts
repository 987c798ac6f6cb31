import type { QueryOutput } from '../../../../shared/ipc/contract.ts';

/** What somebody can do besides plain blows, as the board says it. */

export type Gifts = NonNullable<QueryOutput<'combat.gifts'>>;

export interface GiftLine {
  readonly title: string;
  readonly text: string;
  /** The rules do nothing of it. */
  readonly isToldOnly: boolean;
}

/** Of those hits that do more than their damage: the words of the entry, and what is played. */
export const hitLines = ({ hits }: Gifts): GiftLine[] =>
  hits
    .filter(({ words, does }) => words !== '' || does !== '')
    .map(({ way, words, does }) => ({
      title: way,
      text: [...(words === way ? [] : [words]), does].filter((part) => part !== '').join(': '),
      isToldOnly: does === '',
    }));

/** How often each is left, and what it does. */
export const useLines = ({ uses }: Gifts): GiftLine[] =>
  uses.map(({ way, left, does }) => ({
    title: way,
    text: [...(left === null ? [] : [`${left} left`]), does].filter((part) => part !== '').join('; '),
    isToldOnly: false,
  }));
