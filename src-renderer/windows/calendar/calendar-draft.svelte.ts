import type { CalendarDefinition } from '../../../shared/calendar/definition.ts';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { readCalendar } from '../../../shared/calendar/reading.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Option } from '../../components/choosing/choice.ts';
import type { WantedCalendar } from './today-draft.svelte.ts';
import { TodayDraft } from './today-draft.svelte.ts';

type View = QueryOutput<'calendar.view'>;

/** Besides the presets: as it stands, one written as JSON, or none. */
const kept = 'kept';
const own = 'own';
const none = 'none';

const presetIds = Object.keys(calendarPresets) as (keyof typeof calendarPresets)[];

interface Typed {
  source: string;
  json: string;
}

/** A calendar being chosen, and what today is by it. */
export class CalendarDraft {
  #typed = $state<Partial<Typed>>({});
  readonly #view: () => View;
  readonly today: TodayDraft;

  constructor(view: () => View) {
    this.#view = view;
    this.today = new TodayDraft(
      () => this.definition,
      () => {
        const { calendar } = this.#view();
        return this.source === kept && calendar ? calendar.today : { year: 1, part: 0, day: 1 };
      },
    );
  }

  get options(): Option[] {
    const { calendar } = this.#view();
    const asItIs = calendar && { value: kept, label: `As it is: ${readCalendar(calendar.definition).name}` };
    return [
      { value: none, label: 'None: count days' },
      ...(asItIs ? [asItIs] : []),
      ...presetIds.map((id) => ({ value: id, label: calendarPresets[id].name })),
      { value: own, label: 'Own, written as JSON' },
    ];
  }

  get source(): string {
    return this.#typed.source ?? (this.#view().calendar ? kept : none);
  }

  get isOwn(): boolean {
    return this.source === own;
  }

  get isNone(): boolean {
    return this.source === none;
  }

  /** Another calendar begins with its own first day; one's own with what was chosen before it, to be changed. */
  choose(source: string): void {
    const json = this.#typed.json ?? (source === own ? this.#example() : undefined);
    this.#typed = { source, ...(json === undefined ? {} : { json }) };
    this.today.reset();
  }

  #example(): string {
    return JSON.stringify(this.definition ?? calendarPresets.farmersYear, null, 1);
  }

  typeJson(json: string): void {
    this.#typed = { ...this.#typed, json };
  }

  reset(): void {
    this.#typed = {};
    this.today.reset();
  }

  get json(): string {
    return this.#typed.json ?? '';
  }

  get #read(): { definition: CalendarDefinition | null; refusal: string | null } {
    const { source } = this;
    const { calendar } = this.#view();
    const preset = presetIds.find((id) => id === source);
    if (preset) return { definition: calendarPresets[preset], refusal: null };
    try {
      if (source === kept && calendar)
        return { definition: readCalendar(calendar.definition), refusal: null };
      if (source === own) return { definition: readCalendar(parsed(this.json)), refusal: null };
    } catch (thrown) {
      if (!(thrown instanceof TurnkeeperError)) throw thrown;
      return { definition: null, refusal: thrown.message };
    }
    return { definition: null, refusal: null };
  }

  get definition(): CalendarDefinition | null {
    return this.#read.definition;
  }

  /** What would be sent; null while something is amiss, or where no calendar is wanted. */
  get wanted(): WantedCalendar | null {
    return this.isNone ? null : this.today.wanted;
  }

  /** Why what is typed cannot be kept; null where it can, or nothing is wanted. */
  get refusal(): string | null {
    return this.isNone ? null : (this.#read.refusal ?? this.today.refusal);
  }

  /** Whether something other than what stands was chosen or typed. */
  get isTouched(): boolean {
    return Object.keys(this.#typed).length > 0 || this.today.isTouched;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new TurnkeeperError('bad-input', 'That is no JSON.');
  }
}
