import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { EffectKind } from '../../../shared/ipc/vocabulary.ts';
import { DurationForm } from './duration-form.svelte.ts';

export const kindOptions = [
  { value: 'spell', label: 'Spell' },
  { value: 'potion', label: 'Potion' },
  { value: 'condition', label: 'Condition' },
  { value: 'other', label: 'Other' },
] as const;

const kindOf = (text: string): EffectKind =>
  kindOptions.find(({ value }) => value === text)?.value ?? 'other';

/** A new effect as typed: what, on whom, how long. */
export class AddEffectForm {
  name = $state('');
  kind = $state('spell');
  notes = $state('');
  who = $state<number[]>([]);
  pressed = $state(false);
  readonly lasts = new DurationForm();

  readonly nameProblem = $derived.by(() =>
    this.pressed && this.name.trim() === '' ? 'Say what it is: Bless.' : undefined,
  );

  put(id: number, on: boolean): void {
    this.who = on ? [...this.who, id] : this.who.filter((other) => other !== id);
  }

  /** What to send, or null while something is missing. */
  input(): CommandInput<'effect.add'> | null {
    this.pressed = true;
    const duration = this.lasts.duration();
    if (this.name.trim() === '' || duration === undefined) return null;
    return {
      name: this.name.trim(),
      kind: kindOf(this.kind),
      notes: this.notes.trim(),
      characterIds: this.who,
      duration,
    };
  }
}
