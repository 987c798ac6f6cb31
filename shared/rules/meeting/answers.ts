import { refuse } from '../common/input.ts';
import type { Reason } from '../common/reason.ts';

/** What the referee answers to the circumstances of a step, and what may be said of it outright. */

export type Answer = boolean | number | string | null | readonly number[];
export type Answers = Readonly<Record<string, Answer>>;

export type MeetingSide = 'party' | 'monsters';

interface OptionText {
  id: string;
  label: string;
  help: string;
  rule: string;
  side: MeetingSide | null;
  /** Why it stands as it does. */
  reasons: Reason[];
}

/** One who may be chosen; `hint` says what that comes to, or nothing. */
export interface Choosable {
  id: number;
  name: string;
  hint: string;
}

/** A word that may be chosen. */
export interface WordChoice {
  value: string;
  label: string;
  hint: string;
}

/**
 * A circumstance of a step, or a word of the referee instead of its dice: a yes or no, a figure, those of the party
 * it is true of, one of them, a word of a list, dice as they are written. Null where nothing is known or said.
 */
export type MeetingOption = OptionText &
  (
    | { kind: 'flag'; value: boolean | null }
    | { kind: 'count'; value: number | null; min: number; max: number }
    | { kind: 'people'; value: readonly number[] | null; people: readonly Choosable[] }
    | { kind: 'person'; value: number | null; people: readonly Choosable[] }
    | { kind: 'word'; value: string | null; choices: readonly WordChoice[] }
    | { kind: 'dice'; value: string | null }
  );

export const flagOption = (option: OptionText & { value: boolean }): MeetingOption => ({
  ...option,
  kind: 'flag',
});

export const countOption = (
  option: OptionText & { value: number | null; min: number; max: number },
): MeetingOption => ({
  ...option,
  kind: 'count',
});

const asChoosable = ({ id, name }: { id: number; name: string }): Choosable => ({ id, name, hint: '' });

export const peopleOption = (
  option: OptionText & { value: readonly number[] },
  party: readonly { id: number; name: string }[],
): MeetingOption => ({ ...option, kind: 'people', people: party.map(asChoosable) });

type SayingText = Pick<OptionText, 'id' | 'label' | 'rule'> & { side?: MeetingSide };

const unsaid = ({ id, label, rule, side }: SayingText) => ({
  id,
  label,
  rule,
  help: '',
  side: side ?? null,
  reasons: [],
});

/** What the referee may say outright, each unsaid as yet. */
export const sayFlag = (text: SayingText): MeetingOption => ({ ...unsaid(text), kind: 'flag', value: null });

export const sayCount = (text: SayingText, min: number, max: number): MeetingOption => ({
  ...unsaid(text),
  kind: 'count',
  value: null,
  min,
  max,
});

export const sayPeople = (
  text: SayingText,
  party: readonly { id: number; name: string }[],
): MeetingOption => ({ ...unsaid(text), kind: 'people', value: null, people: party.map(asChoosable) });

export const sayWord = (text: SayingText, choices: readonly WordChoice[]): MeetingOption => ({
  ...unsaid(text),
  kind: 'word',
  value: null,
  choices,
});

export const sayDice = (text: SayingText): MeetingOption => ({ ...unsaid(text), kind: 'dice', value: null });

/**
 * The answers where they were given, else what each option stands at. Throws `bad-input` for an answer of the wrong
 * kind or to what the step does not ask; `field` is the path they came by.
 */
export class Told {
  readonly #options: readonly MeetingOption[];
  readonly #answers: Answers;

  constructor(options: readonly MeetingOption[], answers: Answers, field: 'answers' | 'said' = 'answers') {
    this.#options = options;
    this.#answers = answers;
    for (const [id, answer] of Object.entries(answers)) {
      const option = options.find((each) => each.id === id);
      if (!option) refuse(`${field}.${id}`, 'a circumstance this step knows');
      if (answer !== null) checks[option.kind](option as never, answer, `${field}.${id}`);
    }
  }

  flag(id: string): boolean {
    return this.verdict(id) === true;
  }

  count(id: string): number {
    return this.figure(id) ?? 0;
  }

  people(id: string): ReadonlySet<number> {
    return new Set(this.ids(id) ?? []);
  }

  /** Null where nothing was said. */
  verdict(id: string): boolean | null {
    const value = this.#value(id);
    return typeof value === 'boolean' ? value : null;
  }

  figure(id: string): number | null {
    const value = this.#value(id);
    return typeof value === 'number' ? value : null;
  }

  ids(id: string): readonly number[] | null {
    const value = this.#value(id);
    return typeof value === 'object' ? value : null;
  }

  /** A word, or dice as they were written. */
  word(id: string): string | null {
    const value = this.#value(id);
    return typeof value === 'string' ? value : null;
  }

  /** The options as they stand with the answers. */
  options(): MeetingOption[] {
    return this.#options.map((option) =>
      Object.hasOwn(this.#answers, option.id)
        ? ({ ...option, value: this.#answers[option.id] } as MeetingOption)
        : option,
    );
  }

  #value(id: string): Answer {
    if (Object.hasOwn(this.#answers, id)) return this.#answers[id] ?? null;
    return this.#options.find((option) => option.id === id)?.value ?? null;
  }
}

type Kind<K extends MeetingOption['kind']> = Extract<MeetingOption, { kind: K }>;
type Check<K extends MeetingOption['kind']> = (option: Kind<K>, answer: Answer, field: string) => void;

const checks: { [K in MeetingOption['kind']]: Check<K> } = {
  flag: (_, answer, field) => {
    if (typeof answer !== 'boolean') refuse(field, 'yes or no');
  },
  count: ({ min, max }, answer, field) => {
    if (typeof answer !== 'number' || answer < min || answer > max)
      refuse(field, `a whole number from ${min} to ${max}`);
  },
  people: ({ people }, answer, field) => {
    if (typeof answer !== 'object' || answer === null) refuse(field, 'a list of people');
    if (answer.some((id) => !people.some((person) => person.id === id)))
      refuse(field, 'a list of people of the party');
  },
  person: ({ people }, answer, field) => {
    if (!people.some(({ id }) => id === answer)) refuse(field, 'somebody of the party');
  },
  word: ({ choices }, answer, field) => {
    if (!choices.some(({ value }) => value === answer)) refuse(field, 'a word of the list');
  },
  dice: (_, answer, field) => {
    if (typeof answer !== 'string') refuse(field, 'dice as they are written');
  },
};
