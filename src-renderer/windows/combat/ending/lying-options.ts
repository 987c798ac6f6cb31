import type { QueryOutput } from '../../../../shared/ipc/contract.ts';

export type LyingView = NonNullable<QueryOutput<'combat.lying'>>;

/** What the hands may do: take up what lies there, or let go of so many. */
export interface Handled {
  readonly does: 'takes' | 'drops';
  /** Of what lies there, or of what is held. */
  readonly id: number;
  readonly quantity: number | null;
}

interface HandOption {
  readonly value: string;
  readonly label: string;
  readonly group: string;
  readonly handled: Handled;
}

const feet = (away: number | null): string => (away === null ? '' : `, ${away}' away`);

/** The nearest first; then what is held, one of a stack before all of it. */
export function handOptions({ things, held }: Pick<LyingView, 'things' | 'held'>): HandOption[] {
  const near = [...things].sort((one, other) => (one.away ?? 0) - (other.away ?? 0));
  const taken = near.map(({ id, what, away }): HandOption => ({
    value: `t${id}`,
    label: `${what}${feet(away)}`,
    group: 'Takes up',
    handled: { does: 'takes', id, quantity: null },
  }));
  const dropped = held.flatMap(({ itemId, name, quantity }): HandOption[] => {
    const one: HandOption = {
      value: `d${itemId}`,
      label: quantity === 1 ? name : `one ${name}`,
      group: 'Drops',
      handled: { does: 'drops', id: itemId, quantity: 1 },
    };
    if (quantity === 1) return [one];
    const all = { does: 'drops', id: itemId, quantity: null } as const;
    return [one, { value: `a${itemId}`, label: `${quantity} × ${name}`, group: 'Drops', handled: all }];
  });
  return [...taken, ...dropped];
}

/** "none, half, all": how many of those shot. */
export const foundOf = (quantity: number, word: 'none' | 'half' | 'all'): number =>
  word === 'none' ? 0 : word === 'all' ? quantity : Math.floor(quantity / 2);
