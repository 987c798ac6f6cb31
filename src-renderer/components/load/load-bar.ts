/** A band of a load scale: loads up to and including `upTo` stand in it; null has no upper end. */
export interface Band {
  upTo: number | null;
  label: string;
}

export interface Tick {
  at: number;
  label: string;
}

/** Where a load stands on the scale, in per cent of the most that can be carried. */
export function shareOf(load: number, max: number): number {
  if (max <= 0) return load > 0 ? 100 : 0;
  return Math.min(100, Math.max(0, (load / max) * 100));
}

/** Where the scale ends: at the most that can be carried, or, where there is no most, past all that stands on it. */
export function scaleEnd(max: number | null, bands: readonly Band[], ...loads: readonly number[]): number {
  if (max !== null) return max;
  const last = Math.max(0, ...bands.map(({ upTo }) => upTo ?? 0));
  return Math.max(last * 1.25, ...loads);
}

export function ticksOf(bands: readonly Band[], max: number): Tick[] {
  return bands.flatMap(({ upTo, label }) => (upTo === null ? [] : [{ at: shareOf(upTo, max), label }]));
}

/** The label of the band a load stands in, or null when it is more than the last allows. */
export function bandOf(load: number, bands: readonly Band[]): string | null {
  return bands.find(({ upTo }) => upTo === null || load <= upTo)?.label ?? null;
}

/** A load as the views tell it: weight, the most that moves, and the ends of the bands of movement. */
export interface Carried {
  weight: number;
  maximum: number | null;
  canMove: boolean;
  bands: readonly { upTo: number | null }[];
}

/** The scale of a bar without words: its end, null where there is none, and where a band ends before it. */
export function shortScale({ maximum, bands }: Carried): { most: number | null; ticks: Tick[] } {
  const ends = bands.flatMap(({ upTo }) => (upTo === null ? [] : [upTo]));
  const most = maximum ?? ends.at(-1) ?? null;
  const ticks = most === null ? [] : ends.filter((end) => end < most);
  return { most, ticks: ticks.map((end) => ({ at: shareOf(end, most ?? 0), label: '' })) };
}
