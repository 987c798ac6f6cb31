import { onEvent, query } from '../../lib/bridge.ts';
import { touches } from '../../lib/view-store.svelte.ts';
import type { Failure } from '../../../shared/errors.ts';
import type { LogSearch, LogLine } from './log-types.ts';

const page = 100;

/**
 * The log as far as it was scrolled, newest first. One question is under way at a time; whatever is typed or
 * happens meanwhile asks once more after it, so an answer never belongs to an older filter than the one shown.
 */
export class LogFeed {
  lines = $state.raw<LogLine[]>([]);
  /** Whether there are older lines than those shown. */
  more = $state(false);
  failure = $state.raw<Failure | null>(null);
  /** The filter the lines belong to; null before the first answer. */
  shown = $state.raw<LogSearch | null>(null);

  /** The tables the lines were read from; null before the first answer. */
  #reads: readonly string[] | null = null;
  #filter: LogSearch;
  #asking = false;
  #wantsNewest = false;
  #wantsOlder = false;
  #disposed = false;
  readonly #stopListening: () => void;

  constructor(filter: LogSearch) {
    this.#filter = filter;
    this.#stopListening = onEvent((event) => {
      if (event.type === 'changed' && touches(event.tables, this.#reads)) this.refresh();
    });
    this.refresh();
  }

  setFilter(filter: LogSearch): void {
    this.#filter = filter;
    this.#wantsOlder = false;
    this.refresh();
  }

  refresh(): void {
    this.#wantsNewest = true;
    void this.#work();
  }

  /** Asks for the page before the oldest line shown. */
  older(): void {
    if (!this.more) return;
    this.#wantsOlder = true;
    void this.#work();
  }

  dispose(): void {
    this.#disposed = true;
    this.#stopListening();
  }

  async #work(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    while (!this.#disposed && (this.#wantsNewest || this.#wantsOlder)) {
      if (this.#wantsNewest) await this.#askNewest();
      else await this.#askOlder();
    }
    this.#asking = false;
  }

  async #askNewest(): Promise<void> {
    this.#wantsNewest = false;
    const filter = this.#filter;
    const answer = await this.#ask(filter, null);
    if (answer === null) return;
    const oldest = answer.lines.at(-1)?.seq ?? 0;
    const kept = filter === this.shown && answer.more ? this.lines.filter(({ seq }) => seq < oldest) : [];
    this.lines = [...answer.lines, ...kept];
    if (kept.length === 0) this.more = answer.more;
    this.shown = filter;
  }

  async #askOlder(): Promise<void> {
    this.#wantsOlder = false;
    const answer = await this.#ask(this.#filter, this.lines.at(-1)?.seq ?? null);
    if (answer === null) return;
    this.lines = [...this.lines, ...answer.lines];
    this.more = answer.more;
  }

  /** Null where it was refused, or where another filter is wanted by now. */
  async #ask(filter: LogSearch, beforeSeq: number | null) {
    const reply = await query('log.list', { ...filter, beforeSeq, limit: page });
    if (filter !== this.#filter) return null;
    this.failure = reply.ok ? null : reply.error;
    if (!reply.ok) return null;
    this.#reads = reply.reads;
    return reply.value;
  }
}
