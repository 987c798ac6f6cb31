import { amount, flag, given, list, refuse, text } from '../common/input.ts';

/** A light in a fight: borne, or lying where it fell. Radii in feet. */
export interface FightLight {
  readonly id: string;
  /** What burns, in the system's word. */
  readonly source: string;
  readonly bearer: string | null;
  /** Where it lies; null while it is borne. Feet along the line. */
  readonly atFeet: number | null;
  readonly lit: boolean;
  readonly brightFeet: number;
  readonly dimFeet: number;
}

export type Brightness = 'bright' | 'dim' | 'dark';

interface Placed {
  readonly id: string;
  readonly atFeet: number;
}

interface Standing extends Placed {
  readonly status: string;
}

/** Throws `bad-input`. */
export function checkedLight(raw: FightLight, fighters: readonly Placed[]): FightLight {
  const { id, source, bearer, atFeet, lit, brightFeet, dimFeet } = given(raw, 'light');
  if ((bearer === null) === (atFeet === null)) refuse('light', 'either borne or lying somewhere');
  if (bearer !== null && !fighters.some((one) => one.id === bearer)) {
    refuse('light.bearer', 'someone in this fight');
  }
  const bright = amount(brightFeet, 'light.brightFeet');
  return {
    id: text(id, 'light.id'),
    source: text(source, 'light.source'),
    bearer,
    atFeet: atFeet === null ? null : amount(atFeet, 'light.atFeet', {}),
    lit: flag(lit, 'light.lit'),
    brightFeet: bright,
    dimFeet: amount(dimFeet, 'light.dimFeet', { min: bright }),
  };
}

/** Throws `bad-input`. */
export function checkedLights(
  raw: readonly FightLight[] | undefined,
  fighters: readonly Placed[],
): readonly FightLight[] {
  if (raw === undefined) return [];
  const lights = Array.from(list(raw, 'lights'), (one) => checkedLight(one, fighters));
  if (new Set(lights.map(({ id }) => id)).size < lights.length) refuse('lights', 'of different ids');
  return lights;
}

/** Whether he has left the fight, with all he bears. */
export const isGone = (status: string): boolean => status === 'fled' || status === 'absent';

/** Where a light burns; null for one that is out, or gone with its bearer. */
export function placeOfLight(
  { bearer, atFeet, lit }: FightLight,
  fighters: readonly Standing[],
): number | null {
  if (!lit || bearer === null) return lit ? atFeet : null;
  const holder = fighters.find(({ id }) => id === bearer);
  return holder === undefined || isGone(holder.status) ? null : holder.atFeet;
}

/** How bright it is at a place; null where no light is part of the fight, and nothing is asked about it. */
export function lightAt(
  lights: readonly FightLight[],
  fighters: readonly Standing[],
  feet: number,
): Brightness | null {
  if (lights.length === 0) return null;
  let best: Brightness = 'dark';
  for (const light of lights) {
    const at = placeOfLight(light, fighters);
    if (at === null) continue;
    const away = Math.abs(at - feet);
    if (away <= light.brightFeet) return 'bright';
    if (away <= light.dimFeet) best = 'dim';
  }
  return best;
}
