import type { Plan } from '../../../src-renderer/windows/travel/plan/plan-words.ts';

/** Two days of forest, with the figures of five. */
export const planSample = (more: Partial<Plan> = {}): Plan => ({
  goal: 'Thorn Gate',
  miles: 32,
  barrier: null,
  steady: { day: 3, marches: 2, rests: 0 },
  first: { day: 3, chance: 0.444 },
  likely: { day: 5, chance: 0.92 },
  met: 0.67,
  neverLost: 0.44,
  food: 0.8,
  foraging: 0.91,
  water: 0.995,
  fodder: 1,
  later: 0.01,
  notes: [],
  whatIfs: [],
  days: [0, 0.444, 0.444, 0.92, 0.99].map((there, at) => ({
    day: at + 2,
    kind: at < 2 ? ('march' as const) : null,
    miles: Math.min(32, 16 * (at + 1)),
    onCourse: 0.67,
    there,
    met: 0.3,
    food: at < 3 ? 1 : 0.8,
    foraging: at < 3 ? 1 : 0.91,
    water: at < 4 ? 1 : 0.995,
    fodder: 1,
  })),
  ...more,
});
