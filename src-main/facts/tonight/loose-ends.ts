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

/** Lines with an empty box, in pages, notes of the log and rooms. */
export function looseEnds(sql: Sql): Tonight['loose'] {
  const kinds = Object.keys(textsWith) as (keyof typeof textsWith)[];
  return kinds
    .flatMap((kind) => {
      const texts = sql.all(textsWith[kind]({ most: mostTexts }));
      const standing = new Map(
        standingOf[kind](
          sql,
          texts.map(({ id }) => id),
        ).map((each) => [each.id, each]),
      );
      return texts.flatMap(({ id, text }) => {
        const at = standing.get(id);
        if (at === undefined) return [];
        const where = [at.name, at.where].filter((part) => part !== '').join(', ');
        return [...text.matchAll(box)].map(([, line = '']) => ({ text: line.trim(), where, to: at.to }));
      });
    })
    .slice(0, mostEnds);
}
