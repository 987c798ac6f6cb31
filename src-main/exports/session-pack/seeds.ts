import { heldLines } from '../../db/journal/gone-back.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { SessionRow } from '../../db/tables.ts';
import { storedJson } from '../../facts/stored-json.ts';
import { fieldsOf, figureOf } from '../log/read-fields.ts';

/** What a session touched, from which its pack is gathered. */
export interface Seeds {
  /** Rooms in the order in which they were entered, each once. */
  rooms: number[];
  /** Pages of which the players heard, as they heard of them. */
  told: number[];
  /** Creatures of the bestiary that were met, each once. */
  creatures: string[];
  /** What the referee noted. */
  notes: string[];
}

/** Of one session, or of the whole campaign for null. */
export function seedsOf(sql: Sql, session: SessionRow | null): Seeds {
  const ofKind = (kind: string) => {
    const lines = heldLines(sql).select(['summary', 'outcome']).where('kind', '=', kind).orderBy('seq');
    return sql.all(session === null ? lines : lines.where('session_id', '=', session.id));
  };
  const rooms = ofKind('place.goTo').flatMap(
    ({ outcome }) => figureOf(fieldsOf(fieldsOf(storedJson(outcome))?.['room'])?.['id']) ?? [],
  );
  return {
    rooms: [...new Set(rooms)],
    told: sql.all(toldWithin(session)).map(({ id }) => id),
    creatures: [...new Set(sql.all(metWithin(session)).flatMap(({ creature_id: id }) => id ?? []))],
    notes: ofKind('log.addNote').map(({ summary }) => summary),
  };
}

/** A session that is under way has no end yet. */
const endOf = ({ end_seconds: end }: SessionRow): number => end ?? Number.MAX_SAFE_INTEGER;

function toldWithin(session: SessionRow | null) {
  const told = query
    .selectFrom('page')
    .select('id')
    .where('told', 'is not', null)
    .orderBy('told')
    .orderBy('id');
  return session === null
    ? told
    : told.where('told', '>=', session.start_seconds).where('told', '<=', endOf(session));
}

function metWithin(session: SessionRow | null) {
  const met = query.selectFrom('encounter').select('creature_id').orderBy('id');
  return session === null
    ? met
    : met.where('began_seconds', '>=', session.start_seconds).where('began_seconds', '<=', endOf(session));
}
