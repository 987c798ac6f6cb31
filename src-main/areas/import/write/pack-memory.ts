import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import {
  becameOf,
  type Became,
  earlierPart,
  idsOf,
  readPack,
  readPackParts,
} from '../../../facts/packs/read-packs.ts';
import type { PackPartRow } from '../../../db/tables.ts';
import { standingDigest } from '../../../facts/packs/standing.ts';
import type { BookEntry } from '../../../imports/book-entry.ts';
import type { PackHead } from '../../../imports/entry.ts';
import { partKey } from '../../../imports/pack/part-key.ts';
import { cameBefore } from '../editions.ts';

/** A part of a pack, by the place of the pack among those that are read, and what it became. */
export interface PackPart {
  readonly pack: number;
  readonly book: BookEntry;
  readonly became: Became;
}

/** What of these packs was taken before and stands, as it came then. */
export const standingParts = (sql: Sql, packs: readonly PackHead[]): PackPart[] =>
  packs.flatMap(({ id }, pack) => {
    const row = id === '' ? null : readPack(sql, id);
    return (row === null ? [] : readPackParts(sql, row.id)).flatMap((part) => {
      const became = becameOf(part);
      const book = cameBefore(part);
      return became === null || book === null ? [] : [{ pack, book, became }];
    });
  });

/** Writes down how each part came and how it stands now. A pack without an id cannot be known again. */
export function rememberParts(sql: Sql, packs: readonly PackHead[], taken: readonly PackPart[]): void {
  packs.forEach((head, at) => {
    const parts = taken.filter(({ pack }) => pack === at);
    if (head.id === '' || parts.length === 0) return;
    const packId = keepPack(sql, head);
    const known = new Map(readPackParts(sql, packId).map((row) => [row.part, row]));
    for (const { book, became } of parts) {
      const part = partKey(book);
      if (part === null) continue;
      const columns = { came: JSON.stringify(book), written: standingDigest(sql, became), ...idsOf(became) };
      const before = known.get(part);
      if (before !== undefined && standsBeside(before, became)) {
        const kept = { part: earlierPart(before) };
        sql.run(query.updateTable('pack_part').set(kept).where('id', '=', before.id));
        known.delete(part);
      }
      const id = known.get(part)?.id;
      sql.run(
        id === undefined
          ? query.insertInto('pack_part').values({ pack_id: packId, part, ...columns })
          : query.updateTable('pack_part').set(columns).where('id', '=', id),
      );
    }
  });
}

/** What came before and was not written over is still of the pack, and under its licence. */
const standsBeside = (before: PackPartRow, { id }: Became): boolean => {
  const stands = becameOf(before);
  return stands !== null && stands.id !== id;
};

/** Under what the newest of its editions came is what is known of it. */
function keepPack(sql: Sql, { id: pack, name, author, licence }: PackHead): number {
  const columns = { name, author, licence: JSON.stringify(licence) };
  const known = readPack(sql, pack);
  if (known === null) return sql.run(query.insertInto('pack').values({ pack, ...columns })).lastId;
  sql.run(query.updateTable('pack').set(columns).where('id', '=', known.id));
  return known.id;
}
