import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { PaperSize, TonightFormat } from '../../../../shared/ipc/vocabulary.ts';
import type { Option } from '../../../components/choosing/choice.ts';
import { FormedDraft } from '../../../lib/files/formed-draft.svelte.ts';
import { paperOptions } from '../../../lib/files/paper-options.ts';

export const formatOptions: readonly (Option & { value: TonightFormat })[] = [
  { value: 'pdf', label: 'PDF', hint: 'To print: boxes for hit points, throws made beforehand.' },
  { value: 'html', label: 'HTML', hint: 'All of it, for a browser that prints it.' },
  { value: 'markdown', label: 'Markdown', hint: 'All of it, as text for notes.' },
];
export const pagesOptions: readonly Option[] = [
  { value: '1', label: 'One', hint: 'What is least is left out, and named at its foot.' },
  { value: '2', label: 'Two' },
  { value: '4', label: 'Four' },
];

type Pages = NonNullable<CommandInput<'tonight.export'>['pages']>;
const sheets: readonly Pages[] = [1, 2, 4];

const endings: Record<TonightFormat, string> = { pdf: 'pdf', html: 'html', markdown: 'md' };
const known = /\.(?:pdf|html|md)$/i;

/** The sheet for tonight on its way into a file. */
export class TonightPrint extends FormedDraft<'tonight.export', TonightFormat> {
  readonly #doors: number;
  paper = $state<PaperSize>('A4');
  pages = $state<Pages>(1);

  constructor(campaignPath: string, doors: number) {
    super('tonight.export', campaignPath, formatOptions, 'pdf');
    this.#doors = doors;
    this.name();
  }

  setPaper(value: string): void {
    this.paper = paperOptions.find((option) => option.value === value)?.value ?? this.paper;
    this.touch();
  }

  setPages(value: string): void {
    this.pages = sheets.find((count) => String(count) === value) ?? this.pages;
    this.touch();
  }

  protected override order(path: string, replace: boolean): CommandInput<'tonight.export'> {
    const { format, paper, pages } = this;
    return { doors: this.#doors, format, paper, pages, path, replace };
  }

  protected override farewell(path: string): string {
    return `The sheet for tonight is in ${path}.`;
  }

  protected override name(): void {
    this.suggest(' tonight', `.${endings[this.format]}`, known);
  }
}
