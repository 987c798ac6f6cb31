import { loadClasses } from '../../content/content.ts';
import { readAsset } from '../../db/assets.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { characterViewNow } from '../../areas/character/sheet/view.ts';
import type { CharacterView } from '../../areas/character/sheet/view.ts';
import { itemViews } from '../../areas/party/item-views.ts';
import type { ItemView } from '../../areas/party/item-views.ts';
import { needMemberAlone, readParty } from '../../facts/party/read-party.ts';
import type { Member } from '../../facts/party/read-party.ts';
import { asSeen } from '../../facts/party/truth.ts';

/** Somebody whose sheet is written: the facts as stored, and what they come to. */
export interface SheetPerson {
  member: Member;
  view: CharacterView;
  /** Whoever they serve, by name. */
  employer: string | null;
  /** A `data:` address; null for nobody's picture. */
  portrait: string | null;
}

/** What a file of sheets is about. */
export interface SheetSource {
  campaign: Campaign;
  people: SheetPerson[];
  /** What nobody has: the pool, and what lies about. Only with the whole party. */
  loose: { where: string; items: readonly ItemRow[]; views: ItemView[] }[];
  exportedAt: string;
}

const portraitOf = (sql: Sql, id: number | null): string | null => {
  const asset = id === null ? undefined : readAsset(sql, id);
  return asset === undefined
    ? null
    : `data:${asset.mime};base64,${Buffer.from(asset.bytes).toString('base64')}`;
};

/** A sheet is for players: nothing of what a thing is in truth goes any further. */
const memberAsSeen = (member: Member): Member => ({ ...member, items: member.items.map(asSeen) });

/** Reads one sheet, or with null everybody's. Throws not-found for somebody who is not in the party. */
export const readSheetSource = async (
  sql: Sql,
  characterId: number | null,
  exportedAt: string,
): Promise<SheetSource> => {
  const content = { classes: await loadClasses(readCampaign(sql).system.id) };
  const campaign = readCampaign(sql);
  const party = readParty(sql);
  const names = new Map(party.members.map(({ row }) => [row.id, row.name]));
  const members = characterId === null ? party.members : [needMemberAlone(sql, characterId)];
  const people = members.map(memberAsSeen).map((member) => ({
    member,
    view: characterViewNow(sql, campaign, member, content),
    employer: member.sheet.employerId === null ? null : (names.get(member.sheet.employerId) ?? null),
    portrait: portraitOf(sql, member.row.portrait_id),
  }));
  const lying = [
    { where: 'The pool', items: party.pool.map(asSeen) },
    ...party.stashes.map(({ row, items }) => ({ where: row.name, items: items.map(asSeen) })),
  ];
  const loose =
    characterId === null
      ? lying
          .filter(({ items }) => items.length > 0)
          .map(({ where, items }) => ({ where, items, views: itemViews(campaign, items, false) }))
      : [];
  return { campaign, people, loose, exportedAt };
};
