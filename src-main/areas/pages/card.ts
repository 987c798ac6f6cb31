import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { isPageKind } from '../../../shared/pages/words.ts';
import { hexNumber } from '../../../shared/hex/numbering.ts';
import { counted } from '../../../shared/words/figures.ts';
import { capital, uncapital } from '../../../shared/words/names.ts';
import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import { creatureCard } from '../../content/bestiary/creature-card.ts';
import { ownCreatures } from '../../content/bestiary/own/own-book.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { readRules } from '../../facts/campaign/read-campaign.ts';
import { needMap, numberingOf } from '../../facts/map/read-map.ts';
import type { NamedThing } from '../../facts/pages/named.ts';
import { needPage } from '../../facts/pages/read-pages.ts';
import { isPerson } from '../../facts/party/kinds.ts';
import { standingOf } from '../../facts/party/state/standing.ts';
import { readTable } from '../../facts/tables/read-tables.ts';
import { roomLines } from '../../facts/tonight/room-lines.ts';
import { firstSentence, ownTable, shortened } from '../../facts/tonight/written.ts';

type Card = NonNullable<QueryOutput<'page.card'>>;

/** What a link leads to, as a card says it. */
export function cardOf(sql: Sql, books: readonly BookOfCreatures[], thing: NamedThing): Card {
  const lines = linesOf(sql, books, thing).filter((line) => line !== '');
  return { name: thing.name, what: whatOf(thing), lines: lines.map(shortened) };
}

/** Where it stands begins with what it is, but for rooms, sites and people. */
function whatOf({ kind, where }: NamedThing): string {
  if (kind === 'room') return `Room, ${where}`;
  if (kind === 'site') return `Site, ${where}`;
  return kind === 'character' ? 'With the party' : capital(where);
}

function linesOf(sql: Sql, books: readonly BookOfCreatures[], { kind, id, to }: NamedThing): string[] {
  if (typeof id === 'string')
    return to.kind === 'creature' ? ofCreature(sql, books, { book: to.book, id }) : [];
  if (isPageKind(kind)) return ofPage(sql, id);
  switch (kind) {
    case 'table':
      return [ownTable(sql, id)?.text ?? '', firstSentence(readTable(sql, id)?.notes ?? '')];
    case 'dungeon':
      return ofDungeon(sql, id);
    case 'room':
      return ofRoom(sql, id);
    case 'site':
      return ofSite(sql, id);
    case 'character':
      return ofPerson(sql, id);
    case 'creature':
      return [];
  }
}

function ofPage(sql: Sql, id: number): string[] {
  const { text, players_text: shown, told } = needPage(sql, id);
  const said = firstSentence(text) || firstSentence(shown) || 'Nothing is written on it yet.';
  return [said, told === null ? 'The players have not heard of it.' : 'The players have heard of it.'];
}

/** By what the figures of a creature are called, line by line. */
const figureLines = [
  ['Hit dice', 'Armour class', 'Defence', 'Morale'],
  ['Attacks', 'Moves', 'Size'],
] as const;

function ofCreature(
  sql: Sql,
  books: readonly BookOfCreatures[],
  place: { book: string; id: string },
): string[] {
  const shelves = { own: ownCreatures(sql, books), books };
  const { figures, own } = creatureCard(shelves, { ...place, in: readRules(sql).system.id });
  const lines = figureLines.map((labels) =>
    capital(
      labels
        .flatMap((label) => {
          const text = figures.find((each) => each.label === label)?.text ?? '';
          return text === '' ? [] : `${uncapital(label)} ${text}`;
        })
        .join('; '),
    ),
  );
  return [...lines, firstSentence(own?.notes ?? '')];
}

const dungeonOf = withValues(({ id }: { id: number }) =>
  query
    .selectFrom('dungeon')
    .innerJoin('level', 'level.dungeon_id', 'dungeon.id')
    .leftJoin('room', 'room.level_id', 'level.id')
    .select(({ fn }) => [
      'dungeon.notes',
      fn.count<number>('level.id').distinct().as('levels'),
      fn.count<number>('room.id').as('rooms'),
    ])
    .where('dungeon.id', '=', id)
    .groupBy('dungeon.id'),
);

function ofDungeon(sql: Sql, id: number): string[] {
  const dungeon = sql.get(dungeonOf({ id }));
  if (dungeon === undefined) return [];
  const { notes, levels, rooms } = dungeon;
  return [`${counted(levels, 'level')}, ${counted(rooms, 'room')}`, firstSentence(notes)];
}

function ofRoom(sql: Sql, id: number): string[] {
  const room = roomLines(sql, { roomId: id, doors: null, hidden: false, pinned: false });
  if (room === null) return [];
  const listed = (title: string, things: readonly string[]): string =>
    things.length === 0 ? '' : `${title}: ${things.join(', ')}`;
  return [room.notes, listed('Foes', room.foes), listed('Treasure', room.hoards)];
}

const siteOf = withValues(({ id }: { id: number }) =>
  query.selectFrom('site').selectAll().where('id', '=', id),
);

function ofSite(sql: Sql, id: number): string[] {
  const site = sql.get(siteOf({ id }));
  if (site === undefined) return [];
  const number = hexNumber(numberingOf(needMap(sql, site.map_id)), site);
  return [`Hex ${number}`, firstSentence(site.notes)];
}

const personOf = withValues(({ id }: { id: number }) =>
  query.selectFrom('character').selectAll().where('id', '=', id),
);

/** "Fighter 2, 7 of 9 hit points", and how things stand with them where that is not well. */
function ofPerson(sql: Sql, id: number): string[] {
  const row = sql.get(personOf({ id }));
  if (row === undefined) return [];
  const { class_name: className, level, hp, max_hp: most, kind } = row;
  const calling = isPerson(kind) && className !== '' ? `${className} ${level}` : className;
  const points = most === 0 && hp === 0 ? '' : `${hp} of ${counted(most, 'hit point')}`;
  const { word } = standingOf(readRules(sql), row);
  return [capital([calling, points].filter((part) => part !== '').join(', ')), capital(word)];
}
