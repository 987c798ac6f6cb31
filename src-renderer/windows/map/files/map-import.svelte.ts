import type { CommandInput, CommandOutput } from '../../../../shared/ipc/contract.ts';
import type { Meaning } from '../../../../shared/ipc/map/map-import.ts';
import { Step } from '../../../lib/step.svelte.ts';
import { SourceDraft } from '../../import/source-draft.svelte.ts';

export type MapPreview = CommandOutput<'import.readMap'>;
export type FoundWord = MapPreview['words'][number];
type OwnMeaning = NonNullable<CommandInput<'import.readMap'>['meanings']>[number];

/** One map on its way in: from where, what its words mean, what would be made of it, and how it ended. */
export class MapImport extends SourceDraft {
  preview = $state.raw<MapPreview | null>(null);
  /** What the referee said that words mean. */
  meanings = $state.raw<readonly OwnMeaning[]>([]);
  name = $state('');
  /** Null where what was typed is no number. */
  hexMiles = $state<number | null>(null);
  milesText = $state('');
  /** The sentence of the step that took it. */
  taken = $state<string | null>(null);
  readonly #opened: (mapId: number) => void;

  /** `opened` hears of the map that was taken. */
  constructor(opened: (mapId: number) => void) {
    super();
    this.#opened = opened;
  }

  get canTake(): boolean {
    return (
      this.preview !== null && this.working === null && this.name.trim() !== '' && this.hexMiles !== null
    );
  }

  override async read(): Promise<void> {
    await this.#read(null);
  }

  /** Reads once more: with words that mean something else, or onto hexes of another size. */
  async readAgain(): Promise<void> {
    await this.#read(this.hexMiles);
  }

  async mean({ place, word }: FoundWord, means: Meaning): Promise<void> {
    const others = this.meanings.filter((each) => each.place !== place || each.word !== word);
    this.meanings = [...others, { place, word, means }];
    await this.#read(this.hexMiles);
  }

  async take(): Promise<void> {
    const { preview, hexMiles } = this;
    if (preview === null || !this.canTake || hexMiles === null) return;
    this.steps.clear();
    this.progress = null;
    this.job = preview.token;
    this.working = 'taking';
    const taken = await this.steps.take('import.takeMap', {
      token: preview.token,
      name: this.name,
      hexMiles,
    });
    this.working = null;
    if (taken === null) return;
    this.taken = taken.said;
    this.forget();
    this.#opened(taken.value.id);
  }

  /** Back to the choice of a source. */
  again(): void {
    this.forget();
    if (this.taken !== null) this.emptySource();
    this.meanings = [];
    this.steps.clear();
    this.taken = null;
  }

  protected override forget(): void {
    const { preview } = this;
    this.preview = null;
    if (preview !== null) void new Step('import.forget').take({ token: preview.token });
  }

  async #read(hexMiles: number | null): Promise<void> {
    if (this.working !== null) return;
    const before = this.preview;
    this.begin();
    this.taken = null;
    const { meanings, job, source } = this;
    const read = await this.steps.take('import.readMap', { job, source, meanings: [...meanings], hexMiles });
    this.working = null;
    if (read === null) {
      this.tellIfStopped();
      return;
    }
    this.forget();
    this.preview = read.value;
    if (before === null) {
      this.name = read.value.name;
      this.hexMiles = read.value.hexMiles;
      this.milesText = String(read.value.hexMiles);
    }
  }
}
