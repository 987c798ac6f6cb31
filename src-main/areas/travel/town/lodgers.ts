import { refused, TurnkeeperError } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { MapThings } from '../../../../shared/ipc/map/map-views.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { readSitesAt } from '../../../facts/map/read-on-map.ts';
import { readParty } from '../../../facts/party/read-party.ts';
import type { Party } from '../../../facts/party/read-party.ts';
import { isWithParty } from '../../../facts/party/state/standing.ts';
import { needWhereabouts } from '../../../facts/road/whereabouts.ts';
import type { Board } from '../supper.ts';
import { eatRations, keepsHouse } from '../../need/plan-days.ts';

export type Stay = ParsedInput<'town.stay'>;

/** Who sleeps under the roof and who stands in the stable, and what a day of both costs in copper. */
export interface Lodgers {
  heads: number;
  beasts: number;
  perDay: number;
}

export function lodgersOf(
  sql: Sql,
  campaign: Campaign,
  { lodging, stable }: Pick<Stay, 'lodging' | 'stable'>,
  { members }: Pick<Party, 'members'> = readParty(sql),
): Lodgers {
  const heads = members.filter(
    ({ row }) => eatRations.includes(row.kind) && keepsHouse(campaign, row),
  ).length;
  const beasts = members.filter(({ row }) => row.kind === 'mount' && isWithParty(campaign, row)).length;
  return { heads, beasts, perDay: heads * lodging + beasts * stable };
}

/** There is water in every town. */
export const boardOf = ({ board }: Pick<Stay, 'board'>): NonNullable<Board> => ({
  food: board === 'lodging' ? 'found' : 'packs',
  water: 'found',
});

type Site = MapThings['sites'][number];

/** The site they stay at; null where the town is only a name. Throws where they do not stand at it. */
export function townAt(sql: Sql, { siteId }: Pick<Stay, 'siteId'>): Site | null {
  if (siteId === null) return null;
  const { mapId, truly } = needWhereabouts(sql);
  if (truly.toward !== null)
    throw refused('They are on the way into the next hex. Finish it or turn back first; no day has passed.');
  const site = readSitesAt(sql, mapId, truly.at).find(({ id }) => id === siteId);
  if (!site)
    throw new TurnkeeperError('not-found', 'No such site stands where the party is. No day has passed.', {
      siteId: 'Choose again.',
    });
  return site;
}

/** "Thorn Gate"; "the town" where nobody said a name. */
export const townName = (site: Site | null, { name }: Pick<Stay, 'name'>): string =>
  site?.name ?? (name.trim() === '' ? 'the town' : name.trim());
