import type { QueriesOf } from '../../steps/query-handler.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { deedOptionsOf } from '../deeds/options.ts';
import { oddsOf, searchChances } from './odds.ts';
import { passPreviewOf } from './pass-preview.ts';
import { readDelve } from '../../facts/delve/read-delve.ts';
import { turnLogOf } from './turn-log.ts';
import { turnSheet } from './turn-sheet.ts';

/** What the turn sheet asks beyond the delve that every window watches. */
export const turnSheetQueries: QueriesOf<'turnSheet'> = {
  'turnSheet.hours': ({ file: { sql } }, { fromHour, hours }) => {
    const delve = readDelve(sql);
    return { hours: delve ? turnSheet(sql, delve, readCampaign(sql), fromHour - 1, hours) : [] };
  },
  'turnSheet.turn': ({ file: { sql } }, { turn }) => turnLogOf(sql, turn),
  'turnSheet.passPreview': ({ file: { sql } }, { turn }) => passPreviewOf(sql, turn),
  'turnSheet.odds': ({ file: { sql } }, { searches }, content) => {
    const odds = oddsOf(sql);
    const people = odds !== null && searches ? (deedOptionsOf(sql, content)?.people ?? []) : [];
    return odds && { chances: [...odds.chances, ...searchChances(people)] };
  },
};
