import type { z } from 'zod';
import type { movePreview } from '../../../shared/ipc/party/views/inventory-views.ts';
import type { Sql } from '../../db/sql.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../facts/party/armour-class.ts';
import { armourClassOf } from '../../facts/party/armour-class.ts';
import type { CarriedLoad } from '../../facts/party/weighing/load.ts';
import { loadOf } from '../../facts/party/weighing/load.ts';
import type { Things } from '../../facts/gear/things.ts';
import { bearingIn } from './view/bearings.ts';
import type { Carrying } from './worth-mention.ts';
import { bearingAfter } from './worth-mention.ts';

export type Touched = z.output<typeof movePreview>['members'][number];

/** Each person whose things change, before and after. */
export function touchedBy(
  sql: Sql,
  campaign: CampaignRules,
  content: ClassesOf,
  things: Things,
  said: Carrying = new Map(),
): Touched[] {
  const was = things.asRead();
  return things.holdersTouched().map((id) => {
    const [before, after] = [bearingIn(sql, was, id), bearingAfter(sql, campaign, things, id, said)];
    const [loadBefore, loadAfter] = [loadOf(campaign, before), loadOf(campaign, after)];
    return {
      id,
      name: after.row.name,
      before: figures(loadBefore),
      after: figures(loadAfter),
      maximum: loadAfter.maximum,
      ac: {
        before: armourClassOf(campaign, before, content).text,
        after: armourClassOf(campaign, after, content).text,
      },
    };
  });
}

const figures = ({ weight, baseFeet, encounterFeet }: CarriedLoad) => ({ weight, baseFeet, encounterFeet });
