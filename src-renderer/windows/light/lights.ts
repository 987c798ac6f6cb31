import { counted, feet } from '../../../shared/words/figures.ts';
import type { Delve, Light } from '../delve/delve-types.ts';

const isKept = ({ kind }: Light): boolean => kind === 'lantern' || kind === 'minersLantern';

/** Lights worth a row: all but torches and candles burnt to the end. */
export const shownLights = (lights: readonly Light[]): Light[] =>
  lights.filter((light) => light.turnsLeft !== 0 || light.lit || isKept(light));

const hour = 6;

/** Whether it is worth a fresh filling: what is left is poured over. */
export const isLow = ({ turnsLeft }: Light): boolean => turnsLeft !== null && turnsLeft <= hour;

/** When the first light of each kind goes out. */
export function lightWords({ lightTurnsLeft: left }: Pick<Delve, 'lightTurnsLeft'>): string {
  const kinds = [
    ['torch', left.torch],
    ['lantern', left.lantern],
    ['miner’s lantern', left.minersLantern],
    ['candle', left.candle],
  ] as const;
  const parts = kinds.flatMap(([kind, turns]) => (turns > 0 ? [`${kind} ${counted(turns, 'turn')}`] : []));
  if (left.endless) parts.push('a light without end');
  return parts.length === 0 ? 'Dark: nothing burns.' : `Left: ${parts.join(', ')}`;
}

/** What somebody carries that burns: Torch 5, Lantern 23. */
export const burningWith = (lights: readonly Light[], bearerId: number): Light[] =>
  lights.filter((light) => light.bearerId === bearerId && light.lit);

/** Lights drawn as one row: what stands alike, named by the first. */
export interface LightRow {
  first: Light;
  count: number;
}

const rowsAtMost = 12;

const alike = ({ kind, bearerId, bearer, lit, covered, turnsLeft, canRefuel }: Light): string =>
  JSON.stringify([kind, bearerId, bearer, lit, covered, turnsLeft, canRefuel]);

/** A row for each light; where they are many, one for all of a bearer’s that stand alike. */
export function lightRows(lights: readonly Light[]): LightRow[] {
  return lights.length <= rowsAtMost ? lights.map((first) => ({ first, count: 1 })) : gathered(lights);
}

/** One row for all of a bearer’s lights that stand alike. */
export function gathered(lights: readonly Light[]): LightRow[] {
  const rows = new Map<string, LightRow>();
  for (const light of lights) {
    const row = rows.get(alike(light));
    if (row) row.count += 1;
    else rows.set(alike(light), { first: light, count: 1 });
  }
  return [...rows.values()];
}

/** "30' bright", "30' bright, 60' dim". */
export const radiusWords = ({ brightFeet, dimFeet }: Pick<Light, 'brightFeet' | 'dimFeet'>): string =>
  dimFeet === null ? feet(brightFeet) : `${feet(brightFeet)}, dim to ${feet(dimFeet)}`;

/** What of its state has to be said besides lit or out. */
export function stateNote({ lit, covered, bearerId, turnsLeft }: Light): string | undefined {
  const parts = [
    lit && turnsLeft === 1 ? 'goes out at the end of this turn' : null,
    lit && covered ? 'covered' : null,
    bearerId === null ? 'lies there' : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? undefined : parts.join(', ');
}
