import type { CommandInput } from '../../../../../shared/ipc/contract.ts';
import type { CreatureFormat } from '../../../../../shared/ipc/prep/creature.ts';
import type { Option } from '../../../../components/choosing/choice.ts';
import { safeFileName } from '../../../../lib/files/file-names.ts';
import { FormedDraft } from '../../../../lib/files/formed-draft.svelte.ts';

export const creatureForms: readonly (Option & { value: CreatureFormat })[] = [
  { value: 'statblock', label: 'Note in Markdown', hint: 'With a stat block that Fantasy Statblocks draws.' },
  { value: 'line', label: 'Stat line', hint: 'As a module prints it; it can be pasted again.' },
  {
    value: 'initiative',
    label: 'Improved Initiative',
    hint: 'JSON, with figures of old editions as traits.',
  },
];

const endings: Record<CreatureFormat, string> = { statblock: '.md', line: '.txt', initiative: '.json' };

interface Chosen {
  book: string;
  id: string;
  name: string;
}

/** A creature on its way into a file. */
export class CreatureExport extends FormedDraft<'creature.export', CreatureFormat> {
  readonly #creature: Chosen;

  constructor(campaignPath: string, creature: Chosen) {
    super('creature.export', campaignPath, creatureForms, 'statblock');
    this.#creature = creature;
    this.name();
  }

  protected override order(path: string, replace: boolean): CommandInput<'creature.export'> {
    const { book, id } = this.#creature;
    return { book, id, format: this.format, path, replace };
  }

  protected override name(): void {
    this.suggest(` ${safeFileName(this.#creature.name)}`, endings[this.format], /\.(?:md|txt|json)$/i);
  }
}
