import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { ImportWatch, PackHead } from '../../imports/entry.ts';
import { mostEntries, tooMany } from '../../imports/limits.ts';
import { readCalendars } from '../../imports/calendars/read-calendars.ts';
import { readMap } from '../../imports/maps/read-map.ts';
import { readImport } from '../../imports/read-import.ts';
import type { ImportReader } from '../../imports/read-import.ts';
import { Bestiary } from '../../imports/vault/bestiary.ts';
import { holdsFences } from '../../imports/vault/fences.ts';
import { importBytes, importTexts, isNote } from './import-files.ts';
import type { ImportText } from './import-files.ts';
import type {
  CalendarJob,
  ImportJob,
  ImportMessage,
  ImportSource,
  MapJob,
  PackedEntry,
} from './import-job.ts';
import { EntryPacker } from './pack-entries.ts';

const job = workerData as ImportJob | MapJob | CalendarJob;
const entriesAMessage = 200;
const progressEvery = 100;
/** Progress is told in thousandths: the first of them while a text is cut up, the rest while its entries are read. */
const whole = 1000;
const cutting = 300;

const post = (message: ImportMessage): void => parentPort?.postMessage(message);

const progress = (): ((done: number) => void) => {
  let told = -Infinity;
  return (done) => {
    const now = performance.now();
    if (now - told < progressEvery) return;
    told = now;
    post({ type: 'progress', done: Math.min(whole, Math.round(done)), total: whole });
  };
};

const tell = progress();

const texts = (source: ImportSource): Iterable<ImportText> => {
  return source.from === 'file' ? importTexts(source.path) : [{ name: '', text: source.text }];
};

const nothingInNotes = (): TurnkeeperError => {
  const message = 'None of the notes holds a stat block or an encounter. Nothing was read.';
  return new TurnkeeperError('bad-input', message, { source: message });
};

class Run {
  readonly #job: ImportJob;
  readonly #packer = new EntryPacker();
  /** What the notes of a folder describe, for those that refer to it. */
  readonly #bestiary = new Bestiary();
  #plainNotes = 0;
  #waiting: PackedEntry[] = [];
  #entries = 0;
  #files = 0;
  #format = '';
  #foreign = false;
  readonly #packs: PackHead[] = [];
  readonly #digest = createHash('sha256');

  constructor(run: ImportJob) {
    this.#job = run;
  }

  learn({ text }: ImportText): void {
    this.#bestiary.learn(text);
  }

  read(text: ImportText): void {
    if (isNote(text.name) && !holdsFences(text.text)) {
      this.#plainNotes += 1;
      return;
    }
    this.#files += 1;
    this.#digest.update(text.text);
    const reader = this.#open(text);
    if (reader === null) return;
    this.#entries += reader.count;
    if (this.#entries > mostEntries) throw tooMany(this.#entries);
    this.#format = this.#files === 1 ? reader.format : `${reader.format}, ${this.#files} files`;
    if (reader.pack === null) this.#foreign = true;
    const pack = reader.pack === null ? null : this.#packs.push(reader.pack) - 1;
    for (const line of reader.unread) this.#packer.count(line);
    for (const entry of reader.entries) {
      this.#waiting.push(this.#packer.pack(entry, pack));
      if (this.#waiting.length === entriesAMessage) this.#send();
    }
    const pictures = [...reader.pictures.used];
    if (pictures.length > 0) post({ type: 'pictures', pictures });
  }

  end(): void {
    if (this.#files === 0) throw nothingInNotes();
    const why = `${this.#plainNotes.toLocaleString('en')} of them hold no stat block and no encounter.`;
    if (this.#plainNotes > 0) this.#packer.count({ path: 'notes', why });
    this.#send();
    const digest = this.#digest.digest('hex');
    post({
      type: 'read',
      format: this.#format,
      foreign: this.#foreign,
      digest,
      gathered: this.#packer.gathered,
      packs: this.#packs,
    });
  }

  /** Of a folder, a file that cannot be read is told, and the others are read. */
  #open({ name, text }: ImportText): ImportReader | null {
    try {
      const { source, context } = this.#job;
      const title = name === '' && source.from === 'file' ? basename(source.path) : name;
      return readImport(text, context, this.#watch(), { title, beside: this.#bestiary });
    } catch (cause) {
      if (name === '' || !(cause instanceof TurnkeeperError)) throw cause;
      this.#packer.count({ path: name, why: cause.message });
      return null;
    }
  }

  #watch(): ImportWatch {
    let isCut = false;
    let before = -1;
    return {
      tick: (done, total) => {
        // The second count begins again from its start.
        if (done < before) isCut = true;
        before = done;
        const part = total === 0 ? 1 : done / total;
        tell(isCut ? cutting + part * (whole - cutting) : part * cutting);
      },
    };
  }

  #send(): void {
    post({ type: 'entries', entries: this.#waiting, lines: this.#packer.takeFresh() });
    this.#waiting = [];
  }
}

function readEntries(entries: ImportJob): void {
  const run = new Run(entries);
  const { source } = entries;
  // Notes may refer to others that come after them.
  if (source.from === 'file') for (const text of importTexts(source.path, isNote)) run.learn(text);
  for (const text of texts(source)) run.read(text);
  run.end();
}

const bytesOf = (source: ImportSource): Uint8Array =>
  source.from === 'file' ? importBytes(source.path) : Buffer.from(source.text);

function readTheMap({ source, context }: MapJob): void {
  const bytes = bytesOf(source);
  const name = source.from === 'file' ? basename(source.path) : '';
  const reading = readMap({ bytes, name }, context, (done, total) =>
    tell((done / Math.max(1, total)) * whole),
  );
  post({ type: 'map', reading });
}

try {
  tell(0);
  if (job.reads === 'map') readTheMap(job);
  else if (job.reads === 'calendars')
    post({ type: 'calendars', reading: readCalendars(bytesOf(job.source)) });
  else readEntries(job);
} catch (failure) {
  if (!(failure instanceof TurnkeeperError)) throw failure;
  post({ type: 'failed', code: failure.code, message: failure.message, details: failure.details });
}
