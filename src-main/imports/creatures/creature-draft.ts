import type { FactKey } from '../../../shared/bestiary/written/every-figure.ts';
import type { Writing } from '../../../shared/bestiary/written/written.ts';
import { creatureLimits } from '../../../shared/content/schemas/creature-limits.ts';
import type { CreatureFacts } from '../../../shared/content/schemas/own-creature.ts';
import { BlockFacts } from '../stat-blocks/pasted/block-facts.ts';
import { plainStats } from '../stat-blocks/stat-text.ts';
import type { ToldCreature } from './book-creature.ts';
import type { Unread } from '../entry.ts';

/** So much of the notes is kept for figures that could not be read. */
const kept = 2000;

/** An own creature in the making. What does not fit is refused, so that whoever reads can tell it. */
export class CreatureDraft {
  readonly #block: BlockFacts;
  readonly #prose: string[] = [];
  readonly #lines: string[] = [];
  readonly #sections = new Map<string, string[]>();
  readonly #words = { tags: [] as string[], terrain: [] as string[] };
  readonly #about = { also: '', licence: '', source: '' };
  readonly #unread: Unread[] = [];
  #room = creatureLimits.notes - kept;

  constructor(by: Writing) {
    this.#block = new BlockFacts(by);
  }

  has(key: FactKey): boolean {
    return key in this.#block.facts;
  }

  get facts(): CreatureFacts {
    return this.#block.facts;
  }

  /** A figure as a stat block prints it; where it cannot be read as one it is told, and its words are kept. */
  figure(key: string, text: string, { label = key, path = key } = {}): void {
    const before = this.#block.faults.length;
    this.#block.read({ key, label, text: plainStats(text).replaceAll(/\s+/g, ' ').trim() });
    for (const { field, why } of this.#block.faults.slice(before))
      this.tell(path, `“${field.text.slice(0, 80)}” stands in the notes: ${why}`);
  }

  /** A figure that is none here: it is told, and its words are kept. */
  unreadable(label: string, text: string, path: string): void {
    const where = this.line(label, text) ? 'stands in the notes' : 'found no room in the notes';
    this.tell(path, `“${text.slice(0, 80)}” ${where}: it could not be read as a figure.`);
  }

  /** Figures that are what they should be already. */
  take(facts: CreatureFacts): boolean {
    return this.#block.take(facts);
  }

  /** The attacks it has, told more of. */
  replaceAttacks(attacks: NonNullable<CreatureFacts['attacks']>): void {
    this.#block.facts = { ...this.#block.facts, attacks };
  }

  tell(path: string, why: string): void {
    this.#unread.push({ path, why });
  }

  /** Paragraphs before all others. */
  prose(text: string): boolean {
    return this.#put(this.#prose, text);
  }

  /** A word or figure with its label, on a line of its own. */
  line(label: string, text: string): boolean {
    return this.#put(this.#lines, `${label}: ${text}`);
  }

  /** What it does, under a title. */
  section(title: string, entry: string): boolean {
    const entries = this.#sections.get(title) ?? [];
    this.#sections.set(title, entries);
    return this.#put(entries, entry);
  }

  /** What it can do: a line of its block where that is short, else under a title. */
  power(name: string, told: string): boolean {
    const line = [name, told].filter((part) => part !== '').join(': ');
    return this.#block.power(line) || this.section('Traits', entryOf(name, told));
  }

  /** False where there are too many, or one is too long. */
  words(kind: 'tags' | 'terrain', words: readonly string[]): boolean {
    const all = [...new Set([...this.#words[kind], ...words])];
    if (all.length > creatureLimits.tags || words.some((word) => word.length > creatureLimits.tag))
      return false;
    this.#words[kind] = all;
    return true;
  }

  /** False where one is said already, or it is too long. */
  about(key: 'also' | 'licence' | 'source', text: string): boolean {
    const most = key === 'also' ? creatureLimits.name : creatureLimits.words;
    if (text.length > most || this.#about[key] !== '') return this.#about[key] === text;
    this.#about[key] = text;
    return true;
  }

  get unread(): Unread[] {
    return [...this.#unread];
  }

  made(): ToldCreature {
    const sections = [...this.#sections].flatMap(([title, entries]) =>
      entries.length === 0 ? [] : [`## ${title}`, ...entries],
    );
    const notes = [...this.#prose, ...this.#block.notes, ...this.#lines, ...sections].join('\n\n');
    return {
      facts: this.#block.facts,
      ...this.#words,
      ...this.#about,
      levels: null,
      notes: notes.slice(0, creatureLimits.notes),
    };
  }

  #put(to: string[], text: string): boolean {
    const length = text.length + 2;
    if (length > this.#room) return false;
    this.#room -= length;
    to.push(text);
    return true;
  }
}

/** A name with what is told of it, as notes write it. */
export const entryOf = (name: string, told: string): string =>
  name === '' || told === '' ? `${name}${told}` : `**${name}**: ${told}`;
