import { onEvent } from '../../lib/bridge.ts';
import { choosePath } from '../../lib/files/choose-path.ts';
import { status } from '../../lib/status.svelte.ts';
import { QuickSteps, Step } from '../../lib/step.svelte.ts';
import { droppedText } from './dropped-text.ts';
import type { ImportSource } from './import-types.ts';

/** Where an import comes from, and how far the reading or taking of it is. */
export abstract class SourceDraft {
  from = $state<'file' | 'text'>('file');
  path = $state('');
  text = $state('');
  /** Whose text it is, where it was dropped. */
  named = $state('');
  /** Null while nothing is under way. */
  working = $state<'reading' | 'taking' | null>(null);
  progress = $state.raw<{ done: number; total: number } | null>(null);
  readonly steps = new QuickSteps();

  protected job = '';
  readonly #stopListening: () => void;

  constructor() {
    this.#stopListening = onEvent((event) => {
      if (event.type === 'progress' && event.job === this.job) this.progress = event;
    });
  }

  protected get source(): ImportSource {
    return this.from === 'file' ? { from: 'file', path: this.path } : { from: 'text', text: this.text };
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

  abstract read(): Promise<void>;

  async cancel(): Promise<void> {
    if (this.working !== 'reading') return;
    const cancel = new Step('import.cancel');
    if ((await cancel.take({ job: this.job })) === null) this.steps.failure = cancel.failure;
  }

  dispose(): void {
    this.#stopListening();
    void this.cancel();
    this.forget();
  }

  /** A reading begins; what was said before is no news of it. */
  protected begin(): void {
    this.job = crypto.randomUUID();
    this.steps.clear();
    this.progress = null;
    this.working = 'reading';
  }

  /** A reading that was stopped is no failure. */
  protected tellIfStopped(): void {
    if (this.steps.failure?.code !== 'cancelled') return;
    this.steps.clear();
    status.say('The import was stopped. Nothing was taken.');
  }

  /** A source that was taken is not offered again. */
  protected emptySource(): void {
    this.path = '';
    this.text = '';
    this.named = '';
  }

  /** Lets go of what was read. */
  protected abstract forget(): void;
}
