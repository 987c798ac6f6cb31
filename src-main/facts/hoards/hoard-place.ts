import { TurnkeeperError } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { type HoardSpot, hoardSpots } from '../../../shared/ipc/prep/hoard-views.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { StashRow } from '../../db/tables.ts';
import { roomTitle } from '../book/words.ts';

/** Where a hoard lies; null: in the referee's hand. */
export type HoardPlace = NonNullable<ParsedInput<'hoard.change'>['at']> | null;

type SpotColumn = 'feature_id' | 'room_id' | 'encounter_id' | 'foe_group_id' | 'muster_id' | 'site_id';

const columns: Record<HoardSpot, SpotColumn> = {
  feature: 'feature_id',
  room: 'room_id',
  encounter: 'encounter_id',
  foeGroup: 'foe_group_id',
  muster: 'muster_id',
  site: 'site_id',
};

const nowhere: Record<SpotColumn, null> = {
  feature_id: null,
  room_id: null,
  encounter_id: null,
  foe_group_id: null,
  muster_id: null,
  site_id: null,
};

export const placeColumns = (place: HoardPlace): Pick<StashRow, SpotColumn> =>
  place === null ? nowhere : { ...nowhere, [columns[place.spot]]: place.id };

export function placeOf(row: Pick<StashRow, SpotColumn>): HoardPlace {
  for (const spot of hoardSpots) {
    const id = row[columns[spot]];
    if (id !== null) return { spot, id };
  }
  return null;
}

/** What the place is called, in words for a sentence: "12, Guardroom: the chest"; empty for the hand. */
export function placeInWords(sql: Sql, place: HoardPlace): string {
  if (place === null) return '';
  const words = wordsOf[place.spot](sql, place.id);
  if (words === null)
    throw new TurnkeeperError('not-found', 'That place is no longer there. Nothing was changed.', {
      at: 'Choose another.',
    });
  return words;
}

/** Null where there is nothing of the sort. */
const wordsOf: Record<HoardSpot, (sql: Sql, id: number) => string | null> = {
  feature: (sql, id) => {
    const row = sql.get(
      query
        .selectFrom('feature')
        .innerJoin('room', 'room.id', 'feature.room_id')
        .select(['room.key', 'room.name', 'feature.name as thing'])
        .where('feature.id', '=', id)
        .where('feature.kind', '=', 'treasure'),
    );
    return row ? `${roomTitle(row)}: ${row.thing}` : null;
  },
  room: (sql, id) => {
    const row = sql.get(query.selectFrom('room').select(['key', 'name']).where('id', '=', id));
    return row ? roomTitle(row) : null;
  },
  encounter: (sql, id) =>
    sql.get(query.selectFrom('encounter').select('who').where('id', '=', id))?.who ?? null,
  foeGroup: (sql, id) =>
    sql.get(query.selectFrom('fight_group').select('name').where('id', '=', id))?.name ?? null,
  muster: (sql, id) => sql.get(query.selectFrom('muster').select('name').where('id', '=', id))?.name ?? null,
  site: (sql, id) => {
    const row = sql.get(query.selectFrom('site').select(['name', 'kind']).where('id', '=', id));
    return row ? (row.name === '' ? row.kind : row.name) : null;
  },
};
