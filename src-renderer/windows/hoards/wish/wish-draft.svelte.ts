import type { CommandInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import { parseNumber } from '../../../components/fields/number-text.ts';
import { stepTo } from '../../../components/tables/row-steps.ts';

type Wish = QueryOutput<'hoard.wish'>;
export type Way = Wish['proposals'][number];

const most = 10_000_000;

/** What a hoard shall be worth, as it is typed, and the way to it that is chosen. */
export class WishDraft {
  text = $state('');
  /** The answer that came last; it may be of what was typed before. */
  answer = $state.raw<Wish | null>(null);
  #stoodOn = $state<Way['way'] | null>(null);

  readonly #parsed = $derived.by(() =>
    parseNumber(this.text.replaceAll(',', ''), { min: 0.01, max: most, fractions: true }),
  );
  /** In gold pieces, to the copper piece; null where nothing can be read. */
  readonly gold: number | null = $derived.by(() => {
    const { value } = this.#parsed;
    return value === null ? null : Math.round(value * 100) / 100;
  });
  readonly problem: string | undefined = $derived.by(() => this.#parsed.problem ?? undefined);

  readonly now: Wish['now'] | null = $derived.by(() => this.answer?.now ?? null);
  /** Only of the worth that stands in the field. */
  readonly ways: readonly Way[] = $derived.by(() =>
    this.answer !== null && this.answer.gold === this.gold ? this.answer.proposals : [],
  );
  /** The way that was chosen, else the first that leads there. */
  readonly at: number = $derived.by(() => {
    const chosen = this.ways.findIndex(({ way }) => way === this.#stoodOn);
    return chosen >= 0
      ? chosen
      : Math.max(
          0,
          this.ways.findIndex(({ then }) => then !== null),
        );
  });
  readonly way: Way | undefined = $derived.by(() => this.ways[this.at]);

  /** Why it cannot be taken; undefined where it can. */
  readonly notYet: string | undefined = $derived.by(() => {
    if (this.gold === null) return 'Say what it shall be worth.';
    if (this.way === undefined) return 'The ways to it are worked out.';
    return this.way.then === null ? 'This way does not lead there.' : undefined;
  });

  stand({ way }: Way): void {
    this.#stoodOn = way;
  }

  key(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const to = stepTo(event.key, this.at, this.ways.length);
    this.#stoodOn = (to === null ? undefined : this.ways[to])?.way ?? null;
  }

  /** What is sent for it; null where nothing leads there. */
  input(id: number): CommandInput<'hoard.adjust'> | null {
    const { gold, way, now } = this;
    if (gold === null || way === undefined || way.then === null || now === null) return null;
    return { id, gold, way: way.way, from: now.worth };
  }
}
