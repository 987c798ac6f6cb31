import { counted, figure } from '../../../../shared/words/figures.ts';
import { listed } from '../../../../shared/words/names.ts';
import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import type { Place } from '../../../../shared/ipc/party/views/party-views.ts';
import type { BookEntry } from '../../../imports/book-entry.ts';
import type { NewPerson } from '../../../imports/entry.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Slowly } from '../../../db/journal/journal.ts';
import type { SlowStepOf } from '../../../steps/step-context.ts';
import { withEvents } from '../../../facts/words.ts';
import { placeColumns } from '../../../facts/party/places.ts';
import type { PlaceColumns } from '../../../facts/party/places.ts';
import { needPlace } from './need-place.ts';
import { type Edition, Editions, isOffered } from '../editions.ts';
import type { EntryBody, PackedEntry } from '../import-job.ts';
import { bodyOf, needImport } from '../kept-imports.ts';
import type { ReadImport } from '../read-in-worker.ts';
import { takeOnce } from '../taken-before.ts';
import { Names } from './names.ts';
import { Pace } from '../../../steps/pace.ts';
import { takeBook, type BookToTake } from './take-book.ts';
import { PeopleWriter } from './write-person.ts';
import { writeThings } from './write-things.ts';

type TakeContext = Parameters<SlowStepOf<'import.take'>>[0];
type TakeInput = Parameters<SlowStepOf<'import.take'>>[1];

interface Judged {
  readonly entry: PackedEntry;
  readonly edition: Edition | null;
}

/** Without a choice all that can be taken, of packs that were taken before what is new or changed, and what else is wanted. */
function chosen(
  entries: readonly Judged[],
  { indexes, also }: Pick<TakeInput, 'indexes' | 'also'>,
): Judged[] {
  const offered = entries.flatMap(({ entry, edition }, at) =>
    entry.refused === null && isOffered(edition) ? [at] : [],
  );
  return [...new Set(indexes ?? [...offered, ...also])]
    .sort((one, other) => one - other)
    .map((index) => {
      const judged = entries[index];
      if (judged === undefined)
        throw new TurnkeeperError('not-found', `There is no entry ${index + 1}. Nothing was taken.`, {
          indexes: 'Choose from the list.',
        });
      const { name, refused: why } = judged.entry;
      if (why !== null) throw refused(`${name}: ${why} Nothing was taken.`, { indexes: 'Leave it out.' });
      return judged;
    });
}

class Taking {
  readonly #context: TakeContext;
  readonly #people: PeopleWriter;
  readonly #names: Names;
  readonly #pace: Pace;
  readonly #to: PlaceColumns | null;
  characters = 0;
  items = 0;
  tables = 0;
  randomTables = 0;
  dungeons = 0;
  creatures = 0;
  musters = 0;
  pages = 0;
  /** So many were written over what stood here. */
  renewed = 0;
  /** The name of what comes alone. */
  bookName: string | null = null;
  /** What was named and is not there. */
  bookEvents: readonly string[] = [];

  constructor(context: TakeContext, to: PlaceColumns | null, pace: Pace) {
    this.#context = context;
    this.#people = new PeopleWriter(context.sql);
    this.#names = new Names(context.sql);
    this.#pace = pace;
    this.#to = to;
  }

  person(person: NewPerson, { things, belongsTo }: EntryBody): void {
    const { sql, campaign } = this.#context;
    const sheet = { ...person.sheet, employerId: this.#names.find(belongsTo) };
    const id = this.#people.write({ ...person, sheet });
    writeThings(sql, things, { holder_id: id, container_id: null, stash_id: null }, campaign.system.weights);
    this.#names.add(person.name, id);
    this.characters += 1;
    this.items += things.length;
    this.#pace.step();
  }

  loose({ things, belongsTo }: EntryBody): void {
    const { sql, campaign } = this.#context;
    const holder = this.#names.find(belongsTo);
    const place = holder === null ? this.#to : { holder_id: holder, container_id: null, stash_id: null };
    if (place !== null) writeThings(sql, things, place, campaign.system.weights);
    this.items += things.length;
    this.#pace.step();
  }

  *book(read: ReadImport, entries: readonly BookToTake[]): Slowly<void> {
    const { sql, campaign, content, desk } = this.#context;
    const around = { monsters: content.monsters, weights: campaign.system.weights };
    const from = { sql, file: desk.campaign.file, read, around };
    const { names, events } = yield* takeBook(from, entries, () => this.#pace.step());
    this.bookEvents = events;
    this.bookName = names.length === 1 ? (names[0] ?? null) : null;
    this.renewed = entries.filter(({ over }) => over !== null).length;
    const countOf = (is: BookEntry['is']): number => entries.filter(({ book }) => book.is === is).length;
    this.tables += countOf('table');
    this.randomTables += countOf('randomTable');
    this.dungeons += countOf('dungeon');
    this.creatures += countOf('creature');
    this.musters += countOf('muster');
    this.pages += countOf('page');
  }

  get missing(): ReadonlySet<string> {
    return this.#names.missing;
  }
}

/** One alone is called by its name. */
const named = (count: number, one: string, many: string, name: string | null): string =>
  count === 1 && name !== null ? `the ${one} ${name}` : counted(count, one, many);

const sentence = (
  { characters, items, tables, randomTables, dungeons, creatures, musters, pages, renewed, bookName }: Taking,
  format: string,
  place: string,
): string => {
  const what = [
    ...(characters > 0 ? [counted(characters, 'character')] : []),
    ...(items > 0 ? [counted(items, 'thing')] : []),
    ...(tables > 0 ? [named(tables, 'wandering table', 'wandering tables', bookName)] : []),
    ...(randomTables > 0 ? [named(randomTables, 'random table', 'random tables', bookName)] : []),
    ...(dungeons > 0 ? [named(dungeons, 'dungeon', 'dungeons', bookName)] : []),
    ...(creatures > 0 ? [named(creatures, 'own creature', 'own creatures', bookName)] : []),
    ...(musters > 0 ? [named(musters, 'muster', 'musters', bookName)] : []),
    ...(pages > 0 ? [named(pages, 'page', 'pages', bookName)] : []),
  ];
  const over = renewed === 0 ? '' : `; ${figure(renewed)} of them over what stood here of it`;
  return `Imported ${listed(what)} (${format})${place}${over}.`;
};

const missingNamed = 20;

const missingEvents = (missing: ReadonlySet<string>): string[] => {
  if (missing.size === 0) return [];
  const names = [...missing].slice(0, missingNamed);
  const more = missing.size - names.length;
  return [`Named but not in the party: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`];
};

/** The outer things of loose entries go to one place, so that is looked up once, and made where it is the ground. */
const placeFor = (
  sql: Sql,
  to: Place,
  isWanted: boolean,
): { columns: PlaceColumns | null; words: string } => {
  if (!isWanted) return { columns: null, words: '' };
  const words = needPlace(sql, to);
  return { columns: placeColumns(sql, to), words };
};

/** Takes entries of an import in one step: exactly what its preview told. */
export const take: SlowStepOf<'import.take'> = function* (context, { token, to, standing, ...choice }) {
  const { sql, desk } = context;
  const read = needImport(desk.campaign, token);
  const editions = new Editions(sql, read);
  const judged: Judged[] = [];
  for (const entry of read.entries) {
    judged.push({ entry, edition: editions.of(entry) });
    yield;
  }
  const bodies: EntryBody[] = [];
  const books: BookToTake[] = [];
  for (const { entry, edition } of chosen(judged, choice)) {
    const body = bodyOf(entry);
    bodies.push(body);
    const became = standing === 'over' ? (edition?.became ?? null) : null;
    if (body.book !== null) books.push({ book: body.book, pack: entry.pack, over: became?.id ?? null });
    yield;
  }
  if (bodies.length === 0) throw refused('There is nothing in it that can be taken. Nothing was changed.');
  takeOnce(sql, { token, digest: read.digest });
  const loose = bodies.filter(({ person, book }) => person === null && book === null);
  const place = placeFor(sql, to, loose.length > 0);
  const pace = new Pace((done) =>
    desk.ports.broadcast({ type: 'progress', job: token, done, total: bodies.length }),
  );
  const taking = new Taking(context, place.columns, pace);
  // Who serves somebody comes after whoever that may be.
  const people = bodies.flatMap((body) => (body.person === null ? [] : [{ body, person: body.person }]));
  const free = people.filter(({ body }) => body.belongsTo === null);
  const serving = people.filter(({ body }) => body.belongsTo !== null);
  for (const { body, person } of [...free, ...serving]) {
    taking.person(person, body);
    yield;
  }
  for (const body of loose) {
    taking.loose(body);
    yield;
  }
  yield* taking.book(read, books);
  const { characters, items, tables, randomTables, dungeons, creatures, musters, pages } = taking;
  const { renewed, bookEvents } = taking;
  const events = [...missingEvents(taking.missing), ...bookEvents];
  return {
    summary: withEvents(sentence(taking, read.format, place.words), bookEvents),
    outcome: events.length > 0 ? { events } : {},
    value: { characters, items, tables, randomTables, dungeons, creatures, musters, pages, renewed },
  };
};
