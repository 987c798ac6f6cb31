import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { standingOf } from '../pages/stands.ts';

type Tonight = QueryOutput<'prep.tonight'>;

const box = /^\s*[-*] \[ \] +(.+)$/gm;

const pagesWith = withValues(({ most }: { most: number }) =>
  query.selectFrom('page').select(['id', 'text']).where('text', 'like', '%[ ] %').orderBy('id').limit(most),
);
const notesWith = withValues(({ most }: { most: number }) =>
  query
    .selectFrom('note')
    .select(['id', 'text'])
    .where('text', 'like', '%[ ] %')
    .orderBy('id', 'desc')
    .limit(most),
);
const roomsWith = withValues(({ most }: { most: number }) =>
  query
    .selectFrom('room')
    .select(['id', 'notes as text'])
    .where('notes', 'like', '%[ ] %')
    .orderBy('id')
    .limit(most),
);
/** Texts in which somebody notes what is still to be done. */
const textsWith = { page: pagesWith, note: notesWith, room: roomsWith };

const mostTexts = 200;
const mostEnds = 60;

/** So many of the newest notes stand before all else: a note is never ticked off, and must not push out the rest either. */
const newestNoted = 30;

/** Lines with an empty box: the newest notes of the log, pages, rooms, then older notes. */
export function looseEnds(sql: Sql): Tonight['loose'] {
  const noted = endsIn(sql, 'note');
  return [
    ...noted.slice(0, newestNoted),
    ...endsIn(sql, 'page'),
    ...endsIn(sql, 'room'),
    ...noted.slice(newestNoted),
  ].slice(0, mostEnds);
}

function endsIn(sql: Sql, kind: keyof typeof textsWith): Tonight['loose'] {
  const texts = sql.all(textsWith[kind]({ most: mostTexts }));
  const ids = texts.map(({ id }) => id);
  const standing = new Map(standingOf[kind](sql, ids).map((each) => [each.id, each]));
  return texts.flatMap(({ id, text }) => {
    const at = standing.get(id);
    if (at === undefined) return [];
    const where = [at.name, at.where].filter((part) => part !== '').join(', ');
    return [...text.matchAll(box)].map(([, line = '']) => ({ text: line.trim(), where, to: at.to }));
  });
}
