import type { Meaning } from '../../../shared/ipc/map/map-import.ts';
import type { MapDialect, WordPlace } from '../../../shared/map/map-words.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.ts';

/** What words of other programs' maps mean, kept from one import to the next. */

interface SaidOfWord {
  place: WordPlace;
  word: string;
  /** Null of a ground that is gone. */
  means: Meaning | null;
}

const words = query
  .selectFrom('map_word')
  .leftJoin('terrain_kind', 'terrain_kind.id', 'map_word.terrain_id')
  .select(['dialect', 'place', 'word', 'means', 'site', 'line', 'terrain_kind.name as ground'])
  .orderBy('map_word.id')
  .compile();

const groundIds = query.selectFrom('terrain_kind').select(['id', 'name']).compile();

interface Columns extends Pick<NewRow<'map_word'>, 'means' | 'site' | 'line'> {
  ground: string | null;
}

function meaningOf({ means, site, line, ground }: Columns): Meaning | null {
  if (site) return { is: 'site', site };
  if (line) return { is: 'line', line };
  if (means === 'nothing') return { is: 'nothing' };
  return ground === null ? null : { is: 'ground', ground };
}

export const readMapWords = (sql: Sql): (SaidOfWord & { dialect: MapDialect })[] =>
  sql.all(words).map(({ dialect, place, word, ...columns }) => ({
    dialect,
    place,
    word,
    means: meaningOf(columns),
  }));

/** Keeps what words of one kind of file mean from now on; one without a meaning is forgotten. */
export function keepMapWords(sql: Sql, dialect: MapDialect, said: readonly SaidOfWord[]): void {
  const grounds = new Map(sql.all(groundIds).map(({ name, id }) => [name.toLowerCase(), id]));
  for (const { place, word, means } of said) {
    sql.run(
      query
        .deleteFrom('map_word')
        .where('dialect', '=', dialect)
        .where('place', '=', place)
        .where('word', '=', word),
    );
    if (means === null) continue;
    sql.run(
      query.insertInto('map_word').values({
        dialect,
        place,
        word,
        means: means.is,
        terrain_id: means.is === 'ground' ? (grounds.get(means.ground.toLowerCase()) ?? null) : null,
        site: means.is === 'site' ? means.site : null,
        line: means.is === 'line' ? means.line : null,
      }),
    );
  }
}
