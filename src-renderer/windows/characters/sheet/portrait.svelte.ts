import { query } from '../../../lib/bridge.ts';
import { QuickSteps } from '../../../lib/step.svelte.ts';
import { TurnkeeperError, type Failure } from '../../../../shared/errors.ts';
import type { Sheet } from '../../../lib/party/party-types.ts';
import { dataAddress, redrawn } from './picture.ts';

type Bearer = Pick<Sheet, 'id' | 'name' | 'portraitId'>;

/** The portrait of one sheet: fetched, shown, changed, taken away. */
export class Portrait {
  address = $state.raw<string | null>(null);
  #drawing = $state(false);
  #shown: number | null = null;
  readonly #steps = new QuickSteps();

  get busy(): boolean {
    return this.#drawing || this.#steps.busy;
  }

  get failure(): Failure | null {
    return this.#steps.failure;
  }

  dismiss(): void {
    this.#steps.clear();
  }

  /** Shows the picture of that number; an answer that comes too late is dropped. */
  async show(assetId: number | null): Promise<void> {
    if (assetId === this.#shown) return;
    this.#shown = assetId;
    this.address = null;
    if (assetId === null) return;
    const reply = await query('character.portrait', { assetId });
    if (this.#shown !== assetId) return;
    if (reply.ok) {
      const address = await dataAddress(reply.value.mime, reply.value.bytes);
      if (this.#shown === assetId) this.address = address;
    } else {
      this.#steps.failure = reply.error;
    }
  }

  /** Draws the chosen file anew, keeps it and gives it to the sheet. */
  async take(bearer: Bearer, file: Blob): Promise<void> {
    if (this.busy) return;
    this.#steps.clear();
    const bytes = await this.#draw(file);
    const kept = bytes && (await this.#steps.take('asset.keep', { bytes }));
    if (kept) await this.#give(bearer, kept.value.id);
  }

  async takeAway(bearer: Bearer): Promise<void> {
    if (bearer.portraitId !== null) await this.#give(bearer, null);
  }

  /** The picture as it is kept; null where the file holds none. */
  async #draw(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
    this.#drawing = true;
    try {
      return await redrawn(file);
    } catch (thrown) {
      if (!(thrown instanceof TurnkeeperError)) throw thrown;
      this.#steps.failure = { code: thrown.code, message: thrown.message };
      return null;
    } finally {
      this.#drawing = false;
    }
  }

  async #give({ id }: Bearer, assetId: number | null): Promise<void> {
    await this.#steps.take('character.setPortrait', { id, assetId });
  }
}
