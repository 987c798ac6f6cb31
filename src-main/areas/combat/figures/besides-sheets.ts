import { titles } from '../../../../shared/rules/fight/bridge/figures.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { readPeople } from '../../../facts/party/read-party.ts';
import { readSheet } from '../../../facts/party/sheet.ts';
import type { Besides } from '../fighters.ts';
import { ailing } from '../lasting/ailing.ts';
import { readSpent } from '../magic/spent-today.ts';
import { readCastingTimes } from '../magic/kept-recipes.ts';

/** What fights know of people that their own sheets do not say. */
export const besidesSheets = (
  sql: Sql,
  campaign: CampaignRules,
  /** Its own uses are counted by the fight itself. */
  fightId: number | null = null,
): Besides => ({
  passingOf: ailing(sql, campaign),
  castingTimes: readCastingTimes(sql),
  farthest: readFarthest(sql),
  spentBy: readSpent(sql, fightId),
});

const flies = titles.greatestRange('');

/** How far weapons fly, by their names: said once of anybody, it holds for all who have one. */
function readFarthest(sql: Sql): ReadonlyMap<string, number> {
  const said = readPeople(sql).flatMap((row) =>
    Object.entries(readSheet(row).overrules).flatMap(([title, value]) => {
      const feet = Number(value);
      return title.startsWith(flies) && Number.isSafeInteger(feet) && feet > 0
        ? [[title.slice(flies.length), feet] as const]
        : [];
    }),
  );
  return new Map(said);
}
