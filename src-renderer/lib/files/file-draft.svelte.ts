import type { CommandInput, CommandName, CommandOutput } from '../../../shared/ipc/contract.ts';
import type { Failure } from '../../../shared/errors.ts';
import { choosePath } from './choose-path.ts';
import { extension, fileNameOf } from './file-names.ts';
import { QuickSteps, Step } from '../step.svelte.ts';

/** Commands that write a file and tell where it stands. */
export type Writing = {
  [Name in CommandName]: CommandOutput<Name> extends { path: string } ? Name : never;
}[CommandName];

export type Written<Name extends Writing> = CommandOutput<Name> & { path: string };

/** A file on its way out: to where, whether one stands there already, and how it ended. */
export abstract class FileDraft<Name extends Writing> {
  path = $state('');
  result = $state.raw<Written<Name> | null>(null);
  readonly #stem: string;
  readonly #step: Step<Name>;
  /** What is asked beside the writing: where it goes, or that it stops. */
  protected readonly aside = new QuickSteps();
  #suggested = '';

  constructor(name: Name, campaignPath: string) {
    this.#stem = campaignPath.endsWith(extension) ? campaignPath.slice(0, -extension.length) : campaignPath;
    this.#step = new Step(name, ({ value }) => this.farewell((value as Written<Name>).path));
  }

  /** What the main process is asked to write. */
  protected abstract order(path: string, replace: boolean): CommandInput<Name>;

  /** What the status line says of a file that stands. */
  protected abstract farewell(path: string): string;

  /** What is written: one file or several beside each other, or a folder of them. */
  get into(): 'File' | 'Folder' {
    return 'File';
  }

  get running(): boolean {
    return this.#step.busy;
  }

  get failure(): Failure | null {
    return this.#step.failure ?? this.aside.failure;
  }

  /** True where a file stands in the way and the person may say that it goes. */
  get mayReplace(): boolean {
    return this.failure?.code === 'file-exists';
  }

  /** Something was changed: whatever stood in the way before is no news any more. */
  touch(): void {
    this.#step.clear();
    this.aside.clear();
    this.result = null;
  }

  async browse(): Promise<void> {
    const path = await choosePath(this.aside, 'export', this.path);
    if (path === null) return;
    this.path = path;
    this.touch();
  }

  async send(replace: boolean): Promise<void> {
    if (this.running) return;
    this.touch();
    const taken = await this.#step.take(this.order(this.path, replace));
    if (taken !== null) this.result = taken.value as Written<Name>;
  }

  /** Beside the campaign; a path the person chose keeps its place and gets the new ending for a known one. */
  protected suggest(words: string, ending: string, known: RegExp): void {
    if (this.path !== '' && this.path !== this.#suggested) {
      this.path = known.test(this.path) ? this.path.replace(known, ending) : withEnding(this.path, ending);
      return;
    }
    this.path = `${this.#stem}${words}${ending}`;
    this.#suggested = this.path;
  }
}

/** A path that has no ending of its own gets one. */
const withEnding = (path: string, ending: string): string =>
  fileNameOf(path).includes('.') ? path : `${path}${ending}`;
