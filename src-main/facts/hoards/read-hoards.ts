import type { z } from 'zod';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { hoardView } from '../../../shared/ipc/prep/hoard-views.ts';
import type { Weights } from '../../../shared/rules/exploration/carry.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow, StashRow } from '../../db/tables.ts';
import { readRules } from '../campaign/read-campaign.ts';
import { readThings } from '../gear/read-things.ts';
import type { Things } from '../gear/things.ts';
import { chargesOf, truthOf } from '../party/truth.ts';
import { plainWeight } from '../party/weighing/burden.ts';
import { inGold, inUnits, weightInWords } from '../party/weighing/measures.ts';
import { copperIn } from '../treasure/purse.ts';
import { placeInWords, placeOf } from './hoard-place.ts';

export type HoardView = z.output<typeof hoardView>;
type HoardThing = HoardView['things'][number];

const hoards = query.selectFrom('stash').selectAll().where('kind', '=', 'hoard').orderBy('id').compile();
const hoardById = withValues(({ id }: { id: number }) =>
  query.selectFrom('stash').selectAll().where('id', '=', id).where('kind', '=', 'hoard'),
);
const hoardsInRoom = withValues(({ roomId }: { roomId: number }) =>
  query
    .selectFrom('stash')
    .leftJoin('feature', 'feature.id', 'stash.feature_id')
    .selectAll('stash')
    .where((on) => on.or([on('stash.room_id', '=', roomId), on('feature.room_id', '=', roomId)]))
    .orderBy('stash.id'),
);

const hoardsAt = withValues(({ featureId }: { featureId: number }) =>
  query.selectFrom('stash').select('id').where('feature_id', '=', featureId),
);

/** Of one treasure of a room. */
export const readHoardsAt = (sql: Sql, featureId: number): Pick<StashRow, 'id'>[] =>
  sql.all(hoardsAt({ featureId }));

/** Throws not-found where it is gone. */
export function needHoard(sql: Sql, id: number): StashRow {
  const row = sql.get(hoardById({ id }));
  if (!row)
    throw new TurnkeeperError('not-found', 'That hoard is no longer there. Nothing was changed.', {
      id: 'Choose another.',
    });
  return row;
}

export const readHoards = (sql: Sql): HoardView[] => views(sql, sql.all(hoards));

/** What lies in a room, by itself or as a treasure of it. */
export const readHoardsIn = (sql: Sql, roomId: number): HoardView[] =>
  views(sql, sql.all(hoardsInRoom({ roomId })));

function views(sql: Sql, rows: readonly StashRow[]): HoardView[] {
  if (rows.length === 0) return [];
  const { weights } = readRules(sql).system;
  const things = readThings(
    sql,
    [],
    rows.map(({ id }) => ({ in: 'stash', id })),
  );
  return rows.map((row) => viewOf(sql, row, things, weights));
}

function viewOf(sql: Sql, row: StashRow, things: Things, weights: Weights): HoardView {
  const lying = things.treeAt({ holder_id: null, container_id: null, stash_id: row.id });
  const place = placeOf(row);
  const { worth, weight } = sumsOfRows(lying);
  return {
    id: row.id,
    name: row.name,
    spot: place?.spot ?? null,
    spotId: place?.id ?? null,
    where: placeInWords(sql, place),
    things: lying.map((thing) => thingView(thing, things.around(thing.id).length)),
    worth: inGold(worth),
    weight: weightInWords(weights, inUnits(weights, weight)),
  };
}

/** In copper pieces, and hundredths of a pound. */
export const sumsOfRows = (rows: readonly ItemRow[]) => ({
  worth: rows.reduce((sum, thing) => sum + thing.quantity * (worthOf(thing) ?? 0), 0),
  weight: rows.reduce((sum, thing) => sum + plainWeight(thing), 0),
});

/** Copper pieces of one, in truth. */
export const worthOf = (row: ItemRow): number | null =>
  row.coin === null ? (truthOf(row)?.worth ?? row.cost) : copperIn[row.coin];

function thingView(row: ItemRow, depth: number): HoardThing {
  const worth = worthOf(row);
  const truth = truthOf(row);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    quantity: row.quantity,
    depth,
    notes: [row.notes, truth?.notes ?? ''].filter((part) => part !== '').join('\n'),
    truth: truth?.name ?? null,
    known: row.known,
    worthEach: worth === null ? null : inGold(worth),
    charges: chargesOf(row),
  };
}
