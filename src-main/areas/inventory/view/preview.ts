import type { z } from 'zod';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { movePreview } from '../../../../shared/ipc/party/views/inventory-views.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../../facts/party/armour-class.ts';
import { refuseBurning } from '../../../facts/lights/lanterns-follow.ts';
import { partyViewNow } from '../../party/party-now.ts';
import type { PartyView } from '../../party/party-view.ts';
import { partyRate } from '../../../facts/party/weighing/party-rate.ts';
import type { Touched } from '../touched.ts';
import { touchedBy } from '../touched.ts';
import { overFull } from './fullness.ts';
import type { MoveInput } from '../move.ts';
import { planMove } from '../move.ts';
import { askedOf, saidOf } from '../worth-mention.ts';
import { lanternsGone } from '../../../facts/gear/write-things.ts';

export type MovePreview = z.output<typeof movePreview>;

/** What the move would do, by the same plan that the command writes. Nothing is stored. */
export function previewMove(
  sql: Sql,
  campaign: CampaignRules,
  content: ClassesOf,
  input: MoveInput,
): MovePreview {
  try {
    const { things, target } = planMove(sql, input);
    const said = saidOf(input.carrying);
    for (const gone of lanternsGone(things)) refuseBurning(sql, gone);
    const members = touchedBy(sql, campaign, content, things, said);
    return {
      refused: null,
      remarks: overFull(campaign, things, target),
      members,
      treasure: askedOf(sql, campaign, things, said),
      party: ratesWith(partyViewNow(sql, campaign, content), members),
    };
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    return { refused: thrown.message, remarks: [], members: [], treasure: [], party: null };
  }
}

/** The rate of the whole party, now and with those who would be touched. */
function ratesWith(party: PartyView, touched: readonly Touched[]): MovePreview['party'] {
  const changed = new Map(touched.map(({ id, after }) => [id, after]));
  const before = party.rate;
  const after = partyRate(
    party.members.map(({ id, rate, ...member }) => ({ ...member, rate: { ...rate, ...changed.get(id) } })),
  );
  if (!before || !after) return null;
  return {
    beforeFeet: before.baseFeet,
    afterFeet: after.baseFeet,
    afterEncounterFeet: after.encounterFeet,
    slowest: after.slowest,
  };
}
