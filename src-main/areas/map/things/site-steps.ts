import { hexNumber } from '../../../../shared/hex/numbering.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { query } from '../../../db/sql.ts';
import type { HexMapRow, SiteRow } from '../../../db/tables.ts';
import { needDungeon } from '../../../facts/book/read-room.ts';
import { needMap, numberingOf } from '../../../facts/map/read-map.ts';
import type { StepsOf } from '../../../steps/step-context.ts';
import { writeNamed } from '../../../facts/pages/follow-names.ts';
import { step } from '../../../steps/step-context.ts';
import { soAlready } from '../../../steps/so-already.ts';
import { isSame, needThing, said } from './need-thing.ts';

type SiteCommand = 'addSite' | 'changeSite' | 'removeSite';

/** Settlements, ruins, lairs and whatever else stands at a hex. */
export const siteSteps: Pick<StepsOf<'map'>, `map.${SiteCommand}`> = {
  'map.addSite': ({ sql }, { mapId, dungeonId, harbour, water, seenMiles, ...site }) => {
    const map = needMap(sql, mapId);
    if (dungeonId !== null) needDungeon(sql, dungeonId, 'dungeonId');
    const { lastId: id } = sql.run(
      query.insertInto('site').values({
        ...site,
        map_id: mapId,
        dungeon_id: dungeonId,
        harbour: harbour ? 1 : 0,
        water: water ? 1 : 0,
        seen_miles: seenMiles,
      }),
    );
    return { ...step(`${site.name} stands at ${numberOn(map, site)}.`, { hidden: true }), value: { id } };
  },

  'map.changeSite': ({ sql, content }, { id, dungeonId, harbour, water, seenMiles, ...changes }) => {
    const before = needThing(sql, 'site', id);
    const after: SiteRow = {
      ...before,
      ...said(changes),
      ...(dungeonId !== undefined && { dungeon_id: dungeonId }),
      ...(harbour !== undefined && { harbour: harbour ? 1 : 0 }),
      ...(water !== undefined && { water: water ? 1 : 0 }),
      ...(seenMiles !== undefined && { seen_miles: seenMiles }),
    };
    if (isSame(before, after)) throw soAlready();
    if (after.dungeon_id !== null) needDungeon(sql, after.dungeon_id, 'dungeonId');
    const map = needMap(sql, before.map_id);
    const change = () => sql.run(query.updateTable('site').set(after).where('id', '=', id));
    const follows = writeNamed(sql, content, after.name !== before.name, change);
    return step(`${siteChange(before, after, map)}${follows}.`, { hidden: true });
  },

  'map.removeSite': ({ sql }, { id }) => {
    const site = needThing(sql, 'site', id);
    sql.run(query.deleteFrom('site').where('id', '=', id));
    return step(`Struck ${site.name} off the map.`, { hidden: true });
  },
};

const numberOn = (map: HexMapRow, hex: Hex): string => hexNumber(numberingOf(map), hex);

const knowledgeWords = {
  secret: 'is a secret now',
  rumour: 'is hearsay now',
  known: 'is known to the players now',
} as const;

function siteChange(before: SiteRow, after: SiteRow, map: HexMapRow): string {
  if (after.name !== before.name) return `${before.name} is called ${after.name} now`;
  if (after.col !== before.col || after.row !== before.row)
    return `${before.name} stands at ${numberOn(map, after)} now`;
  if (after.knowledge !== before.knowledge) return `${before.name} ${knowledgeWords[after.knowledge]}`;
  return `Changed what is written of ${before.name}`;
}
