import { parseNumber } from '../../components/fields/number-text.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { ShellView } from './campaign-types.ts';

export const clockLimits = {
  day: { min: 1, max: 1_000_000 },
  hour: { min: 0, max: 23 },
  minute: { min: 0, max: 59 },
} as const;

type Part = keyof typeof clockLimits;
const parts: readonly Part[] = ['day', 'hour', 'minute'];

/** A day and time being typed: each part shows the clock until the referee types over it. */
export class ClockDraft {
  #typed = $state<Partial<Record<Part, string>>>({});
  readonly #now: () => ShellView['now'];

  constructor(now: () => ShellView['now']) {
    this.#now = now;
  }

  text(part: Part): string {
    return this.#typed[part] ?? this.#shown(part);
  }

  type(part: Part, text: string): void {
    this.#typed = { ...this.#typed, [part]: text };
  }

  /** Has anything been typed over the clock? */
  get touched(): boolean {
    return Object.keys(this.#typed).length > 0;
  }

  reset(): void {
    this.#typed = {};
  }

  /** The moment typed, or null while a part of it is no number or out of its range. */
  get moment(): CommandInput<'clock.advanceTo'> | null {
    const [day, hour, minute] = parts.map((part) => parseNumber(this.text(part), clockLimits[part]).value);
    if (day == null || hour == null || minute == null) return null;
    return { day, hour, minute };
  }

  /** Why the clock cannot be set to it. */
  get refusal(): string | undefined {
    if (this.moment === null) return 'Give a day, an hour from 0 to 23 and a minute from 0 to 59.';
    const { day, hour, minute } = this.moment;
    const seconds = (((day - 1) * 24 + hour) * 60 + minute) * 60;
    return seconds > this.#now().seconds ? undefined : 'The clock only goes forward.';
  }

  #shown(part: Part): string {
    const { day, seconds } = this.#now();
    if (part === 'day') return String(day);
    return String(
      part === 'hour' ? Math.floor((seconds % 86_400) / 3600) : Math.floor((seconds % 3600) / 60),
    );
  }
}
