import type { z } from 'zod';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { packLicence } from '../../../shared/ipc/prep/packs/pack-licence.ts';
import { folded } from '../../../shared/tables/names.ts';
import { shownKey, shownText } from '../../../shared/words/shown-text.ts';
import type { BookEntry } from '../book-entry.ts';
import type { DraftFile, EntryKind, PackHead, ReadEntry, Unread } from '../entry.ts';
import { judgeBook } from '../judge/judge-book.ts';
import type { JsonFile, JsonPiece } from '../json/pieces.ts';
import { OwnTexts } from '../random-tables/own-text.ts';
import { isObject } from '../reading.ts';
import { packCreature, packFormat, packPage, packTable, type PackTable } from './pack-format.ts';
import { PackPictures } from './pack-pictures.ts';

/** Content packs of this program. */

const noPlace = 'It has no place here.';
const head = new Set(['format', 'version', 'id', 'name', 'author', 'licence', 'system']);
const parts = ['creatures', 'tables', 'pages'] as const;
const lists = new Set<string>([...parts, 'images']);

const nothing = { person: null, things: [], belongsTo: null, book: null, summary: '' };

const refusedEntry = (kind: EntryKind, name: unknown, refused: string): ReadEntry => ({
  ...nothing,
  kind,
  name: typeof name === 'string' && name.trim() !== '' ? shownText(name.trim()) : 'Nameless',
  unread: [],
  refused,
});

type Judged<Value> = { value: Value; unread: Unread[] } | { refused: string };

/** What a pack says in one place; whatever else stands there is told. */
function judged<Schema extends z.ZodObject>(schema: Schema, given: unknown): Judged<z.output<Schema>> {
  if (!isObject(given)) return { refused: 'It is no sound JSON object.' };
  const known = Object.keys(schema.shape);
  const own = Object.fromEntries(Object.entries(given).filter(([key]) => known.includes(key)));
  const strange = Object.keys(given).filter((key) => !known.includes(key));
  const parsed = schema.safeParse(own);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    const where = (first?.path ?? []).map((key) => shownKey(String(key))).join('.');
    return {
      refused: `${where === '' ? '' : `${where}: `}${first?.message ?? 'It is not what it should be.'}`,
    };
  }
  return { value: parsed.data, unread: strange.map((key) => ({ path: shownKey(key), why: noPlace })) };
}

const nameIn = (given: unknown, key: string): unknown => (isObject(given) ? given[key] : undefined);

/** Two of one name could not be told apart by what refers to them: the second is refused. */
class Names {
  readonly #taken = new Set<string>();

  refusal(...parts: string[]): string | null {
    const key = JSON.stringify(parts.map(folded));
    if (this.#taken.has(key)) return 'Another of that name stands before it in the pack.';
    this.#taken.add(key);
    return null;
  }
}

/** A part that names no licence is under that of its pack. */
const licensed = <Part extends { licence: string }>(part: Part, licence: string): Part =>
  part.licence === '' ? { ...part, licence } : part;

interface Around {
  /** Of the pack, in words. */
  licence: string;
  pictures: PackPictures;
}

function* creaturesIn(pieces: readonly JsonPiece[], { licence, pictures }: Around): Generator<ReadEntry> {
  const names = new Names();
  for (const piece of pieces) {
    const given = piece.read();
    const read = judged(packCreature, given);
    const refused = 'refused' in read ? read.refused : names.refusal(read.value.name);
    if (refused !== null || 'refused' in read)
      yield refusedEntry('creature', nameIn(given, 'name'), refused ?? '');
    else {
      const { picture, unread } = pictures.wanted(read.value.picture);
      const creature = { ...licensed(read.value, licence), picture };
      yield judgeBook({ is: 'creature', whole: null, ...creature }, [...read.unread, ...unread]);
    }
  }
}

function* pagesIn(pieces: readonly JsonPiece[], { pictures }: Around): Generator<ReadEntry> {
  const names = new Names();
  for (const piece of pieces) {
    const given = piece.read();
    const read = judged(packPage, given);
    const refused = 'refused' in read ? read.refused : names.refusal(read.value.kind, read.value.title);
    if (refused !== null || 'refused' in read) {
      yield refusedEntry('page', nameIn(given, 'title'), refused ?? '');
      continue;
    }
    const { title, ...page } = read.value;
    const { picture, unread } = pictures.wanted(page.picture);
    yield judgeBook({ is: 'page', name: title, ...page, picture }, [...read.unread, ...unread]);
  }
}

function tableEntry(table: PackTable, texts: OwnTexts): BookEntry {
  const rows = table.rows.map((row) => ({
    ...row,
    text: texts.read(row.text, table.folder),
    struck: false,
    drawn: 0,
  }));
  return { is: 'randomTable', apart: false, ...table, rows };
}

/** All are read before the first is given on, so that each knows on which of them it throws. */
function* tablesIn(pieces: readonly JsonPiece[], { licence }: Around): Generator<ReadEntry> {
  const names = new Names();
  const read = pieces.map((piece) => {
    const given = piece.read();
    const found = judged(packTable, given);
    if ('refused' in found) return { given, refused: found.refused };
    const refused = names.refusal(found.value.folder, found.value.name);
    return refused === null ? { given, ...found } : { given, refused };
  });
  const texts = new OwnTexts(read.flatMap((each) => ('value' in each ? [each.value] : [])));
  for (const each of read)
    if ('value' in each) yield judgeBook(tableEntry(licensed(each.value, licence), texts), each.unread);
    else yield refusedEntry('randomTable', nameIn(each.given, 'name'), each.refused);
}

function toldOfHead(file: Extract<JsonFile, { kind: 'object' }>): Unread[] {
  const licence = file.values.get('licence');
  const read = judged(packLicence, licence);
  const strange = [
    ...[...file.values.keys()].filter((key) => !head.has(key)),
    ...[...file.lists.keys()].filter((key) => !lists.has(key)),
  ];
  const isNamed = 'value' in read && read.value.name !== '';
  return [
    ...(isNamed
      ? []
      : [{ path: 'licence', why: 'No licence is named. Ask its author before you give it on.' }]),
    ...('value' in read ? read.unread.map(({ path, why }) => ({ path: `licence.${path}`, why })) : []),
    ...strange.map((key) => ({ path: shownKey(key), why: noPlace })),
  ];
}

const line = (value: unknown): string =>
  typeof value === 'string' ? shownText(value.replaceAll(/\s+/g, ' ').trim()) : '';

/** What is remembered of a pack once something of it is taken. What cannot be read of its licence is not there. */
function headOf(values: ReadonlyMap<string, unknown>): PackHead {
  const [id, name, author] = ['id', 'name', 'author'].map((key) => line(values.get(key)).slice(0, 200));
  const given = values.get('licence');
  const read = judged(packLicence, given);
  const unsound = { id: '', name: line(nameIn(given, 'name')).slice(0, 200), attribution: '', section15: [] };
  return {
    ...{ id: id ?? '', name: name ?? '', author: author ?? '' },
    licence: 'value' in read ? read.value : unsound,
  };
}

/** What it is, by whom and under which licence. */
function formatOf(values: ReadonlyMap<string, unknown>): string {
  const licence = line(nameIn(values.get('licence'), 'name'));
  const [name, author] = [line(values.get('name')), line(values.get('author'))];
  const whose = [name, author === '' ? '' : `by ${author}`].filter((part) => part !== '').join(' ');
  return ['Pack', whose, licence].filter((part) => part !== '').join(', ');
}

/** Null where the file is no pack. Throws bad-input for one of a newer version. */
export function packFile(file: JsonFile): DraftFile | null {
  if (file.kind !== 'object' || file.values.get('format') !== packFormat.id) return null;
  const version = file.values.get('version');
  if (version !== packFormat.version) {
    const said = typeof version === 'number' ? `version ${version}` : 'no version';
    const message = `The pack is of ${said}; this program reads version ${packFormat.version}. Nothing was read.`;
    throw new TurnkeeperError('bad-input', message, { source: message });
  }
  const [creatures, tables, pages] = parts.map((part) => file.lists.get(part) ?? []);
  const all = { creatures: creatures ?? [], tables: tables ?? [], pages: pages ?? [] };
  const pack = headOf(file.values);
  const pictures = new PackPictures(file.lists.get('images') ?? []);
  return {
    format: formatOf(file.values),
    count: all.creatures.length + all.tables.length + all.pages.length,
    drafts: entriesOf(all, { licence: pack.licence.name, pictures }),
    unread: toldOfHead(file),
    pack,
    pictures,
  };
}

function* entriesOf(
  all: Record<(typeof parts)[number], readonly JsonPiece[]>,
  around: Around,
): Generator<ReadEntry> {
  yield* creaturesIn(all.creatures, around);
  yield* tablesIn(all.tables, around);
  yield* pagesIn(all.pages, around);
}
