import type { CommandInput, QueryInput } from '../../../../../shared/ipc/contract.ts';
import type { PaperSize, TableFormat } from '../../../../../shared/ipc/vocabulary.ts';
import type { Option } from '../../../../components/choosing/choice.ts';
import { safeFileName } from '../../../../lib/files/file-names.ts';
import { paperOptions } from '../../../../lib/files/paper-options.ts';
import { FormedDraft } from '../../../../lib/files/formed-draft.svelte.ts';
import type { ListedTable } from '../table-types.ts';

export const tableForms: readonly (Option & { value: TableFormat })[] = [
  {
    value: 'foundry',
    label: 'Foundry',
    hint: 'Roll tables of version 12, as JSON; several stand in one list.',
  },
  { value: 'csv', label: 'Spreadsheet', hint: 'A line a row: dice, span, weight and text.' },
  { value: 'markdown', label: 'Markdown', hint: 'A heading and a table each.' },
  { value: 'text', label: 'Plain text', hint: 'A name, its dice, and a row a line.' },
  { value: 'pdf', label: 'PDF', hint: 'A sheet to throw on: totals, odds, and all that a row gives.' },
  { value: 'html', label: 'HTML', hint: 'The same sheet as one page that needs no network.' },
];

const endings: Record<TableFormat, string> = {
  ...{ foundry: 'json', csv: 'csv', markdown: 'md', text: 'txt', html: 'html', pdf: 'pdf' },
};
const known = /\.(?:json|csv|md|txt|html|pdf)$/i;

type Asked = QueryInput<'table.losses'>;
type Scope = 'table' | 'folder' | 'all';

/** Tables on their way into a file: the open one, its folder, or all. */
export class TableExport extends FormedDraft<'table.export', TableFormat> {
  readonly #table: ListedTable;
  scope = $state<Scope>('table');
  nested = $state(true);
  paper = $state<PaperSize>('A4');

  constructor(campaignPath: string, table: ListedTable) {
    super('table.export', campaignPath, tableForms, 'foundry');
    this.#table = table;
    this.name();
  }

  get scopes(): (Option & { value: Scope })[] {
    const { name, folder } = this.#table;
    return [
      { value: 'table', label: name },
      ...(folder === '' ? [] : [{ value: 'folder' as const, label: `The folder ${folder}` }]),
      { value: 'all', label: 'Every table' },
    ];
  }

  setScope(value: string): void {
    this.scope = this.scopes.find((scope) => scope.value === value)?.value ?? this.scope;
    this.changed();
  }

  setNested(nested: boolean): void {
    this.nested = nested;
    this.touch();
  }

  setPaper(value: string): void {
    this.paper = paperOptions.find((option) => option.value === value)?.value ?? this.paper;
    this.touch();
  }

  get asked(): Asked {
    const { id, folder } = this.#table;
    const of = this.scope === 'table' ? { id } : { folder: this.scope === 'folder' ? folder : '' };
    return { of, nested: this.nested && this.scope !== 'all', format: this.format };
  }

  protected override order(path: string, replace: boolean): CommandInput<'table.export'> {
    return { ...this.asked, paper: this.paper, path, replace };
  }

  protected override name(): void {
    const { name, folder } = this.#table;
    const words = this.scope === 'table' ? name : this.scope === 'folder' ? folder : 'tables';
    this.suggest(` ${safeFileName(words)}`, `.${endings[this.format]}`, known);
  }
}
