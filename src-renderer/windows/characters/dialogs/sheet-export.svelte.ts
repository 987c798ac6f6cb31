import { safeFileName } from '../../../lib/files/file-names.ts';
import { FormedDraft } from '../../../lib/files/formed-draft.svelte.ts';
import type { Option } from '../../../components/choosing/choice.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { SheetFormat } from '../../../../shared/ipc/vocabulary.ts';
import type { Member } from '../../../lib/party/party-types.ts';

export const formatOptions: readonly (Option & { value: SheetFormat })[] = [
  { value: 'pdf', label: 'PDF', hint: 'One page, ready to print.' },
  { value: 'markdown', label: 'Markdown', hint: 'Text for notes and wikis.' },
  { value: 'json', label: 'JSON', hint: 'The whole sheet as data; this program reads it again.' },
];

const endings: Record<SheetFormat, string> = { pdf: 'pdf', markdown: 'md', json: 'json' };
const known = /\.(?:pdf|md|json)$/i;
export const wholeParty = 'party';

/** One sheet, or the party's page, on its way into a file. */
export class SheetExport extends FormedDraft<'sheet.export', SheetFormat> {
  /** The id of whose sheet, as text, or everybody's. */
  whose = $state('');
  readonly #members: readonly Member[];

  constructor(campaignPath: string, members: readonly Member[], member: Member | null) {
    super('sheet.export', campaignPath, formatOptions, 'pdf');
    this.#members = members;
    this.whose = member === null ? wholeParty : String(member.id);
    this.name();
  }

  setWhose(value: string): void {
    this.whose = value;
    this.changed();
  }

  protected override order(path: string, replace: boolean): CommandInput<'sheet.export'> {
    const characterId = this.whose === wholeParty ? null : Number(this.whose);
    return { characterId, format: this.format, path, replace };
  }

  /** Named after who it is. */
  protected override name(): void {
    const name = this.#members.find(({ id }) => String(id) === this.whose)?.name;
    const words = name === undefined ? 'party' : safeFileName(name);
    this.suggest(` ${words}`, `.${endings[this.format]}`, known);
  }
}
