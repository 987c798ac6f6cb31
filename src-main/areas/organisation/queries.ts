import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { readDelve, readLights } from '../../facts/delve/read-delve.ts';
import { readPeople } from '../../facts/party/read-party.ts';
import { standingOf } from '../../facts/party/state/standing.ts';
import { readSheet } from '../../facts/party/sheet.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { adviceOn } from './advice.ts';
import { readFormations } from '../../facts/formations.ts';
import { readRoles } from './roles.ts';
import { seersOf } from './sight.ts';

export const organisationQueries: QueriesOf<'organisation'> = {
  'organisation.view': ({ file: { sql } }, _input, content) => {
    const campaign = readCampaign(sql);
    const members = readPeople(sql).map((row) => ({ row, sheet: readSheet(row) }));
    const surroundings = { inDungeon: readDelve(sql) !== null, lights: readLights(sql) };
    return {
      formations: readFormations(sql).map(({ row, places }) => ({
        id: row.id,
        situation: row.situation,
        places: places.map(({ character_id: characterId, rank, file }) => ({ characterId, rank, file })),
      })),
      ...readRoles(sql),
      advice: adviceOn(members.map(({ row }) => row).filter((row) => standingOf(campaign, row).shares)),
      people: seersOf(campaign, members, surroundings, content),
    };
  },
};
