import { choosePath } from '../../lib/files/choose-path.ts';
import {
  besideFile,
  extension,
  fileNameOf,
  pathIn,
  stampNow,
  type Folder,
} from '../../lib/files/file-names.ts';
import { status } from '../../lib/status.svelte.ts';
import { QuickSteps, takeAloud } from '../../lib/step.svelte.ts';
import type { CommandOutput, QueryOutput } from '../../../shared/ipc/contract.ts';

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
  /** What a rescue brought out of the file that would not open. */
  report = $state.raw<CommandOutput<'app.rescue'> | null>(null);
  /** What was not as it should be in a campaign that was written as text. */
  taken = $state.raw<CommandOutput<'app.takeLines'> | null>(null);
  readonly #folder: () => Folder;

  /** `notice` tells why the last campaign could not be opened when the program started. */
  constructor(folder: () => Folder, notice: Notice) {
    this.#folder = folder;
    if (notice === null) return;
    const details = notice.backup === null ? {} : { details: { backup: notice.backup } };
    this.steps.failure = { code: notice.code, message: notice.message, ...details };
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

  /** The file is damaged, or no longer bears the mark of a campaign: what of it can be read may be saved. */
  get mayRescue(): boolean {
    const code = this.steps.failure?.code;
    const isNamedSo = code === 'file-foreign' && this.failedPath.endsWith(extension);
    return this.failedPath !== '' && (code === 'file-damaged' || isNamedSo);
  }

  /** The file is a whole campaign written as text. */
  get areLines(): boolean {
    return this.steps.problem('lines') !== undefined;
  }

  /** Makes a campaign of the text beside it: opened at once, or told of first where not all of it could be taken. */
  async takeLines(): Promise<void> {
    const lines = this.failedPath;
    const path = besideFile(lines.replace(/(?:\.campaign)?\.jsonl$/, ''), `taken ${stampNow()}`);
    const taken = await this.steps.take('app.takeLines', { lines, path });
    if (taken === null) return;
    if (taken.value.told.length === 0) await this.open(taken.value.path);
    else this.taken = taken.value;
  }

  /** Saves what can be read of the damaged file into a new one beside it, and tells what that was. */
  async rescue(): Promise<void> {
    const damaged = this.failedPath;
    const path = besideFile(campaignOf(damaged), `rescued ${stampNow()}`);
    const rescued = await this.steps.take('app.rescue', { damaged, path });
    if (rescued !== null) this.report = rescued.value;
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
