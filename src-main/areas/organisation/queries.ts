import { query } from '../../db/sql.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import { readDelve, readLights } from '../dungeon/read-delve.ts';
import { classesFor } from '../party/queries.ts';
import { readSheet } from '../party/sheet.ts';
import type { QueriesOf } from '../query-handler.ts';
import { adviceOn } from './advice.ts';
import { readFormations } from './formations.ts';
import { readRoles } from './roles.ts';
import { seersOf } from './sight.ts';

const people = query.selectFrom('character').selectAll().orderBy('position').orderBy('id').compile();

export const organisationQueries: QueriesOf<'organisation'> = {
  'organisation.view': async (desk) => {
    const content = await classesFor(desk.file.sql);
    const { sql } = desk.file;
    const members = sql.all(people).map((row) => ({ row, sheet: readSheet(row) }));
    const surroundings = { inDungeon: readDelve(sql) !== null, lights: readLights(sql) };
    return {
      formations: readFormations(sql).map(({ row, places }) => ({
        id: row.id,
        situation: row.situation,
        places: places.map(({ character_id: characterId, rank, file }) => ({ characterId, rank, file })),
      })),
      ...readRoles(sql),
      advice: adviceOn(members.map(({ row }) => row)),
      people: seersOf(readCampaign(sql), members, surroundings, content),
    };
  },
};
