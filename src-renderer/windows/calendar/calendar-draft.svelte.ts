import type { CalendarDate, CalendarDefinition } from '../../../shared/calendar/definition.ts';
import { daysOfPart } from '../../../shared/calendar/leap.ts';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { readCalendar } from '../../../shared/calendar/reading.ts';
import { yearCounted, yearInEra } from '../../../shared/calendar/words.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { CommandInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Option } from '../../components/choosing/choice.ts';

type View = QueryOutput<'calendar.view'>;
type Wanted = NonNullable<CommandInput<'calendar.set'>['calendar']>;

/** Besides the presets: as it stands, one written as JSON, or none. */
const kept = 'kept';
const own = 'own';
const none = 'none';

const presetIds = Object.keys(calendarPresets) as (keyof typeof calendarPresets)[];

interface Typed {
  source: string;
  json: string;
  year: string;
  era: string;
  part: string;
  day: string;
}

/** A calendar being chosen, and what today is by it: each field shows what stands until the referee types over it. */
export class CalendarDraft {
  #typed = $state<Partial<Typed>>({});
  readonly #view: () => View;

  constructor(view: () => View) {
    this.#view = view;
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
  }

  #example(): string {
    return JSON.stringify(this.definition ?? calendarPresets.farmersYear, null, 1);
  }

  type(field: keyof Typed, text: string): void {
    this.#typed = { ...this.#typed, [field]: text };
  }

  reset(): void {
    this.#typed = {};
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

  /** The date the fields begin with. */
  get #first(): CalendarDate {
    const { calendar } = this.#view();
    return this.source === kept && calendar ? calendar.today : { year: 1, part: 0, day: 1 };
  }

  get year(): string {
    const { definition } = this;
    return this.#typed.year ?? (definition ? String(yearInEra(definition, this.#first.year).number) : '');
  }

  get eras(): Option[] {
    return (this.definition?.eras ?? []).map(({ name }, at) => ({ value: String(at), label: name }));
  }

  get era(): string {
    const { definition } = this;
    return this.#typed.era ?? String((definition && yearInEra(definition, this.#first.year).era) ?? 0);
  }

  /** The year as it is counted on without a gap; null while none is typed that the calendar has. */
  get #yearIndex(): number | null {
    const { definition, year } = this;
    if (!definition || !/^[-−]?\d{1,7}$/.test(year.trim())) return null;
    const number = Number(year.trim().replace('−', '-'));
    return yearCounted(definition, { number, era: definition.eras.length === 0 ? null : Number(this.era) });
  }

  /** The parts that have a day in the year. */
  get parts(): Option[] {
    const year = this.#yearIndex ?? 1;
    return (this.definition?.parts ?? [])
      .map((part, at) => ({ value: String(at), label: part.name, days: daysOfPart(part, year) }))
      .filter(({ days }) => days > 0)
      .map(({ value, label }) => ({ value, label }));
  }

  get part(): string {
    return this.#typed.part ?? String(this.#first.part);
  }

  get day(): string {
    return this.#typed.day ?? String(this.#first.day);
  }

  /** What would be sent; null while something is amiss, or where no calendar is wanted. */
  get wanted(): Wanted | null {
    const { definition } = this;
    const year = this.#yearIndex;
    if (!definition || year === null || this.refusal !== null) return null;
    return { definition: { ...definition }, today: { year, part: Number(this.part), day: Number(this.day) } };
  }

  /** Why what is typed cannot be kept; null where it can, or nothing is wanted. */
  get refusal(): string | null {
    if (this.isNone) return null;
    const { definition, refusal } = this.#read;
    if (!definition) return refusal;
    const year = this.#yearIndex;
    if (year === null) return 'The calendar has no such year.';
    const part = definition.parts[Number(this.part)];
    const days = part ? daysOfPart(part, year) : 0;
    if (!part || days === 0) return 'The year has no such month.';
    const isDay = /^\d{1,4}$/.test(this.day.trim()) && Number(this.day) >= 1 && Number(this.day) <= days;
    return isDay ? null : `${part.name} has ${days} days in that year.`;
  }

  /** Whether something other than what stands was chosen or typed. */
  get isTouched(): boolean {
    return Object.keys(this.#typed).length > 0;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new TurnkeeperError('bad-input', 'That is no JSON.');
  }
}
