import type { QueryOutput } from '../../../../shared/ipc/contract.ts';

export type LyingView = NonNullable<QueryOutput<'combat.lying'>>;

type DoorAct = LyingView['doors'][number]['acts'][number];

/** What the hands may do: take up what lies there, let go of so many, let the pack fall, see to a door. */
export type Handled =
  | {
      readonly does: 'takes' | 'drops';
      /** Of what lies there, or of what is held. */
      readonly id: number;
      readonly quantity: number | null;
    }
  | { readonly does: 'pack' }
  | { readonly does: 'door'; readonly id: number; readonly act: DoorAct };

interface HandOption {
  readonly value: string;
  readonly label: string;
  readonly group: string;
  readonly handled: Handled;
}

const feet = (away: number | null): string => (away === null ? '' : `, ${away}' away`);

const doorWords: Readonly<Record<DoorAct, string>> = {
  open: 'opens',
  shut: 'shuts',
  force: 'forces',
  lock: 'locks',
  unlock: 'unlocks',
  stick: 'jams',
  free: 'frees',
  bar: 'bars',
  unbar: 'unbars',
  spike: 'spikes',
  unspike: 'pulls the spike of',
  find: 'finds',
  forget: 'hides',
};

/** The nearest first; then what is held, one of a stack before all of it; the pack; the doors of the room. */
export function handOptions({
  things,
  held,
  pack,
  doors,
}: Pick<LyingView, 'things' | 'held' | 'pack' | 'doors'>): HandOption[] {
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
  const all: HandOption[] =
    pack === ''
      ? []
      : [{ value: 'pack', label: `the pack: ${pack}`, group: 'Drops', handled: { does: 'pack' } }];
  const seen = doors.flatMap(({ id, name, state, acts }) =>
    acts.map((act): HandOption => ({
      value: `o${id} ${act}`,
      label: `${doorWords[act]} ${name} (${state})`,
      group: 'Doors',
      handled: { does: 'door', id, act },
    })),
  );
  return [...taken, ...dropped, ...all, ...seen];
}

/** "none, half, all": how many of those shot. */
export const foundOf = (quantity: number, word: 'none' | 'half' | 'all'): number =>
  word === 'none' ? 0 : word === 'all' ? quantity : Math.floor(quantity / 2);
