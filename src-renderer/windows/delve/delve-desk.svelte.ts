import type { PassActivity } from '../../../shared/ipc/vocabulary.ts';
import { query } from '../../lib/bridge.ts';
import { status } from '../../lib/status.svelte.ts';
import { QuickSteps } from '../../lib/step.svelte.ts';
import type { Delve } from './delve-types.ts';

export type DialogName =
  | 'search'
  | 'listen'
  | 'deeds'
  | 'move'
  | 'light'
  | 'handleLight'
  | 'encounter'
  | 'find'
  | 'give'
  | 'note'
  | 'other'
  | 'leave'
  | 'goTo'
  | 'passTo'
  | 'passSome'
  | 'chances'
  | 'printSheet'
  | 'wound'
  | 'state'
  | 'carry';

/** Something for the referee's eyes alone. */
export interface HiddenNews {
  title: string;
  text: string;
}

/** The work area of a delve: what is open, what is picked, and everything that can be done by key. */
export class DelveDesk {
  readonly steps = new QuickSteps();
  dialog = $state<DialogName | null>(null);
  picked = $state<number | null>(null);
  /** The turn somebody chose to pass to, while the dialog asks about what lies on the way. */
  goal = $state<number | null>(null);
  news = $state.raw<HiddenNews | null>(null);
  /** The place last searched or listened at: the next one is often the same. */
  place = $state('');
  /** Whether they last searched or listened all together. */
  triesTogether = false;
  /** Turns of the way back that are still to go, where something stopped the party on it. */
  wayLeft: number | null = null;
  /** The light last lit, so that another of the same is one key away. */
  lastLight = '';
  /** The door that somebody is to force. */
  forced: number | null = null;
  /** The light the hands are on. */
  handled = $state<number | null>(null);

  readonly #delve: () => Delve | null;
  readonly #shut: () => string | undefined;

  constructor(delve: () => Delve | null, shut: () => string | undefined) {
    this.#delve = delve;
    this.#shut = shut;
  }

  get delve(): Delve | null {
    return this.#delve();
  }

  readonly shut = $derived.by(() => this.#shut());

  open(dialog: DialogName): void {
    this.dialog = dialog;
  }

  /** Who forces it is asked, with strength and die. */
  force(doorId: number): void {
    this.forced = doorId;
    this.open('deeds');
  }

  handle(lightId: number): void {
    this.handled = lightId;
    this.open('handleLight');
  }

  close(): void {
    this.dialog = null;
    this.forced = null;
  }

  async passTurn(activity: PassActivity): Promise<void> {
    if ((await this.steps.take('dungeon.passTurn', { activity })) !== null) this.turnOver();
  }

  async passUntilDue(): Promise<void> {
    if ((await this.steps.take('dungeon.passUntilDue', {})) !== null) this.turnOver();
  }

  openPassTo(turn: number | null): void {
    this.goal = turn;
    this.open('passTo');
  }

  /** Passes to a turn at once where nothing falls due on the way; else asks. */
  async passTo(turn: number): Promise<void> {
    const refused = this.shut ?? (this.delve?.encounter ? 'Conclude the encounter first.' : undefined);
    if (refused !== undefined) {
      status.refuse(refused);
      return;
    }
    const preview = await query('turnSheet.passPreview', { turn });
    const isClear = preview.ok && preview.value?.over.length === 0;
    if (!isClear) this.openPassTo(turn);
    else if ((await this.steps.take('dungeon.passTo', { turn })) !== null) this.turnOver();
  }

  async setFamiliar(familiar: boolean): Promise<void> {
    await this.steps.take('dungeon.setFamiliar', { familiar });
  }

  async setSpeaker(characterId: number | null): Promise<void> {
    await this.steps.take('dungeon.setSpeaker', { characterId });
  }

  tell(news: HiddenNews): void {
    this.news = news;
  }

  /** A turn has passed: what was looked up or whispered belongs to the one before. */
  turnOver(): void {
    this.picked = null;
    this.news = null;
  }
}
