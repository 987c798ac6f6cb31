import { listed } from '../../../shared/words/names.ts';
import { refused } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { needMemberAlone } from '../../facts/party/read-party.ts';
import { needAble } from '../../facts/party/state/standing.ts';
import { lanternToGround, lanternToHolder } from '../../facts/lights/lanterns-moved.ts';
import { isLantern } from '../../facts/lights/sources.ts';
import { moveLight } from '../../facts/lights/move-light.ts';
import { closeSpan } from '../../facts/lights/spans.ts';
import { lightById } from '../../facts/lights/about.ts';
import type { BorneLight } from '../../facts/delve/read-delve.ts';
import { needDelve } from '../../facts/delve/read-delve.ts';
import { lightWords, nameOfLight, turnOf, untilOut } from '../../facts/words.ts';

type Handling = 'blowOut' | 'cover' | 'drop' | 'take';

/** What happens to a light besides burning. */
export const lightHandling: Pick<StepsOf<'light'>, `light.${Handling}`> = {
  'light.blowOut': ({ sql }, { lightIds }) => {
    const delve = needDelve(sql);
    const lights = [...new Set(lightIds)].map((id) => lightById(delve, id, 'lightIds'));
    for (const light of lights) refuseBlowing(light);
    for (const light of lights) {
      sql.run(query.updateTable('light').set({ lit: 0 }).where('id', '=', light.id));
      closeSpan(sql, light.id, delve.row.turn);
    }
    const out = new Set(lights.map(({ id }) => id));
    const dark = !delve.lights.some(({ id, lit, near }) => lit === 1 && near === 1 && !out.has(id));
    const events = dark ? ['The party stands in the dark.'] : [];
    return step([`Blown out: ${told(lights)}.`, ...events].join(' '), { delve: turnOf(delve), events });
  },

  'light.cover': ({ sql }, { lightId, covered }) => {
    const delve = needDelve(sql);
    const light = lightById(delve, lightId);
    const whose = nameOfLight(light);
    if ((light.covered === 1) === covered)
      throw refused(`${whose} is ${covered ? 'covered already' : 'not covered'}.`);
    sql.run(
      query
        .updateTable('light')
        .set({ covered: covered ? 1 : 0 })
        .where('id', '=', lightId),
    );
    const burns = light.lit === 1 && light.turns_left !== null;
    const rest = covered && burns ? ` It burns on: ${untilOut(light.turns_left)}.` : '';
    return step(`${whose} is ${covered ? 'covered' : 'uncovered'}.${rest}`, { delve: turnOf(delve) });
  },

  'light.drop': ({ sql }, { lightId, where, thrown, burnsOn }) => {
    const delve = needDelve(sql);
    const light = lightById(delve, lightId);
    if (light.bearer_id === null) throw refused(`${nameOfLight(light)} lies there already.`);
    if (isLantern(light.kind)) lanternToGround(sql, light.bearer_id);
    const lit = light.lit === 1 && (burnsOn || light.kind === 'continual');
    moveLight(sql, light, { bearerId: null, name: where, lit });
    const did = thrown ? 'threw' : 'dropped';
    const after = light.lit === 0 ? '' : lit ? ' It burns on.' : ' It went out.';
    const to = `${light.bearer} ${did} the ${lightWords[light.kind]}: ${where}.`;
    return step(`${to}${after}`, { delve: turnOf(delve) });
  },

  'light.take': ({ sql, campaign }, { lightId, characterId }) => {
    const delve = needDelve(sql);
    const light = lightById(delve, lightId);
    const { row } = needMemberAlone(sql, characterId);
    needAble(campaign, row, 'characterId');
    if (light.bearer_id === characterId)
      throw refused(`${row.name} has it already.`, {
        characterId: 'Choose somebody else.',
      });
    if (isLantern(light.kind)) lanternToHolder(sql, light.bearer_id, characterId);
    moveLight(sql, light, { bearerId: characterId, name: row.name, lit: light.lit === 1 });
    const word = lightWords[light.kind];
    return step(
      light.bearer_id === null
        ? `${row.name} picked up the ${word} (${light.bearer}).`
        : `${light.bearer} handed the ${word} to ${row.name}.`,
      { delve: turnOf(delve) },
    );
  },
};

function refuseBlowing(light: BorneLight): void {
  const whose = nameOfLight(light);
  if (!light.lit) throw refused(`${whose} is not burning. Nothing was blown out.`);
  if (light.kind !== 'torch' && light.kind !== 'candle')
    throw refused(`No gust blows out ${whose}. Nothing was blown out; douse it instead.`, {
      lightIds: 'Choose torches and candles.',
    });
}

const mostTold = 6;

/** "Wren’s torch, 4 turns left, and Hild’s candle, 12 turns left"; many are counted. */
function told(lights: readonly BorneLight[]): string {
  if (lights.length > mostTold) return `${lights.length} lights`;
  return listed(lights.map((light) => `${nameOfLight(light)} with ${untilOut(light.turns_left)} left`));
}
