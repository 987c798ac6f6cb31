import type { Act, Row } from '../../fight-types.ts';
import type { Amount } from './amounts.ts';

/** What one of the marked takes, before it is taken. */
export interface Share {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly hp: number;
  readonly amount: number;
  /** He saved: half of it, rounded down. */
  readonly halved: boolean;
}

export const takenOf = ({ amount, halved }: Share): number => (halved ? Math.floor(amount / 2) : amount);

export const shareOf = ({ id, label, name, hp }: Row, amount: number): Share => ({
  id,
  label,
  name,
  hp,
  amount,
  halved: false,
});

/** How damage to a folded group is dealt out. */
export const spreads = ['hurt', 'even', 'label'] as const;
export type Spread = (typeof spreads)[number];

/** From the most hurt on: each takes what it has left before the next takes any. */
export function fromMostHurt(rows: readonly Row[], amount: number): Share[] {
  let left = amount;
  const sorted = [...rows].sort((one, other) => one.hp - other.hp);
  return sorted.flatMap((row) => {
    const takes = Math.min(left, Math.max(0, row.hp));
    left -= takes;
    return takes > 0 ? [shareOf(row, takes)] : [];
  });
}

/** A point each in turn, as far as it goes. */
export function oneEach(rows: readonly Row[], amount: number): Share[] {
  const each = Math.floor(amount / rows.length);
  const odd = amount - each * rows.length;
  return rows.map((row, at) => shareOf(row, each + (at < odd ? 1 : 0))).filter((share) => share.amount > 0);
}

/** The referee's word for each, one step together; who takes nothing is left out. */
export function harmActs(
  shares: readonly Share[],
  heals: boolean,
  { to, negative }: Pick<Amount, 'to' | 'negative'>,
): Act[] {
  const change = heals === negative ? 'hurt' : 'heal';
  return shares.flatMap((share): Act[] => {
    const { id } = share;
    const amount = takenOf(share);
    if (to) return [{ kind: 'overrule', change: 'hp', id, hp: amount }];
    return amount === 0 ? [] : [{ kind: 'overrule', change, id, amount }];
  });
}
