import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { tinderInSix } from '../../../shared/rules/exploration/lighting.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { readFormations } from '../../facts/formations.ts';
import { readPeople } from '../../facts/party/read-party.ts';
import { readSheet } from '../../facts/party/sheet.ts';
import { isAble } from '../../facts/party/state/standing.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import type { Companion } from '../../facts/delve/company.ts';
import { readCompany } from '../../facts/delve/company.ts';
import { fireAtHand, withTinder } from './fire.ts';
import { lightLeft } from './left.ts';
import { burnDiceOf, offeredLights } from '../../facts/lights/sources.ts';
import { partyShowsLight } from '../../facts/lights/about.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { readDelve } from '../../facts/delve/read-delve.ts';
import type { Ranks } from './sight.ts';
import { seersOf } from './sight.ts';

type SightView = QueryOutput<'light.sight'>;

export const lightQueries: QueriesOf<'light'> = {
  'light.sight': ({ file: { sql } }, _input, classes) => {
    const campaign = readCampaign(sql);
    const kinds = kindsOf(campaign);
    const delve = readDelve(sql);
    if (!delve) return { ...outside(campaign), kinds };
    const company = readCompany(sql);
    const people = readPeople(sql)
      .filter((row) => isAble(campaign, row))
      .map((row) => ({ row, sheet: readSheet(row) }));
    return {
      people: seersOf(campaign, people, delve.lights, exploringRanks(sql), classes),
      surprise: surpriseOf(campaign, partyShowsLight(delve)),
      left: lightLeft(campaign, delve.lights, company, exploredTurns(sql, delve.row.id)),
      fire: fireOf(delve, company),
      kinds,
    };
  },
};

const kindsOf = (campaign: Campaign): SightView['kinds'] =>
  offeredLights(campaign).map(({ kind, title, ofTurns, brightFeet, dimFeet, fuel }) => ({
    kind,
    title,
    ofTurns,
    burnDice: burnDiceOf(campaign, kind),
    brightFeet,
    dimFeet,
    fuel,
  }));

const outside = (campaign: Campaign): Omit<SightView, 'kinds'> => ({
  people: [],
  surprise: surpriseOf(campaign, false),
  left: null,
  fire: { atHand: true, text: 'Outside a dungeon.', chanceInSix: tinderInSix, tinder: [], reasons: [] },
});

function surpriseOf({ system }: Campaign, carriesLight: boolean): SightView['surprise'] {
  const { text, reasons } = system.lighting.shownLight;
  return carriesLight
    ? { carriesLight, text, reasons }
    : { carriesLight, text: 'No light shows: nothing gives the party away.', reasons: [] };
}

function fireOf(delve: Delve, company: readonly Companion[]): SightView['fire'] {
  const { atHand, text } = fireAtHand(delve);
  return {
    atHand,
    text,
    chanceInSix: tinderInSix,
    tinder: withTinder(company).map(({ id, name }) => ({ id, name })),
    reasons: [
      { source: 'one round with tinder catches on', value: `${tinderInSix} in 6`, rule: 'OSE-DARK-1' },
    ],
  };
}

/** The ranks of the order of march for exploring, where there is one. */
function exploringRanks(sql: Sql): Ranks {
  const exploring = readFormations(sql).find(({ row }) => /explor/i.test(row.situation));
  return new Map(exploring?.places.map(({ character_id, rank }) => [character_id, rank]));
}

const explored = withValues(({ delveId }: { delveId: number }) =>
  query
    .selectFrom('turn')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('delve_id', '=', delveId)
    .where('activity', '=', 'explore'),
);

const exploredTurns = (sql: Sql, delveId: number): number => sql.get(explored({ delveId }))?.count ?? 0;
