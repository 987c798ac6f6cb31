import { command, query } from '../../../lib/bridge.ts';
import { status } from '../../../lib/status.svelte.ts';
import { TurnkeeperError, type Failure } from '../../../../shared/errors.ts';
import type { Sheet } from '../party-types.ts';
import { dataAddress, redrawn } from './picture.ts';

type Bearer = Pick<Sheet, 'id' | 'name' | 'portraitId'>;

/** The portrait of one sheet: fetched, shown, changed, taken away. */
export class Portrait {
  address = $state.raw<string | null>(null);
  busy = $state(false);
  failure = $state.raw<Failure | null>(null);
  #shown: number | null = null;

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
      this.failure = reply.error;
    }
  }

  /** Draws the chosen file anew, keeps it and gives it to the sheet. */
  async take(bearer: Bearer, file: Blob): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = null;
    try {
      await this.#give(bearer, await this.#keep(file));
    } catch (thrown) {
      if (!(thrown instanceof TurnkeeperError)) throw thrown;
      this.failure = { code: thrown.code, message: thrown.message };
    } finally {
      this.busy = false;
    }
  }

  async takeAway(bearer: Bearer): Promise<void> {
    if (bearer.portraitId !== null) await this.#give(bearer, null);
  }

  async #keep(file: Blob): Promise<number> {
    const reply = await command('asset.keep', { bytes: await redrawn(file) });
    if (!reply.ok) throw new TurnkeeperError(reply.error.code, reply.error.message);
    return reply.value.id;
  }

  async #give(bearer: Bearer, assetId: number | null): Promise<void> {
    const reply = await command('character.setPortrait', { id: bearer.id, assetId });
    if (reply.ok) status.say(`${bearer.name} has ${assetId === null ? 'no' : 'a new'} portrait.`);
    else this.failure = reply.error;
  }
}
