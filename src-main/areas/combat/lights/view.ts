import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { placeOfLight } from '../../../../shared/rules/fight/lights.ts';
import type { FightLight } from '../../../../shared/rules/fight/lights.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { readCompany } from '../../../facts/delve/company.ts';
import type { Supplies } from '../../../facts/delve/company.ts';
import { readLights } from '../../../facts/delve/read-delve.ts';
import type { BorneLight } from '../../../facts/delve/read-delve.ts';
import { personsId } from '../../../facts/fight/read-fight.ts';
import { isLantern, offeredLights } from '../../../facts/lights/sources.ts';
import { lightWords, untilOut } from '../../../facts/words.ts';
import type { FightNow } from '../fight-now.ts';
import { doingsOf } from './doings.ts';
import { lightsId } from './ids.ts';
import { lightOf } from './taken-over.ts';

type View = NonNullable<QueryOutput<'combat.lights'>>;
type OnBoard = NonNullable<QueryOutput<'combat.board'>>['lights'];

/** Every light of the fight, and of those who fight, burning or not; and what they have to light. */
export function lightsView(sql: Sql, rules: CampaignRules, now: FightNow): View {
  const rows = new Map(readLights(sql).map((row) => [lightsId(row.id), row]));
  const { lights, fighters } = now.state;
  const on = new Set(fighters.map(({ id }) => id));
  const put = [...rows.values()].filter(
    ({ id, bearer_id, turns_left }) =>
      turns_left !== 0 &&
      bearer_id !== null &&
      on.has(personsId(bearer_id)) &&
      !lights.some((light) => light.id === lightsId(id)),
  );
  const asleep = put.map((row) =>
    lightOf(rules, row, { bearer: personsId(row.bearer_id ?? 0), atFeet: null }, false),
  );
  const shown = [...lights, ...asleep].filter(({ id }) => rows.get(id)?.turns_left !== 0);
  return {
    lights: shown.map((light) => ({
      id: light.id,
      source: light.source,
      lit: light.lit,
      bearer: light.bearer,
      atFeet: placeOfLight({ ...light, lit: true }, fighters),
      where: whereIs(now, light),
      left: leftOf(rows.get(light.id)),
      does: doingsOf(light, rows.get(light.id)?.kind ?? null),
    })),
    fresh: freshOf(sql, rules, now),
    hands: fighters
      .filter(({ status }) => status === 'active')
      .map(({ id, atFeet }) => ({ fighter: id, name: now.nameOf(id), atFeet })),
  };
}

const leftOf = (row: BorneLight | undefined): string => (row === undefined ? '' : untilOut(row.turns_left));

function whereIs({ nameOf }: FightNow, { bearer, atFeet }: FightLight): string {
  return bearer === null ? `at ${atFeet ?? 0}'` : nameOf(bearer);
}

const supplyOf = { torch: 'torch', candle: 'candle', lantern: 'lantern', minersLantern: 'lantern' } as const;

function freshOf(sql: Sql, rules: CampaignRules, now: FightNow): View['fresh'] {
  const stands = new Set(now.state.fighters.filter(({ status }) => status === 'active').map(({ id }) => id));
  const has = (supplies: Supplies, kind: keyof typeof supplyOf): boolean =>
    supplies[supplyOf[kind]] > 0 && (!isLantern(kind) || supplies.oilFlask > 0);
  return readCompany(sql)
    .filter(({ id }) => stands.has(personsId(id)))
    .flatMap(({ id, name, supplies }) =>
      offeredLights(rules).flatMap(({ kind }) =>
        kind !== 'continual' && has(supplies, kind)
          ? [{ fighter: personsId(id), kind, text: `${name} lights a ${lightWords[kind]}` }]
          : [],
      ),
    );
}

/** What burns on the line, and what burns out as this turn ends. */
export function lightsOnBoard(sql: Sql, now: FightNow): OnBoard {
  const { lights, fighters } = now.state;
  if (lights.length === 0) return [];
  const ending = new Set(
    readLights(sql).flatMap(({ id, turns_left }) => (turns_left === 1 ? [lightsId(id)] : [])),
  );
  return lights.flatMap((light) => {
    const atFeet = placeOfLight(light, fighters);
    const { id, source, bearer, brightFeet, dimFeet } = light;
    const who = bearer === null ? '' : now.nameOf(bearer);
    return atFeet === null ? [] : [{ id, source, who, atFeet, brightFeet, dimFeet, ends: ending.has(id) }];
  });
}
