import type { StepFacts } from '../../../../shared/rules/meeting/step.ts';
import type { ContentOf } from '../../../content/content-for.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import type { Met } from '../open.ts';

/** What the view of an encounter is made from. */
export interface Scene extends Met {
  sql: Sql;
  campaign: Campaign;
  content: ContentOf<'classes' | 'equipment' | 'monsters'>;
  facts: StepFacts;
}
