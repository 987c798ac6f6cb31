import type { QueryHandler } from '../query-handler.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import { deedOptionsOf } from './deeds/options.ts';
import { oddsOf, searchChances } from './odds.ts';
import { passPreviewOf } from './pass-preview.ts';
import { readDelve } from './read-delve.ts';
import { turnLogOf } from './turn-log.ts';
import { turnSheet } from './turn-sheet.ts';

type Sheet = 'dungeon.sheet' | 'dungeon.turnLog' | 'dungeon.passPreview' | 'dungeon.odds';

/** What the turn sheet asks beyond the delve that every window watches. */
export const turnSheetQueries: { [Name in Sheet]: QueryHandler<Name> } = {
  'dungeon.sheet': ({ file: { sql } }, { fromHour, hours }) => {
    const delve = readDelve(sql);
    return { hours: delve ? turnSheet(sql, delve, readCampaign(sql), fromHour - 1, hours) : [] };
  },
  'dungeon.turnLog': ({ file: { sql } }, { turn }) => turnLogOf(sql, turn),
  'dungeon.passPreview': ({ file: { sql } }, { turn }) => passPreviewOf(sql, turn),
  'dungeon.odds': async (desk, { searches }) => {
    const odds = oddsOf(desk.file.sql);
    const people = odds !== null && searches ? ((await deedOptionsOf(desk))?.people ?? []) : [];
    return odds && { chances: [...odds.chances, ...searchChances(people)] };
  },
};
