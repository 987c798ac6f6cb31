import { refuse, signed } from '../common/input.ts';

/** Something about a blow that the rules ask for and only the table knows. */
export type Circumstance = {
  readonly key: string;
  readonly title: string;
  readonly rule: string;
  /** On whom it hangs, and with whom it stays when it is kept. */
  readonly whose: 'actor' | 'target';
} & (
  | { readonly kind: 'flag' }
  | { readonly kind: 'steps'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly choices: readonly { value: number | string; title: string }[] }
);

export type Circumstances = Readonly<Record<string, boolean | number | string>>;

export const nothingSpecial: Circumstances = {};

/** One circumstance as it was named. Throws `bad-input`. */
export function checkedCircumstance(known: Circumstance, value: unknown): boolean | number | string {
  const field = `circumstances.${known.key}`;
  switch (known.kind) {
    case 'flag':
      return typeof value === 'boolean' ? value : refuse(field, 'true or false');
    case 'steps': {
      const steps = signed(value, field);
      return steps >= known.min && steps <= known.max
        ? steps
        : refuse(field, `from ${known.min} to ${known.max}`);
    }
    case 'choice':
      return (known.choices.find((one) => one.value === value) ?? refuse(field, 'one of its choices')).value;
  }
}

/** The circumstances named with an action; only what its kind asks for may be named. Throws `bad-input`. */
export function checkedCircumstances(
  known: readonly Circumstance[],
  asked: readonly string[],
  named: Circumstances | undefined,
): Circumstances {
  if (named === undefined) return nothingSpecial;
  const checked: Record<string, boolean | number | string> = {};
  for (const [key, value] of Object.entries(named)) {
    const one = asked.includes(key) ? known.find((each) => each.key === key) : undefined;
    checked[key] = checkedCircumstance(one ?? refuse('circumstances', 'what the action asks for'), value);
  }
  return checked;
}

interface Bearer {
  readonly kept: Circumstances | null;
}

/** What holds of an act: what is named with it, else what is kept of him who acts and of whom it is aimed at. */
export function prevailing(
  known: readonly Circumstance[],
  named: Circumstances,
  actor: Bearer,
  target: Bearer,
): Circumstances {
  if (actor.kept === null && target.kept === null) return named;
  const found: Record<string, boolean | number | string> = {};
  for (const { key, whose } of known) {
    const value = (whose === 'actor' ? actor : target).kept?.[key];
    if (value !== undefined) found[key] = value;
  }
  return Object.assign(found, named);
}
