import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { ownPrices } from '../party/price-list.ts';
import { playersFields, shownAs } from '../fight/players/players-fields.ts';
import { campaignView, shellView } from './views.ts';

/** The campaign as a whole, and the shell around every window of it. */

const nothing = z.strictObject({});

/** A campaign's settings by key; the campaign's rule system says which values each may take. */
export const settingValues = z.record(
  z.string().max(60),
  z.union([z.boolean(), z.string().max(60), z.number()]),
);

export const shellQueries = {
  'shell.view': { input: nothing, output: shellView },
} as const satisfies QueriesContract;

export const campaignQueries = {
  'campaign.view': { input: nothing, output: campaignView },
} as const satisfies QueriesContract;

export const campaignSteps = {
  'campaign.rename': { input: z.strictObject({ name: fields.name }), log: 'campaign' },
  /** The campaign's own price list, whole; it stands beside the one that came with the system. */
  'campaign.setPrices': { input: z.strictObject({ prices: ownPrices }), log: 'campaign' },
  /** What players may see of a fight. */
  'campaign.showPlayers': {
    input: z.strictObject({ field: z.enum(playersFields), as: z.enum(shownAs) }),
    log: 'campaign',
  },
  'campaign.changeSettings': { input: z.strictObject({ settings: settingValues }), log: 'campaign' },
} as const satisfies Steps;
