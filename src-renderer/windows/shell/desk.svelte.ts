import { arrival } from '../../lib/arrivals/arrival.svelte.ts';
import { lookBackAt } from '../../lib/look-back.ts';
import { takeAloud } from '../../lib/step.svelte.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { Area } from '../../../shared/ipc/vocabulary.ts';
import type { WindowPlace } from '../../lib/window-place.ts';
import { areaTitle } from './area-list.ts';

export type Direction = 'undo' | 'redo';

/** What one window of an open campaign shows, and the things it can do from anywhere. */
export class Desk {
  area = $state<Area>('dungeon');
  palette = $state(false);
  help = $state(false);
  note = $state(false);
  /** Whether everything that is written is searched. */
  searching = $state(false);
  /** Whether somebody is being met by chance. */
  meeting = $state(false);
  /** Whether the month of the calendar is shown. */
  month = $state(false);
  look = $state(false);
  /** Whether what is open is being kept as a new file. */
  keeping = $state(false);
  /** Whether a step to go back or on to is being chosen. */
  moving = $state<Direction | null>(null);
  readonly detached: boolean;

  constructor(place: WindowPlace) {
    this.area = place.area;
    this.detached = place.detached;
  }

  /** In a window of one area alone nothing leads to another. */
  reaches(area: Area): boolean {
    return !this.detached || this.area === area;
  }

  /** Of their own accord: what links led through lies behind them. */
  goTo(area: Area): void {
    if (area !== this.area) arrival.forgetWay();
    this.show(area);
  }

  show(area: Area): void {
    this.area = area;
    // A window that is loaded anew, as after a crash, opens on the area it showed.
    if (!this.detached) history.replaceState(null, '', `#area=${area}`);
  }

  async undo(): Promise<void> {
    await takeAloud('journal.undo', {}, ({ said }) => `Taken back: ${said ?? ''}`);
  }

  async redo(): Promise<void> {
    await takeAloud('journal.redo', {}, ({ said }) => `Done again: ${said ?? ''}`);
  }

  /** Takes back, or does again, all as far as this step. */
  async moveThrough(direction: Direction, through: number): Promise<void> {
    const done = direction === 'undo' ? 'Taken back' : 'Done again';
    await takeAloud(`journal.${direction}`, { through }, ({ said }) => `${done}: ${said ?? ''}`);
  }

  lookAt(seq: number): Promise<void> {
    return lookBackAt(seq);
  }

  async returnToNow(): Promise<void> {
    await takeAloud('rewind.return', {}, () => 'This is how things stand now.');
  }

  async goBackTo(seq: number): Promise<void> {
    await takeAloud('rewind.goBackTo', { seq }, () => 'Back to how things stood. Undo takes it back.');
  }

  async startSession(): Promise<void> {
    await takeAloud('session.start', {});
  }

  async endSession(): Promise<void> {
    await takeAloud('session.end', {});
  }

  async openWindow(area: Area): Promise<void> {
    await takeAloud('app.openWindow', { area }, () => `${areaTitle(area)} stands in its own window.`);
  }

  async closeCampaign(): Promise<void> {
    await takeAloud('app.closeCampaign', {}, () => 'The campaign is saved and closed.');
  }

  async prefer(preferences: CommandInput<'app.setPreferences'>): Promise<void> {
    await takeAloud('app.setPreferences', preferences);
  }
}
