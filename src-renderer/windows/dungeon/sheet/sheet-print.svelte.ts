import { command } from '../../../lib/bridge.ts';
import { FileDraft } from '../../../lib/file-draft.svelte.ts';
import { safeFileName } from '../../../lib/file-names.ts';
import type { Option } from '../../../components/choice.ts';
import type { CommandOutput } from '../../../../shared/ipc/contract.ts';
import type { Result } from '../../../../shared/errors.ts';
import type { PaperSize, TurnSheetFormat } from '../../../../shared/ipc/vocabulary.ts';

export const formatOptions: readonly (Option & { value: TurnSheetFormat })[] = [
  { value: 'pdf', label: 'PDF', hint: 'One page, ready to print.' },
  { value: 'html', label: 'HTML', hint: 'For a browser, which prints it on one page.' },
];

export const paperOptions: readonly (Option & { value: PaperSize })[] = [
  { value: 'A4', label: 'A4' },
  { value: 'Letter', label: 'Letter' },
];

type Written = CommandOutput<'turnSheet.export'>;

const known = /\.(?:pdf|html)$/i;

/** The half-filled turn sheet on its way into a file. */
export class SheetPrint extends FileDraft<Written> {
  format = $state<TurnSheetFormat>('pdf');
  paper = $state<PaperSize>('A4');

  constructor(campaignPath: string, delve: string) {
    super(campaignPath);
    this.suggest(` ${safeFileName(delve)} turn sheet`, '.pdf', known);
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

  protected override order(path: string, replace: boolean): Promise<Result<Written>> {
    const { format, paper } = this;
    return command('turnSheet.export', { format, paper, path, replace });
  }

  protected override farewell(path: string): string {
    return `The turn sheet is in ${path}.`;
  }
}
