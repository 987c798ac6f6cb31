import { basename } from 'node:path';
import { TurnkeeperError, refused } from '../../shared/errors.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { readCampaign } from '../facts/campaign/read-campaign.ts';
import type { CampaignFile } from '../db/file/campaign-file.ts';
import { openCampaign } from '../db/file/campaign-file.ts';
import { offeringBackup } from '../db/backups/offer.ts';
import { deskFacts } from '../db/observed.ts';
import { backupFolder, campaignOfBackup } from '../db/backups/backup-folder.ts';
import { requireSound } from '../db/backups/soundness.ts';
import { openFailure } from '../db/failures.ts';
import { inspectHeader, locate, realOrResolved } from '../db/file/inspect.ts';
import { OpenCampaign } from './open-campaign.ts';
import type { Ports } from './ports.ts';
import type { Preferences, PreferencesData } from './preferences.ts';
import { recentOf, recentTables } from './recent.ts';

const recentKept = 20;

/** An export under way. */
export interface RunningExport {
  readonly abort: AbortController;
  readonly done: Promise<unknown>;
}

/** What the start window tells: of which file, and the backup that can be opened in its place. */
interface Notice {
  code: ErrorCode;
  message: string;
  path: string | null;
  backup: string | null;
}

/** What lies on the referee's desk: at most one open campaign, and what this machine remembers. */
export class Desk {
  readonly ports: Ports;
  readonly preferences: Preferences;
  /** What the start window has to tell: why the last campaign could not be opened, or preferences not be kept. */
  notice: Notice | null;
  readonly exports = new Map<string, RunningExport>();
  #open: OpenCampaign | null = null;
  #revision = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(ports: Ports, preferences: Preferences) {
    this.ports = ports;
    this.preferences = preferences;
    this.notice =
      preferences.problem === null
        ? null
        : { code: 'bad-input', message: preferences.problem, path: null, backup: null };
  }

  get revision(): number {
    return this.#revision;
  }

  get campaignPath(): string | null {
    return this.#open?.file.path ?? null;
  }

  /** The open campaign. Throws no-campaign. */
  get campaign(): OpenCampaign {
    if (!this.#open)
      throw new TurnkeeperError('no-campaign', 'No campaign is open. Open or create one first.');
    return this.#open;
  }

  /** While a long step has the open file for itself. */
  get busy(): Promise<unknown> | null {
    return this.#open?.busy ?? null;
  }

  /** What views are answered from: the open file, or how it stood at the step that is being looked at. */
  get file(): Pick<CampaignFile, 'path' | 'readOnly' | 'sql'> {
    const { file, past } = this.campaign;
    const { path, readOnly, records } = file;
    return past === null ? { path, readOnly, sql: records.sql } : { path, readOnly: true, sql: past.sql };
  }

  /** Opens a campaign in place of the one that is open, which stays open if this fails; a good backup is named then. */
  open(path: string): Promise<string> {
    return this.#inTurn(async () => {
      if (realOrResolved(path) === this.campaignPath) {
        if (this.campaign.isInPlace) return path;
        return this.#openInItsPlace(realOrResolved(path));
      }
      requireNoBackup(realOrResolved(path));
      let file: CampaignFile;
      try {
        if (this.#open?.isInPlace === true && this.#open.file.is(locate(path).stat)) return path;
        file = readable(openCampaign(path));
      } catch (thrown) {
        throw await offeringBackup(thrown, realOrResolved(path));
      }
      return this.#replace(file);
    });
  }

  /** Makes a campaign and opens it in place of the one that is open, which stays open if this fails. */
  create(make: () => CampaignFile): Promise<string> {
    return this.#inTurn(() => this.#replace(readable(make())));
  }

  close(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#release();
      this.#remember({ openCampaign: null });
      this.announce('everything');
    });
  }

  /** Ends exports and lets go of the campaign file without forgetting it, as the program ends. */
  async shutDown(): Promise<void> {
    const ending = [...this.exports.values()];
    for (const { abort } of ending) abort.abort();
    await Promise.allSettled(ending.map(({ done }) => done));
    await this.#inTurn(() => this.#release());
  }

  /** Tells every window that rows of these tables changed, or facts of the desk itself, or everything. */
  announce(tables: readonly string[] | 'everything'): void {
    this.#revision += 1;
    const touched = tables === 'everything' || tables.some((table) => recentTables.includes(table));
    const told = touched && this.#noteRecent() && tables !== 'everything' ? [...tables, deskFacts] : tables;
    this.ports.broadcast({ type: 'changed', revision: this.#revision, tables: told });
  }

  forget(path: string): void {
    const { recent, openCampaign: last } = this.preferences.data;
    this.#remember({
      recent: recent.filter((each) => each.path !== path),
      ...(last === path && path !== this.campaignPath && { openCampaign: null }),
    });
    this.announce([deskFacts]);
  }

  /** Opens what stands where the open file was. Throws, with that one still open, where it is no sound campaign. */
  async #openInItsPlace(path: string): Promise<string> {
    try {
      requireSound(path, inspectHeader(path));
    } catch (thrown) {
      throw openFailure(thrown, path);
    }
    return this.#reopenAt(path);
  }

  /** The open file got another name: it is let go of and opened there. */
  #follow(open: OpenCampaign, path: string): void {
    this.#inTurn(async () => {
      const from = open.file.path;
      if (this.#open !== open) return;
      await this.#reopenAt(path);
      this.#remember({ recent: this.preferences.data.recent.filter((each) => each.path !== from) });
      const message = `The campaign file was renamed while it was open: it is ${basename(path)} now, and played on there. Its older backups stay in ${basename(backupFolder(from))}.`;
      this.notice = { code: 'file-moved', message, path: null, backup: null };
      this.announce([deskFacts]);
    }).catch((thrown: unknown) => {
      if (!(thrown instanceof TurnkeeperError)) this.ports.keepError(thrown);
    });
  }

  /** Closes the campaign and opens a file that could not be opened beside it; a failure is told at the start window. */
  async #reopenAt(path: string): Promise<string> {
    await this.#release();
    try {
      return await this.#replace(readable(openCampaign(path)));
    } catch (thrown) {
      const told = await offeringBackup(thrown, path);
      if (told instanceof TurnkeeperError)
        this.notice = {
          code: told.code,
          message: told.message,
          path,
          backup: told.details?.['backup'] ?? null,
        };
      this.announce('everything');
      throw told;
    }
  }

  async #replace(file: CampaignFile): Promise<string> {
    const entry = recentOf(file, this.ports.now().toISOString());
    try {
      await this.#release();
    } catch (thrown) {
      file.close();
      throw thrown;
    }
    const open = new OpenCampaign(file, {
      changed: () => {
        if (this.#open === open) this.announce([deskFacts]);
      },
      recordsChanged: () => {
        if (this.#open === open) this.announce('everything');
      },
      renamed: (path) => this.#follow(open, path),
      unexpected: (thrown) => this.ports.keepError(thrown),
    });
    this.#open = open;
    this.notice = null;
    const others = this.preferences.data.recent.filter((each) => each.path !== file.path);
    this.#remember({ openCampaign: file.path, recent: [entry, ...others].slice(0, recentKept) });
    this.ports.remember(file.path);
    this.announce('everything');
    return file.path;
  }

  /** What is told of the open campaign once it is closed may have changed: its name, its last session. */
  #noteRecent(): boolean {
    const { recent } = this.preferences.data;
    const path = this.campaignPath;
    const known = recent.find((each) => each.path === path);
    if (this.#open === null || known === undefined) return false;
    const now = recentOf(this.#open.file, known.openedAt);
    if (JSON.stringify(now) === JSON.stringify(known)) return false;
    this.#remember({ recent: recent.map((each) => (each === known ? now : each)) });
    return true;
  }

  async #release(): Promise<void> {
    const letGo = () => {
      this.#open = null;
    };
    try {
      await this.#open?.close(letGo);
    } finally {
      letGo();
    }
  }

  /** A list of recent files that cannot be kept is told at the start window; it holds up nothing. */
  #remember(changes: Partial<PreferencesData>): void {
    try {
      this.preferences.change(changes);
    } catch (thrown) {
      if (!(thrown instanceof TurnkeeperError)) throw thrown;
      this.notice = { code: thrown.code, message: thrown.message, path: null, backup: null };
    }
  }

  /** Opening and closing happen one after another. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.then(
      () => null,
      () => null,
    );
    return done;
  }
}

/** A backup that is played on is none any more: it is restored into a new file first. */
function requireNoBackup(path: string): void {
  if (campaignOfBackup(path) === null) return;
  throw refused(
    `${path} is a backup, and stays as it is: nothing is played on in it. Restore it into a new file to go on from there.`,
    { backup: path },
  );
}

/** Closes a campaign again whose name, rules and clock cannot be read. */
function readable(file: CampaignFile): CampaignFile {
  try {
    readCampaign(file.records.sql);
    return file;
  } catch (thrown) {
    file.close();
    throw thrown;
  }
}
