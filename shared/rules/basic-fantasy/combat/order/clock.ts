import type { BasicFantasyState, Phase } from '../state.ts';

const titles: Record<Phase, string> = {
  surprise: 'Surprise',
  initiative: 'Initiative',
  count: 'Counting down',
};

/** Where the fight stands, in words. */
export const clockAt = (round: number, phase: Phase, count: number | null): BasicFantasyState['clock'] => ({
  round,
  phase,
  title: phase === 'count' && count !== null ? `Number ${count}` : titles[phase],
  count,
});
