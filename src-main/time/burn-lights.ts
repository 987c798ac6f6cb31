import type { Light } from '../../shared/rules/ose/terms.ts';
import { query, withValues } from '../db/sql.ts';
import type { BorneLight } from '../facts/delve/read-delve.ts';
import { lightsForRules, walksOn } from '../facts/delve/read-delve.ts';
import { lightBurn } from '../facts/exploration.ts';
import { burnsHere } from '../facts/lights/about.ts';
import { closeSpan } from '../facts/lights/spans.ts';
import { nameOfLight } from '../facts/words.ts';
import type { Lapse, Standing } from './lapse.ts';

/** What burns loses each turn that ends, in the company's hands or lying about (OSE-DARK-1, OSE-TIME-4). */
export function burnLights(lapse: Lapse, standing: Standing): Standing {
  const { turns, does, tally } = lapse;
  const { row, lights: before } = standing;
  if (turns === 0 || !before.some(({ lit }) => lit === 1)) return standing;
  for (const { kind, lit, turns_left } of before)
    if (lit === 1) tally.burned[kind] = (tally.burned[kind] ?? 0) + Math.min(turns, turns_left ?? turns);
  const burnt = lightBurn({ lights: lightsForRules(before), turns });
  const left = burnDown(lapse, standing, burnt.lights);
  const lights = row !== null && walksOn(does) ? left.map((light) => walkedOnFrom(light, row.turn)) : left;
  tally.events.push(...lights.flatMap((light, at) => endInWords(light, before[at])));
  if (row !== null && before.some(burnsHere) && !lights.some(burnsHere))
    tally.events.push('The party stands in the dark.');
  return { ...standing, lights };
}

// Every light that burns is written with every turn, so built once.
const burning = withValues(({ id, turnsLeft, lit }: { id: number; turnsLeft: number; lit: 0 | 1 }) =>
  query.updateTable('light').set({ turns_left: turnsLeft, lit }).where('id', '=', id),
);

/** Stores what is left of each light, and ends the record of those that went out. */
function burnDown({ sql }: Lapse, { row, lights }: Standing, after: readonly Light[]): BorneLight[] {
  const left = new Map(after.map((light) => [light.id, light]));
  return lights.map((light) => {
    const now = left.get(String(light.id));
    if (!now || light.lit === 0) return light;
    const facts = { turns_left: now.turnsLeft, lit: now.lit ? (1 as const) : (0 as const) };
    sql.run(burning({ turnsLeft: facts.turns_left, lit: facts.lit, id: light.id }));
    if (row !== null && !now.lit) closeSpan(sql, light.id, row.turn);
    return { ...light, ...facts };
  });
}

const walkedOnFrom = (light: BorneLight, turn: number): BorneLight =>
  light.bearer_id === null && light.lit === 1 && light.near === 1
    ? { ...light, left_on: turn, near: 0 }
    : light;

function endInWords(light: BorneLight, before: BorneLight | undefined): string[] {
  const whose = nameOfLight(light);
  if (before?.lit === 1 && light.lit === 0) return [`${whose} went out.`];
  const isLow = light.lit === 1 && light.turns_left === 1 && light.near === 1;
  return isLow ? [`${whose} has one turn left.`] : [];
}
