import { refused } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { useUp } from '../../facts/party/items.ts';
import { needMemberAlone } from '../../facts/party/read-party.ts';
import { needFuel } from './fuel.ts';
import { kindleFresh, lightAgain } from './kindling.ts';
import { burnTime } from './burn-time.ts';
import { lightHandling } from './handling.ts';
import { isLantern, lightFacts } from '../../facts/lights/sources.ts';
import { closeSpan } from '../../facts/lights/spans.ts';
import { lightById } from '../../facts/lights/about.ts';
import type { BorneLight } from '../../facts/delve/read-delve.ts';
import { needDelve } from '../../facts/delve/read-delve.ts';
import { lightWords, nameOfLight, turnOf, turns, untilOut } from '../../facts/words.ts';

export const lightSteps: StepsOf<'light'> = {
  ...lightHandling,

  'light.kindle': (context, { characterId, kind, burnDie, ...spark }) => {
    const { id, lit, told } = kindleFresh(context, { characterId, kind, burnDie }, spark);
    return { ...told, value: { id, lit } };
  },

  'light.relight': (context, { lightId, ...spark }) => {
    const { lit, told } = lightAgain(context, lightId, spark);
    return { ...told, value: { lit } };
  },

  'light.douse': ({ sql }, { lightId }) => {
    const delve = needDelve(sql);
    const light = lightById(delve, lightId);
    if (!light.lit) throw refused(`${nameOfLight(light)} is not burning.`);
    if (light.kind === 'continual')
      throw refused(`${nameOfLight(light)} cannot be put out. Cover it instead.`);
    douse(sql, light, delve.row.turn);
    const put =
      light.bearer_id === null
        ? `${nameOfLight(light)} was put out`
        : `${light.bearer} put out the ${lightWords[light.kind]}`;
    return step(`${put}: ${untilOut(light.turns_left)} left.`, { delve: turnOf(delve) });
  },

  'light.refuel': (context, { lightId, burnDie }) => {
    const { sql, campaign } = context;
    const delve = needDelve(sql);
    const light = lightById(delve, lightId);
    if (!isLantern(light.kind)) throw refused('Only a lantern takes oil.');
    if (light.bearer_id === null)
      throw refused(`${nameOfLight(light)} lies there. Somebody must pick it up first.`);
    const bearer = needMemberAlone(sql, light.bearer_id);
    const facts = lightFacts(campaign, light.kind);
    const { ofTurns } = facts;
    if ((light.turns_left ?? 0) >= (ofTurns ?? 0))
      throw refused(`${nameOfLight(light)} is full. No oil was used.`);
    useUp(sql, needFuel(bearer, 'oilFlask', 'a flask of oil'));
    const burns = burnTime(context, facts, burnDie);
    // What is thrown lower than what is in it yet leaves it as full as it was.
    const full = Math.max(light.turns_left ?? 0, burns.fresh() ?? 0);
    sql.run(query.updateTable('light').set({ turns_left: full }).where('id', '=', lightId));
    const lantern = lightWords[light.kind];
    return step(`${light.bearer} filled the ${lantern}: ${untilOut(full)}.`, {
      delve: turnOf(delve),
      reasons: burns.reasons,
    });
  },

  'light.setTurnsLeft': ({ sql }, { lightId, turnsLeft }) => {
    const delve = needDelve(sql);
    const light = lightById(delve, lightId);
    const whose = nameOfLight(light);
    if (light.turns_left === null) throw refused(`${whose} never burns out; there is nothing to set.`);
    const lit = light.lit === 1 && turnsLeft > 0;
    sql.run(
      query
        .updateTable('light')
        .set({ turns_left: turnsLeft, lit: lit ? 1 : 0 })
        .where('id', '=', lightId),
    );
    if (light.lit && !lit) closeSpan(sql, lightId, delve.row.turn);
    return step(`${whose} was set to ${turns(turnsLeft)}, from ${untilOut(light.turns_left)}.`, {
      delve: turnOf(delve),
      overruled: `${whose}: ${untilOut(light.turns_left)} by the rule, ${turns(turnsLeft)} by the referee.`,
    });
  },
};

export function douse(sql: Sql, light: Pick<BorneLight, 'id'>, turn: number): void {
  sql.run(query.updateTable('light').set({ lit: 0 }).where('id', '=', light.id));
  closeSpan(sql, light.id, turn);
}

/** What lies in a dungeon stays there when the party leaves it. */
export function leaveLying(sql: Sql, lights: readonly Pick<BorneLight, 'bearer_id'>[]): void {
  if (lights.some(({ bearer_id }) => bearer_id === null))
    sql.run(query.deleteFrom('light').where('bearer_id', 'is', null));
}
