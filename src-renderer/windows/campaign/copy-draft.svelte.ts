import { choosePath } from '../../lib/files/choose-path.ts';
import { besideFile, fileNameOf, stampNow } from '../../lib/files/file-names.ts';
import { QuickSteps } from '../../lib/step.svelte.ts';
import type { CopyPlan } from './trust.svelte.ts';

const farewell = ({ value: { path } }: { value: { path: string } }): string =>
  `The copy stands in ${fileNameOf(path)}.`;

const copyWords = { duplicate: 'copy', keep: 'kept' } as const;
const linesEnding = '.campaign.jsonl';

/** Where a copy goes, and whether it is opened once it stands. */
export class CopyDraft {
  path = $state('');
  openAfter = $state(false);
  readonly steps = new QuickSteps();
  readonly #plan: CopyPlan;

  constructor(plan: CopyPlan, openPath: string, openAfter: boolean) {
    this.#plan = plan;
    if (plan.kind === 'lines') {
      this.path = besideFile(openPath, stampNow(), linesEnding);
      return;
    }
    const words = plan.kind === 'restore' ? `step ${plan.backup.step}` : copyWords[plan.kind];
    this.openAfter = openAfter;
    this.path = besideFile(openPath, `${words} ${stampNow()}`);
  }

  async browse(): Promise<void> {
    const purpose = this.#plan.kind === 'lines' ? 'export' : 'save';
    this.path = (await choosePath(this.steps, purpose, this.path)) ?? this.path;
  }

  /** Whether all of it was done. */
  async send(): Promise<boolean> {
    const made = await this.#make();
    if (made === null || !this.openAfter) return made !== null;
    return (await this.steps.take('app.openCampaign', { path: made.value.path })) !== null;
  }

  #make() {
    const path = this.path;
    if (this.#plan.kind === 'lines') return this.steps.take('app.writeLines', { path }, farewell);
    return this.#plan.kind === 'restore'
      ? this.steps.take('app.restoreBackup', { backup: this.#plan.backup.path, path }, farewell)
      : this.steps.take('app.duplicateCampaign', { path }, farewell);
  }
}
