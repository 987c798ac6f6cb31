import type { z } from 'zod';
import type { partyView } from '../../../shared/ipc/party/views/party-views.ts';
import type { StashRow } from '../../db/tables.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../facts/party/armour-class.ts';
import { plainWeight } from '../../facts/party/weighing/burden.ts';
import { inUnits } from '../../facts/party/weighing/measures.ts';
import { partyRate } from '../../facts/party/weighing/party-rate.ts';
import type { MemberView } from './member-view.ts';
import { memberViewOf } from './member-view.ts';
import type { BorneItem, Party } from '../../facts/party/read-party.ts';

export type PartyView = z.output<typeof partyView>;
type Lump = PartyView['pool'];

/** The whole party as a window shows it, computed from its facts on every read. */
export const derivePartyView = (campaign: CampaignRules, party: Party, content: ClassesOf): PartyView =>
  partyViewWith(campaign, {
    members: party.members.map((member) => memberViewOf(campaign, member, content)),
    pool: lumpOf(campaign, party.pool),
    stashes: party.stashes.map(({ row, items }) => ({ row, lump: lumpOf(campaign, items) })),
  });

export interface PartyParts {
  members: MemberView[];
  pool: Lump;
  stashes: { row: StashRow; lump: Lump }[];
}

export function partyViewWith(campaign: CampaignRules, { members, pool, stashes }: PartyParts): PartyView {
  const { value: id, title, text, rule } = campaign.encumbrance;
  return {
    unit: campaign.system.weights.unit,
    method: { id, title, text, rule },
    members,
    pool,
    stashes: stashes.map(({ row, lump }) => ({ id: row.id, kind: row.kind, name: row.name, ...lump })),
    rate: partyRate(members),
  };
}

/** What lies together weighs by itself, whatever a bearer would make of it. */
export const lumpOf = ({ system }: CampaignRules, items: readonly BorneItem[]): Lump => ({
  weight: inUnits(
    system.weights,
    items.reduce((sum, item) => sum + plainWeight(item), 0),
  ),
  things: items.length,
});
