import { figure } from '../../../../shared/words/figures.ts';
import { parseNumber, type Limits } from '../../../components/fields/number-text.ts';

export interface NumberRule extends Limits {
  min: number;
  max: number;
  /** What an empty field means: nothing known, or not allowed. */
  empty: 'unknown' | 'wanted';
}

/** Numbers as they are being typed, by name: raw text until they are sent. */
export class NumberTexts<Name extends string> {
  readonly rules: Readonly<Record<Name, NumberRule>>;
  texts = $state() as Record<Name, string>;

  constructor(
    rules: Readonly<Record<Name, NumberRule>>,
    values: Partial<Record<NoInfer<Name>, number | null>> = {},
  ) {
    this.rules = rules;
    const texts = this.#names().map((name) => [name, String(values[name] ?? '')]);
    this.texts = Object.fromEntries(texts) as Record<Name, string>;
  }

  value(name: Name): number | null {
    return parseNumber(this.texts[name], this.rules[name]).value;
  }

  /** Those that are known. */
  get known(): Partial<Record<Name, number>> {
    const known = this.#names().flatMap((name) => {
      const value = this.value(name);
      return value === null ? [] : [[name, value] as const];
    });
    return Object.fromEntries(known) as Partial<Record<Name, number>>;
  }

  /** Problems by name, behind the path they are sent under. */
  problems(prefix = ''): Record<string, string> {
    const wrong = this.#names().flatMap((name) => {
      const problem = this.#problem(name);
      return problem === null ? [] : [[`${prefix}${name}`, problem] as const];
    });
    return Object.fromEntries(wrong);
  }

  #names(): Name[] {
    return Object.keys(this.rules) as Name[];
  }

  #problem(name: Name): string | null {
    const rule = this.rules[name];
    const { value, problem } = parseNumber(this.texts[name], rule);
    if (problem !== null) return problem;
    const number = rule.fractions === true ? 'A number' : 'A whole number';
    return value === null && rule.empty === 'wanted'
      ? `${number} from ${figure(rule.min)} to ${figure(rule.max)}.`
      : null;
  }
}
