import type { z } from 'zod';
import type { encounterView } from '../../../../shared/ipc/play/encounter-views.ts';
import type { Sql } from '../../../db/sql.ts';
import type { EncounterRow } from '../../../db/tables.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { readSettled } from '../../../facts/meeting/read-encounter.ts';
import { stepNow } from './step-now.ts';

/** The encounter as its delve shows it, with the step that comes next. */
export const encounterOfDelve = (
  sql: Sql,
  campaign: Campaign,
  { id, who, turn }: EncounterRow,
): z.output<typeof encounterView> => ({
  id,
  who,
  turn: turn ?? 0,
  step: stepNow(campaign, readSettled(sql, id)),
});
