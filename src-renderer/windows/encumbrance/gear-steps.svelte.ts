import { status } from '../../lib/status.svelte.ts';
import { takeAloud } from '../../lib/step.svelte.ts';
import type { ItemState } from '../../../shared/ipc/vocabulary.ts';
import { moveOf, type GearDesk } from './gear-desk.svelte.ts';
import type { Place, Thing } from '../../lib/party/party-types.ts';

/** The steps that need no form: sent at once, and what came of them spoken. */
export class GearSteps {
  readonly #desk: GearDesk;

  constructor(desk: GearDesk) {
    this.#desk = desk;
  }

  async move(things: readonly Thing[], to: Place): Promise<void> {
    if (things.length === 0) return;
    const { pane } = this.#desk;
    if ((await takeAloud('inventory.move', moveOf(things, to))) !== null) pane.unmarkAll();
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
    await takeAloud('inventory.setState', { id: thing.id, state });
  }

  async merge(things: readonly Thing[]): Promise<void> {
    const { pane } = this.#desk;
    if ((await takeAloud('inventory.merge', { itemIds: things.map(({ id }) => id) })) !== null)
      pane.unmarkAll();
  }

  async remove(things: readonly Thing[]): Promise<void> {
    const { pane } = this.#desk;
    if ((await takeAloud('inventory.remove', { itemIds: things.map(({ id }) => id) })) !== null)
      pane.unmarkAll();
  }

  async dropPack(characterId: number): Promise<void> {
    await takeAloud('inventory.dropPack', { characterId });
  }

  async removeCache(id: number): Promise<void> {
    await takeAloud('inventory.removeStash', { id });
  }
}
