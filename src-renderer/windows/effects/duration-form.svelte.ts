import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { durationUnits, type DurationUnit } from '../../../shared/ipc/vocabulary.ts';
import { facesIn } from '../../components/dice/typed-faces.ts';

type Duration = NonNullable<CommandInput<'effect.add'>['duration']>;

/** What the select offers beside the units: no end until somebody ends it. */
export const untilEnded = 'ended';

export const unitOptions = [
  { value: 'rounds', label: 'rounds' },
  { value: 'turns', label: 'turns' },
  { value: 'hours', label: 'hours' },
  { value: 'days', label: 'days' },
  { value: untilEnded, label: 'until ended' },
] as const;

const isUnit = (text: string): text is DurationUnit => durationUnits.some((unit) => unit === text);

/** How long, as typed: a figure or dice, and their unit. */
export class DurationForm {
  amount = $state('');
  unit = $state<string>('turns');
  faces = $state('');
  pressed = $state(false);

  readonly endless = $derived.by(() => this.unit === untilEnded);
  readonly wantsDice = $derived.by(() => !this.endless && /\d*d\d/iu.test(this.amount));
  readonly amountProblem = $derived.by(() =>
    this.pressed && !this.endless && this.amount.trim() === ''
      ? 'Say how long: a figure, or dice such as 1d6+6.'
      : undefined,
  );
  readonly facesProblem = $derived.by(() =>
    facesIn(this.faces) === null ? 'Faces are whole numbers, with spaces between: 3 5.' : undefined,
  );

  /** What to send: null without an end, undefined while it cannot be read. */
  duration(): Duration | null | undefined {
    this.pressed = true;
    if (!isUnit(this.unit)) return null;
    const faces = this.wantsDice ? facesIn(this.faces) : [];
    if (this.amount.trim() === '' || faces === null) return undefined;
    return { amount: this.amount.trim(), unit: this.unit, faces: faces.length === 0 ? null : faces };
  }
}
