import { figure } from '../../shared/words/figures.ts';
import { takeAloud } from './step.svelte.ts';

/** Shows how things stood after this step, 0 for before the first, and says how to return. */
export async function lookBackAt(seq: number): Promise<void> {
  const then = seq === 0 ? 'before the first step' : `after step ${figure(seq)}`;
  const words = `You look at how things stood ${then}. Alt+End returns to now.`;
  await takeAloud('rewind.lookAt', { seq }, () => words);
}
