import { TurnkeeperError, type Failure } from '../../../shared/errors.ts';
import type { PictureUse } from '../../../shared/pictures.ts';
import { query } from '../bridge.ts';
import { QuickSteps } from '../step.svelte.ts';
import { dataAddress } from './data-address.ts';
import { redrawn } from './redrawn.ts';

/** Gives a kept picture to what shall show it; null takes it away. */
export type Hang = (steps: QuickSteps, assetId: number | null) => Promise<unknown>;

/** The picture of one thing: fetched, shown, changed, taken away. */
export class KeptPicture {
  readonly #use: PictureUse;
  address = $state.raw<string | null>(null);
  #drawing = $state(false);
  #shown: number | null = null;
  readonly #steps = new QuickSteps();

  constructor(use: PictureUse) {
    this.#use = use;
  }

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
    const reply = await query('asset.view', { id: assetId });
    if (this.#shown !== assetId) return;
    if (reply.ok) {
      const address = await dataAddress(reply.value.mime, reply.value.bytes);
      if (this.#shown === assetId) this.address = address;
    } else {
      this.#steps.failure = reply.error;
    }
  }

  /** Draws the chosen file anew, keeps it and gives it to what it is for. */
  async take(file: Blob, hang: Hang): Promise<void> {
    if (this.busy) return;
    this.#steps.clear();
    const bytes = await this.#draw(file);
    const kept = bytes && (await this.#steps.take('asset.keep', { bytes, use: this.#use }));
    if (kept) await hang(this.#steps, kept.value.id);
  }

  async takeAway(hang: Hang): Promise<void> {
    await hang(this.#steps, null);
  }

  /** The picture as it is kept; null where the file holds none. */
  async #draw(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
    this.#drawing = true;
    try {
      return await redrawn(file, this.#use);
    } catch (thrown) {
      if (!(thrown instanceof TurnkeeperError)) throw thrown;
      this.#steps.failure = { code: thrown.code, message: thrown.message };
      return null;
    } finally {
      this.#drawing = false;
    }
  }
}
