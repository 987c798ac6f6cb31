import { figure } from '../../words/figures.ts';
import { kindsOf } from './coins.ts';
import type { Pieces } from './parcel.ts';
import type { PieceKind } from './piece-worths.ts';
import { type Adjusted, inGold, type Lying } from './wish.ts';

/** How many of something there are, and how many there would be. */
export interface WishChange {
  readonly of: 'coins' | 'pieces';
  readonly what: string;
  readonly before: number;
  readonly after: number;
}

export const pieceNames: Readonly<Record<PieceKind, string>> = {
  gem: 'gem',
  jewellery: 'piece of jewellery',
};

/** Only what differs: coins, the dearest kind first, then pieces that come, then those that go. */
export function changesOf(lying: Lying, { coins, kind, added, taken }: Adjusted): WishChange[] {
  const ofCoins = kindsOf(lying.coins)
    .map((coin) => ({
      of: 'coins' as const,
      what: coin,
      before: lying.coins[coin] ?? 0,
      after: coins[coin] ?? 0,
    }))
    .filter(({ before, after }) => before !== after);
  if (kind === null) return ofCoins;
  const line = ({ worth, quantity }: Pieces, sign: number): WishChange => {
    const before = lying[kind]
      .filter((each) => each.worth === worth)
      .reduce((sum, each) => sum + each.quantity, 0);
    const what = `${pieceNames[kind]} (${inGold(worth)} each)`;
    return { of: 'pieces', what, before, after: before + sign * quantity };
  };
  return [...ofCoins, ...added.map((each) => line(each, 1)), ...taken.map((each) => line(each, -1))];
}

/** "7 gp to 10, 1 × gem (1,000 gp each) more". */
export const changesInWords = (changes: readonly WishChange[]): string =>
  changes.map(changeInWords).join(', ');

function changeInWords({ of, what, before, after }: WishChange): string {
  if (of === 'pieces')
    return `${figure(Math.abs(after - before))} × ${what} ${after > before ? 'more' : 'gone'}`;
  return after === 0 ? `${figure(before)} ${what} gone` : `${figure(before)} ${what} to ${figure(after)}`;
}
