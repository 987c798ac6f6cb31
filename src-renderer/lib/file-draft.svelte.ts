import { command } from './bridge.ts';
import { extension } from './file-names.ts';
import { status } from './status.svelte.ts';
import type { Failure, Result } from '../../shared/errors.ts';

/** A file on its way out: to where, whether one stands there already, and how it ended. */
export abstract class FileDraft<Written extends { path: string }> {
  path = $state('');
  running = $state(false);
  failure = $state.raw<Failure | null>(null);
  result = $state.raw<Written | null>(null);
  readonly #stem: string;
  #suggested = '';

  constructor(campaignPath: string) {
    this.#stem = campaignPath.endsWith(extension) ? campaignPath.slice(0, -extension.length) : campaignPath;
  }

  /** Asks the main process for the file. */
  protected abstract order(path: string, replace: boolean): Promise<Result<Written>>;

  /** What the status line says of a file that stands. */
  protected abstract farewell(path: string): string;

  /** True where a file stands in the way and the person may say that it goes. */
  get mayReplace(): boolean {
    return this.failure?.code === 'file-exists';
  }

  /** Something was changed: whatever stood in the way before is no news any more. */
  touch(): void {
    this.failure = null;
    this.result = null;
  }

  async browse(): Promise<void> {
    const reply = await command('app.choosePath', { purpose: 'export', suggestion: this.path });
    if (!reply.ok) {
      this.failure = reply.error;
    } else if (reply.value.path !== null) {
      this.path = reply.value.path;
      this.touch();
    }
  }

  async send(replace: boolean): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.touch();
    const reply = await this.order(this.path, replace);
    this.running = false;
    if (reply.ok) {
      this.result = reply.value;
      status.say(this.farewell(reply.value.path));
    } else {
      this.refused(reply.error);
    }
  }

  protected refused(failure: Failure): void {
    this.failure = failure;
  }

  /** Beside the campaign; a path the person chose keeps its place and gets the new ending for a known one. */
  protected suggest(words: string, ending: string, known: RegExp): void {
    if (this.path !== '' && this.path !== this.#suggested) {
      this.path = this.path.replace(known, ending);
      return;
    }
    this.path = `${this.#stem}${words}${ending}`;
    this.#suggested = this.path;
  }
}
