import type { Failure } from '../../../../../shared/errors.ts';
import type { QueryInput, QueryOutput } from '../../../../../shared/ipc/contract.ts';
import { canBeLinked } from '../../../../../shared/pages/links.ts';
import { query } from '../../../../lib/bridge.ts';
import { comingForm } from '../../../../lib/keys/coming-form.svelte.ts';
import { status } from '../../../../lib/status.svelte.ts';
import { takeAloud } from '../../../../lib/step.svelte.ts';
import type { BestiaryDesk } from '../bestiary-desk.svelte.ts';
import { CreatureDraft } from './creature-draft.svelte.ts';

export type Adjusted = QueryOutput<'creature.adjust'>;

/** The place a creature of the bestiary stands at. */
export interface Place {
  book: string;
  id: string;
}

/** What is being written of the referee's own creatures. */
export class OwnDesk {
  readonly #bestiary: BestiaryDesk;
  draft = $state.raw<CreatureDraft | null>(null);
  adjusting = $state.raw<{ of: Place; way: 'more' | 'less'; adjusted: Adjusted } | null>(null);

  pasting = $state(false);
  /** Lines of those who come to a fight, and stand in no bestiary. */
  tonight = $state<string | null>(null);
  importing = $state(false);

  constructor(bestiary: BestiaryDesk) {
    this.#bestiary = bestiary;
  }

  async begin(input: QueryInput<'creature.draft'>): Promise<void> {
    await comingForm.whileOpening(async () => {
      const draft = this.#here(await query('creature.draft', input));
      if (draft !== null) this.draft = new CreatureDraft(draft);
    });
  }

  /** Somebody of the notebook, whose page the notes link to. */
  async beginOf(name: string): Promise<void> {
    await this.begin({ of: 'new' });
    if (this.draft === null) return;
    this.draft.name = name;
    if (canBeLinked(name)) this.draft.notes = `[[person:${name}]]`;
  }

  async adjust(of: Place, way: 'more' | 'less'): Promise<void> {
    await comingForm.whileOpening(async () => {
      const adjusted = this.#here(await query('creature.adjust', of));
      if (adjusted !== null) this.adjusting = { of, way, adjusted };
    });
  }

  async remove(id: number): Promise<void> {
    await takeAloud('creature.remove', { id });
  }

  /** The creature that was made stands open, and nothing is being written any more. */
  show(book: string, id: number): void {
    this.#bestiary.seek({ book, id: `own:${id}` });
    this.close();
  }

  /** They come to the fight that goes on, or to a new one. */
  fight(lines: string): void {
    this.close();
    this.tonight = lines;
  }

  close(): void {
    this.draft = null;
    this.adjusting = null;
    this.pasting = false;
    this.tonight = null;
    this.importing = false;
  }

  #here<Value>(reply: { ok: true; value: Value } | { ok: false; error: Failure }): Value | null {
    if (reply.ok) return reply.value;
    status.refuse(reply.error.message);
    return null;
  }
}
