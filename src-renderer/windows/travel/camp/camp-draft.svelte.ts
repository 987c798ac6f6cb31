import { nightHours, sleepOf, watchesOfNight, watchLimits } from '../../../../shared/camp/night-watch.ts';
import type { Watch } from '../../../../shared/camp/night-watch.ts';
import type { CommandInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import { parseNumber } from '../../../components/fields/number-text.ts';

export type Camp = QueryOutput<'travel.camp'>;

interface WatchRow {
  hours: string;
  ids: number[];
}

/** Hours of a watch that nobody gave any. */
const usualHours = 2;

export const hourLimits = { min: 1, max: watchLimits.hours } as const;

/** The watches as they are being ordered, with what they come to. */
export class CampDraft {
  fire = $state(false);
  rows = $state<WatchRow[]>([]);
  readonly #camp: Camp;

  constructor(camp: Camp) {
    this.#camp = camp;
    this.fire = camp.fire;
    this.rows = camp.watches.map(({ hours, people }) => ({ hours: String(hours), ids: [...people] }));
  }

  readonly watches = $derived.by((): Watch[] =>
    this.rows.map(({ hours, ids }) => ({
      hours: parseNumber(hours, hourLimits).value ?? 0,
      people: this.#camp.people.filter(({ id }) => ids.includes(id)),
    })),
  );

  /** When each begins, and whether the last hours go without one. */
  readonly night = $derived.by(() => watchesOfNight(this.watches, this.#camp.setOutHour));

  readonly hours = $derived.by(() => nightHours(this.watches));

  /** Hours of sleep each has, and whether they are too few. */
  readonly sleepers = $derived.by(() =>
    this.#camp.people.map(({ id, name, needs }) => {
      const sleeps = sleepOf(this.watches, id);
      return { id, name, sleeps, needs, short: needs !== null && sleeps < needs };
    }),
  );

  /** Why it cannot be ordered so; null where it can. */
  readonly problem = $derived.by((): string | null => {
    if (this.rows.some(({ hours }) => parseNumber(hours, hourLimits).value === null))
      return `A watch lasts 1 to ${watchLimits.hours} whole hours.`;
    if (this.watches.some(({ people }) => people.length === 0))
      return 'A watch has nobody: name who stands it.';
    if (this.hours > watchLimits.night) return `A night has at most ${watchLimits.night} hours of watches.`;
    return null;
  });

  readonly isFull = $derived.by(() => this.rows.length >= watchLimits.watches);

  /** Hours go to each alike, as far as a night of the usual watches goes. */
  eachInTurn(): void {
    const people = this.#camp.people.slice(0, watchLimits.night / usualHours);
    this.rows = people.map(({ id }) => ({ hours: String(usualHours), ids: [id] }));
  }

  add(): void {
    this.rows.push({ hours: this.rows.at(-1)?.hours ?? String(usualHours), ids: [] });
  }

  takeAway(at: number): void {
    this.rows.splice(at, 1);
  }

  setStands(at: number, id: number, stands: boolean): void {
    const row = this.rows[at];
    if (row) row.ids = stands ? [...row.ids, id] : row.ids.filter((each) => each !== id);
  }

  order(): CommandInput<'travel.setCamp'> {
    return {
      fire: this.fire,
      watches: this.watches.map(({ hours, people }) => ({ hours, people: people.map(({ id }) => id) })),
    };
  }
}
