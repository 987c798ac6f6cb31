import { FileDraft } from '../../lib/files/file-draft.svelte.ts';
import { safeFileName } from '../../lib/files/file-names.ts';
import type { Option } from '../../components/choosing/choice.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { PaperSize, TurnSheetFormat } from '../../../shared/ipc/vocabulary.ts';

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
export class SheetPrint extends FileDraft<'turnSheet.export'> {
  format = $state<TurnSheetFormat>('pdf');
  paper = $state<PaperSize>('A4');

  constructor(campaignPath: string, delve: string) {
    super('turnSheet.export', campaignPath);
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

  protected override order(path: string, replace: boolean): CommandInput<'turnSheet.export'> {
    const { format, paper } = this;
    return { format, paper, path, replace };
  }

  protected override farewell(path: string): string {
    return `The turn sheet is in ${path}.`;
  }
}
