import { LogFeed } from './log-feed.svelte.ts';
import type { LogFilter } from '../../../shared/ipc/vocabulary.ts';
import type { LogSearch } from './log-types.ts';

/** What the log window looks for, and whether its export is open. */
export class LogDesk {
  search = $state('');
  kind = $state<LogFilter>('all');
  /** Null: every session. */
  sessionId = $state<number | null>(null);
  takenBack = $state(false);
  exporting = $state(false);
  readonly feed: LogFeed;

  constructor() {
    this.feed = new LogFeed(this.#filter());
  }

  get isFiltered(): boolean {
    return this.search.trim() !== '' || this.kind !== 'all' || this.sessionId !== null;
  }

  look(): void {
    this.feed.setFilter(this.#filter());
  }

  clear(): void {
    this.search = '';
    this.kind = 'all';
    this.sessionId = null;
    this.look();
  }

  #filter(): LogSearch {
    return {
      search: this.search.trim().slice(0, 200),
      kind: this.kind,
      sessionId: this.sessionId,
      takenBack: this.takenBack,
    };
  }
}
