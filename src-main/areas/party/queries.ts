import type { z } from 'zod';
import type { treasurePreview } from '../../../shared/ipc/views.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import type { PartyView } from './derive.ts';
import { derivePartyView } from './derive.ts';
import type { Party } from './read-party.ts';
import { needMember, readParty } from './read-party.ts';
import { needItems } from './items.ts';

export const partyViewOf = (sql: Sql): PartyView => derivePartyView(readCampaign(sql), readParty(sql));

/** What loads and rates would be if the items changed hands. Nothing is stored. */
export function previewTreasure(
  sql: Sql,
  input: { itemIds: readonly number[]; toCharacterId: number | null },
): z.output<typeof treasurePreview> {
  const party = handOver(readParty(sql), input.itemIds, input.toCharacterId);
  const view = derivePartyView(readCampaign(sql), party);
  return {
    characters: view.characters.map(({ id, name, load, rate }) => ({
      id,
      name,
      trackedCoins: load.trackedCoins,
      baseFeet: rate.baseFeet,
      encounterFeet: rate.encounterFeet,
    })),
    partyBaseFeet: view.rate?.baseFeet ?? null,
    partyEncounterFeet: view.rate?.encounterFeet ?? null,
  };
}

function handOver(party: Party, itemIds: readonly number[], toCharacterId: number | null): Party {
  if (toCharacterId !== null) needMember(party, toCharacterId, 'toCharacterId');
  const moved = needItems(party, itemIds);
  const after = (holderId: number | null, items: readonly ItemRow[]) => [
    ...items.filter((item) => !moved.includes(item)),
    ...(holderId === toCharacterId ? moved : []),
  ];
  return {
    pool: after(null, party.pool),
    members: party.members.map(({ row, items }) => ({ row, items: after(row.id, items) })),
  };
}
