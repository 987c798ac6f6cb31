import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow, ItemRow } from '../../../db/tables.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { CarriedLoad } from '../../../facts/party/weighing/load.ts';
import { weightInWords } from '../../../facts/party/weighing/measures.ts';
import type { Member } from '../../../facts/party/read-party.ts';
import { carriedBy, notOfTheParty, readPerson } from '../../../facts/party/read-party.ts';
import { readSheet } from '../../../facts/party/sheet.ts';
import { withHolder } from '../../../facts/gear/target.ts';
import type { Things } from '../../../facts/gear/things.ts';

/** Somebody with what the rearranged things leave them. */
export function bearingIn(sql: Sql, things: Things, holderId: number): Member {
  const row = readPerson(sql, holderId);
  if (!row) throw notOfTheParty('holderId');
  return { ...bearer(row, things.treeAt(withHolder(holderId))), ...carriedBy(sql, holderId) };
}

const bearer = (row: CharacterRow, items: ItemRow[]): Member => ({ row, sheet: readSheet(row), items });

/** ", now 691 coins, 60' (20')"; nothing where loads are not weighed. */
export function loadInWords({ system }: CampaignRules, load: CarriedLoad): string {
  if (load.maximum === null && load.bands.length === 0) return '';
  const pace = load.canMove ? `${load.baseFeet}' (${load.encounterFeet}')` : 'too much to move';
  return `, now ${weightInWords(system.weights, load.weight)}, ${pace}`;
}
