import type { CommandInput, QueryInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { provisions, restKinds, type Provision } from '../../../shared/ipc/vocabulary.ts';
import { parseNumber } from '../../components/fields/number-text.ts';
import { facesIn } from '../../components/dice/typed-faces.ts';

type Needs = QueryOutput<'need.list'>;
type Days = CommandInput<'need.endDay'>;
type PersonDays = NonNullable<Days['people']>[number];
type RestKind = (typeof restKinds)[number];

export type DayMode = 'settle' | 'days' | 'hours';

export const provisionOptions = [
  { value: 'packs', label: 'From the packs' },
  { value: 'found', label: 'Found or bought' },
  { value: 'none', label: 'None' },
];

export const restOptions = [
  { value: 'none', label: 'No rest' },
  { value: 'night', label: 'A night' },
  { value: 'full', label: 'Rest day and night' },
];

const provisionOf = (text: string): Provision => provisions.find((each) => each === text) ?? 'packs';
const restOf = (text: string): RestKind => restKinds.find((each) => each === text) ?? 'night';
const hourLimits = { min: 0, max: 24 };
export const healedLimits = { min: 0, max: 10_000 };
export const spanLimits = { days: { min: 1, max: 400 }, hours: { min: 1, max: 23 } };

/** One person's part as typed: who stays out, how long they slept, what their dice show, the referee's word. */
export class PersonDay {
  readonly id: number;
  takesPart = $state(true);
  hours = $state('');
  faces = $state('');
  healed = $state('');
  readonly #usual: boolean;

  constructor({ id, takesPart }: Needs['people'][number]) {
    this.id = id;
    this.takesPart = takesPart;
    this.#usual = takesPart;
  }

  readonly facesProblem = $derived.by(() =>
    facesIn(this.faces) === null ? 'Faces with spaces between: 3 1.' : undefined,
  );

  /** Null where nothing differs from what holds for all. */
  input(): PersonDays | null {
    const faces = facesIn(this.faces) ?? [];
    const healed = parseNumber(this.healed, healedLimits).value;
    const hoursSlept = parseNumber(this.hours, hourLimits).value;
    const usual =
      this.takesPart === this.#usual && faces.length === 0 && healed === null && hoursSlept === null;
    if (usual) return null;
    return {
      characterId: this.id,
      takesPart: this.takesPart,
      faces: faces.length === 0 ? null : faces,
      healed,
      hoursSlept,
    };
  }
}

/** How the days went, as typed. */
export class DayForm {
  mode = $state<DayMode>('settle');
  days = $state('1');
  hours = $state('8');
  food = $state('packs');
  water = $state('packs');
  share = $state(true);
  rest = $state('night');
  slept = $state('');
  people = $state<PersonDay[]>([]);

  constructor(needs: Needs, mode: DayMode) {
    this.people = needs.people.map((person) => new PersonDay(person));
    this.food = needs.rations > 0 ? 'packs' : 'found';
    this.water = needs.water > 0 ? 'packs' : 'found';
    this.become(mode);
  }

  /** Whole days of rest are rested through; days that went by had their nights. */
  become(mode: DayMode): void {
    this.mode = mode;
    this.rest = mode === 'days' ? 'full' : 'night';
  }

  readonly restDays = $derived.by(() =>
    this.mode === 'days' ? parseNumber(this.days, spanLimits.days).value : null,
  );

  readonly common = $derived.by(() => ({
    food: provisionOf(this.food),
    water: provisionOf(this.water),
    share: this.share,
    rest: restOf(this.rest),
    hoursSlept: parseNumber(this.slept, hourLimits).value,
  }));

  /** What the preview asks: the dice and words typed so far included. */
  readonly preview = $derived.by((): QueryInput<'need.preview'> => ({
    ...this.common,
    restDays: this.restDays,
    people: this.#said(),
  }));

  input(): Days {
    return { ...this.common, people: this.#said() };
  }

  #said(): PersonDays[] {
    return this.people.flatMap((person) => person.input() ?? []);
  }
}
