import { newCharacter } from '../../../shared/ipc/party/character.ts';
import { newItem } from '../../../shared/ipc/party/things.ts';
import { sheetFormat } from './own-format.ts';
import type {
  Draft,
  DraftFile,
  DraftThing,
  ImportContext,
  NewItemInput,
  NewPersonInput,
  Unread,
} from '../entry.ts';
import type { JsonFile, JsonPiece } from './pieces.ts';
import { weightIn } from '../measures.ts';
import type { SourceUnit } from '../measures.ts';
import { isObject, Reading } from '../reading.ts';

const noPlace = (): string => 'It has no place here.';

/** Nobody's figures are named so; a name that an object has by itself is never taken over. */
const forbidden = '__proto__';

/** The same value without any member of the forbidden name; each is told. */
const withoutForbidden = (value: unknown, path: string, unread: Unread[]): unknown => {
  if (Array.isArray(value))
    return value.map((each: unknown, index) => withoutForbidden(each, `${path}${index}.`, unread));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => key !== forbidden);
  if (kept.length < Object.keys(value).length)
    unread.push({ path: path + forbidden, why: 'It has no place here.' });
  return Object.fromEntries(
    kept.map(([key, each]) => [key, withoutForbidden(each, `${path}${key}.`, unread)]),
  );
};

interface Source {
  context: ImportContext;
  unit: SourceUnit;
}

/** Everything of an object that the contract has a key for, as it stands there; the contract judges it afterwards. */
const takeKnown = (reading: Reading, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    keys.filter((key) => reading.value(key) !== undefined).map((key) => [key, reading.take(key)]),
  );

const personKeys = Object.keys(newCharacter.shape).filter((key) => key !== 'items');
const itemKeys = Object.keys(newItem.shape);

const converted = (weight: unknown, { context, unit }: Source): unknown =>
  typeof weight === 'number' && unit !== context.unit ? weightIn(context, weight, unit) : weight;

const deepestContents = 20;

const readThing = (
  reading: Reading,
  path: string,
  inside: number | null,
  depth: number,
  source: Source,
  things: DraftThing[],
): void => {
  const known = takeKnown(reading, itemKeys);
  for (const key of ['weightEach', 'capacity']) if (key in known) known[key] = converted(known[key], source);
  if (inside !== null && known['state'] !== undefined && known['state'] !== 'carried') {
    reading.refuse(['state'], 'What lies in a container is not in use.');
    delete known['state'];
  }
  const index = things.length;
  things.push({ item: known as unknown as NewItemInput, inside, path });
  const contents = reading.value('contents');
  if (!Array.isArray(contents)) return;
  if (depth === deepestContents) {
    reading.refuse(['contents'], 'Containers stand in each other more than 20 deep.');
    return;
  }
  reading.within('contents', 0);
  for (const at of contents.keys())
    readThing(reading.within('contents', at), `${path}.contents.${at}`, index, depth + 1, source, things);
};

const convertLoad = (load: unknown, source: Source): unknown =>
  isObject(load) && 'maxLoad' in load ? { ...load, maxLoad: converted(load['maxLoad'], source) } : load;

/** A carrier's loads are weights too. */
const convertLoads = (sheet: unknown, source: Source): unknown => {
  if (!isObject(sheet) || !isObject(sheet['carrier']) || source.unit === source.context.unit) return sheet;
  const carrier = Object.entries(sheet['carrier']).map(([key, load]) => [
    key,
    Array.isArray(load) ? load.map((each) => convertLoad(each, source)) : convertLoad(load, source),
  ]);
  return { ...sheet, carrier: Object.fromEntries(carrier) as unknown };
};

const nameOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 80) : '');

const unsound = (kind: Draft['kind']): Draft => ({
  kind,
  name: 'Nameless',
  person: null,
  things: [],
  belongsTo: null,
  unread: [],
  refused: 'It is no sound JSON object.',
});

const characterDraft = (given: unknown, source: Source): Draft => {
  const unread: Unread[] = [];
  const value = withoutForbidden(given, '', unread);
  if (!isObject(value)) return unsound('character');
  const reading = new Reading(value);
  const known = takeKnown(reading, personKeys);
  if ('sheet' in known) known['sheet'] = convertLoads(known['sheet'], source);
  const things: DraftThing[] = [];
  const items = reading.value('items');
  if (Array.isArray(items)) {
    reading.within('items', 0);
    for (const at of items.keys())
      readThing(reading.within('items', at), `items.${at}`, null, 0, source, things);
  }
  const employer = reading.text(['employer'], 80);
  unread.push(
    ...reading.leftOver(noPlace).filter(({ path }) => path !== 'employer' || value['employer'] !== null),
  );
  const person = known as unknown as NewPersonInput;
  const name = nameOf(known['name']);
  return { kind: 'character', name, person, things, belongsTo: employer, unread, refused: null };
};

const itemDraft = (given: unknown, source: Source): Draft => {
  const unread: Unread[] = [];
  const value = withoutForbidden(given, '', unread);
  if (!isObject(value)) return unsound('item');
  const reading = new Reading(value);
  const things: DraftThing[] = [];
  readThing(reading, '', null, 0, source, things);
  if (things[0] !== undefined && things[0].item.state !== undefined && things[0].item.state !== 'carried') {
    reading.refuse(['state'], 'Nobody has it in use.');
    things[0].item = { ...things[0].item, state: 'carried' };
  }
  unread.push(...reading.leftOver(noPlace));
  const name = nameOf(things[0]?.item.name);
  return { kind: 'item', name, person: null, things, belongsTo: null, unread, refused: null };
};

function* draftsOf(
  people: readonly JsonPiece[],
  things: readonly JsonPiece[],
  source: Source,
): Generator<Draft> {
  for (const piece of people) yield characterDraft(piece.read(), source);
  for (const piece of things) yield itemDraft(piece.read(), source);
}

const known = new Set(['format', 'version', 'unit']);

/** A file this program wrote: characters and loose things with all they hold. Null where it is another. */
export const ownFile = (file: JsonFile, context: ImportContext): DraftFile | null => {
  if (file.kind !== 'object' || file.values.get('format') !== sheetFormat.id) return null;
  const unit = file.values.get('unit') === 'pounds' ? 'pounds' : 'coins';
  const people = file.lists.get('characters') ?? [];
  const things = file.lists.get('items') ?? [];
  const unread: Unread[] = [...file.values, ...file.lists]
    .filter(([key]) => !known.has(key) && key !== 'characters' && key !== 'items')
    .map(([path]) => ({ path, why: 'It has no place here.' }));
  const version = file.values.get('version');
  if (version !== sheetFormat.version)
    unread.push({
      path: 'version',
      why: 'Another version of this program wrote it; what was understood is shown.',
    });
  return {
    format: 'Sheets of this program, JSON',
    count: people.length + things.length,
    drafts: draftsOf(people, things, { context, unit }),
    unread,
  };
};
