import { command } from '../../lib/bridge.ts';
import { lookBackAt } from '../../lib/look-back.ts';
import { status } from '../../lib/status.svelte.ts';
import type { CommandInput, CommandName, CommandOutput, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Area } from '../../../shared/ipc/vocabulary.ts';
import type { WindowPlace } from '../../lib/window-place.ts';
import { areaTitle } from './area-list.ts';

type Preferences = QueryOutput<'app.view'>['preferences'];

/** What one window of an open campaign shows, and the things it can do from anywhere. */
export class Desk {
  area = $state<Area>('dungeon');
  palette = $state(false);
  help = $state(false);
  note = $state(false);
  look = $state(false);
  readonly detached: boolean;

  constructor(place: WindowPlace) {
    this.area = place.area;
    this.detached = place.detached;
  }

  goTo(area: Area): void {
    this.area = area;
  }

  async undo(): Promise<void> {
    const undone = await this.#send('journal.undo', {});
    if (undone !== null) status.say(`Taken back: ${undone.value.summary}`);
  }

  async redo(): Promise<void> {
    const redone = await this.#send('journal.redo', {});
    if (redone !== null) status.say(`Done again: ${redone.value.summary}`);
  }

  lookAt(seq: number): Promise<void> {
    return lookBackAt(seq);
  }

  async returnToNow(): Promise<void> {
    if ((await this.#send('rewind.return', {})) !== null) status.say('This is how things stand now.');
  }

  async goBackTo(seq: number): Promise<void> {
    if ((await this.#send('rewind.goBackTo', { seq })) !== null)
      status.say('Back to how things stood. Undo takes it back.');
  }

  async startSession(): Promise<void> {
    if ((await this.#send('session.start', {})) !== null) status.say('The session has begun.');
  }

  async endSession(): Promise<void> {
    if ((await this.#send('session.end', {})) !== null)
      status.say('The session is over. The log holds it all.');
  }

  async openWindow(area: Area): Promise<void> {
    const opened = await this.#send('app.openWindow', { area });
    if (opened !== null) status.say(`${areaTitle(area)} stands in its own window.`);
  }

  async closeCampaign(): Promise<void> {
    if ((await this.#send('app.closeCampaign', {})) !== null) status.say('The campaign is saved and closed.');
  }

  async prefer(preferences: Partial<Preferences>): Promise<void> {
    await this.#send('app.setPreferences', preferences);
  }

  async #send<Name extends CommandName>(
    name: Name,
    input: CommandInput<Name>,
  ): Promise<{ value: CommandOutput<Name> } | null> {
    const reply = await command(name, input);
    if (reply.ok) return { value: reply.value };
    status.refuse(reply.error.message);
    return null;
  }
}
