import { TurnkeeperError } from '../../shared/errors.ts';
import type { campaignView } from '../../shared/ipc/desk/views.ts';
import type { z } from 'zod';
import type { BackupInfo } from '../db/backups/backup-folder.ts';
import { checkInBackground } from '../db/backups/background-check.ts';
import { offeringBackup } from '../db/backups/offer.ts';
import { backupEvery, backupNow } from '../db/backups/backups.ts';
import type { CampaignFile } from '../db/file/campaign-file.ts';
import { duplicateCampaign } from '../db/file/campaign-file.ts';
import { undoState } from '../db/journal/journal.ts';
import { deskFacts, noteRead } from '../db/observed.ts';
import { readPast } from '../db/journal/past.ts';
import type { Past } from '../db/journal/past.ts';

const stepsBetweenBackups = 200;
const stepsUntilNextTry = 20;

/** What the trust panel says of the file. */
export type Trust = Pick<z.output<typeof campaignView>, 'integrity' | 'backupProblem'>;

/** What the open campaign tells its desk: that its trust changed, or that something unexpected happened. */
export interface Listener {
  changed(): void;
  /** Keeps the error and gives the id to find it by. */
  unexpected(thrown: unknown): string;
}

/** The campaign file on the desk with all that goes on around it: its checks, its backups, its copies. */
export class OpenCampaign {
  readonly file: CampaignFile;
  readonly #listener: Listener;
  #integrity: Trust['integrity'] = 'checking';
  #backupProblem: string | null = null;
  #damage: TurnkeeperError | null = null;
  #checking: Promise<unknown> = Promise.resolve();
  #copies: Promise<unknown> = Promise.resolve();
  #isBackingUpSteps = false;
  #nextTry = 0;
  #past: Past | null = null;
  // A view that was being answered may still read it: it is let go of with the next look, or with the file.
  #lastPast: Past | null = null;

  constructor(file: CampaignFile, listener: Listener) {
    this.file = file;
    this.#listener = listener;
    this.#followFirstCheck();
  }

  get trust(): Trust {
    noteRead(deskFacts);
    return { integrity: this.#integrity, backupProblem: this.#backupProblem };
  }

  /** How the campaign stood at the step that is being looked at; null while the present is shown. */
  get past(): Past | null {
    return this.#past;
  }

  /** Shows how things stood after a step. Throws refused where that is not kept. */
  lookAt(seq: number): void {
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

  /** Waits for any check that is under way. Throws file-damaged once one has found damage. */
  async readyToWrite(): Promise<void> {
    await this.file.checked;
    await this.#checking;
    if (this.#damage) throw this.#damage;
  }

  /** Reads every page on another thread; steps wait for it, views do not. What it finds is remembered. */
  async check(): Promise<TurnkeeperError | null> {
    const { done } = checkInBackground(this.file.path);
    this.#checking = done.then(
      () => null,
      () => null,
    );
    try {
      await done;
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
    const made = await this.#copy(() => backupNow(this.file, reason));
    this.#backupProblem = null;
    this.#listener.changed();
    return made;
  }

  duplicate(path: string): Promise<void> {
    return this.#copy(() => duplicateCampaign(this.file, path));
  }

  /** Backs up in the background where the step calls for it. A failure is shown in the trust panel and stops nothing. */
  async backUpAfter(kind: string): Promise<void> {
    if (this.file.readOnly) return;
    try {
      if (kind === 'session.start') await this.backUp('session-start');
      else await this.#backUpSteps();
    } catch (thrown) {
      const error = thrown instanceof TurnkeeperError ? thrown : null;
      this.#backupProblem =
        error?.message ??
        `The backup failed (error ${this.#listener.unexpected(thrown)}). The campaign itself is saved.`;
      this.#listener.changed();
    }
  }

  /** Closes the file once no copy of it is being made any more. */
  async close(): Promise<void> {
    for (let last: unknown = null; last !== this.#copies;) {
      last = this.#copies;
      await last;
    }
    this.returnToNow();
    this.#lastPast?.close();
    this.#lastPast = null;
    this.file.close();
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
      () => this.#settle('sound'),
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
