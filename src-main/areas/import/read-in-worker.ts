import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { PackHead, Unread } from '../../imports/entry.ts';
import type { PicturedFile } from '../../imports/pictures/picture.ts';
import { errorCode } from '../../db/failures.ts';
import type { CalendarReading } from '../../imports/calendars/found-calendar.ts';
import type { MapReading } from '../../imports/maps/read-map.ts';
import type {
  CalendarJob,
  GatheredUnread,
  ImportJob,
  ImportMessage,
  ImportSource,
  MapJob,
  PackedEntry,
} from './import-job.ts';

let workerFile = join(dirname(fileURLToPath(import.meta.url)), 'import-worker.js');

/** Where the bundled import worker stands, if not beside the bundle that holds this module. */
export const setImportWorker = (path: string): void => {
  workerFile = path;
};

/** Everything a file was read as. */
export interface ReadImport {
  format: string;
  /** Something of it was written by another program. */
  foreign: boolean;
  /** SHA-256 of the text or texts. */
  digest: string;
  entries: PackedEntry[];
  /** What the entries' numbers of unread lines mean. */
  lines: Unread[];
  gathered: GatheredUnread[];
  /** The packs that entries are of, by their places. */
  packs: PackHead[];
  /** By the digests that entries name. */
  pictures: ReadonlyMap<string, PicturedFile>;
}

/** What whoever waits for a reading hears of it, and how it is stopped. */
export interface ReadWatch {
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** A worker at its limit ends by itself, and takes nothing else with it. */
const memory = { maxOldGenerationSizeMb: 1024 };
/** While the worker is deep in one piece of the file, the windows hear that it is still at it. */
const heartbeatMs = 250;

const cancelled = (): TurnkeeperError =>
  new TurnkeeperError('cancelled', 'The import was stopped. Nothing was taken.');

/** Reads a file or a text on another thread. Throws what the worker met, and cancelled after an abort. */
export async function readInWorker(job: ImportJob, watch: ReadWatch): Promise<ReadImport> {
  const entries: PackedEntry[] = [];
  const lines: Unread[] = [];
  const pictures = new Map<string, PicturedFile>();
  const end = await workedOff(job, watch, (message) => {
    if (message.type === 'pictures') {
      for (const picture of message.pictures) pictures.set(picture.sha256, picture);
      return;
    }
    for (const entry of message.entries) entries.push(entry);
    for (const line of message.lines) lines.push(line);
  });
  if (end.type !== 'read') throw new Error('The import worker answered with something else.');
  const { format, foreign, digest, gathered, packs } = end;
  return { format, foreign, digest, gathered, packs, entries, lines, pictures };
}

/** The same of a map. */
export async function readMapInWorker(job: MapJob, watch: ReadWatch): Promise<MapReading> {
  const end = await workedOff(job, watch, () => undefined);
  if (end.type !== 'map') throw new Error('The import worker answered with something else.');
  return end.reading;
}

/** The same of calendars. */
export async function readCalendarsInWorker(
  source: ImportSource,
  watch: ReadWatch,
): Promise<CalendarReading> {
  const end = await workedOff({ reads: 'calendars', source }, watch, () => undefined);
  if (end.type !== 'calendars') throw new Error('The import worker answered with something else.');
  return end.reading;
}

type Parts = Extract<ImportMessage, { type: 'entries' | 'pictures' }>;
type End = Extract<ImportMessage, { type: 'read' | 'map' | 'calendars' }>;

async function workedOff(
  job: ImportJob | MapJob | CalendarJob,
  { onProgress, signal }: ReadWatch,
  onParts: (message: Parts) => void,
): Promise<End> {
  if (signal.aborted) throw cancelled();
  const worker = new Worker(workerFile, { workerData: job, resourceLimits: memory });
  const stop = (): void => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  let at = { done: 0, total: 1000 };
  const heartbeat = setInterval(() => onProgress(at.done, at.total), heartbeatMs);
  try {
    return await endOf(worker, signal, (message) => {
      if (message.type === 'progress') {
        at = message;
        onProgress(at.done, at.total);
      } else onParts(message);
    });
  } finally {
    clearInterval(heartbeat);
    signal.removeEventListener('abort', stop);
  }
}

type OnTheWay = Extract<ImportMessage, { type: 'progress' | 'entries' | 'pictures' }>;

const endOf = (worker: Worker, signal: AbortSignal, onTheWay: (message: OnTheWay) => void): Promise<End> =>
  new Promise((resolve, reject) => {
    let end: Exclude<ImportMessage, OnTheWay> | null = null;
    worker.on('message', (message: ImportMessage) => {
      if (message.type === 'progress' || message.type === 'entries' || message.type === 'pictures')
        onTheWay(message);
      else end = message;
    });
    worker.once('error', (cause) => reject(workerFailure(cause)));
    worker.once('exit', () => {
      if (signal.aborted) reject(cancelled());
      else if (end === null) reject(new Error('The import worker ended without an answer.'));
      else if (end.type === 'failed') reject(new TurnkeeperError(end.code, end.message, end.details));
      else resolve(end);
    });
  });

const workerFailure = (cause: unknown): Error => {
  if (errorCode(cause) === 'ERR_WORKER_OUT_OF_MEMORY')
    return refused('It takes more memory to read than there is. Nothing was read.');
  return cause instanceof Error ? cause : new Error(String(cause));
};
