import type { CombatState, Overrule } from '../../../shared/rules/combat.ts';
import type { FightLight } from '../../../shared/rules/fight/lights.ts';
import type { Sql } from '../../db/sql.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import { readDelveRow, readLights } from '../../facts/delve/read-delve.ts';
import type { BorneLight } from '../../facts/delve/read-delve.ts';
import { personsId } from '../../facts/fight/read-fight.ts';
import { lightFacts } from '../../facts/lights/sources.ts';
import { douse } from '../light/steps.ts';

/** The lights of the party in a fight: borne by those who fight, or shining where the party stands. */

/** Where a light shines that nobody of the fight bears: with the first rank. Feet. */
const atTheParty = 0;

const lightsId = (id: number): string => `l${id}`;

/** Those that burn uncovered and near, as the rules take them. */
export function fightLights(
  sql: Sql,
  campaign: Pick<CampaignRules, 'system'>,
  fighters: readonly { readonly id: string }[],
): FightLight[] {
  const shining = readLights(sql).filter(({ lit, covered, near }) => lit && !covered && near);
  return shining.map((light) => lightOf(campaign, light, fighters));
}

function lightOf(
  campaign: Pick<CampaignRules, 'system'>,
  { id, kind, bearer_id }: BorneLight,
  fighters: readonly { readonly id: string }[],
): FightLight {
  const { brightFeet, dimFeet, title } = lightFacts(campaign, kind);
  const bearer = bearer_id === null ? null : personsId(bearer_id);
  const borne = bearer !== null && fighters.some((each) => each.id === bearer);
  return {
    id: lightsId(id),
    source: title,
    bearer: borne ? bearer : null,
    atFeet: borne ? null : atTheParty,
    lit: true,
    brightFeet,
    dimFeet: dimFeet ?? brightFeet,
  };
}

/** What was lit, put out or handed on since the fight last heard of it. */
export function lightsChanged(
  sql: Sql,
  campaign: Pick<CampaignRules, 'system'>,
  { lights, fighters }: CombatState,
): Overrule[] {
  const now = fightLights(sql, campaign, fighters);
  const told = new Map(lights.map((light) => [light.id, light]));
  const fresh = now.filter((light) => {
    const before = told.get(light.id);
    return before?.lit !== true || (before.bearer !== light.bearer && light.bearer !== null);
  });
  const out = lights.filter(({ id, lit }) => lit && !now.some((light) => light.id === id));
  return [...fresh, ...out.map((light) => ({ ...light, lit: false }))].map((light) => ({
    kind: 'overrule',
    change: 'light',
    light,
  }));
}

/** A light that the fight put out is out on the sheet of lights too. */
export function lightsPutOut(sql: Sql, was: CombatState, is: CombatState): void {
  const turn = readDelveRow(sql)?.turn;
  if (turn === undefined) return;
  const burning = new Set(is.lights.filter(({ lit }) => lit).map(({ id }) => id));
  for (const { id, lit } of was.lights)
    if (lit && !burning.has(id)) douse(sql, { id: Number(id.slice(1)) }, turn);
}
