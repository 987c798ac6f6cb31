import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { QuickSteps } from '../step.svelte.ts';

/** Asks for a file with the system's own dialog; null where none was chosen. A refusal is kept by the steps. */
export async function choosePath(
  steps: QuickSteps,
  purpose: CommandInput<'app.choosePath'>['purpose'],
  suggestion: string,
): Promise<string | null> {
  return (await steps.take('app.choosePath', { purpose, suggestion }))?.value.path ?? null;
}
