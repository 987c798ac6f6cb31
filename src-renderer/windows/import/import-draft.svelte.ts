import { SvelteSet } from 'svelte/reactivity';
import { query } from '../../lib/bridge.ts';
import { Step } from '../../lib/step.svelte.ts';
import { isOffered, keptBack } from './edition-words.ts';
import type { CreaturesTo, ImportEntry, ImportPreview, Place, Standing, Taken } from './import-types.ts';
import { takeableOf, takenWords } from './import-words.ts';
import { SourceDraft } from './source-draft.svelte.ts';

const pageSize = 100;

/** One import: from where, what would be made of it, which of it is wanted, and how it ended. */
export class ImportDraft extends SourceDraft {
  preview = $state.raw<ImportPreview | null>(null);
  entries = $state.raw<readonly ImportEntry[]>([]);
  /** Of all entries, or of the refused alone. */
  total = $state(0);
  first = $state(0);
  refusedOnly = $state(false);
  what = $state<'all' | 'chosen'>('all');
  readonly chosen = new SvelteSet<number>();
  /** Beside all that is new or changed in packs that were taken before. */
  readonly also = new SvelteSet<number>();
  /** What becomes of parts of a pack that stand here. */
  standing = $state<Standing>('over');
  /** Of the page shown: the row the keys stand on, and the entry whose unread fields are shown. */
  row = $state(0);
  open = $state<number | null>(null);
  to = $state.raw<Place>({ in: 'pool' });
  /** Where creatures of other programs come to stand. */
  creatures = $state<CreaturesTo>('bestiary');
  result = $state.raw<Taken | null>(null);

  get canTake(): boolean {
    if (this.preview === null || this.working !== null) return false;
    return this.what === 'all' ? this.offered + this.also.size > 0 : this.chosen.size > 0;
  }

  /** How many come where nothing is chosen. */
  get offered(): number {
    return this.preview === null ? 0 : takeableOf(this.preview) - keptBack(this.preview.editions);
  }

  isTaken(entry: ImportEntry): boolean {
    if (entry.refused !== null) return false;
    if (this.what === 'chosen') return this.chosen.has(entry.index);
    return isOffered(entry) || this.also.has(entry.index);
  }

  get lastShown(): number {
    return Math.min(this.total, this.first + this.entries.length);
  }

  override async read(): Promise<void> {
    if (this.working !== null) return;
    this.begin();
    this.result = null;
    const { job, source, creatures } = this;
    const read = await this.steps.take('import.read', { job, source, creatures });
    this.working = null;
    if (read !== null) this.#show(read.value);
    else this.tellIfStopped();
  }

  /** Creatures are read as something else there, so all is read anew. */
  async sendCreatures(to: CreaturesTo): Promise<void> {
    if (this.working !== null || to === this.creatures) return;
    this.creatures = to;
    await this.read();
  }

  /** Another page of what was read. */
  async turn(to: number): Promise<void> {
    if (this.preview === null) return;
    const { token } = this.preview;
    const first = Math.max(0, to);
    const { refusedOnly } = this;
    const reply = await query('import.page', { token, from: first, limit: pageSize, refusedOnly });
    if (!reply.ok) {
      this.steps.failure = reply.error;
      return;
    }
    this.first = first;
    this.entries = reply.value.entries;
    this.total = reply.value.total;
    this.row = 0;
    this.open = null;
  }

  async showRefused(refusedOnly: boolean): Promise<void> {
    this.refusedOnly = refusedOnly;
    await this.turn(0);
  }

  next(): Promise<void> {
    return this.turn(this.first + pageSize);
  }

  previous(): Promise<void> {
    return this.turn(this.first - pageSize);
  }

  /** Whoever chooses one entry wants only what is chosen; one that all leaves out comes beside all. */
  choose(entry: ImportEntry): void {
    if (entry.refused !== null || this.working !== null) return;
    const { index } = entry;
    const among = this.what === 'all' && !isOffered(entry) ? this.also : this.chosen;
    if (!among.delete(index)) among.add(index);
    if (among === this.chosen) this.what = 'chosen';
  }

  toggle({ index }: ImportEntry): void {
    this.open = this.open === index ? null : index;
  }

  async take(): Promise<void> {
    const { preview } = this;
    if (preview === null || !this.canTake) return;
    this.steps.clear();
    this.progress = null;
    this.job = preview.token;
    this.working = 'taking';
    const indexes = this.what === 'all' ? null : [...this.chosen];
    const also = this.what === 'all' ? [...this.also] : [];
    const input = { token: preview.token, indexes, also, standing: this.standing, to: this.to };
    const taken = await this.steps.take('import.take', input, ({ value }) => takenWords(value));
    this.working = null;
    if (taken === null) return;
    this.result = taken.value;
    this.forget();
  }

  /** Back to the choice of a source, what was read forgotten. */
  again(): void {
    this.forget();
    if (this.result !== null) this.emptySource();
    this.steps.clear();
    this.result = null;
    this.creatures = 'bestiary';
  }

  #show(preview: ImportPreview): void {
    this.forget();
    this.preview = preview;
    this.entries = preview.first;
    this.total = preview.entries;
    this.first = 0;
    this.refusedOnly = false;
    // What was taken before is not taken again by one key; of a pack only what is new comes by it.
    this.what = preview.before === null || preview.editions !== null ? 'all' : 'chosen';
    this.chosen.clear();
    this.also.clear();
    this.standing = 'over';
    this.row = 0;
    this.open = null;
  }

  protected override forget(): void {
    const { preview } = this;
    this.preview = null;
    if (preview !== null) void new Step('import.forget').take({ token: preview.token });
  }
}
