import { command } from '../../../lib/bridge.ts';
import { extension, safeFileName } from '../../../lib/file-names.ts';
import { status } from '../../../lib/status.svelte.ts';
import type { Option } from '../../../components/choice.ts';
import type { CommandOutput } from '../../../../shared/ipc/contract.ts';
import type { Failure } from '../../../../shared/errors.ts';
import type { SheetFormat } from '../../../../shared/ipc/vocabulary.ts';
import type { Member } from '../party-types.ts';

export const formatOptions: readonly (Option & { value: SheetFormat })[] = [
  { value: 'pdf', label: 'PDF', hint: 'One page, ready to print.' },
  { value: 'markdown', label: 'Markdown', hint: 'Text for notes and wikis.' },
  { value: 'json', label: 'JSON', hint: 'The whole sheet as data; this program reads it again.' },
];

const endings: Record<SheetFormat, string> = { pdf: 'pdf', markdown: 'md', json: 'json' };
const known = /\.(?:pdf|md|json)$/i;
export const wholeParty = 'party';

/** One sheet, or the party's page, on its way into a file. */
export class SheetExport {
  format = $state<SheetFormat>('pdf');
  /** The id of whose sheet, as text, or everybody's. */
  whose = $state('');
  path = $state('');
  running = $state(false);
  failure = $state.raw<Failure | null>(null);
  result = $state.raw<CommandOutput<'sheet.export'> | null>(null);
  readonly #members: readonly Member[];
  readonly #campaignPath: string;
  #suggested = '';

  constructor(campaignPath: string, members: readonly Member[], member: Member | null) {
    this.#campaignPath = campaignPath;
    this.#members = members;
    this.whose = member === null ? wholeParty : String(member.id);
    this.#suggest();
  }

  /** True where a file stands in the way and the person may say that it goes. */
  get mayReplace(): boolean {
    return this.failure?.code === 'file-exists';
  }

  setFormat(value: string): void {
    this.format = formatOptions.find((option) => option.value === value)?.value ?? this.format;
    this.touch();
    this.#suggest();
  }

  setWhose(value: string): void {
    this.whose = value;
    this.touch();
    this.#suggest();
  }

  /** The path was typed: whatever stood in the way of the old one is no news of the new one. */
  touch(): void {
    this.failure = null;
    this.result = null;
  }

  async browse(): Promise<void> {
    const reply = await command('app.choosePath', { purpose: 'export', suggestion: this.path });
    if (!reply.ok) {
      this.failure = reply.error;
    } else if (reply.value.path !== null) {
      this.path = reply.value.path;
      this.touch();
    }
  }

  async send(replace: boolean): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.touch();
    const { format, path } = this;
    const characterId = this.whose === wholeParty ? null : Number(this.whose);
    const reply = await command('sheet.export', { characterId, format, path, replace });
    this.running = false;
    if (reply.ok) {
      this.result = reply.value;
      status.say(`Exported to ${reply.value.path}.`);
    } else {
      this.failure = reply.error;
    }
  }

  /** Beside the campaign, named after who it is; a path the person chose keeps its place and gets the new ending. */
  #suggest(): void {
    const ending = `.${endings[this.format]}`;
    if (this.path !== '' && this.path !== this.#suggested) {
      if (known.test(this.path)) this.path = this.path.replace(known, ending);
      return;
    }
    const stem = this.#campaignPath.endsWith(extension)
      ? this.#campaignPath.slice(0, -extension.length)
      : this.#campaignPath;
    const name = this.#members.find(({ id }) => String(id) === this.whose)?.name;
    this.path = `${stem} ${name === undefined ? 'party' : safeFileName(name)}${ending}`;
    this.#suggested = this.path;
  }
}
