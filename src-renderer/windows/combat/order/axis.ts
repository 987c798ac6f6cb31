/** Where the seconds of the timeline stand: those on which something happens in full, empty ones between them skipped. */
export interface Axis {
  readonly ticks: readonly { readonly second: number; readonly at: number }[];
  /** Where seconds were skipped. */
  readonly skips: readonly { readonly from: number; readonly to: number; readonly at: number }[];
  /** Shares from 0 to 100; what lies beyond the last second stands at its end. */
  readonly across: (second: number) => number;
}

/** Fewer empty seconds than this are shown. */
const fewestSkipped = 3;
/** The axis is no shorter than so many seconds. */
const leastShown = 8;

export function axisOf(now: number, ahead: number, eventful: readonly number[]): Axis {
  const within = [...new Set(eventful)].filter((second) => second > now && second <= now + ahead);
  const last = Math.min(now + ahead, Math.max(now + leastShown, ...within));
  const stops = [now, ...within.sort((a, b) => a - b), ...(within.includes(last) ? [] : [last])];
  const ticks: { second: number; unit: number }[] = [{ second: now, unit: 0 }];
  const skips: { from: number; to: number; unit: number }[] = [];
  let unit = 0;
  for (const [at, stop] of stops.entries()) {
    const before = stops[at - 1];
    if (before === undefined) continue;
    if (stop - before - 1 < fewestSkipped) {
      for (let second = before + 1; second <= stop; second += 1) ticks.push({ second, unit: (unit += 1) });
    } else {
      skips.push({ from: before + 1, to: stop - 1, unit: unit + 1 });
      ticks.push({ second: stop, unit: (unit += 2) });
    }
  }
  const share = (units: number): number => (unit === 0 ? 0 : (100 * units) / unit);
  return {
    ticks: ticks.map(({ second, unit: units }) => ({ second, at: share(units) })),
    skips: skips.map(({ from, to, unit: units }) => ({ from, to, at: share(units) })),
    across: (second) => {
      if (second <= now) return 0;
      const tick = ticks.find((each) => each.second === second);
      if (tick !== undefined) return share(tick.unit);
      const skip = skips.find(({ from, to }) => second >= from && second <= to);
      return skip === undefined ? 100 : share(skip.unit);
    },
  };
}
