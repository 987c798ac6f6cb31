import { capital } from '../../../shared/words/names.ts';
import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import { creatureCard } from '../../content/bestiary/creature-card.ts';
import { ownCreatures } from '../../content/bestiary/own/own-book.ts';
import type { Sql } from '../../db/sql.ts';
import { query } from '../../db/sql.ts';
import { needPage, tagsIn } from '../../facts/pages/read-pages.ts';
import type { NamedThing } from '../../facts/pages/named.ts';
import { roomLines } from '../../facts/tonight/room-lines.ts';
import { readRoom } from '../../facts/book/read-room.ts';
import { markdownLine } from '../text/markdown-text.ts';
import type { Told } from './leaves.ts';

/** Facts under a word each, as lines of Markdown. */
const factLines = (facts: readonly (readonly [string, string])[]): string =>
  facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `- **${markdownLine(label)}** ${markdownLine(value)}\n`)
    .join('');

const parts = (...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');

const plain = (text: string, picture: number | null = null): Told => ({ text, tags: [], picture });

/** What the referee knows of things. */
export const refereeTells =
  (sql: Sql, { systemId, books }: { systemId: string; books: readonly BookOfCreatures[] }) =>
  ({ kind, id, where }: NamedThing): Told | null => {
    if (kind === 'creature') return creatureTold(sql, { id: String(id), systemId, books });
    if (typeof id !== 'number') return null;
    if (kind === 'room') return plain(roomText(sql, id));
    if (kind === 'dungeon' || kind === 'site') return plain(parts(capital(where), notesOf(sql, kind, id)));
    if (kind === 'character') return plain(personText(sql, id), portraitOf(sql, id));
    if (kind === 'table') return null;
    const { text, players_text: playersText, tags, picture_id: picture } = needPage(sql, id);
    const shown = playersText === '' ? '' : `## What the players may see\n\n${playersText}`;
    return { text: parts(text, shown), tags: tagsIn(tags), picture };
  };

/** What players may read: pages of which they heard, by their own half alone, and those who go with them; no picture. */
export const playersAreTold =
  (sql: Sql) =>
  ({ kind, id }: NamedThing): Told | null => {
    if (typeof id !== 'number') return null;
    if (kind === 'character') return plain(personText(sql, id));
    if (kind === 'creature' || kind === 'room' || kind === 'dungeon' || kind === 'site' || kind === 'table')
      return null;
    const { players_text: text, told } = needPage(sql, id);
    return told === null || text === '' ? null : plain(text);
  };

function creatureTold(
  sql: Sql,
  { id, systemId, books }: { id: string; systemId: string; books: readonly BookOfCreatures[] },
): Told {
  const shelves = { own: ownCreatures(sql, books), books };
  const { figures, own, attribution } = creatureCard(shelves, { book: systemId, id, in: systemId });
  const said = figures.map(
    ({ label, text, mark }) => [label, mark === 'guessed' ? `${text}?` : text] as const,
  );
  const source = attribution === null ? '' : markdownLine(`${attribution.licence}. ${attribution.text}`);
  return {
    text: parts(factLines(said), own?.notes ?? '', source),
    tags: own?.tags ?? [],
    picture: own?.pictureId ?? null,
  };
}

function roomText(sql: Sql, id: number): string {
  const lines = roomLines(sql, { roomId: id, doors: null, hidden: false, pinned: false });
  if (lines === null) return '';
  const { level, ways, traps, foes, hoards } = lines;
  const facts = factLines([
    ['Level', level],
    ['Foes', foes.join('; ')],
    ['Traps', traps.join('; ')],
    ['Treasure', hoards.join('; ')],
    ['Ways', ways.join('; ')],
  ]);
  return parts(facts, readRoom(sql, id)?.notes ?? '');
}

const notesOf = (sql: Sql, table: 'dungeon' | 'site', id: number): string =>
  sql.get(query.selectFrom(table).select('notes').where('id', '=', id))?.notes ?? '';

const portraitOf = (sql: Sql, id: number): number | null =>
  sql.get(query.selectFrom('character').select('portrait_id').where('id', '=', id))?.portrait_id ?? null;

function personText(sql: Sql, id: number): string {
  const person = sql.get(query.selectFrom('character').select(['class_name', 'level']).where('id', '=', id));
  return person
    ? factLines([
        ['Class', person.class_name],
        ['Level', String(person.level)],
      ])
    : '';
}
