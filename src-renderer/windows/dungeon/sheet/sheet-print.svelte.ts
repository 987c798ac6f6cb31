import { command } from '../../../lib/bridge.ts';
import { extension, safeFileName } from '../../../lib/file-names.ts';
import { status } from '../../../lib/status.svelte.ts';
import type { Option } from '../../../components/choice.ts';
import type { CommandOutput } from '../../../../shared/ipc/contract.ts';
import type { Failure } from '../../../../shared/errors.ts';
import type { PaperSize, TurnSheetFormat } from '../../../../shared/ipc/vocabulary.ts';

export const formatOptions: readonly (Option & { value: TurnSheetFormat })[] = [
  { value: 'pdf', label: 'PDF', hint: 'One page, ready to print.' },
  { value: 'html', label: 'HTML', hint: 'For a browser, which prints it on one page.' },
];

export const paperOptions: readonly (Option & { value: PaperSize })[] = [
  { value: 'A4', label: 'A4' },
  { value: 'Letter', label: 'Letter' },
];

const known = /\.(?:pdf|html)$/i;

/** The half-filled turn sheet on its way into a file. */
export class SheetPrint {
  format = $state<TurnSheetFormat>('pdf');
  paper = $state<PaperSize>('A4');
  path = $state('');
  running = $state(false);
  failure = $state.raw<Failure | null>(null);
  result = $state.raw<CommandOutput<'turnSheet.export'> | null>(null);

  constructor(campaignPath: string, delve: string) {
    const stem = campaignPath.endsWith(extension) ? campaignPath.slice(0, -extension.length) : campaignPath;
    this.path = `${stem} ${safeFileName(delve)} turn sheet.pdf`;
  }

  /** True where a file stands in the way and the person may say that it goes. */
  get mayReplace(): boolean {
    return this.failure?.code === 'file-exists';
  }

  setFormat(value: string): void {
    this.format = formatOptions.find((option) => option.value === value)?.value ?? this.format;
    this.path = this.path.replace(known, `.${this.format}`);
    this.touch();
  }

  setPaper(value: string): void {
    this.paper = paperOptions.find((option) => option.value === value)?.value ?? this.paper;
    this.touch();
  }

  /** Something was changed: whatever stood in the way before is no news any more. */
  touch(): void {
    this.failure = null;
    this.result = null;
  }

  async browse(): Promise<void> {
    const reply = await command('app.choosePath', { purpose: 'export', suggestion: this.path });
    if (!reply.ok) this.failure = reply.error;
    else if (reply.value.path !== null) {
      this.path = reply.value.path;
      this.touch();
    }
  }

  async send(replace: boolean): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.touch();
    const { format, paper, path } = this;
    const reply = await command('turnSheet.export', { format, paper, path, replace });
    this.running = false;
    if (reply.ok) {
      this.result = reply.value;
      status.say(`The turn sheet is in ${reply.value.path}.`);
    } else this.failure = reply.error;
  }
}
