import type { CalendarDate, CalendarDefinition } from '../../../shared/calendar/definition.ts';
import { daysOfPart } from '../../../shared/calendar/leap.ts';
import { yearCounted, yearInEra } from '../../../shared/calendar/words.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { Option } from '../../components/choosing/choice.ts';

export type WantedCalendar = NonNullable<CommandInput<'calendar.set'>['calendar']>;

interface Typed {
  year: string;
  era: string;
  part: string;
  day: string;
}

/** What today is by a calendar: each field shows what the date began with until the referee types over it. */
export class TodayDraft {
  #typed = $state<Partial<Typed>>({});
  readonly #definition: () => CalendarDefinition | null;
  readonly #first: () => CalendarDate;

  constructor(definition: () => CalendarDefinition | null, first: () => CalendarDate) {
    this.#definition = definition;
    this.#first = first;
  }

  type(field: keyof Typed, text: string): void {
    this.#typed = { ...this.#typed, [field]: text };
  }

  reset(): void {
    this.#typed = {};
  }

  get isTouched(): boolean {
    return Object.keys(this.#typed).length > 0;
  }

  get year(): string {
    const definition = this.#definition();
    return this.#typed.year ?? (definition ? String(yearInEra(definition, this.#first().year).number) : '');
  }

  get eras(): Option[] {
    return (this.#definition()?.eras ?? []).map(({ name }, at) => ({ value: String(at), label: name }));
  }

  get era(): string {
    const definition = this.#definition();
    return this.#typed.era ?? String((definition && yearInEra(definition, this.#first().year).era) ?? 0);
  }

  /** The year as it is counted on without a gap; null while none is typed that the calendar has. */
  get #yearIndex(): number | null {
    const definition = this.#definition();
    const typed = this.year.trim();
    if (!definition || !/^[-−]?\d{1,7}$/.test(typed)) return null;
    const number = Number(typed.replace('−', '-'));
    const beforeEras =
      definition.eras.length > 0 && this.#typed.year === undefined ? this.#first().year : null;
    const counted = yearCounted(definition, {
      number,
      era: definition.eras.length === 0 ? null : Number(this.era),
    });
    return (
      counted ??
      (beforeEras !== null && yearInEra(definition, beforeEras).number === number ? beforeEras : null)
    );
  }

  /** The parts that have a day in the year. */
  get parts(): Option[] {
    const year = this.#yearIndex ?? 1;
    return (this.#definition()?.parts ?? [])
      .map((part, at) => ({ value: String(at), label: part.name, days: daysOfPart(part, year) }))
      .filter(({ days }) => days > 0)
      .map(({ value, label }) => ({ value, label }));
  }

  get part(): string {
    return this.#typed.part ?? String(this.#first().part);
  }

  get day(): string {
    return this.#typed.day ?? String(this.#first().day);
  }

  /** What would be sent; null while something is amiss. */
  get wanted(): WantedCalendar | null {
    const definition = this.#definition();
    const year = this.#yearIndex;
    if (!definition || year === null || this.refusal !== null) return null;
    return { definition: { ...definition }, today: { year, part: Number(this.part), day: Number(this.day) } };
  }

  /** Why what is typed is no day of the calendar; null where it is. */
  get refusal(): string | null {
    const definition = this.#definition();
    if (!definition) return null;
    const year = this.#yearIndex;
    if (year === null) return 'The calendar has no such year.';
    const part = definition.parts[Number(this.part)];
    const days = part ? daysOfPart(part, year) : 0;
    if (!part || days === 0) return 'The year has no such month.';
    const isDay = /^\d{1,4}$/.test(this.day.trim()) && Number(this.day) >= 1 && Number(this.day) <= days;
    return isDay ? null : `${part.name} has ${days} days in that year.`;
  }
}
