import { safeFileName } from '../../lib/files/file-names.ts';
import { FormedDraft } from '../../lib/files/formed-draft.svelte.ts';
import { paperOptions } from '../../lib/files/paper-options.ts';
import type { Option } from '../../components/choosing/choice.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { PaperSize, TurnSheetFormat } from '../../../shared/ipc/vocabulary.ts';

export const formatOptions: readonly (Option & { value: TurnSheetFormat })[] = [
  { value: 'pdf', label: 'PDF', hint: 'One page, ready to print.' },
  { value: 'html', label: 'HTML', hint: 'For a browser, which prints it on one page.' },
];

const known = /\.(?:pdf|html)$/i;

/** The half-filled turn sheet on its way into a file. */
export class SheetPrint extends FormedDraft<'turnSheet.export', TurnSheetFormat> {
  readonly #delve: string;
  paper = $state<PaperSize>('A4');

  constructor(campaignPath: string, delve: string) {
    super('turnSheet.export', campaignPath, formatOptions, 'pdf');
    this.#delve = delve;
    this.name();
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

  /** Named after the place. */
  protected override name(): void {
    this.suggest(` ${safeFileName(this.#delve)} turn sheet`, `.${this.format}`, known);
  }
}
