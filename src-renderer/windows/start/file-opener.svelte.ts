import { choosePath } from '../../lib/files/choose-path.ts';
import { besideFile, fileNameOf, pathIn, stampNow, type Folder } from '../../lib/files/file-names.ts';
import { status } from '../../lib/status.svelte.ts';
import { QuickSteps, takeAloud } from '../../lib/step.svelte.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';

export type KnownBackup = QueryOutput<'app.backups'>['campaigns'][number]['backups'][number];

type Notice = QueryOutput<'app.view'>['notice'];

/** A backup goes where the campaign stands, not among the backups. */
const campaignOf = (path: string): string => path.replace(/-backups[/\\][^/\\]+$/, '');

const sampleTries = 99;

/** Opens campaign files for the Start window: by path, from the recent list, a sample, or a backup in a file's place. */
export class FileOpener {
  path = $state('');
  readonly steps = new QuickSteps();
  /** The list of all backups is shown, and the one of it that is about to be restored. */
  listing = $state(false);
  restoring = $state.raw<{ backup: KnownBackup; campaignPath: string } | null>(null);
  /** The file the failure speaks of. */
  failedPath = $state('');
  readonly #folder: () => Folder;

  /** `notice` tells why the last campaign could not be opened when the program started. */
  constructor(folder: () => Folder, notice: Notice) {
    this.#folder = folder;
    if (notice === null) return;
    const details = notice.backup === null ? {} : { details: { backup: notice.backup } };
    this.steps.failure = { code: 'file-damaged', message: notice.message, ...details };
    this.failedPath = notice.path ?? '';
  }

  /** The newest good backup of the file that would not open, where there is one. */
  get backup(): string | undefined {
    return this.steps.problem('backup');
  }

  async browse(): Promise<void> {
    this.failedPath = this.path;
    const path = await choosePath(this.steps, 'open', this.path || this.#folder().campaignFolder);
    if (path === null) return;
    this.path = path;
    await this.open(path);
  }

  async open(path: string): Promise<void> {
    this.failedPath = path;
    await this.steps.take('app.openCampaign', { path });
  }

  /** Puts the backup into a new file beside the one that failed, and opens that. */
  async openBackup(): Promise<void> {
    const backup = this.backup;
    if (backup === undefined) return;
    const path = besideFile(campaignOf(this.failedPath), `restored ${stampNow()}`);
    const restored = await this.steps.take('app.restoreBackup', { backup, path });
    if (restored === null) return;
    await this.open(restored.value.path);
    status.say(`The backup stands in a new file, ${fileNameOf(restored.value.path)}.`);
  }

  /** Makes a sample campaign under the first free name. */
  async createSample(): Promise<void> {
    for (let number = 1; number <= sampleTries; number += 1) {
      const path = pathIn(this.#folder(), `Sample campaign${number === 1 ? '' : ` ${number}`}.turnkeeper`);
      this.failedPath = path;
      const made = await this.steps.take('app.createSample', { path });
      if (made !== null || this.steps.failure?.code !== 'file-exists') return;
    }
  }

  async forget(path: string): Promise<void> {
    const words = `${fileNameOf(path)} is off the list. The file stays where it is.`;
    await takeAloud('app.forgetRecent', { path }, () => words);
  }
}
