import { blanks } from '../../../../../shared/bestiary/own/values.ts';
import {
  factKeys,
  writtenFigures,
  type FactKey,
} from '../../../../../shared/bestiary/written/every-figure.ts';
import type { Read, Writing, Written } from '../../../../../shared/bestiary/written/written.ts';
import type { QueryInput, QueryOutput } from '../../../../../shared/ipc/contract.ts';

type Draft = QueryOutput<'creature.draft'>;
type CreatureFacts = Draft['facts'];

/** A word list as it is typed: behind each other, parted by commas. */
const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const written = (key: FactKey): Written<unknown> => writtenFigures[key] as Written<unknown>;

/** A creature while it is typed, a line a figure. */
export class CreatureDraft {
  readonly start: Draft;
  name = $state('');
  also = $state('');
  system = $state('');
  tags = $state('');
  terrain = $state('');
  levels = $state('');
  notes = $state('');
  licence = $state('');
  source = $state('');
  lines = $state<Record<FactKey, string>>(noLines());
  readonly #began: Record<FactKey, string>;

  constructor(start: Draft) {
    this.start = start;
    this.name = start.name;
    this.also = start.also;
    this.system = start.system;
    this.tags = start.tags.join(', ');
    this.terrain = start.terrain.join(', ');
    this.levels = start.levels === null ? '' : spanText(start.levels);
    this.notes = start.notes;
    this.licence = start.licence;
    this.source = start.source;
    this.#began = this.#linesOf(start.facts);
    this.lines = { ...this.#began };
  }

  /** How its figures are written in the book that is chosen. */
  get writing(): Writing {
    return this.#writingIn(this.system);
  }

  get keys(): readonly FactKey[] {
    return factKeys.filter((key) => this.writing.levels || key !== 'challengeLevel');
  }

  /** Each line that cannot be read, with why. */
  readonly faults: { readonly [Key in FactKey]?: string } = $derived.by(() =>
    Object.fromEntries(
      this.keys.flatMap((key) => {
        const read = this.#read(key);
        return read === null || read.ok ? [] : [[key, read.fault]];
      }),
    ),
  );

  /** What is typed and can be read. */
  readonly facts: CreatureFacts = $derived.by(() => {
    const read = this.keys.flatMap((key): [FactKey, unknown][] => {
      const found = this.#read(key);
      return found?.ok === true ? [[key, found.value]] : [];
    });
    return Object.fromEntries(read);
  });

  readonly levelsFault: string | undefined = $derived(
    spanIn(this.levels) === undefined ? 'Levels are written like 3, or like 2-4.' : undefined,
  );

  get judges(): QueryInput<'creature.judge'> {
    const { base } = this.start;
    return { system: this.system, base: base && { book: base.book, id: base.id }, facts: this.facts };
  }

  get about() {
    return {
      also: this.also,
      tags: wordsIn(this.tags),
      terrain: wordsIn(this.terrain),
      levels: spanIn(this.levels) ?? null,
      notes: this.notes,
      licence: this.licence,
      source: this.source,
    };
  }

  /** What stands in the base, as it would be typed. */
  basis(key: FactKey): string {
    const value = this.start.basis[key];
    return value == null ? '' : written(key).write(value, this.writing);
  }

  /** A line that nobody typed over stays what it was, also where it says less than is known. */
  #read(key: FactKey): Read<unknown> | null {
    const text = this.lines[key].trim();
    if (text === this.#began[key].trim() && this.system === this.start.system) {
      const kept = this.start.facts[key];
      return kept === undefined ? null : { ok: true, value: kept };
    }
    if (text === '') return null;
    if (/^none$/i.test(text)) return { ok: true, value: blanks[key] };
    return written(key).read(text, this.writing);
  }

  #writingIn(systemId: string): Writing {
    const system = this.start.systems.find(({ id }) => id === systemId);
    if (!system) throw new Error(`Creatures cannot be written in the terms of ${systemId}.`);
    return system.writing;
  }

  #linesOf(facts: CreatureFacts): Record<FactKey, string> {
    const by = this.#writingIn(this.start.system);
    const lines = noLines();
    for (const key of factKeys) {
      const value = facts[key];
      if (value !== undefined) lines[key] = value === null ? 'none' : written(key).write(value, by) || 'none';
    }
    return lines;
  }
}

const noLines = (): Record<FactKey, string> =>
  Object.fromEntries(factKeys.map((key) => [key, ''])) as Record<FactKey, string>;

const spanText = ({ least, most }: { least: number; most: number }): string =>
  least === most ? String(least) : `${least}-${most}`;

/** Levels as they are typed; null for none, undefined where they cannot be read. */
function spanIn(text: string): { least: number; most: number } | null | undefined {
  if (text.trim() === '') return null;
  const [, first, last = first] = /^\s*(\d{1,3})\s*(?:[-–]\s*(\d{1,3}))?\s*$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const [one, other] = [Number(first), Number(last)];
  return one === 0 || other < one ? undefined : { least: one, most: other };
}
