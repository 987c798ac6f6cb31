import { refused } from '../../../../shared/errors.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { hexKey, sameHex } from '../../../../shared/hex/grid.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { once } from '../../../facts/map/country.ts';
import { needRoad } from '../../../facts/road/read-road.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { readWhereabouts } from '../../../facts/road/whereabouts.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';

/** Sites that the company comes by without knowing of them: whether they see one is the referee's word. */

export interface Passed {
  id: number;
  name: string;
}

const unknownOn = withValues(({ mapId }: { mapId: number }) =>
  query
    .selectFrom('site')
    .select(['id', 'name', 'col', 'row'])
    .where('map_id', '=', mapId)
    .where('knowledge', '<>', 'known')
    .orderBy('id'),
);

/** The sites in a hex of the company's map of which they do not know; read when the first hex is asked for. */
export function unknownSites(sql: Sql): (hex: Hex) => readonly Passed[] {
  const sites = once(() => {
    const where = readWhereabouts(sql);
    const found = new Map<number, Passed[]>();
    for (const { id, name, ...hex } of where ? sql.all(unknownOn({ mapId: where.mapId })) : []) {
      const key = hexKey(hex);
      found.set(key, [...(found.get(key) ?? []), { id, name }]);
    }
    return found;
  });
  return (hex) => sites().get(hexKey(hex)) ?? [];
}

/** They have come by these, and nobody has said yet whether they see them. */
export function comeBy(sql: Sql, sites: readonly Passed[]): void {
  for (const { id } of sites) {
    sql.run(query.deleteFrom('passed_site').where('site_id', '=', id));
    sql.run(query.insertInto('passed_site').values({ site_id: id, col: null, row: null }));
  }
}

const waiting = query
  .selectFrom('passed_site')
  .innerJoin('site', 'site.id', 'passed_site.site_id')
  .innerJoin('whereabouts', 'whereabouts.map_id', 'site.map_id')
  .select(['site.id', 'site.name'])
  .whereRef('site.col', '=', 'whereabouts.col')
  .whereRef('site.row', '=', 'whereabouts.row')
  .where('passed_site.col', 'is', null)
  .where('site.knowledge', '<>', 'known')
  .orderBy('passed_site.id')
  .limit(1)
  .compile();

/** The site by which they stand and of which the referee has not said yet whether they see it; null for none. */
export const readPassing = (sql: Sql, { day }: Pick<Road, 'day'>): Passed | null =>
  day?.phase === 'way' ? (sql.get(waiting) ?? null) : null;

/** They see the site they come by, and their map has it where they think they are; or they pass it and are not asked again. */
export const seeSite: StepOf<'travel.seeSite'> = ({ sql }, { siteId, sees }) => {
  const passing = readPassing(sql, needRoad(sql));
  const where = readWhereabouts(sql);
  if (passing?.id !== siteId || where === null)
    throw refused('They come by no such site of which they do not know. Nothing was changed.');
  const { name } = passing;
  sql.run(query.deleteFrom('passed_site').where('site_id', '=', siteId));
  if (!sees) return step(`They pass ${name} and do not see it.`, { hidden: true });
  const know = (knowledge: 'known' | 'rumour') =>
    sql.run(query.updateTable('site').set({ knowledge }).where('id', '=', siteId));
  const { truly, believed } = where;
  if (believed === null) {
    know('rumour');
    return step(`They see ${name}, and do not know where it stands.`);
  }
  know('known');
  if (!sameHex(believed.at, truly.at))
    sql.run(query.insertInto('passed_site').values({ site_id: siteId, ...believed.at }));
  return step(`They see ${name}.`);
};

/** What their map has elsewhere than it stands is put right on a map: they know where they are. */
export function putSitesRight(sql: Sql, mapId: number): void {
  const sites = query.selectFrom('site').select('id').where('map_id', '=', mapId);
  sql.run(query.deleteFrom('passed_site').where('col', 'is not', null).where('site_id', 'in', sites));
}
