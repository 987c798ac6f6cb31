import { z } from 'zod';
import type { QueriesContract, Steps } from '../../contract-entry.ts';
import { settingValues } from '../../desk/campaign.ts';
import { settingView } from '../../desk/views.ts';
import * as fields from '../../fields.ts';

/** The order of battle and the optional rules of one fight, which the campaign's own settings do not change. */

const fight = { fightId: fields.id };

export const fightSettingQueries = {
  /** Those its fights go by, as they stand in this one; null where there is no such fight. */
  'combat.settings': { input: z.strictObject(fight), output: z.array(settingView).nullable() },
} as const satisfies QueriesContract;

export const fightSettingSteps = {
  /** For this fight alone: the round under way begins anew. */
  'combat.changeSettings': {
    input: z.strictObject({ ...fight, after: fields.whole(0, 1_000_000), settings: settingValues }),
    log: 'fights',
    needs: ['classesInUse'],
  },
} as const satisfies Steps;
