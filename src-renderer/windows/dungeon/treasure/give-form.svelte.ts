import type { CommandInput, QueryInput } from '../../../../shared/ipc/contract.ts';
import { isolated } from '../../../../shared/words/isolated.ts';
import type { Option } from '../../../components/choosing/choice.ts';
import type { Item, MovePreview, Party } from '../../delve/delve-types.ts';
import { withCarrying, type Carrying } from '../../../lib/party/carrying.ts';
import { goingAlong } from './going-along.ts';

type Place = QueryInput<'inventory.view'>['place'];

export const poolChoice = 'pool';

const placeOf = (choice: string): Place =>
  choice === poolChoice ? { in: 'pool' } : { in: 'holder', id: Number(choice) };

/** Who has something to give, the pool first. */
export const givers = ({ pool, members }: Pick<Party, 'pool' | 'members'>): Option[] => [
  ...(pool.things > 0 ? [{ value: poolChoice, label: 'The pool', hint: 'nobody carries it' }] : []),
  ...members
    .filter(({ things }) => things > 0)
    .map(({ id, name }) => ({ value: String(id), label: isolated(name) })),
];

export type PreviewRow = MovePreview['members'][number];

/** Whom the gift changes, with load and base rate as they stand and as they would. */
export const previewRows = ({ members }: Pick<MovePreview, 'members'>): PreviewRow[] =>
  members.filter(({ before, after }) => before.weight !== after.weight || before.baseFeet !== after.baseFeet);

/** Which things of one place go to whom; at first everything in the pool. */
export class GiveForm {
  from = $state('');
  to = $state('');
  items = $state.raw<readonly Item[]>([]);
  picked = $state<number[]>([]);
  pressed = $state(false);
  said = $state.raw<Carrying>({});

  constructor({ pool, members }: Pick<Party, 'pool' | 'members'>) {
    const [first] = members;
    this.to = first === undefined ? poolChoice : String(first.id);
    this.from = givers({ pool, members })[0]?.value ?? poolChoice;
  }

  readonly place = $derived.by(() => placeOf(this.from));

  /** The place's things have come: of the pool all are meant, of a person those that are then chosen. */
  meet(items: readonly Item[]): void {
    this.items = items;
    const loose = items.filter(({ containerId }) => containerId === null);
    this.picked = this.from === poolChoice ? loose.map(({ id }) => id) : [];
  }

  has(id: number): boolean {
    return this.picked.includes(id);
  }

  set(id: number, picked: boolean): void {
    const others = this.picked.filter((other) => other !== id);
    this.picked = picked ? [...others, id] : others;
  }

  /** What goes along in what was chosen is no choice of its own. */
  readonly along = $derived.by(() => goingAlong(this.items, this.picked));

  /** What would be moved; null while nothing is chosen. */
  readonly move = $derived.by((): CommandInput<'inventory.move'> | null => {
    const itemIds = this.picked.filter((id) => !this.along.has(id));
    return itemIds.length > 0 ? withCarrying({ itemIds, to: placeOf(this.to) }, this.said) : null;
  });
}
