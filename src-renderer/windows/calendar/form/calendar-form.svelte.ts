import type { CalendarDate, CalendarDefinition } from '../../../../shared/calendar/definition.ts';
import { readCalendar } from '../../../../shared/calendar/reading.ts';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { Option } from '../../../components/choosing/choice.ts';
import { TodayDraft } from '../today-draft.svelte.ts';
import { fieldOf } from './form-places.ts';
import type { List, Row } from './form-rows.ts';
import { rowLists } from './form-rows.ts';
import type { FormShape } from './form-shape.ts';
import { definitionOf, shapeOf } from './form-shape.ts';

/** The calendar that a form begins with from nothing. */
export const nothingYet: CalendarDefinition = readCalendar({
  version: 1,
  name: 'Our calendar',
  parts: [{ name: 'First month', days: 30 }],
});

interface Read {
  definition: CalendarDefinition | null;
  /** The sentence, and the field it belongs to. */
  refusal: string | null;
  field: string | null;
}

/** A calendar of one's own as it is typed; what is amiss is said at its field. */
export class CalendarForm {
  shape = $state.raw<FormShape>(shapeOf(nothingYet));
  readonly #read: Read = $derived(read(this.shape));
  #first = $state.raw<CalendarDate>({ year: 1, part: 0, day: 1 });
  readonly today = new TodayDraft(
    () => this.definition,
    () => this.#first,
  );

  constructor(definition: CalendarDefinition, today: CalendarDate | null) {
    this.begin(definition, today);
  }

  /** What was typed gives way to another calendar. */
  begin(definition: CalendarDefinition, today: CalendarDate | null): void {
    this.shape = shapeOf(definition);
    this.#first = today ?? { year: 1, part: 0, day: 1 };
    this.today.reset();
  }

  get definition(): CalendarDefinition | null {
    return this.#read.definition;
  }

  get refusal(): string | null {
    return this.#read.refusal ?? this.today.refusal;
  }

  problem(field: string): string | undefined {
    return this.#read.field === field ? (this.#read.refusal ?? undefined) : undefined;
  }

  /** Whether what is amiss is said at a field. */
  get isSaidAtField(): boolean {
    return this.#read.field !== null;
  }

  type(what: Partial<Omit<FormShape, 'rows'>>): void {
    this.shape = { ...this.shape, ...what };
  }

  typeRow(list: List, at: number, key: string, text: string): void {
    const rows = this.shape.rows[list].map((row, place) =>
      place === at ? withTyped(list, row, key, text) : row,
    );
    this.#set(list, rows);
  }

  add(list: List): void {
    this.#set(list, [...this.shape.rows[list], { ...rowLists[list].fresh }]);
  }

  remove(list: List, at: number): void {
    this.#set(
      list,
      this.shape.rows[list].filter((_, place) => place !== at),
    );
    this.#renumber(list, (place) => (place === at ? 0 : place > at ? place - 1 : place));
  }

  /** One place earlier. */
  raise(list: List, at: number): void {
    const rows = [...this.shape.rows[list]];
    const [row] = rows.splice(at, 1);
    if (row === undefined || at === 0) return;
    rows.splice(at - 1, 0, row);
    this.#set(list, rows);
    this.#renumber(list, (place) => (place === at ? at - 1 : place === at - 1 ? at : place));
  }

  options(choice: 'parts' | 'anyPart' | 'weekdays' | 'moons'): Option[] {
    const { rows, weekdays } = this.shape;
    const named = (names: readonly (string | undefined)[]): Option[] =>
      names.map((name, at) => ({ value: String(at), label: name || `${at + 1}` }));
    switch (choice) {
      case 'parts':
        return named(rows.parts.map(({ name }) => name));
      case 'anyPart':
        return [{ value: '', label: 'any month' }, ...named(rows.parts.map(({ name }) => name))];
      case 'weekdays':
        return named(weekdays.split(',').map((day) => day.trim()));
      case 'moons':
        return named(rows.moons.map(({ name }) => name));
    }
  }

  #set(list: List, rows: readonly Row[]): void {
    this.shape = { ...this.shape, rows: { ...this.shape.rows, [list]: rows } };
  }

  /** What names a part or a moon by its place goes on naming the same. */
  #renumber(list: List, placeOf: (place: number) => number): void {
    const key = { parts: 'part', moons: 'moon' }[list as string];
    if (key === undefined) return;
    const moved = (text: string | undefined): string =>
      text === undefined || text === '' ? '' : String(placeOf(Number(text)));
    const { rows, seasonsFrom } = this.shape;
    const renumbered = (ofList: readonly Row[]): Row[] =>
      ofList.map((row) => (key in row ? { ...row, [key]: moved(row[key]) } : row));
    this.shape = {
      ...this.shape,
      seasonsFrom: key === 'part' ? { ...seasonsFrom, part: moved(seasonsFrom.part) } : seasonsFrom,
      rows: {
        ...rows,
        moons: renumbered(rows.moons),
        seasons: renumbered(rows.seasons),
        holidays: renumbered(rows.holidays),
      },
    };
  }
}

/** Days outside the months are usually outside the week too. */
function withTyped(list: List, row: Row, key: string, text: string): Row {
  const follows = list === 'parts' && key === 'kind' ? { weekdays: text === 'month' ? 'yes' : 'no' } : {};
  return { ...row, ...follows, [key]: text };
}

function read(shape: FormShape): Read {
  try {
    return { definition: readCalendar(definitionOf(shape)), refusal: null, field: null };
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    const [place = ''] = Object.keys(thrown.details ?? {});
    return { definition: null, refusal: thrown.message, field: fieldOf(place) };
  }
}
