import type { z } from 'zod';
import type { movePreview } from '../../../shared/ipc/party/party-views.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow, ItemRow } from '../../db/tables.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../facts/party/armour-class.ts';
import { armourClassOf } from '../../facts/party/armour-class.ts';
import type { CarriedLoad } from '../../facts/party/load.ts';
import { loadOf } from '../../facts/party/load.ts';
import { weightInWords } from '../../facts/party/measures.ts';
import type { Member } from '../../facts/party/read-party.ts';
import { notOfTheParty, readPerson } from '../../facts/party/read-party.ts';
import { readSheet } from '../../facts/party/sheet.ts';
import { withHolder } from '../../facts/gear/target.ts';
import type { Things } from '../../facts/gear/things.ts';

export type Touched = z.output<typeof movePreview>['members'][number];

/** Somebody with what the rearranged things leave them. */
export function bearingIn(sql: Sql, things: Things, holderId: number): Member {
  const row = readPerson(sql, holderId);
  if (!row) throw notOfTheParty('holderId');
  return bearer(row, things.treeAt(withHolder(holderId)));
}

const bearer = (row: CharacterRow, items: ItemRow[]): Member => ({ row, sheet: readSheet(row), items });

/** Each person whose things change, before and after. */
export function touchedBy(sql: Sql, campaign: CampaignRules, content: ClassesOf, things: Things): Touched[] {
  const was = things.asRead();
  return things.holdersTouched().map((id) => {
    const [before, after] = [bearingIn(sql, was, id), bearingIn(sql, things, id)];
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

/** ", now 691 coins, 60' (20')"; nothing where loads are not weighed. */
export function loadInWords({ system }: CampaignRules, load: CarriedLoad): string {
  if (load.maximum === null && load.bands.length === 0) return '';
  const pace = load.canMove ? `${load.baseFeet}' (${load.encounterFeet}')` : 'too much to move';
  return `, now ${weightInWords(system.weights, load.weight)}, ${pace}`;
}
