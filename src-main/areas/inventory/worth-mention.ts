import type { z } from 'zod';
import type { movePreview } from '../../../shared/ipc/party/views/inventory-views.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Flag } from '../../db/flag.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import { isTreasure } from '../../facts/party/weighing/burden.ts';
import { isPerson } from '../../facts/party/kinds.ts';
import type { Member } from '../../facts/party/read-party.ts';
import { withHolder } from '../../facts/gear/target.ts';
import type { Things } from '../../facts/gear/things.ts';
import { bearingIn } from './view/bearings.ts';

/**
 * Whether somebody's treasure is worth mention is the referee's word, and only the basic way of weighing asks for it
 * (OSE-ENCUM-7). It is asked anew when treasure comes or goes; who has none left carries none.
 */

/** The referee's word by the bearer's id. */
export type Carrying = ReadonlyMap<number, boolean>;

export const saidOf = (said: readonly { characterId: number; carries: boolean }[]): Carrying =>
  new Map(said.map(({ characterId, carries }) => [characterId, carries]));

const asks = ({ encumbrance }: CampaignRules): boolean => encumbrance.value === 'basic';

/** How many pieces of treasure somebody has, and what they weigh. */
function treasureOf(things: Things, holderId: number): { pieces: number; weight: number } {
  const treasure = things.treeAt(withHolder(holderId)).filter(({ kind }) => isTreasure(kind));
  return {
    pieces: treasure.reduce((sum, { quantity }) => sum + quantity, 0),
    weight: treasure.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0),
  };
}

/** Somebody with what the rearranged things leave them, their treasure as it then counts. */
export function bearingAfter(
  sql: Sql,
  campaign: CampaignRules,
  things: Things,
  holderId: number,
  said: Carrying = new Map(),
): Member {
  const member = bearingIn(sql, things, holderId);
  if (!asks(campaign) || !isPerson(member.row.kind)) return member;
  const [before, after] = [treasureOf(things.asRead(), holderId), treasureOf(things, holderId)];
  if (before.pieces === after.pieces && before.weight === after.weight) return member;
  const usual = member.row.carrying_treasure;
  const word = said.get(holderId);
  const spoken: Flag = word === undefined ? usual : word ? 1 : 0;
  return { ...member, row: { ...member.row, carrying_treasure: after.pieces === 0 ? 0 : spoken } };
}

/** Of whom the referee is asked: their treasure changes and they have some. */
export function askedOf(
  sql: Sql,
  campaign: CampaignRules,
  things: Things,
  said: Carrying,
): z.output<typeof movePreview>['treasure'] {
  if (!asks(campaign)) return [];
  const was = things.asRead();
  return things.holdersTouched().flatMap((id) => {
    const [before, after] = [treasureOf(was, id), treasureOf(things, id)];
    if (after.pieces === 0 || (before.pieces === after.pieces && before.weight === after.weight)) return [];
    const { row } = bearingAfter(sql, campaign, things, id, said);
    return isPerson(row.kind) ? [{ id, name: row.name, carries: row.carrying_treasure === 1 }] : [];
  });
}

/** Writes what changes of it, and says it in one sentence each. */
export function writeCarrying(
  sql: Sql,
  campaign: CampaignRules,
  things: Things,
  said: Carrying = new Map(),
): string[] {
  if (!asks(campaign)) return [];
  const was = things.asRead();
  return things.holdersTouched().flatMap((id) => {
    const { row } = bearingAfter(sql, campaign, things, id, said);
    const carries = row.carrying_treasure;
    if (carries === bearingIn(sql, was, id).row.carrying_treasure) return [];
    sql.run(query.updateTable('character').set({ carrying_treasure: carries }).where('id', '=', id));
    return [
      `${row.name} ${carries === 1 ? 'carries treasure worth mention' : 'carries no treasure to speak of'}.`,
    ];
  });
}
