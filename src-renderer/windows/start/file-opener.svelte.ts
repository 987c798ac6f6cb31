import { command } from '../../lib/bridge.ts';
import { besideFile, fileNameOf, pathIn, stampNow, type Folder } from '../../lib/file-names.ts';
import { status } from '../../lib/status.svelte.ts';
import type { Failure } from '../../../shared/errors.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';

type Notice = QueryOutput<'app.view'>['notice'];

const sampleTries = 99;

/** Opens campaign files for the Start window: by path, from the recent list, a sample, or a backup in a file's place. */
export class FileOpener {
  path = $state('');
  busy = $state(false);
  failure = $state.raw<Failure | null>(null);
  /** The file the failure speaks of. */
  failedPath = $state('');
  readonly #folder: () => Folder;

  /** `notice` tells why the last campaign could not be opened when the program started. */
  constructor(folder: () => Folder, notice: Notice) {
    this.#folder = folder;
    if (notice === null) return;
    const details = notice.backup === null ? {} : { details: { backup: notice.backup } };
    this.failure = { code: 'file-damaged', message: notice.message, ...details };
    this.failedPath = pathIn(folder(), 'Campaign.turnkeeper');
  }

  /** The newest good backup of the file that would not open, where there is one. */
  get backup(): string | undefined {
    return this.failure?.details?.['backup'];
  }

  async browse(): Promise<void> {
    const suggestion = this.path || this.#folder().campaignFolder;
    const reply = await command('app.choosePath', { purpose: 'open', suggestion });
    if (!reply.ok) {
      this.#refuse(reply.error, this.path);
    } else if (reply.value.path !== null) {
      this.path = reply.value.path;
      await this.open(this.path);
    }
  }

  async open(path: string): Promise<void> {
    await this.#try(() => command('app.openCampaign', { path }), path);
  }

  /** Puts the backup into a new file beside the one that failed, and opens that. */
  async openBackup(): Promise<void> {
    const backup = this.backup;
    if (backup === undefined) return;
    const path = besideFile(this.failedPath, `restored ${stampNow()}`);
    const restored = await this.#try(() => command('app.restoreBackup', { backup, path }), this.failedPath);
    if (restored === null) return;
    await this.open(restored);
    status.say(`The backup stands in a new file, ${fileNameOf(restored)}.`);
  }

  /** Makes a sample campaign under the first free name. */
  async createSample(): Promise<void> {
    for (let number = 1; number <= sampleTries; number += 1) {
      const path = pathIn(this.#folder(), `Sample campaign${number === 1 ? '' : ` ${number}`}.turnkeeper`);
      const made = await this.#try(() => command('app.createSample', { path }), path);
      if (made !== null || this.failure?.code !== 'file-exists') return;
    }
  }

  async forget(path: string): Promise<void> {
    const reply = await command('app.forgetRecent', { path });
    if (reply.ok) status.say(`${fileNameOf(path)} is off the list. The file stays where it is.`);
    else status.refuse(reply.error.message);
  }

  async #try(
    send: () => ReturnType<typeof command<'app.openCampaign'>>,
    path: string,
  ): Promise<string | null> {
    if (this.busy) return null;
    this.busy = true;
    const reply = await send();
    this.busy = false;
    if (reply.ok) {
      this.failure = null;
      return reply.value.path;
    }
    this.#refuse(reply.error, path);
    return null;
  }

  #refuse(failure: Failure, path: string): void {
    this.failure = failure;
    this.failedPath = path;
  }
}
