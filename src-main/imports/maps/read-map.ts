import { gunzipSync } from 'node:zlib';
import type { MapSheet } from '../../../shared/map/map-sheet.ts';
import type { MapDialect } from '../../../shared/map/map-words.ts';
import type { GroundKind } from '../../../shared/map/usual-grounds.ts';
import { mostBytes } from '../limits.ts';
import { isObject } from '../reading.ts';
import { textOfBytes } from '../text-of-bytes.ts';
import { isAzgaar } from './azgaar/azgaar-file.ts';
import { readAzgaar } from './azgaar/read-azgaar.ts';
import { readMapCsv } from './csv/read-map-csv.ts';
import type { MapChoices, MapDraft, MapTick } from './map-draft.ts';
import { notRead } from './map-refusals.ts';
import { cleanText, mapLimits } from './map-text.ts';
import type { MapUnreadLine } from './map-unread.ts';
import { isOwnMap, readOwnMap } from './own/read-own-map.ts';
import type { FoundWord } from './settle-map.ts';
import { settleMap } from './settle-map.ts';
import { readTextMapper } from './text-mapper/read-text-mapper.ts';
import { readTiledJson, readTmx } from './tiled/read-tiled.ts';
import { isTiledJson } from './tiled/tiled-json.ts';
import { looksLikeTmx } from './tiled/tmx.ts';
import type { KeptMeaning, OwnMeaning } from './words/word-meaning.ts';
import { looksLikeWxx, readWxx } from './worldographer/read-wxx.ts';

/** A file as a map: recognised by what is in it, never by its name alone. */

export interface MapReading {
  format: string;
  /** Null of this program's own form, which has no words. */
  dialect: MapDialect | null;
  sheet: MapSheet;
  /** Words of the file and what they came to; none of a file that says it by itself. */
  words: FoundWord[];
  unread: MapUnreadLine[];
}

export interface MapSource {
  bytes: Uint8Array;
  /** The file's own name, without its folder; empty for pasted text. */
  name: string;
}

const gzipMark = [0x1f, 0x8b];
const foreign: readonly (readonly [mark: readonly number[], what: string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
  [[0x47, 0x49, 0x46, 0x38], 'a picture'],
  [[0x52, 0x49, 0x46, 0x46], 'a picture'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive'],
];

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

const ends = (name: string, ending: string): boolean => name.toLowerCase().endsWith(ending);

function needMapFile({ bytes, name }: MapSource): void {
  const [, what] = foreign.find(([mark]) => begins(bytes, mark)) ?? [];
  if (what !== undefined)
    throw notRead(
      `It is ${what}, in which no hexes can be told. Export the map as CSV, text or JSON and try again.`,
    );
  if (ends(name, '.hxm'))
    throw notRead('It is a map of Hexographer. Open it in Worldographer, save it as .wxx and try again.');
}

function unpacked({ bytes, name }: MapSource): Uint8Array {
  if (!begins(bytes, gzipMark)) {
    if (
      ends(name, '.wxx') &&
      bytes.length > 0 &&
      !/^\s*<|^.{0,3}</s.test(Buffer.from(bytes.subarray(0, 8)).toString('latin1').replaceAll('\0', ''))
    )
      throw notRead('It is no map of Worldographer: such a file is packed with gzip, and this one is not.');
    return bytes;
  }
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes });
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    throw notRead(
      isTooLarge
        ? 'Unpacked it holds more than 64 MB.'
        : 'It is packed with gzip and damaged: its end is missing, or something in it was changed.',
    );
  }
}

const hexKit =
  'It is a map of Hex Kit, which says pictures and no grounds. Write its hexes as CSV and try again.';

function jsonDraft(text: string, choices: MapChoices, tick: MapTick): MapDraft | MapSheet {
  const value = parsed(text);
  if (isOwnMap(value)) return readOwnMap(value);
  if (isAzgaar(value)) return readAzgaar(value, choices, tick);
  if (isTiledJson(value)) return readTiledJson(value);
  if (isObject(value) && Array.isArray(value['layers']) && text.includes('"source"')) throw notRead(hexKit);
  throw notRead('It is JSON, but no map of Tiled, of Azgaar’s generator or of this program.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw notRead('It is broken JSON.');
  }
}

const unknown = (): never => {
  throw notRead(
    'Nothing in it was recognised: no lines of Text Mapper, no Worldographer, Tiled or Azgaar’s generator, no table with hexes or columns and rows, no map of this program.',
  );
};

function draftOf(text: string, name: string, choices: MapChoices, tick: MapTick): MapDraft | MapSheet {
  if (/^\s*[{[]/.test(text)) return jsonDraft(text, choices, tick);
  if (/^\s*</.test(text)) {
    if (looksLikeWxx(text)) return readWxx(text, tick);
    if (looksLikeTmx(text)) return readTmx(text, tick);
    if (/<svg[\s>]/.test(text.slice(0, 4000)))
      throw notRead(
        'It is a picture, in which no hexes can be told. Export the map as CSV, text or JSON and try again.',
      );
  }
  if (ends(name, '.map') && text.slice(0, 400).split('|').length > 4)
    throw notRead(
      'It is a saved map of Azgaar’s generator. In the generator choose Export, JSON, full, and read that.',
    );
  return readMapCsv(text, tick) ?? readTextMapper(text, tick) ?? unknown();
}

const isDraft = (map: MapDraft | MapSheet): map is MapDraft => 'combinations' in map;

/** What a map is called whose file does not say it. */
const nameOf = (fileName: string): string =>
  cleanText(fileName.replace(/\.[^.]*$/, ''), mapLimits.name) || 'A map';

/** What a reader of maps must know of the campaign and the referee. */
export interface MapContext {
  kinds: readonly GroundKind[];
  /** What the referee says that words mean. */
  meanings: readonly OwnMeaning[];
  /** The same of earlier imports. */
  kept: readonly (KeptMeaning & { dialect: MapDialect })[];
  choices: MapChoices;
}

/**
 * Reads a file of at most 64 MB as a map. Words mean what the referee says, or said of a file of that kind before, else what
 * the kinds of ground and the table say.
 * Throws `bad-input`, `refused`, `file-empty`, `file-foreign` or `file-newer`, each with what was wrong; never anything else.
 */
export function readMap(
  source: MapSource,
  { kinds, meanings, kept, choices }: MapContext,
  tick: MapTick,
): MapReading {
  needMapFile(source);
  const text = textOfBytes(unpacked(source)).replace(/^\ufeff/, '');
  const map = draftOf(text, source.name, choices, tick);
  if (!isDraft(map)) return { format: 'Turnkeeper map', dialect: null, sheet: map, words: [], unread: [] };
  const name = map.name === '' ? nameOf(source.name) : map.name;
  const { format, dialect } = map;
  const keptOf = kept.filter((each) => each.dialect === dialect);
  const { sheet, words } = settleMap({ ...map, name }, kinds, meanings, keptOf);
  return { format, dialect, sheet, words, unread: map.unread.all };
}
