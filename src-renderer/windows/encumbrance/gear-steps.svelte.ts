import { command } from '../../lib/bridge.ts';
import { status } from '../../lib/status.svelte.ts';
import type { CommandInput, CommandName } from '../../../shared/ipc/contract.ts';
import type { ItemState } from '../../../shared/ipc/vocabulary.ts';
import { sayLastStep } from '../../lib/last-step.ts';
import { moveOf, type GearDesk } from './gear-desk.svelte.ts';
import type { Place, Thing } from './gear-types.ts';

/** The steps that need no form: sent at once, spoken in the journal's words, or refused aloud. */
export class GearSteps {
  readonly #desk: GearDesk;

  constructor(desk: GearDesk) {
    this.#desk = desk;
  }

  async #send<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<boolean> {
    const reply = await command(name, input);
    if (reply.ok) void sayLastStep();
    else status.refuse(reply.error.message);
    return reply.ok;
  }

  async move(things: readonly Thing[], to: Place): Promise<void> {
    if (things.length === 0) return;
    const { pane } = this.#desk;
    if (await this.#send('inventory.move', moveOf(things, to))) pane.unmarkAll();
  }

  /** Lets go of what hangs under the hand; what is known to be refused is not even tried. */
  async drop(): Promise<void> {
    const { drag, whatIf } = this.#desk;
    this.#desk.endDrag();
    if (drag === null || drag.over === null) return;
    const refused = whatIf.stale ? null : whatIf.refused;
    if (refused === null) await this.move(drag.things, drag.over);
    else status.refuse(refused);
  }

  async setState(thing: Thing, state: ItemState): Promise<void> {
    await this.#send('inventory.setState', { id: thing.id, state });
  }

  async merge(things: readonly Thing[]): Promise<void> {
    const { pane } = this.#desk;
    if (await this.#send('inventory.merge', { itemIds: things.map(({ id }) => id) })) pane.unmarkAll();
  }

  async remove(things: readonly Thing[]): Promise<void> {
    const { pane } = this.#desk;
    if (await this.#send('inventory.remove', { itemIds: things.map(({ id }) => id) })) pane.unmarkAll();
  }

  async dropPack(characterId: number): Promise<void> {
    await this.#send('inventory.dropPack', { characterId });
  }

  async removeCache(id: number): Promise<void> {
    await this.#send('inventory.removeStash', { id });
  }
}
