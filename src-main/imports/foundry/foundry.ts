import type { Draft, DraftFile, ImportContext, ReadEntry } from '../entry.ts';
import { basicFantasyDialect } from './basic-fantasy.ts';
import { actorDraft, explainField, foundryDocument, refusedDraft, thingDraft } from './document.ts';
import type { Dialect, FoundryDocument } from './document.ts';
import { oseDialect } from './ose.ts';
import { swordsWizardryDialect } from './swords-wizardry.ts';
import { isFolder, otherDocument } from './other-documents.ts';
import type { JsonFile, JsonPiece } from '../json/pieces.ts';
import { isRollTable, TableNames } from '../random-tables/foundry-names.ts';
import { rollTableEntry } from '../random-tables/foundry-table.ts';
import { isObject, Reading } from '../reading.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import { UnreadList } from '../unread-list.ts';

/** Documents of virtual tables, roll tables among them: one, a list, the lines of a compendium, or a folder of them. */

const dialects: readonly Dialect[] = [oseDialect, basicFantasyDialect, swordsWizardryDialect];

const declaredSystem = (source: Record<string, unknown>): string | null => {
  const stats = source['_stats'];
  const flags = source['flags'];
  const exported = isObject(flags) ? flags['exportSource'] : null;
  const declared = (isObject(stats) && stats['systemId']) || (isObject(exported) && exported['system']);
  return typeof declared === 'string' && declared !== '' ? declared : null;
};

const bodyOf = ({ source, bodyKey }: FoundryDocument): Record<string, unknown> => {
  const body = source[bodyKey];
  return isObject(body) ? body : {};
};

const knows = ({ actorTypes, thingTypes, notThings }: Dialect, type: string): boolean =>
  actorTypes.has(type) || thingTypes.has(type) || Object.hasOwn(notThings, type);

const dialectLike = (document: FoundryDocument): Dialect | null => {
  const body = bodyOf(document);
  const type = String(document.source['type']);
  const likely = dialects
    .map((dialect) => ({ dialect, likeness: knows(dialect, type) ? dialect.likeness(body, type) : 0 }))
    .sort((one, other) => other.likeness - one.likeness);
  return likely.find(({ likeness }) => likeness > 0)?.dialect ?? null;
};

/** Actors hold items, or stand on a map; the same type may name an actor in one system and an item in another. */
const isActor = ({ source }: FoundryDocument, dialect: Dialect): boolean => {
  const type = String(source['type']);
  if (!dialect.actorTypes.has(type)) return false;
  return !dialect.thingTypes.has(type) || Array.isArray(source['items']);
};

const nameOf = (source: unknown): string =>
  isObject(source) && typeof source['name'] === 'string' ? shownText(source['name']).slice(0, 80) : '';

/** Reads documents one after another; one that does not name its system is taken for what the last one was. */
class Documents {
  readonly #context: ImportContext;
  #last: Dialect | null = null;

  constructor(context: ImportContext) {
    this.#context = context;
  }

  draft(value: unknown): Draft {
    const document = isFolder(value) ? null : foundryDocument(value);
    if (value === undefined) return refusedDraft({}, 'item', '', 'It is no sound JSON.');
    if (document === null) {
      const why = otherDocument(value) ?? 'It is neither an actor nor an item.';
      return refusedDraft(value, 'item', nameOf(value), why);
    }
    const declared = declaredSystem(document.source);
    const known = dialects.find(({ id }) => id === declared);
    if (declared !== null && known === undefined) {
      const why = `It is of the rules system "${shownText(declared)}", which is not read here.`;
      return refusedDraft(value, 'item', nameOf(value), why);
    }
    const dialect = known ?? dialectLike(document) ?? this.#last;
    if (dialect === null)
      return refusedDraft(value, 'item', nameOf(value), 'It does not say which rules it is for.');
    this.#last = dialect;
    return isActor(document, dialect)
      ? actorDraft(document, dialect, this.#context)
      : thingDraft(document, dialect, this.#context);
  }
}

const withPath = (draft: Draft, path: string): Draft =>
  draft.name === '' ? { ...draft, name: path === '' ? 'Nameless' : `Nameless (${path})` } : draft;

function* draftsOf(pieces: readonly JsonPiece[], context: ImportContext): Generator<Draft | ReadEntry> {
  const documents = new Documents(context);
  const tables = new TableNames(pieces);
  for (const { path, read } of pieces) {
    const value = read();
    const table = isRollTable(value) ? tables.at(path) : '';
    if (isRollTable(value) && table !== '') yield rollTableEntry(value, table, tables);
    else yield withPath(documents.draft(value), path);
  }
}

/** A compendium's file grows at its end: what is written later of the same id stands, or says that it is gone. */
const newestOf = (pieces: readonly JsonPiece[], unread: UnreadList): JsonPiece[] => {
  const newest = new Map<string, string>();
  const known = pieces.map((piece) => {
    const value = piece.read();
    const id = isObject(value) && typeof value['_id'] === 'string' ? value['_id'] : null;
    if (id !== null) newest.set(id, piece.path);
    return { id, isGone: isObject(value) && value['$$deleted'] === true, isFolder: isFolder(value) };
  });
  return pieces.filter(({ path }, index) => {
    const { id = null, isGone = false, isFolder: isOnlyFolder = false } = known[index] ?? {};
    if (isOnlyFolder) unread.fold('folders');
    else if (isGone) unread.add(path, 'It only says that an entry was deleted.');
    else if (id !== null && newest.get(id) !== path)
      unread.add(path, 'A later line says otherwise of the same entry.');
    else return true;
    return false;
  });
};

const fileOf = (pieces: readonly JsonPiece[], context: ImportContext, unread: UnreadList): DraftFile => ({
  format: 'Virtual table, JSON',
  count: pieces.length,
  drafts: draftsOf(pieces, context),
  unread: unread.all,
});

const isOneDocument = (values: ReadonlyMap<string, unknown>): boolean =>
  typeof values.get('type') === 'string' && (isObject(values.get('system')) || isObject(values.get('data')));

type Members = Pick<Extract<JsonFile, { kind: 'object' }>, 'values' | 'lists'>;

/** A roll table, a journal or the like, told by the names of its members and the first of its results. */
const isOtherDocument = ({ values, lists }: Members): boolean => {
  if (typeof values.get('name') !== 'string') return false;
  const results = lists
    .get('results')
    ?.slice(0, 1)
    .map(({ read }) => read());
  const bare = Object.fromEntries([...values, ...[...lists.keys()].map((key) => [key, []] as const)]);
  return isRollTable({ ...bare, results }) || otherDocument(bare) !== null;
};

/** The documents in a folder that stands in the file, however deep, and everything of the folder that is none. */
const documentsIn = (value: unknown, path: string, unread: UnreadList): JsonPiece[] => {
  if (foundryDocument(value) !== null || isRollTable(value)) return [{ path, read: () => value }];
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((each: unknown, index) => documentsIn(each, `${path}.${index}`, unread));
  if (isObject(value) && Object.values(value).some((each) => Array.isArray(each)))
    return Object.entries(value).flatMap(([key, each]) =>
      documentsIn(each, `${path}.${shownText(key)}`, unread),
    );
  for (const { why } of new Reading({ [path]: value }).leftOver(explainField)) unread.add(path, why);
  return [];
};

/** Null where the file holds nothing of a virtual table. */
export const foundryFile = (file: JsonFile, context: ImportContext): DraftFile | null => {
  const unread = new UnreadList();
  if (file.kind === 'list') return fileOf(file.pieces, context, unread);
  if (file.kind === 'lines') return fileOf(newestOf(file.pieces, unread), context, unread);
  if (isOneDocument(file.values) || isOtherDocument(file)) return fileOf([file.whole], context, unread);
  const found = [...file.lists.values()].flat().flatMap((piece) => {
    const value = piece.read();
    return value === undefined ? [piece] : documentsIn(value, piece.path, unread);
  });
  for (const [key, value] of file.values) found.push(...documentsIn(value, shownText(key), unread));
  return found.length === 0 ? null : fileOf(found, context, unread);
};
