import { parseNumber } from '../../../components/fields/number-text.ts';
import { Step } from '../../../lib/step.svelte.ts';
import { moveOf } from '../gear-desk.svelte.ts';
import type { Move, Thing } from '../../../lib/party/party-types.ts';
import { withCarrying, type Carrying } from '../../../lib/party/carrying.ts';
import { placeOf } from '../places.ts';

/** A move being thought out: which things, how many of a stack, and to which place. */
export class MovePlan {
  quantity = $state('');
  toKey = $state<string | null>(null);
  said = $state.raw<Carrying>({});
  readonly step = new Step('inventory.move');
  readonly things: readonly Thing[];

  constructor(things: readonly Thing[], toKey: string | null) {
    this.toKey = toKey;
    this.things = things;
  }

  /** The one stack of which some may stay behind. */
  get stack(): Thing | null {
    const [only, more] = this.things;
    return only !== undefined && more === undefined && only.quantity > 1 ? only : null;
  }

  get problem(): string | undefined {
    if (this.toKey === null) return 'Choose where it goes.';
    return this.#count().problem ?? undefined;
  }

  get move(): Move | null {
    const to = this.toKey === null ? null : placeOf(this.toKey);
    if (to === null || this.#count().problem !== null) return null;
    const quantity = this.#count().value;
    const whole = moveOf(this.things, to);
    return withCarrying(quantity === null ? whole : { ...whole, quantity }, this.said);
  }

  #count() {
    return parseNumber(this.stack === null ? '' : this.quantity, { min: 1, max: this.stack?.quantity ?? 1 });
  }

  async send(): Promise<boolean> {
    const move = this.move;
    return move !== null && (await this.step.take(move)) !== null;
  }
}
