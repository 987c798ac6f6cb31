import type { Option } from '../../components/choosing/choice.ts';
import { FileDraft, type Writing } from './file-draft.svelte.ts';

/** A file on its way out in one of several forms. */
export abstract class FormedDraft<Name extends Writing, Format extends string> extends FileDraft<Name> {
  format = $state() as Format;
  readonly #forms: readonly (Option & { value: Format })[];

  constructor(
    name: Name,
    campaignPath: string,
    forms: readonly (Option & { value: Format })[],
    format: Format,
  ) {
    super(name, campaignPath);
    this.#forms = forms;
    this.format = format;
  }

  setFormat(value: string): void {
    this.format = this.#forms.find((form) => form.value === value)?.value ?? this.format;
    this.changed();
  }

  protected override farewell(path: string): string {
    return `Exported to ${path}.`;
  }

  /** Something was chosen: what stood in the way before is no news any more, and the file is named anew. */
  protected changed(): void {
    this.touch();
    this.name();
  }

  /** Suggests a name for the file as things are chosen. */
  protected abstract name(): void;
}
