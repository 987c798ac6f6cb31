import { query } from '../../lib/bridge.ts';
import { Submission } from '../../lib/submission.svelte.ts';
import type { Failure } from '../../../shared/errors.ts';
import type { TreasurePreview } from './party-types.ts';

const poolChoice = 'pool';

/** Handing things over: what goes, who takes it, and what that would do to everybody's pace before it is done. */
export class GivePlan {
  chosen = $state<number[]>([]);
  to = $state('');
  preview = $state.raw<TreasurePreview | null>(null);
  previewFailure = $state.raw<Failure | null>(null);
  readonly give = new Submission('party.giveItems');
  #asked = 0;

  constructor(itemIds: readonly number[]) {
    this.chosen = [...itemIds];
  }

  get ready(): string | undefined {
    if (this.chosen.length === 0) return 'Choose what to give.';
    return this.to === '' ? 'Choose who takes it.' : undefined;
  }

  toggle(id: number, on: boolean): void {
    this.chosen = on ? [...this.chosen, id] : this.chosen.filter((other) => other !== id);
  }

  get takerId(): number | null {
    return this.to === '' || this.to === poolChoice ? null : Number(this.to);
  }

  /** Asks what the party's pace would be; the answer to an older question is dropped. */
  async lookAhead(): Promise<void> {
    const asked = ++this.#asked;
    if (this.takerId === null || this.chosen.length === 0) {
      this.preview = null;
      return;
    }
    const reply = await query('party.previewTreasure', { itemIds: this.chosen, toCharacterId: this.takerId });
    if (asked !== this.#asked) return;
    this.preview = reply.ok ? reply.value : null;
    this.previewFailure = reply.ok ? null : reply.error;
  }

  async send(): Promise<boolean> {
    if (this.ready !== undefined) return false;
    return (await this.give.send({ itemIds: this.chosen, toCharacterId: this.takerId })) !== null;
  }

  static readonly pool = poolChoice;
}
