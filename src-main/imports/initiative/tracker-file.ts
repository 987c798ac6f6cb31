import type { Draft, DraftFile, ImportContext, ReadEntry, Unread } from '../entry.ts';
import { parsedJson } from '../json/split.ts';
import type { JsonFile, JsonPiece } from '../json/pieces.ts';
import { isObject, Reading } from '../reading.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import { trackerMuster } from '../musters/tracker-muster.ts';
import { UnreadList } from '../unread-list.ts';
import { trackerEntry } from './own-creature.ts';
import { explainTracker, trackerDraft, trackerTags } from './tracker-creature.ts';

/** What Improved Initiative exports: its library, its characters and its encounters, by their lists and ids. */

const listed =
  /^(?:ImprovedInitiative\.)?(Creatures|StatBlocks|PlayerCharacters|PersistentCharacters|SavedEncounters|AutoSavedEncounters|Spells)(?:\.|$)/;

const looksLikeBlock = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['Name'] === 'string' &&
  (isObject(value['HP']) ||
    isObject(value['AC']) ||
    isObject(value['Abilities']) ||
    isObject(value['StatBlock']) ||
    Array.isArray(value['Combatants']));

const refusedDraft = (name: string, refused: string, unread: Unread[] = []): Draft => ({
  kind: 'character',
  name: name === '' ? 'Nameless' : name,
  person: null,
  things: [],
  belongsTo: null,
  unread,
  refused,
});

const nameOf = (value: unknown): string =>
  isObject(value) && typeof value['Name'] === 'string' ? shownText(value['Name']).slice(0, 80) : '';

const blockDraft = (value: unknown, context: ImportContext): Draft => {
  const reading = new Reading(value);
  const draft = trackerDraft(reading, context);
  return { ...draft, unread: [...draft.unread, ...reading.leftOver(explainTracker)] };
};

/** A player character or a lasting one: its stat block, and how it stands with it. */
const lastingDraft = (value: Record<string, unknown>, context: ImportContext): Draft => {
  const reading = new Reading(value);
  const name = reading.text(['Name'], 80) ?? nameOf(value['StatBlock']);
  const hp = reading.whole(['CurrentHP'], -999, 9999);
  const notes = reading.lines(['Notes'], 4000);
  const remarks = notes === null ? [] : [notes];
  const draft = trackerDraft(reading.within('StatBlock'), context, { name, hp, remarks });
  const told = draft.unread.map(({ path, why }) => ({ path: `StatBlock.${path}`, why }));
  return { ...draft, unread: [...told, ...reading.leftOver(explainTracker)] };
};

const combatantDraft = (reading: Reading, encounter: string, context: ImportContext): Draft => {
  const alias = reading.text(['Alias'], 60);
  const own = nameOf(reading.value('StatBlock'));
  const number = reading.whole(['IndexLabel'], 0, 9999) ?? 0;
  const name = alias ?? (number > 0 ? `${own.slice(0, 75)} ${number}` : own);
  const most = reading.whole(['MaxHP'], 0, 9999);
  const more = reading.whole(['TemporaryHP'], 0, 9999) ?? 0;
  const initiative = reading.number(['Initiative'], -100, 100);
  const notes = reading.lines(['CurrentNotes'], 2000);
  const remarks = [
    ...(encounter === '' ? [] : [`Encounter: ${encounter}`]),
    ...(most === null ? [] : [`Most hit points: ${most}`]),
    ...(more === 0 ? [] : [`Temporary hit points: ${more}`]),
    ...(initiative === null || initiative === 0 ? [] : [`Initiative: ${initiative}`]),
    ...trackerTags(reading),
    ...(notes === null ? [] : [notes]),
  ];
  const hp = reading.whole(['CurrentHP'], -999, 9999);
  const draft = trackerDraft(reading.within('StatBlock'), context, { name, hp, remarks });
  const told = draft.unread.map(({ path, why }) => ({ path: `StatBlock.${path}`, why }));
  return { ...draft, unread: [...told, ...reading.leftOver(explainTracker)] };
};

const fieldsOf = (value: unknown): Unread[] =>
  isObject(value) ? new Reading(value).leftOver(explainTracker) : [];

/** Everybody of a saved encounter; what else it says is told with the first of them. */
function* encounterDrafts(value: Record<string, unknown>, context: ImportContext): Generator<Draft> {
  const reading = new Reading(value);
  const name = reading.text(['Name'], 80) ?? '';
  const combatants = reading.value('Combatants');
  const list: unknown[] = Array.isArray(combatants) ? combatants : [];
  reading.take('Combatants');
  const left = reading.leftOver((path) =>
    path[0] === 'ActiveCombatantId' ? null : explainTracker(path, null),
  );
  if (list.length === 0) yield refusedDraft(name, 'It is an encounter with nobody in it.', left);
  for (const [at, each] of list.entries()) {
    const isSomebody = isObject(each) && isObject(each['StatBlock']);
    const draft = isSomebody
      ? combatantDraft(new Reading(each), name, context)
      : refusedDraft(nameOf(each) || `${name} ${at + 1}`, 'It has no stat block.', fieldsOf(each));
    const told = draft.unread.map((line) =>
      line.folded === undefined ? { ...line, path: `Combatants.${at}.${line.path}` } : line,
    );
    yield { ...draft, unread: at === 0 ? [...told, ...left] : told };
  }
}

/** Foes of an encounter wait as a muster where creatures stand in the bestiary; else each joins the party. */
const encounterEntries = (
  value: Record<string, unknown>,
  context: ImportContext,
): Iterable<Draft | ReadEntry> =>
  context.bestiary === null ? encounterDrafts(value, context) : [trackerMuster(value)];

const countOf = (value: unknown, { bestiary }: ImportContext): number => {
  if (bestiary !== null) return 1;
  const combatants = isObject(value) ? value['Combatants'] : null;
  return Array.isArray(combatants) ? Math.max(1, combatants.length) : 1;
};

/** Somebody's character joins the party; other creatures stand in the bestiary, if they are to. */
const blockEntry = (
  { value, list }: { value: Record<string, unknown>; list: string },
  context: ImportContext,
): Draft | ReadEntry => {
  const { Player: player } = value;
  const isSomebodys = list === 'PlayerCharacters' || (typeof player === 'string' && player !== '');
  return context.bestiary === null || isSomebodys
    ? blockDraft(value, context)
    : trackerEntry(value, context.bestiary);
};

function* draftsOf(entries: readonly Entry[], context: ImportContext): Generator<Draft | ReadEntry> {
  for (const { value, list, path } of entries) {
    if (!isObject(value)) yield refusedDraft(path, 'It is no sound JSON object.');
    else if (list === 'Spells') yield refusedDraft(nameOf(value), spellWhy(value), spellUnread(value));
    else if (Array.isArray(value['Combatants'])) yield* encounterEntries(value, context);
    else if (isObject(value['StatBlock'])) yield lastingDraft(value, context);
    else yield blockEntry({ value, list }, context);
  }
}

const spellWhy = ({ Level }: Record<string, unknown>): string =>
  `It is a spell${typeof Level === 'number' ? ` of level ${Level}` : ''}: it can only stand on the sheet of somebody. Type it there.`;

const spellUnread = (value: Record<string, unknown>): Unread[] => {
  const reading = new Reading(value);
  reading.take('Name');
  reading.take('Level');
  return reading.leftOver(explainTracker);
};

interface Entry {
  path: string;
  list: string;
  value: unknown;
}

/** Values stand as they are, or as JSON in a text. */
const valueOf = (value: unknown): unknown => (typeof value === 'string' ? parsedJson(value) : value);

const entriesOfList = (pieces: readonly JsonPiece[]): Entry[] =>
  pieces.map((piece) => ({ path: piece.path, list: '', value: piece.read() }));

/** Null where the file holds nothing of a tracker of initiatives. */
export const trackerFile = (file: JsonFile, context: ImportContext): DraftFile | null => {
  const unread = new UnreadList();
  const entries = file.kind === 'object' ? entriesOfObject(file, unread) : listEntries(file.pieces);
  if (entries === null || entries.length === 0) return null;
  return {
    format: 'Improved Initiative, JSON',
    count: entries.reduce((sum, { value }) => sum + countOf(value, context), 0),
    drafts: draftsOf(entries, context),
    unread: unread.all,
  };
};

const listEntries = (pieces: readonly JsonPiece[]): Entry[] | null =>
  pieces.length > 0 && looksLikeBlock(pieces[0]?.read()) ? entriesOfList(pieces) : null;

const entriesOfObject = (
  { values, lists, whole }: Extract<JsonFile, { kind: 'object' }>,
  unread: UnreadList,
): Entry[] | null => {
  const known = [...values.keys(), ...lists.keys()].filter((key) => listed.test(key));
  if (known.length === 0) {
    const value = values.has('Name') ? whole.read() : null;
    return looksLikeBlock(value) ? [{ path: '', list: '', value }] : null;
  }
  const entries: Entry[] = [];
  for (const [key, given] of values) {
    const [, list = ''] = listed.exec(key) ?? [];
    const value = valueOf(given);
    if (list === '') unread.fold(key);
    else if (Array.isArray(value) && value.every((each) => typeof each === 'string')) unread.fold(list);
    else entries.push({ path: shownText(key), list, value });
  }
  for (const [key, pieces] of lists) {
    const blocks = pieces.map((piece) => ({ path: piece.path, list: key, value: valueOf(piece.read()) }));
    if (listed.test(key) && blocks.some(({ value }) => isObject(value)))
      entries.push(...blocks.filter(({ value }) => isObject(value)));
    else unread.fold(key);
  }
  return entries;
};
