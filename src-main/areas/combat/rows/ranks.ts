import { rankFeet } from '../../../../shared/rules/fight/aim/space.ts';
import type { Sql } from '../../../db/sql.ts';
import { personsId } from '../../../facts/fight/read-fight.ts';
import { holdsInFight } from '../../../facts/formations.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { Enlisted } from '../comers/enlist.ts';

/** How a side stands as a fight begins. */
export interface Spacing {
  /** Null on open ground, where anybody may walk round. */
  readonly abreast: number | null;
  /** The rank each walks in by the order of march, from 1; who is not in it stands in the first. */
  readonly marching: ReadonlyMap<string, number>;
  /** Which way the ranks behind the first stand. */
  readonly behind: -1 | 1;
}

/** The party stands as it marches, before and behind; the foes as wide as the ground. */
export function spacing(
  { sql, campaign }: { readonly sql: Sql; readonly campaign: CampaignRules },
  { widthFeet }: { readonly widthFeet: number | null },
  behind: Spacing['behind'],
): Spacing {
  const places = behind === -1 ? (holdsInFight(sql)?.places ?? []) : [];
  const ranks = [...new Set(places.map(({ rank }) => rank))].sort((one, other) => one - other);
  return {
    abreast: widthFeet === null ? null : campaign.system.combat.abreast(widthFeet),
    marching: new Map(places.map((place) => [personsId(place.character_id), ranks.indexOf(place.rank) + 1])),
    behind,
  };
}

/**
 * Each in his rank, the next ten feet behind: as they march, and no more of them abreast than find room. Only where the
 * ground has a width the rank is one nobody walks round.
 */
export function inRanks(all: readonly Enlisted[], { abreast, marching, behind }: Spacing): Enlisted[] {
  const marched = (one: Enlisted): number => marching.get(one.entrant.id) ?? 1;
  const inOrder = [...all].sort((one, other) => marched(one) - marched(other));
  const ranks = new Map<string, number>();
  let rank = 1;
  let beside = 0;
  for (const one of inOrder) {
    const full = abreast !== null && beside >= abreast;
    if (marched(one) > rank || full) {
      rank = Math.max(marched(one), rank + 1);
      beside = 0;
    }
    beside += 1;
    ranks.set(one.entrant.id, rank);
  }
  return all.map((one) => {
    const of = ranks.get(one.entrant.id) ?? 1;
    if (of === 1) return one;
    const { entrant } = one;
    const stats = abreast === null ? entrant.stats : { ...(entrant.stats as object), rank: of };
    return { ...one, entrant: { ...entrant, stats, atFeet: entrant.atFeet + behind * rankFeet * (of - 1) } };
  });
}
