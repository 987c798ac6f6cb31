import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { TurnkeeperError } from '../../shared/errors.ts';
import type { campaignView } from '../../shared/ipc/desk/views.ts';
import type { z } from 'zod';
import { keepWithinBudget } from '../db/backups/backup-budget.ts';
import type { BackupInfo } from '../db/backups/backup-folder.ts';
import { checkInBackground } from '../db/backups/background-check.ts';
import { offeringBackup } from '../db/backups/offer.ts';
import { backupEvery, backupNow } from '../db/backups/backups.ts';
import type { CampaignFile } from '../db/file/campaign-file.ts';
import { duplicateCampaign } from '../db/file/campaign-file.ts';
import { removeIfFree } from '../db/file/file-calls.ts';
import { temporaryBeside } from '../db/file/leftovers.ts';
import { movedAway } from '../db/file/whereabouts.ts';
import { undoState } from '../db/journal/journal.ts';
import { deskFacts, noteRead } from '../db/observed.ts';
import { readPast } from '../db/journal/past.ts';
import type { Past } from '../db/journal/past.ts';
import { watchFile } from './file-watch.ts';

const stepsBetweenBackups = 50;
const sessionBackups: Readonly<Record<string, string>> = {
  'session.start': 'session-start',
  'session.end': 'session-end',
};
const stepsUntilNextTry = 20;

/** What the trust panel says of the file. */
export type Trust = Pick<
  z.output<typeof campaignView>,
  'integrity' | 'backupProblem' | 'backupsLetGo' | 'whereabouts'
>;

/** What the open campaign tells its desk: that its trust changed, or that something unexpected happened. */
export interface Listener {
  changed(): void;
  /** Other records make no sense than before. */
  recordsChanged(): void;
  /** The file got another name where it stands. */
  renamed(path: string): void;
  /** Keeps the error and gives the id to find it by. */
  unexpected(thrown: unknown): string;
}

/** The campaign file on the desk with all that goes on around it: its checks, its backups, its copies. */
export class OpenCampaign {
  readonly file: CampaignFile;
  /** What goes on beside the file and ends with it. */
  readonly endings = new Set<() => Promise<unknown>>();
  readonly #listener: Listener;
  #integrity: Trust['integrity'] = 'checking';
  #backupProblem: string | null = null;
  #backupsLetGo: string | null = null;
  #damage: TurnkeeperError | null = null;
  #checking: Promise<unknown> = Promise.resolve();
  #copies: Promise<unknown> = Promise.resolve();
  #busy: Promise<unknown> | null = null;
  #isBackingUpSteps = false;
  #nextTry = 0;
  #whereabouts: Trust['whereabouts'] = 'here';
  /** What the file held when it was last copied whole. */
  #copied: string | null = null;
  readonly #unwatch: () => void;
  #past: Past | null = null;
  // A view that was being answered may still read it: it is let go of with the next look, or with the file.
  #lastPast: Past | null = null;

  constructor(file: CampaignFile, listener: Listener) {
    this.file = file;
    this.#listener = listener;
    this.#unwatch = watchFile(file.path, () => this.#lookForFile());
    this.#followFirstCheck();
  }

  get trust(): Trust {
    noteRead(deskFacts);
    return {
      integrity: this.#integrity,
      backupProblem: this.#backupProblem,
      backupsLetGo: this.#backupsLetGo,
      whereabouts: this.#whereabouts,
    };
  }

  /** How the campaign stood at the step that is being looked at; null while the present is shown. */
  get past(): Past | null {
    return this.#past;
  }

  /** While a long step has the file for itself: whoever wants to read or write it waits for this, and looks again. */
  get busy(): Promise<unknown> | null {
    return this.#busy;
  }

  /** Does long work with nobody else at the file, once no copy of it is being made. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#copy(() => {
      const done = work();
      const free = (): void => {
        this.#busy = null;
      };
      this.#busy = done.then(free, free);
      return done;
    });
  }

  /** Shows how things stood after a step. Throws refused where that is not kept. */
  lookAt(seq: number): void {
    this.requireInPlace();
    const past = readPast(this.file, seq);
    this.returnToNow();
    this.#past = past;
  }

  returnToNow(): void {
    if (this.#past === null) return;
    this.#lastPast?.close();
    this.#lastPast = this.#past;
    this.#past = null;
  }

  /** Whether the file is where it was opened, however it is called there now. */
  get isInPlace(): boolean {
    const { is } = this.file.whereabouts;
    return is === 'here' || is === 'renamed';
  }

  /** Throws file-moved where the file at the path is not the open one. */
  requireInPlace(): void {
    const where = this.#lookForFile();
    if (where !== 'here') throw movedAway(this.file.path, where);
  }

  /** Waits for any check that is under way. Throws file-moved, and file-damaged once one has found damage. */
  async readyToWrite(): Promise<void> {
    this.requireInPlace();
    await this.file.checked;
    await this.#checking;
    if (this.#damage) throw this.#damage;
  }

  /** Reads every page on another thread; steps wait for it, views do not. What it finds is remembered. */
  async check(): Promise<TurnkeeperError | null> {
    this.requireInPlace();
    const { done } = checkInBackground(this.file.path);
    this.#checking = done.then(
      () => null,
      () => null,
    );
    try {
      this.file.records.take(await done);
      this.#listener.recordsChanged();
      return this.#damage;
    } catch (thrown) {
      if (!(thrown instanceof TurnkeeperError) || thrown.code !== 'file-damaged') throw thrown;
      const told = await offeringBackup(thrown, this.file.path);
      this.#damage = told instanceof TurnkeeperError ? told : thrown;
      this.#settle('damaged');
      return this.#damage;
    }
  }

  async backUp(reason: string): Promise<BackupInfo> {
    const { path, origin } = this.file;
    const made = await this.#copy(() => backupNow(this.file, reason));
    this.#backupProblem = null;
    this.#backupsLetGo = keepWithinBudget(path, origin, made.path);
    this.#listener.changed();
    return made;
  }

  async duplicate(path: string): Promise<void> {
    const { version } = this.file.sql;
    await this.#copy(() => duplicateCampaign(this.file, path));
    this.#copied = version;
  }

  /** Has work done on a copy of the file as it stands, so that steps go on meanwhile; the copy goes with the work. */
  onCopy<T>(beside: string, work: (copy: string) => Promise<T>): Promise<T> {
    const copy = temporaryBeside(beside);
    return this.#copy(async () => {
      try {
        await duplicateCampaign(this.file, copy);
        return await work(copy);
      } finally {
        removeIfFree(copy);
      }
    });
  }

  /** Backs up in the background where the step calls for it. A failure is shown in the trust panel and stops nothing. */
  async backUpAfter(kind: string): Promise<void> {
    if (this.file.readOnly) return;
    try {
      const session = sessionBackups[kind];
      if (session === undefined) await this.#backUpSteps();
      else await this.backUp(session);
    } catch (thrown) {
      const error = thrown instanceof TurnkeeperError ? thrown : null;
      this.#backupProblem =
        error?.message ??
        `The backup failed (error ${this.#listener.unexpected(thrown)}). The campaign itself is saved.`;
      this.#listener.changed();
    }
  }

  /**
   * Closes the file once no copy of it is being made any more. Whoever has it open lets go of it in the same moment, so
   * that nobody asks a file that is closed.
   */
  async close(letGo: () => void): Promise<void> {
    this.#unwatch();
    await Promise.all([...this.endings].map((end) => end()));
    if (!this.isInPlace) await this.#keepWhatIsGone();
    for (let last: unknown = null; last !== this.#copies;) {
      last = this.#copies;
      await last;
    }
    this.returnToNow();
    this.#lastPast?.close();
    this.#lastPast = null;
    letGo();
    this.file.close();
  }

  #lookForFile(): Trust['whereabouts'] {
    const where = this.file.whereabouts;
    if (where.is === 'renamed') this.#listener.renamed(where.path);
    const now = where.is === 'renamed' ? 'gone' : where.is;
    if (now !== this.#whereabouts && where.is !== 'renamed') {
      this.#whereabouts = now;
      this.#listener.changed();
    }
    return now;
  }

  /** Of a file that is gone the open one is the last: it is kept among the backups before it is let go of. */
  async #keepWhatIsGone(): Promise<void> {
    const { file } = this;
    if (file.sql.version === this.#copied || !existsSync(dirname(file.path))) return;
    try {
      await this.backUp('file-gone');
    } catch (thrown) {
      this.#listener.unexpected(thrown);
    }
  }

  async #backUpSteps(): Promise<void> {
    if (this.#isBackingUpSteps) return;
    const { steps } = undoState(this.file);
    if (steps < this.#nextTry || !backupEvery(this.file, stepsBetweenBackups)) return;
    // A folder that takes no backup is not tried again at every step.
    this.#nextTry = steps + stepsUntilNextTry;
    this.#isBackingUpSteps = true;
    try {
      await this.backUp('steps');
    } finally {
      this.#isBackingUpSteps = false;
    }
  }

  /** One copy after another; whoever asked for it hears of its failure. */
  #copy<T>(work: () => Promise<T>): Promise<T> {
    const made = this.#copies.then(work);
    this.#copies = made.then(
      () => null,
      () => null,
    );
    return made;
  }

  #followFirstCheck(): void {
    this.file.checked.then(
      () => {
        this.#settle('sound');
        if (this.file.records.amiss.length > 0) this.#listener.recordsChanged();
      },
      (thrown: unknown) => {
        if (thrown instanceof TurnkeeperError && thrown.code === 'cancelled') return;
        this.#listener.unexpected(thrown);
        this.#settle('damaged');
      },
    );
  }

  #settle(integrity: Trust['integrity']): void {
    if (this.#integrity === 'damaged') return;
    this.#integrity = integrity;
    this.#listener.changed();
  }
}
