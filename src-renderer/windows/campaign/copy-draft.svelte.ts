import { command } from '../../lib/bridge.ts';
import { besideFile, fileNameOf, stampNow } from '../../lib/file-names.ts';
import { status } from '../../lib/status.svelte.ts';
import type { Failure, Result } from '../../../shared/errors.ts';
import type { CopyPlan } from './trust.svelte.ts';

/** Where a copy goes, and whether it is opened once it stands. */
export class CopyDraft {
  path = $state('');
  openAfter = $state(false);
  busy = $state(false);
  failure = $state.raw<Failure | null>(null);
  readonly #plan: CopyPlan;

  constructor(plan: CopyPlan, openPath: string) {
    this.#plan = plan;
    const words = plan.kind === 'duplicate' ? 'copy' : `step ${plan.backup.step}`;
    this.path = besideFile(openPath, `${words} ${stampNow()}`);
  }

  async browse(): Promise<void> {
    const reply = await command('app.choosePath', { purpose: 'save', suggestion: this.path });
    if (!reply.ok) this.failure = reply.error;
    else if (reply.value.path !== null) this.path = reply.value.path;
  }

  async send(): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const made = await this.#make();
    const opened =
      made.ok && this.openAfter ? await command('app.openCampaign', { path: made.value.path }) : made;
    this.busy = false;
    this.failure = opened.ok ? null : opened.error;
    if (made.ok) status.say(`The copy stands in ${fileNameOf(made.value.path)}.`);
    return opened.ok;
  }

  #make(): Promise<Result<{ path: string }>> {
    const path = this.path;
    return this.#plan.kind === 'duplicate'
      ? command('app.duplicateCampaign', { path })
      : command('app.restoreBackup', { backup: this.#plan.backup.path, path });
  }
}
