import { SvelteSet } from 'svelte/reactivity';
import type { CommandInput, QueryInput } from '../../../../shared/ipc/contract.ts';
import type { PackLicence } from '../../../../shared/ipc/vocabulary.ts';
import type { Option } from '../../../components/choosing/choice.ts';
import { safeFileName } from '../../../lib/files/file-names.ts';
import { FileDraft } from '../../../lib/files/file-draft.svelte.ts';
import { packGroups, type PackEntry, type PackGroup } from './pack-groups.ts';

export const licenceOptions: readonly (Option & { value: PackLicence })[] = [
  { value: 'none', label: 'No licence: all rights reserved' },
  { value: 'CC0-1.0', label: 'CC0: nobody’s property' },
  { value: 'CC-BY-4.0', label: 'CC BY: whoever gives it on names you' },
  { value: 'CC-BY-SA-4.0', label: 'CC BY-SA: the same, and what is made of it stays so' },
  { value: 'OGL-1.0a', label: 'Open Game License 1.0a' },
];

const keyOf = ({ kind, id }: PackEntry): string => `${kind} ${id}`;

/** A pack on its way into a file: what goes into it, whose it is, and under which licence. */
export class PackDraft extends FileDraft<'pack.export'> {
  title = $state('');
  author = $state('');
  licence = $state<PackLicence>('none');
  attribution = $state('');
  notices = $state('');
  pictures = $state(true);
  readonly #entries: readonly PackEntry[];
  readonly #chosen = new SvelteSet<string>();

  constructor(campaignPath: string, entries: readonly PackEntry[]) {
    super('pack.export', campaignPath);
    this.#entries = entries;
    this.onlyOwn();
    this.#name();
  }

  get groups(): PackGroup[] {
    return packGroups(this.#entries);
  }

  get count(): number {
    return this.#chosen.size;
  }

  has(entry: PackEntry): boolean {
    return this.#chosen.has(keyOf(entry));
  }

  choose(entries: readonly PackEntry[], wanted: boolean): void {
    for (const entry of entries)
      if (wanted) this.#chosen.add(keyOf(entry));
      else this.#chosen.delete(keyOf(entry));
    this.touch();
  }

  all(): void {
    this.choose(this.#entries, true);
  }

  /** What the referee made himself. */
  onlyOwn(): void {
    this.choose(
      this.#entries.filter(({ licence }) => licence !== ''),
      false,
    );
    this.choose(
      this.#entries.filter(({ licence }) => licence === ''),
      true,
    );
  }

  setLicence(value: string): void {
    this.licence = licenceOptions.find((option) => option.value === value)?.value ?? this.licence;
    this.touch();
  }

  setPictures(wanted: boolean): void {
    this.pictures = wanted;
    this.touch();
  }

  renamed(): void {
    this.touch();
    this.#name();
  }

  get asked(): QueryInput<'pack.judge'> {
    const { licence } = this;
    return { ...this.#ids, licence };
  }

  get #ids() {
    const idsOf = (kind: PackEntry['kind']): number[] =>
      this.#entries.filter((entry) => entry.kind === kind && this.has(entry)).map(({ id }) => id);
    return { creatures: idsOf('creature'), tables: idsOf('table'), pages: idsOf('page') };
  }

  protected override order(path: string, replace: boolean): CommandInput<'pack.export'> {
    const section15 = this.notices
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const { title: name, author, licence, attribution, pictures } = this;
    const notices = licence === 'OGL-1.0a' ? section15 : [];
    return { ...this.#ids, name, author, licence, attribution, section15: notices, pictures, path, replace };
  }

  protected override farewell(path: string): string {
    return `The pack is in ${path}.`;
  }

  #name(): void {
    const words = this.title.trim() === '' ? '' : ` ${safeFileName(this.title)}`;
    this.suggest(words, '.pack.json', /\.pack\.json$/i);
  }
}
