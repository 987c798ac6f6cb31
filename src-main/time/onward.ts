import type { StepOutcome } from '../../shared/ipc/outcome.ts';

/** What two stretches of time, one after the other, came to together. */
export function onward(one: StepOutcome, next: StepOutcome): StepOutcome {
  const activity = next.passed?.activity ?? one.passed?.activity;
  if (activity === undefined) return { ...one, ...next, ...events(one, next) };
  const burned = { ...one.burned };
  for (const [kind, count] of Object.entries(next.burned ?? {}) as [keyof typeof burned, number][])
    burned[kind] = (burned[kind] ?? 0) + count;
  const turns = (one.passed?.turns ?? 0) + (next.passed?.turns ?? 0);
  return { ...one, ...next, ...events(one, next), burned, passed: { activity, turns } };
}

const events = (one: StepOutcome, next: StepOutcome): Pick<StepOutcome, 'events'> => ({
  events: [...(one.events ?? []), ...(next.events ?? [])],
});
