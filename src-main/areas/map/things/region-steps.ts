import { refused, TurnkeeperError } from '../../../../shared/errors.ts';
import { sameName } from '../../../../shared/weather/weather.ts';
import { listed } from '../../../../shared/words/names.ts';
import { greatestCode } from '../../../../shared/hex/chunks.ts';
import { counted } from '../../../../shared/words/figures.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { MapRegionRow } from '../../../db/tables.ts';
import { needTable } from '../../../facts/book/need-table.ts';
import { readLayer } from '../../../facts/map/read-chunks.ts';
import { needMap } from '../../../facts/map/read-map.ts';
import { readClimates } from '../../../facts/weather/read-weather.ts';
import type { StepsOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { freeCodes } from '../../../facts/map/free-codes.ts';
import { soAlready } from '../../../steps/so-already.ts';
import { writeChunks } from '../../../facts/map/write-chunks.ts';
import { isSame, needThing, said } from './need-thing.ts';

type RegionCommand = 'addRegion' | 'changeRegion' | 'removeRegion';

const codesOf = withValues(({ mapId }: { mapId: number }) =>
  query.selectFrom('map_region').select('code').where('map_id', '=', mapId),
);

/** Realms, woods, marches: hexes under one name. */
export const regionSteps: Pick<StepsOf<'map'>, `map.${RegionCommand}`> = {
  'map.addRegion': ({ sql }, { mapId, name, notes, climate, ...rest }) => {
    needMap(sql, mapId);
    needClimate(sql, climate);
    const code = freeCodes(sql.all(codesOf({ mapId }))).next().value;
    if (code === undefined) throw refused(`A map has at most ${greatestCode} regions. Nothing was added.`);
    const { lastId: id } = sql.run(
      query
        .insertInto('map_region')
        .values({ map_id: mapId, code, name, notes, climate, ...regionColumns(sql, rest) }),
    );
    return { ...step(`A new region: ${name}.`, { hidden: true }), value: { id, code } };
  },

  'map.changeRegion': ({ sql }, { id, name, notes, climate, ...rest }) => {
    const before = needThing(sql, 'map_region', id);
    if (climate !== before.climate) needClimate(sql, climate);
    const after: MapRegionRow = {
      ...before,
      name: name ?? before.name,
      notes: notes ?? before.notes,
      climate: climate ?? before.climate,
      ...said(regionColumns(sql, rest)),
    };
    if (isSame(before, after)) throw soAlready();
    sql.run(query.updateTable('map_region').set(after).where('id', '=', id));
    return step(
      after.name === before.name
        ? `Changed what is said of ${before.name}.`
        : `${before.name} is called ${after.name} now.`,
      { hidden: true },
    );
  },

  'map.removeRegion': ({ sql }, { id }) => {
    const { map_id: mapId, code, name } = needThing(sql, 'map_region', id);
    let freed = 0;
    const wiped = new Map<string, Uint16Array>();
    for (const [key, cells] of readLayer(sql, mapId, 'region')) {
      if (!cells.includes(code)) continue;
      wiped.set(
        key,
        cells.map((cell) => {
          if (cell !== code) return cell;
          freed += 1;
          return 0;
        }),
      );
    }
    writeChunks(sql, mapId, 'region', wiped);
    sql.run(query.deleteFrom('map_region').where('id', '=', id));
    const hexes = freed === 0 ? '' : ` ${counted(freed, 'hex', 'hexes')} belong to no region now.`;
    return step(`Struck the region ${name}.${hexes}`, { hidden: true });
  },
};

/** Throws bad-input for one of which no weather is known; an imported word may stay as it is. */
function needClimate(sql: Sql, climate: string | undefined): void {
  if (climate === undefined || climate === '') return;
  const known = readClimates(sql);
  if (known.some((each) => sameName(each, climate))) return;
  throw new TurnkeeperError(
    'bad-input',
    `No weather table stands for the climate “${climate}”. Nothing was changed.`,
    { climate: `One of ${listed(known)}, or none.` },
  );
}

type Figures = Pick<ParsedInput<'map.changeRegion'>, 'checkInSix' | 'checksPerDay' | 'tableId'>;

function regionColumns(sql: Sql, { checkInSix, checksPerDay, tableId }: Figures) {
  if (typeof tableId === 'number') needTable(sql, tableId);
  return { check_in_six: checkInSix, checks_per_day: checksPerDay, table_id: tableId };
}
