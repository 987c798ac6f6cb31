import type { ErrorCode } from '../../../shared/errors.ts';
import type { BookEntry } from '../../imports/book-entry.ts';
import type { CalendarReading } from '../../imports/calendars/found-calendar.ts';
import type { MapContext, MapReading } from '../../imports/maps/read-map.ts';
import type {
  EntryKind,
  ImportContext,
  NewPerson,
  PackHead,
  ReadThing,
  Unread,
} from '../../imports/entry.ts';
import type { PicturedFile } from '../../imports/pictures/picture.ts';

export type ImportSource = { from: 'file'; path: string } | { from: 'text'; text: string };

/** What the import worker is started with to read people, things, tables and dungeons. */
export interface ImportJob {
  reads: 'entries';
  source: ImportSource;
  context: ImportContext;
}

/** What it is started with to read a map. */
export interface MapJob {
  reads: 'map';
  source: ImportSource;
  context: MapContext;
}

/** What it is started with to read calendars. */
export interface CalendarJob {
  reads: 'calendars';
  source: ImportSource;
}

/** What of an entry the campaign will take. It crosses between the threads, and is kept, as JSON. */
export interface EntryBody {
  person: NewPerson | null;
  things: ReadThing[];
  belongsTo: string | null;
  book: BookEntry | null;
}

/** An entry on its way from the worker: what was not read by its place in the list of all such lines. */
export interface PackedEntry {
  kind: EntryKind;
  name: string;
  summary: string;
  refused: string | null;
  unread: number[];
  /** The place of its pack among those that were read; null: of none. */
  pack: number | null;
  /** EntryBody as JSON. */
  body: string;
}

export interface GatheredUnread extends Unread {
  count: number;
}

export type ImportMessage =
  | { type: 'progress'; done: number; total: number }
  /** Entries in their order, and the lines about unread fields that were not told before. */
  | { type: 'entries'; entries: PackedEntry[]; lines: Unread[] }
  /** Of a pack, behind its entries. */
  | { type: 'pictures'; pictures: PicturedFile[] }
  | { type: 'map'; reading: MapReading }
  | { type: 'calendars'; reading: CalendarReading }
  | {
      type: 'read';
      format: string;
      foreign: boolean;
      digest: string;
      gathered: GatheredUnread[];
      packs: PackHead[];
    }
  | { type: 'failed'; code: ErrorCode; message: string; details: Record<string, string> | undefined };
