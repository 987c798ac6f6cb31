import type { Listed, Weighed } from '../fight-types.ts';
import { lettersOf, stepped, turned, type Chip, type Known, type Value } from './chip.ts';

type Named = Readonly<Record<string, Value>>;
type Kept = Weighed['kept'];

/** What is said of the act at hand, over what is kept of those it concerns. */
export class Chips {
  /** The next letter is a chip's. */
  choosing = $state(false);
  /** The chip whose steps are gone through. */
  editing = $state<string | null>(null);
  #named = $state.raw<Named>({});

  /** As the act asks for them. */
  shown(circumstances: readonly Known[], entry: Listed | null, kept: Kept): Chip[] {
    const asked = circumstances.filter(({ key }) => entry?.circumstances.includes(key) === true);
    const letters = lettersOf(asked);
    return asked.map((known) => {
      const held = kept.find(({ key }) => key === known.key);
      return {
        known,
        letter: letters.get(known.key) ?? '',
        value: this.#named[known.key] ?? held?.value ?? null,
        keptOf: held?.of ?? null,
      };
    });
  }

  /** What goes with the act. */
  namedFor(entry: Listed): Named | null {
    const named = Object.entries(this.#named).filter(([key]) => entry.circumstances.includes(key));
    return named.length === 0 ? null : Object.fromEntries(named);
  }

  press(chip: Chip): void {
    const { known } = chip;
    this.choosing = false;
    this.editing = known.kind === 'steps' ? known.key : null;
    if (known.kind !== 'steps') this.#say(chip, turned(known, chip.value));
  }

  step(chip: Chip, by: 1 | -1): void {
    if (chip.known.kind === 'steps') this.#say(chip, stepped(chip.known, chip.value, by));
  }

  leave(): void {
    this.choosing = false;
    this.editing = null;
  }

  forget(key: string): void {
    this.#named = Object.fromEntries(Object.entries(this.#named).filter(([each]) => each !== key));
  }

  clear(): void {
    this.leave();
    this.#named = {};
  }

  #say({ known, keptOf }: Chip, value: Value | null): void {
    if (value === null || (value === false && keptOf === null)) this.forget(known.key);
    else this.#named = { ...this.#named, [known.key]: value };
  }
}
