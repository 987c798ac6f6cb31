import { status } from '../../lib/status.svelte.ts';
import { Step } from '../../lib/step.svelte.ts';
import type { CommandOutput } from '../../../shared/ipc/contract.ts';
import type { Backup } from './campaign-types.ts';

/** A copy about to be made: of the campaign as it stands, as lines of text, of one whose file is gone, or of a backup. */
export type CopyPlan = { kind: 'duplicate' | 'keep' | 'lines' } | { kind: 'restore'; backup: Backup };

/** The checks, backups and copies of the open file. */
export class Trust {
  readonly check = new Step('app.checkIntegrity', ({ value }) =>
    value.sound ? 'The file is sound: every page and every row was read.' : null,
  );
  readonly backUp = new Step('app.backUp', () => 'A backup was made.');
  findings = $state.raw<CommandOutput<'app.checkIntegrity'> | null>(null);
  copy = $state.raw<CopyPlan | null>(null);
  /** Puts the hands on the first record that makes no sense; null where every one does. */
  toAmiss = $state.raw<(() => void) | null>(null);

  async checkNow(): Promise<void> {
    const checked = await this.check.take({});
    if (checked === null) return;
    this.findings = checked.value;
    if (!checked.value.sound) status.refuse('The file failed its check. What is wrong stands under Trust.');
  }

  async backUpNow(): Promise<void> {
    await this.backUp.take({});
  }

  askCopy(plan: CopyPlan): void {
    this.copy = plan;
  }

  closeCopy(): void {
    this.copy = null;
  }
}
