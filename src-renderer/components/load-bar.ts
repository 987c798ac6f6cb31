/** A band of a load scale: loads up to and including `upTo` stand in it. */
export interface Band {
  upTo: number;
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

export function ticksOf(bands: readonly Band[], max: number): Tick[] {
  return bands.map((band) => ({ at: shareOf(band.upTo, max), label: band.label }));
}

/** The label of the band a load stands in, or null when it is more than the last allows. */
export function bandOf(load: number, bands: readonly Band[]): string | null {
  return bands.find((band) => load <= band.upTo)?.label ?? null;
}
