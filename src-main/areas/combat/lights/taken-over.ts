import type { CombatState, Overrule } from '../../../../shared/rules/combat.ts';
import type { FightLight } from '../../../../shared/rules/fight/lights.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { readLights } from '../../../facts/delve/read-delve.ts';
import type { BorneLight } from '../../../facts/delve/read-delve.ts';
import { personsId } from '../../../facts/fight/read-fight.ts';
import { lightFacts } from '../../../facts/lights/sources.ts';
import { lightWords } from '../../../facts/words.ts';
import { lightWith, lightsId } from './ids.ts';

/** The lights of the party in a fight: borne by those who fight, or shining where the party stands. */

/** Where a light shines that nobody of the fight bears: with the first rank. Feet. */
const atTheParty = 0;

type Rules = Pick<CampaignRules, 'system'>;
type Placed = Pick<FightLight, 'bearer' | 'atFeet'>;

/** Those that burn uncovered and near, as the rules take them. */
export function fightLights(
  sql: Sql,
  campaign: Rules,
  fighters: readonly { readonly id: string }[],
): FightLight[] {
  return shining(sql).map((light) => lightOf(campaign, light, placeOf(light, fighters)));
}

const shining = (sql: Sql): BorneLight[] =>
  readLights(sql).filter(({ lit, covered, near }) => lit && !covered && near);

/** As the rules take a light of the party, in somebody's hand or at a place. */
export function lightOf(campaign: Rules, { id, kind }: BorneLight, place: Placed, lit = true): FightLight {
  const { brightFeet, dimFeet } = lightFacts(campaign, kind);
  const source = lightWords[kind];
  return { id: lightsId(id), source, ...place, lit, brightFeet, dimFeet: dimFeet ?? brightFeet };
}

function placeOf({ bearer_id }: BorneLight, fighters: readonly { readonly id: string }[]): Placed {
  const bearer = bearer_id === null ? null : personsId(bearer_id);
  const borne = bearer !== null && fighters.some(({ id }) => id === bearer);
  return borne ? { bearer, atFeet: null } : { bearer: null, atFeet: atTheParty };
}

/** What was lit, put out, let fall or handed on since the fight last heard of it. */
export function lightsChanged(sql: Sql, campaign: Rules, { lights, fighters }: CombatState): Overrule[] {
  const now = shining(sql);
  const told = new Map(lights.map((light) => [light.id, light]));
  const fresh = now.flatMap((row): FightLight[] => {
    const before = told.get(lightsId(row.id));
    const place = placeSince(row, before, fighters);
    return before?.lit === true && place === before ? [] : [lightOf(campaign, row, place)];
  });
  const shines = new Set(now.map(({ id }) => lightsId(id)));
  const isKnown = (id: string): boolean => lightWith(id) !== null;
  const out = lights.filter(({ id, lit }) => lit && isKnown(id) && !shines.has(id));
  return [...fresh, ...out.map((light) => ({ ...light, lit: false }))].map((light) => ({
    kind: 'overrule',
    change: 'light',
    light: { ...light },
  }));
}

/** Where a light is: as the fight has it, unless it changed hands or was let fall elsewhere; then that itself. */
function placeSince(
  row: BorneLight,
  before: FightLight | undefined,
  fighters: CombatState['fighters'],
): Placed {
  const now = placeOf(row, fighters);
  if (before === undefined) return now;
  if (now.bearer !== null) return now.bearer === before.bearer ? before : now;
  // What lies there, or a foe has taken, is in nobody's hand of the party.
  const dropped = before.bearer !== null && /^c/.test(before.bearer);
  if (!dropped) return before;
  const from = fighters.find(({ id }) => id === before.bearer);
  return row.bearer_id === null ? { bearer: null, atFeet: from?.atFeet ?? atTheParty } : now;
}
