import { coinKinds } from '../../shared/ipc/vocabulary.ts';
import type { CoinKind } from '../../shared/ipc/vocabulary.ts';
import type { ContentOf } from './content-for.ts';

/** The coins the system mints; all of them where nobody says. */
export const mintedCoins = ({ equipment }: ContentOf<'equipment'>): readonly CoinKind[] =>
  equipment?.money.coins.map(({ id }) => id) ?? coinKinds;
