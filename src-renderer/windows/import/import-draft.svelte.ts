import { SvelteSet } from 'svelte/reactivity';
import { onEvent, query } from '../../lib/bridge.ts';
import { choosePath } from '../../lib/files/choose-path.ts';
import { status } from '../../lib/status.svelte.ts';
import { QuickSteps, Step } from '../../lib/step.svelte.ts';
import { droppedText } from './dropped-text.ts';
import type { ImportEntry, ImportPreview, ImportSource, Place, Taken } from './import-types.ts';
import { takeableOf, takenWords } from './import-words.ts';

const pageSize = 100;

/** One import: from where, what would be made of it, which of it is wanted, and how it ended. */
export class ImportDraft {
  from = $state<'file' | 'text'>('file');
  path = $state('');
  text = $state('');
  /** Whose text it is, where it was dropped. */
  named = $state('');
  /** Null while nothing is under way. */
  working = $state<'reading' | 'taking' | null>(null);
  progress = $state.raw<{ done: number; total: number } | null>(null);
  readonly steps = new QuickSteps();
  preview = $state.raw<ImportPreview | null>(null);
  entries = $state.raw<readonly ImportEntry[]>([]);
  /** Of all entries, or of the refused alone. */
  total = $state(0);
  first = $state(0);
  refusedOnly = $state(false);
  what = $state<'all' | 'chosen'>('all');
  readonly chosen = new SvelteSet<number>();
  /** Of the page shown: the row the keys stand on, and the entry whose unread fields are shown. */
  row = $state(0);
  open = $state<number | null>(null);
  to = $state.raw<Place>({ in: 'pool' });
  result = $state.raw<Taken | null>(null);

  #job = '';
  readonly #stopListening: () => void;

  constructor() {
    this.#stopListening = onEvent((event) => {
      if (event.type === 'progress' && event.job === this.#job) this.progress = event;
    });
  }

  get canTake(): boolean {
    if (this.preview === null || this.working !== null) return false;
    return this.what === 'all' ? takeableOf(this.preview) > 0 : this.chosen.size > 0;
  }

  get lastShown(): number {
    return Math.min(this.total, this.first + this.entries.length);
  }

  /** What was typed is another source: what was said of the last one is no news of it. */
  touch(): void {
    this.steps.clear();
    this.named = '';
  }

  async browse(): Promise<void> {
    const path = await choosePath(this.steps, 'import', this.path);
    if (path === null) return;
    this.from = 'file';
    this.path = path;
    await this.read();
  }

  async drop(data: DataTransfer): Promise<void> {
    if (this.working !== null) return;
    const dropped = await droppedText(data);
    this.touch();
    this.from = 'text';
    if ('problem' in dropped) {
      this.steps.failure = { code: 'bad-input', message: dropped.problem };
      return;
    }
    this.text = dropped.text;
    this.named = dropped.name;
    await this.read();
  }

  async read(): Promise<void> {
    if (this.working !== null) return;
    this.#job = crypto.randomUUID();
    this.steps.clear();
    this.result = null;
    this.progress = null;
    this.working = 'reading';
    const source: ImportSource =
      this.from === 'file' ? { from: 'file', path: this.path } : { from: 'text', text: this.text };
    const read = await this.steps.take('import.read', { job: this.#job, source });
    this.working = null;
    if (read !== null) this.#show(read.value);
    else if (this.steps.failure?.code === 'cancelled') {
      this.steps.clear();
      status.say('The import was stopped. Nothing was taken.');
    }
  }

  async cancel(): Promise<void> {
    if (this.working !== 'reading') return;
    const cancel = new Step('import.cancel');
    if ((await cancel.take({ job: this.#job })) === null) this.steps.failure = cancel.failure;
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

  /** Whoever chooses one entry wants only what is chosen. */
  choose({ index, refused }: ImportEntry): void {
    if (refused !== null || this.working !== null) return;
    if (!this.chosen.delete(index)) this.chosen.add(index);
    this.what = 'chosen';
  }

  toggle({ index }: ImportEntry): void {
    this.open = this.open === index ? null : index;
  }

  async take(): Promise<void> {
    const { preview } = this;
    if (preview === null || !this.canTake) return;
    this.steps.clear();
    this.progress = null;
    this.#job = preview.token;
    this.working = 'taking';
    const indexes = this.what === 'all' ? null : [...this.chosen];
    const input = { token: preview.token, indexes, to: this.to };
    const taken = await this.steps.take('import.take', input, ({ value }) => takenWords(value));
    this.working = null;
    if (taken === null) return;
    this.result = taken.value;
    this.#forget();
  }

  /** Back to the choice of a source, what was read forgotten; a source that was taken is not offered again. */
  again(): void {
    this.#forget();
    if (this.result !== null) {
      this.path = '';
      this.text = '';
      this.named = '';
    }
    this.steps.clear();
    this.result = null;
  }

  dispose(): void {
    this.#stopListening();
    void this.cancel();
    this.#forget();
  }

  #show(preview: ImportPreview): void {
    this.#forget();
    this.preview = preview;
    this.entries = preview.first;
    this.total = preview.entries;
    this.first = 0;
    this.refusedOnly = false;
    // What was taken before is not taken again by one key.
    this.what = preview.before === null ? 'all' : 'chosen';
    this.chosen.clear();
    this.row = 0;
    this.open = null;
  }

  #forget(): void {
    const { preview } = this;
    this.preview = null;
    if (preview !== null) void new Step('import.forget').take({ token: preview.token });
  }
}
