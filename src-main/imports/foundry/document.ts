import type { Draft, ImportContext, NewItemInput, NewPersonInput, Unread } from '../entry.ts';
import { holdsNothing, isObject, Reading } from '../reading.ts';
import type { Explain, Path } from '../reading.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import { holdsNothingHere } from '../unread-list.ts';

/** One document of a virtual table: an actor or an item. Its own figures stand under `system`, in older ones `data`. */
export interface FoundryDocument {
  readonly source: Record<string, unknown>;
  readonly bodyKey: 'system' | 'data';
}

export const foundryDocument = (value: unknown): FoundryDocument | null => {
  if (!isObject(value) || typeof value['type'] !== 'string') return null;
  const bodyKey = isObject(value['system']) ? 'system' : 'data';
  return isObject(value[bodyKey]) ? { source: value, bodyKey } : null;
};

/** How the documents of one rules system are read. */
export interface Dialect {
  /** The system's id in its documents. */
  readonly id: string;
  readonly actorTypes: ReadonlySet<string>;
  /** Items of these types are things; the rest are spells, features and the like. */
  readonly thingTypes: ReadonlySet<string>;
  /** How many shapes of this system a document has that does not name its own. */
  readonly likeness: (body: Record<string, unknown>, type: string) => number;
  /** Items that are no things, each with what it is. */
  readonly notThings: Readonly<Record<string, (body: Reading) => string>>;
  readonly readThing: (reading: Reading, body: Reading, type: string, context: ImportContext) => NewItemInput;
  readonly readActor: (actor: ActorReading, context: ImportContext) => ActorDraft;
}

export interface ActorReading {
  readonly reading: Reading;
  readonly body: Reading;
  readonly type: string;
  readonly name: string;
  /** Its things, spells and features, each with its own reading, which is part of the actor's. */
  readonly items: readonly ActorItem[];
}

export interface ActorItem {
  readonly reading: Reading;
  readonly body: Reading;
  readonly type: string;
  readonly name: string;
  readonly index: number;
}

export type ActorDraft = Pick<Draft, 'person' | 'things' | 'refused'>;

const bookkeeping = new Set([
  '_id',
  '_key',
  '_stats',
  'autoTags',
  'color',
  'config',
  'flags',
  'folder',
  'img',
  'itemIds',
  'ownership',
  'pattern',
  'permission',
  'prototypeToken',
  'sort',
  'sorting',
  'token',
  'label',
  'abbr',
]);

/** The ends of the bar that a figure is drawn as. */
const barEnd = /^(?:system|data)\.(?:hp\.min|(?:ac|aac|save)\.(?:min|max))$/;

/** An object of fields that are empty, none, or bookkeeping. */
const isVoid = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(
    ([key, each]) =>
      bookkeeping.has(key) || each === 0 || each === false || holdsNothing(each) || isVoid(each),
  );

export const explainField: Explain = (path: Path, value) => {
  const key = String(path.at(-1));
  const isNothing = key === 'effects' && holdsNothing(value);
  if (bookkeeping.has(key) || isNothing || barEnd.test(path.join('.'))) return null;
  return isVoid(value) ? holdsNothingHere : 'It has no place here.';
};

/** A document of which nothing can be made: every field of it is listed all the same. */
export const refusedDraft = (
  source: unknown,
  kind: Draft['kind'],
  name: string,
  refused: string,
  said: readonly string[] = [],
): Draft => {
  const reading = new Reading(source);
  if (name !== '') reading.take('name');
  for (const field of said) reading.take(field);
  const unread = reading.leftOver(explainField);
  return { kind, name, person: null, things: [], belongsTo: null, unread, refused };
};

export const nameless = 'It has no name that can be used.';

const notThing = (what: string): string =>
  `It is ${what}: it can only stand on the sheet of somebody. Type it there, or import somebody who has it.`;

/** What a loose spell or ability is called that is refused. */
export const spellWords = (level: number | null, whose: string | null): string =>
  `a spell${level === null ? '' : ` of level ${level}`}${whose === null ? '' : ` (${whose})`}`;

export const abilityWords = (target: string | number | null, roll: string | null): string => {
  const score =
    target === null || target === 0 ? roll : roll === null ? String(target) : `${target} on ${roll}`;
  return score === null ? 'an ability' : `an ability (${score})`;
};

/** A loose thing. */
export const thingDraft = (document: FoundryDocument, dialect: Dialect, context: ImportContext): Draft => {
  const { source, bodyKey } = document;
  const reading = new Reading(source);
  const type = String(reading.take('type'));
  const name = reading.text(['name'], 80);
  if (name === null) return refusedDraft(source, 'item', '', nameless);
  const body = reading.within(bodyKey);
  if (!dialect.thingTypes.has(type)) {
    const what = dialect.notThings[type]?.(body) ?? `a "${shownText(type)}"`;
    return refusedDraft(source, 'item', name, notThing(what), ['type']);
  }
  const item = dialect.readThing(reading, body, type, context);
  const unread: Unread[] = [];
  if (item.state !== undefined && item.state !== 'carried')
    unread.push({ path: `${bodyKey}.equipped`, why: 'Nobody has it in use.' });
  unread.push(...reading.leftOver(explainField));
  const things = [{ item: { ...item, state: 'carried' as const }, inside: null, path: '' }];
  return { kind: 'item', name, person: null, things, belongsTo: null, unread, refused: null };
};

const mostItems = 2000;

const actorItems = (reading: Reading): ActorItem[] => {
  const list = reading.value('items');
  if (!Array.isArray(list)) return [];
  return list.flatMap((source: unknown, index): ActorItem[] => {
    const document = foundryDocument(source);
    if (document === null) return [];
    const item = reading.within('items', index);
    const name = item.text(['name'], 80);
    if (name === null) return [];
    const type = String(item.take('type'));
    return [{ reading: item, body: item.within(document.bodyKey), type, name, index }];
  });
};

export const actorDraft = (document: FoundryDocument, dialect: Dialect, context: ImportContext): Draft => {
  const { source, bodyKey } = document;
  const reading = new Reading(source);
  const type = String(reading.take('type'));
  const name = reading.text(['name'], 80);
  if (name === null) return refusedDraft(source, 'character', '', nameless);
  const list = source['items'];
  if (Array.isArray(list) && list.length > mostItems) {
    const count = list.length.toLocaleString('en');
    return refusedDraft(source, 'character', name, `It has ${count} things and spells; 2,000 are read.`);
  }
  const actor = { reading, body: reading.within(bodyKey), type, name, items: actorItems(reading) };
  const { person, things, refused } = dialect.readActor(actor, context);
  if (refused !== null) return refusedDraft(source, 'character', name, refused);
  const unread = reading.leftOver(explainField);
  return {
    kind: person === null ? 'item' : 'character',
    name,
    person,
    things,
    belongsTo: null,
    unread,
    refused,
  };
};

export type SheetInput = NonNullable<NewPersonInput['sheet']>;
