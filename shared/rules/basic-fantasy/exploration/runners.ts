import type { RunningRules } from '../../exploration/running.ts';
import { runningAdvance, runningStatus } from './running.ts';

/** Each runs by constitution, round by round, until exhausted. BF-RUN-3 to 7. */
export const running: RunningRules = {
  run: ({ constitution, ...counters }, rounds) => {
    let now = counters;
    let ran = 0;
    for (; ran < rounds; ran += 1) {
      const next = runningAdvance({ constitution, ...now, activity: 'run' });
      if (!next.allowed) break;
      now = { roundsRun: next.roundsRun, roundsRested: next.roundsRested };
    }
    const { exhausted, reasons } = runningStatus({ constitution, ...now });
    return { constitution, ...now, ran, exhausted, reasons };
  },
};
