import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { stepTo } from '../../components/tables/row-steps.ts';
import type { HoardPlace } from './hoard-words.ts';

type Found = QueryOutput<'hoard.places'>[number];

/** A place as the list shows it; without a spot it is the referee's hand. */
export interface PlaceLine {
  key: string;
  place: HoardPlace;
  title: string;
  detail: string;
}

const hand: PlaceLine = { key: 'hand', place: null, title: 'Your hand', detail: 'laid down later' };

const keyOf = ({ spot, id }: NonNullable<HoardPlace>): string => `${spot} ${id}`;

const lineOf = ({ spot, id, title, detail }: Found): PlaceLine => ({
  key: keyOf({ spot, id }),
  place: { spot, id },
  title,
  detail,
});

/** So many are listed; typing finds the others. */
const mostListed = 8;

/** What a hoard is called and where it lies, as both are written. */
export class LayingDraft {
  name = $state('');
  wanted = $state('');
  /** The places that answer to what is typed. */
  found = $state.raw<readonly Found[]>([]);
  #stoodOn = $state<string | null>(null);

  readonly #goesTo: PlaceLine | null;

  /** `goesTo`: where it goes unless another place is chosen. */
  constructor(name: string, goesTo: { place: NonNullable<HoardPlace>; title: string } | null = null) {
    this.name = name;
    this.#goesTo = goesTo && {
      ...goesTo,
      key: keyOf(goesTo.place),
      detail: 'as it was rolled for',
    };
  }

  readonly lines: readonly PlaceLine[] = $derived.by(() => {
    const all = this.found.map(lineOf);
    if (this.wanted.trim() !== '' && all.length > 0) return all.slice(0, mostListed);
    const known = this.#goesTo;
    const others = all.filter(({ key }) => key !== known?.key).slice(0, mostListed);
    return [...(known === null ? [] : [known]), ...others, hand];
  });
  readonly at: number = $derived.by(() =>
    Math.max(
      0,
      this.lines.findIndex(({ key }) => key === this.#stoodOn),
    ),
  );
  readonly line: PlaceLine = $derived.by(() => this.lines[this.at] ?? hand);

  write(text: string): void {
    this.wanted = text;
    this.#stoodOn = null;
  }

  pick(line: PlaceLine): void {
    this.#stoodOn = line.key;
  }

  key(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const to = stepTo(event.key, this.at, this.lines.length);
    this.#stoodOn = (to === null ? undefined : this.lines[to])?.key ?? null;
  }
}
