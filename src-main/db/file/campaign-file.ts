import BetterSqlite3 from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { accessSync, closeSync, constants, openSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { Records } from '../amiss/records.ts';
import { checkInBackground } from '../backups/background-check.ts';
import type { BackgroundCheck } from '../backups/background-check.ts';
import { isWriteDenied, openFailure, readOnly } from '../failures.ts';
import { installGuards } from '../guards.ts';
import type { Gate } from '../guards.ts';
import { backupFolder } from '../backups/backup-folder.ts';
import { requireClearWay } from './clear-way.ts';
import { applicationId, inspectHeader, locate, realOrResolved } from './inspect.ts';
import type { Located } from './inspect.ts';
import { acquireLocks } from './lock.ts';
import { isSameNumber } from './file-id.ts';
import type { FileId } from './file-id.ts';
import { sweepOf } from './leftovers.ts';
import { migrateCampaign, needsMigration } from './migrate.ts';
import { claim } from './open-files.ts';
import { buildNew, buildNewSlowly, requireNewPath } from './place-file.ts';
import { layWordsAnew } from './words-anew.ts';
import { whereaboutsOf } from './whereabouts.ts';
import type { Whereabouts } from './whereabouts.ts';
import { offeringBackup } from '../backups/offer.ts';
import { requireSound } from '../backups/soundness.ts';
import { emptyFile } from '../schema.ts';
import { Sql } from '../sql.ts';

type CheckState = 'running' | 'sound' | TurnkeeperError;

/** An open campaign. Everything that changes it goes through the journal. */
export class CampaignFile {
  readonly path: string;
  readonly readOnly: boolean;
  /** The id of the campaign, the same in every copy and backup of it. */
  readonly origin: string;
  readonly db: BetterSqlite3.Database;
  readonly sql: Sql;
  readonly gate: Gate;
  /** Those that make no sense, found by the check, and what views are answered from. */
  readonly records: Records;
  /** Resolves once every page is known to be sound; rejects with file-damaged. Await it before the first write. */
  readonly checked: Promise<void>;
  #check: CheckState = 'running';
  readonly #id: FileId;
  readonly #release: () => void;

  constructor(
    { path, stat }: Located,
    db: BetterSqlite3.Database,
    check: BackgroundCheck | null,
    release: () => void,
  ) {
    this.path = path;
    this.#id = stat;
    this.readOnly = db.readonly;
    this.db = db;
    this.sql = new Sql(db);
    this.origin = String(db.prepare('SELECT origin FROM campaign').pluck().get());
    this.records = new Records(path, db, this.sql);
    // Before the guards: SQLite reads all triggers anew after a look.
    if (check === null) {
      this.#check = 'sound';
      this.records.look();
    }
    this.gate = installGuards(db);
    this.sql.watchedBy(this.gate);
    this.checked = check === null ? Promise.resolve() : this.#follow(check);
    this.#release = () => {
      check?.stop();
      release();
    };
  }

  /** Throws read-only, file-damaged, or a plain Error where `checked` was not awaited. */
  requireWritable(): void {
    if (this.readOnly) throw readOnly(this.path);
    if (this.#check instanceof TurnkeeperError) throw this.#check;
    if (this.#check === 'running')
      throw new Error('The campaign file is still being checked: await `checked` first.');
  }

  /** Where the file is now; its rows are read from the open one wherever it went. */
  get whereabouts(): Whereabouts {
    return whereaboutsOf(this.path, this.#id);
  }

  /** Whether this is the file, whatever name it was found by. */
  is(found: FileId): boolean {
    return isSameNumber(this.#id, found);
  }

  close(): void {
    if (!this.db.open) return;
    this.records.close();
    this.db.close();
    this.#release();
  }

  #follow(check: BackgroundCheck): Promise<void> {
    const outcome = check.done.then(
      (amiss) => {
        this.records.take(amiss);
        this.#check = 'sound';
      },
      async (cause: unknown) => {
        this.#check = await checkFailure(cause, this.path);
        throw this.#check;
      },
    );
    // A finding must not end the process before somebody awaits it; every later write throws it again.
    outcome.catch(() => undefined);
    return outcome;
  }
}

/** What a check on another thread found, told; one that could not be run at all is no finding. */
const checkFailure = async (cause: unknown, path: string): Promise<TurnkeeperError> => {
  const told = await offeringBackup(openFailure(cause, path), path);
  if (told instanceof TurnkeeperError) return told;
  return new TurnkeeperError('internal', `The check of ${path} could not be run: ${String(told)}`);
};

type Lock = ReturnType<typeof acquireLocks>;

/** Windows says that a file may be written which its list of rights forbids to: only opening it tells. */
export const mayWrite = (path: string, open: (path: string, flags: string) => number = openSync): boolean => {
  try {
    closeSync(open(path, 'r+'));
    accessSync(dirname(path), constants.W_OK);
    return true;
  } catch (cause) {
    if (isWriteDenied(cause)) return false;
    throw cause;
  }
};

const lockForWriting = (located: Located): Lock | null => {
  if (!mayWrite(located.path)) return null;
  try {
    return acquireLocks(located);
  } catch (cause) {
    if (isWriteDenied(cause)) return null;
    throw cause;
  }
};

const connect = (path: string, readonly: boolean): BetterSqlite3.Database => {
  const db = new BetterSqlite3(path, { readonly, fileMustExist: true, timeout: 2000 });
  try {
    db.pragma('trusted_schema = OFF');
    db.pragma('foreign_keys = ON');
    // EXTRA is FULL and one flush more: without it a power cut may bring a deleted rollback journal back, and with
    // it undo a step that was reported saved.
    db.pragma('synchronous = EXTRA');
    // On macOS a flush leaves the drive's own cache as it is, unless all of it is asked for; elsewhere this is nothing.
    db.pragma('fullfsync = ON');
    if (!readonly) db.pragma('journal_mode = DELETE');
    if (needsMigration(db)) {
      if (readonly) throw outdated(path);
      migrateCampaign(db, path);
    }
    return db;
  } catch (cause) {
    db.close();
    throw cause;
  }
};

const outdated = (path: string): TurnkeeperError =>
  new TurnkeeperError(
    'read-only',
    `${path} was written by an older Turnkeeper and must be brought up to date, but it may not be written. Copy it to a folder you may write in.`,
  );

/** Undoes what was taken so far when a later part of opening fails. */
const unwinding = <T>(undo: () => void, work: () => T): T => {
  try {
    return work();
  } catch (cause) {
    undo();
    throw cause;
  }
};

const openLocked = (located: Located, lock: Lock | null, release: () => void): CampaignFile => {
  const { path } = located;
  const soundness = requireSound(path, inspectHeader(path));
  const db = connect(path, lock === null);
  return unwinding(
    () => db.close(),
    () => {
      if (soundness === 'cut-short' && !db.readonly) layWordsAnew(db);
      const check = soundness === 'outline' ? checkInBackground(path) : null;
      return new CampaignFile(located, db, check, release);
    },
  );
};

/**
 * Opens a campaign: for writing, or for reading only where its file or folder may not be written.
 * Writes nothing before the file is known to be sound. Throws file-missing, file-is-directory, file-empty,
 * file-foreign, file-newer, file-damaged, file-locked, file-denied, disk-full, read-only.
 */
export const openCampaign = (given: string): CampaignFile => {
  try {
    const located = locate(given);
    const { path } = located;
    const unclaim = claim(located);
    return unwinding(unclaim, () => {
      inspectHeader(path);
      requireClearWay(path);
      const lock = lockForWriting(located);
      if (lock !== null) sweepOf(path, backupFolder(path));
      const release = (): void => {
        try {
          lock?.release();
        } finally {
          unclaim();
        }
      };
      return unwinding(
        () => lock?.release(),
        () => openLocked(located, lock, release),
      );
    });
  } catch (cause) {
    throw openFailure(cause, realOrResolved(given));
  }
};

export interface NewCampaign {
  name: string;
  system: string;
  /** Kept as JSON. */
  settings: unknown;
  /** Where the clock begins, in seconds since midnight of day 1. */
  startSeconds: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

const fill = (path: string, { name, system, settings, startSeconds, createdAt }: NewCampaign): void => {
  writeFileSync(path, emptyFile());
  const db = new BetterSqlite3(path);
  try {
    db.pragma(`application_id = ${applicationId}`);
    const campaign =
      'INSERT INTO campaign (id, name, system, settings, created_at, origin) VALUES (1, ?, ?, ?, ?, ?)';
    db.prepare(campaign).run(name, system, JSON.stringify(settings), createdAt, randomUUID());
    db.prepare('INSERT INTO clock (id, seconds) VALUES (1, ?)').run(startSeconds);
    db.prepare('INSERT INTO fatigue (id) VALUES (1)').run();
  } finally {
    db.close();
  }
};

/** Makes a campaign and opens it. It appears whole or not at all, and never over another file. */
export const createCampaign = (given: string, campaign: NewCampaign): CampaignFile => {
  const path = resolve(given);
  try {
    requireNewPath(path);
    buildNew(path, (temporary) => {
      fill(temporary, campaign);
    });
  } catch (cause) {
    throw openFailure(cause, path);
  }
  return openCampaign(path);
};

/** Copies an open campaign, undo history and all, into a new file while play goes on. */
export const duplicateCampaign = async (file: CampaignFile, toPath: string): Promise<void> => {
  const path = resolve(toPath);
  try {
    requireNewPath(path);
    await file.checked;
    await buildNewSlowly(path, async (temporary) => {
      await file.db.backup(temporary);
    });
  } catch (cause) {
    throw openFailure(cause, path);
  }
};
