import type { CalendarDefinition } from '../../../../shared/calendar/definition.ts';
import { readCalendar } from '../../../../shared/calendar/reading.ts';
import type { CommandOutput } from '../../../../shared/ipc/contract.ts';
import type { Option } from '../../../components/choosing/choice.ts';
import { SourceDraft } from '../../import/source-draft.svelte.ts';
import { TodayDraft } from '../today-draft.svelte.ts';

type Reading = CommandOutput<'import.readCalendars'>;
type Found = Reading['calendars'][number];

/** Calendars of a file on their way in: which of them, what today is by it, and how it ended. */
export class CalendarImport extends SourceDraft {
  reading = $state.raw<Reading | null>(null);
  #chosen = $state(0);
  /** The sentence of the step that took it. */
  taken = $state<string | null>(null);
  readonly today = new TodayDraft(
    () => this.definition,
    () => this.found?.today ?? { year: 1, part: 0, day: 1 },
  );

  get options(): Option[] {
    return (this.reading?.calendars ?? []).map(({ name }, at) => ({ value: String(at), label: name }));
  }

  get chosen(): string {
    return String(this.#chosen);
  }

  choose(value: string): void {
    this.#chosen = Number(value);
    this.today.reset();
    this.steps.clear();
  }

  get found(): Found | null {
    return this.reading?.calendars[this.#chosen] ?? null;
  }

  /** Null where it cannot be reckoned with. */
  get definition(): CalendarDefinition | null {
    const { found } = this;
    return found === null || found.definition === null ? null : readCalendar(found.definition);
  }

  override async read(): Promise<void> {
    if (this.working !== null) return;
    this.begin();
    this.taken = null;
    const { job, source } = this;
    const read = await this.steps.take('import.readCalendars', { job, source });
    this.working = null;
    if (read === null) {
      this.tellIfStopped();
      return;
    }
    this.reading = read.value;
    // One that can be used stands first in the choice.
    this.#chosen = Math.max(
      0,
      read.value.calendars.findIndex(({ refused }) => refused === null),
    );
    this.today.reset();
  }

  async take(): Promise<void> {
    const { wanted } = this.today;
    if (wanted === null || this.working !== null) return;
    this.steps.clear();
    this.working = 'taking';
    const taken = await this.steps.take('calendar.set', { calendar: wanted });
    this.working = null;
    if (taken === null) return;
    this.taken = taken.said;
    this.forget();
  }

  /** Back to the choice of a source. */
  again(): void {
    this.forget();
    if (this.taken !== null) this.emptySource();
    this.steps.clear();
    this.taken = null;
  }

  protected override forget(): void {
    this.reading = null;
  }
}
