import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import { greatestCode } from '../../../shared/hex/chunks.ts';
import { mapThemes, showsSymbol } from '../../../shared/map/looks.ts';
import { countsOf } from '../../../shared/hex/hexes.ts';
import { counted } from '../../../shared/words/figures.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { kindColumns } from '../../facts/map/figure-columns.ts';
import { needTable } from '../../facts/book/need-table.ts';
import { tablesOfKinds } from '../../facts/map/tables-on-land.ts';
import { readLayer } from '../../facts/map/read-chunks.ts';
import { readGrounds, readMaps } from '../../facts/map/read-map.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { freeCodes } from '../../facts/map/free-codes.ts';
import { soAlready } from '../../steps/so-already.ts';
import type { GroundKind } from '../../../shared/map/usual-grounds.ts';
import { isSame, said } from './things/need-thing.ts';

type GroundCommand = 'addGround' | 'changeGround' | 'removeGround';

/** The campaign's own list of grounds, the same on all of its maps. */
export const groundSteps: Pick<StepsOf<'map'>, `map.${GroundCommand}`> = {
  'map.addGround': ({ sql }, { tableId, ...kind }) => {
    const { name } = kind;
    if (tableId !== null) needTable(sql, tableId);
    const grounds = readGrounds(sql);
    needFreeName(grounds, name);
    needShownSymbol(kind);
    const code = freeCodes(grounds).next().value;
    if (code === undefined)
      throw refused(`A campaign has at most ${greatestCode} grounds. Nothing was added.`);
    sql.run(
      query.insertInto('terrain_kind').values({ ...kindColumns({ ...kind, code }), table_id: tableId }),
    );
    return { ...step(`A new ground for maps: ${name}.`, { hidden: true }), value: { code } };
  },

  'map.changeGround': ({ sql }, { code, tableId, ...changes }) => {
    const grounds = readGrounds(sql);
    const before = needGround(grounds, code);
    const after: GroundKind = { ...before, ...said(changes) };
    const table = tablesOfKinds(sql).get(code)?.id ?? null;
    const thrownOn = tableId === undefined ? table : tableId;
    if (isSame(before, after) && thrownOn === table) throw soAlready();
    if (thrownOn !== null) needTable(sql, thrownOn);
    if (after.name !== before.name) needFreeName(grounds, after.name);
    needShownSymbol(after);
    sql.run(
      query
        .updateTable('terrain_kind')
        .set({ ...kindColumns(after), table_id: thrownOn })
        .where('code', '=', code),
    );
    return step(
      after.name === before.name
        ? `The ground ${before.name} is another.`
        : `The ground ${before.name} is called ${after.name} now.`,
      { hidden: true },
    );
  },

  'map.removeGround': ({ sql }, { code }) => {
    const { name } = needGround(readGrounds(sql), code);
    const used = hexesHolding(sql, code);
    if (used > 0)
      throw refused(
        `${counted(used, 'hex', 'hexes')} are ${name}: paint them over first. Nothing was changed.`,
      );
    sql.run(query.deleteFrom('terrain_kind').where('code', '=', code));
    return step(`Struck the ground ${name}.`, { hidden: true });
  },
};

interface Named {
  code: number;
  name: string;
}

export function needGround<Kind extends Named>(grounds: readonly Kind[], code: number): Kind {
  const kind = grounds.find((each) => each.code === code);
  if (!kind)
    throw new TurnkeeperError('not-found', 'That ground is no longer there. Nothing was changed.', {
      code: 'Choose again.',
    });
  return kind;
}

function needFreeName(grounds: readonly Named[], name: string): void {
  if (grounds.some((each) => each.name.toLowerCase() === name.toLowerCase()))
    throw refused(`There is a ground called ${name} already. Nothing was changed.`, {
      name: 'Choose another name.',
    });
}

/** A colour of its own on which its symbol is not seen would leave it to be told by colour alone. */
function needShownSymbol(kind: Omit<GroundKind, 'code'>): void {
  for (const theme of mapThemes) {
    const colour = kind[theme];
    if (colour !== null && !showsSymbol(kind.look, theme, colour))
      throw refused('The symbol is not seen on that colour. Nothing was changed.', {
        [theme]: theme === 'parchment' ? 'Choose a lighter one.' : 'Choose a darker one.',
      });
  }
}

/** Hexes of the ground on every map, as it is and as the players have it. */
function hexesHolding(sql: Sql, code: number): number {
  let count = 0;
  for (const { id } of readMaps(sql))
    for (const layer of ['terrain', 'theirs'] as const)
      count += countsOf(readLayer(sql, id, layer)).get(code) ?? 0;
  return count;
}
