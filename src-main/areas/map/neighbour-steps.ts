import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import { hexNumber } from '../../../shared/hex/numbering.ts';
import type { Hex } from '../../../shared/hex/grid.ts';
import { painted } from '../../../shared/hex/runs.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { tablesAround } from '../../../shared/map/making/grow.ts';
import { dieRows, groundOf, neighbourDie } from '../../../shared/map/making/neighbours.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { HexMapRow } from '../../db/tables.ts';
import { neighbourTables, ownTables } from '../../facts/map/neighbour-tables.ts';
import { chunksAbout, layerReader } from '../../facts/map/read-chunks.ts';
import { gridOf, needMap, numberingOf, readGrounds } from '../../facts/map/read-map.ts';
import { writeChunks } from '../../facts/map/write-chunks.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { soAlready } from '../../steps/so-already.ts';
import { needGround } from './ground-steps.ts';

/** What lies at a hex by the tables of what is painted around it. */
export function whatLies(sql: Sql, map: HexMapRow, hex: Hex): NonNullable<QueryOutput<'map.whatLies'>> {
  const kinds = new Map(readGrounds(sql).map(({ code, name }) => [code, name]));
  const groundAt = layerReader(sql, map.id, 'terrain');
  const rows = dieRows(tablesAround(gridOf(map), hex, groundAt, neighbourTables(sql)));
  return {
    number: hexNumber(numberingOf(map), hex),
    painted: kinds.get(groundAt(hex)) ?? null,
    rows: rows.map((row) => ({ ...row, name: kinds.get(row.code) ?? '' })),
  };
}

/** Of each ground its table of neighbours, and whether it is the referee's own. */
export function allNeighbours(sql: Sql): QueryOutput<'map.neighbours'> {
  const tableOf = neighbourTables(sql);
  const own = ownTables(sql);
  return readGrounds(sql).map(({ code }) => ({
    code,
    own: own.has(code),
    rows: [...(tableOf(code) ?? [])].map(([beside, weight]) => ({ code: beside, weight })),
  }));
}

const rowsGone = withValues(({ code }: { code: number }) =>
  query.deleteFrom('ground_neighbour').where('code', '=', code),
);

export const neighbourSteps: Pick<StepsOf<'map'>, 'map.throwGround' | 'map.setNeighbours'> = {
  'map.throwGround': ({ sql, dice }, { mapId, die, ...hex }) => {
    const map = needMap(sql, mapId);
    const { number, painted: held, rows } = whatLies(sql, map, hex);
    if (held !== null) throw refused(`${number} is ${held} already. Nothing was painted.`);
    if (rows.length === 0)
      throw refused(`Nothing is painted beside ${number} to throw for it by. Nothing was painted.`);
    const face = dice(die).roll(neighbourDie);
    const code = groundOf(rows, face) ?? 0;
    const runs = [{ ...hex, length: 1, code }];
    writeChunks(sql, mapId, 'terrain', painted(chunksAbout(sql, mapId, 'terrain', runs), runs));
    const name = rows.find((row) => row.code === code)?.name ?? '';
    return { ...step(`${number} is ${name} (${face} of 100).`, { hidden: true }), value: { code, name } };
  },

  'map.setNeighbours': ({ sql }, { code, rows }) => {
    const grounds = readGrounds(sql);
    const { name } = needGround(grounds, code);
    for (const row of rows) needGround(grounds, row.code);
    if (new Set(rows.map((row) => row.code)).size < rows.length)
      throw new TurnkeeperError('bad-input', 'A ground stands twice in the table. Nothing was changed.', {
        rows: 'Each ground once.',
      });
    const before = ownTables(sql).get(code);
    const isSame =
      (before?.size ?? 0) === rows.length && rows.every((row) => before?.get(row.code) === row.weight);
    if (isSame) throw soAlready();
    sql.run(rowsGone({ code }));
    for (const row of rows)
      sql.run(
        query.insertInto('ground_neighbour').values({ code, beside_code: row.code, weight: row.weight }),
      );
    return step(
      rows.length === 0
        ? `What lies beside ${name} is as usual again.`
        : `A table of what lies beside ${name}.`,
      { hidden: true },
    );
  },
};
