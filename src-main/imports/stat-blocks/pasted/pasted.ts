import { attacksText } from '../../../../shared/bestiary/written/fighting.ts';
import { factKeys, writtenFigures } from '../../../../shared/bestiary/written/every-figure.ts';
import type { Writing, Written } from '../../../../shared/bestiary/written/written.ts';
import { creatureLimits } from '../../../../shared/content/schemas/creature-limits.ts';
import { creatureFacts, type CreatureFacts } from '../../../../shared/content/schemas/own-creature.ts';
import { blocksIn, type NamedBlock } from '../stat-blocks.ts';
import type { Field } from '../stat-text.ts';
import { asTyped, type Typed } from './as-typed.ts';
import { withDamage } from './with-damage.ts';

/** A creature as a pasted block tells it. */
export interface PastedCreature {
  name: string;
  /** In how many lines of the text it stands: the first and the last, from 1. */
  lines: { first: number; last: number };
  facts: CreatureFacts;
  /** What has no figure of its own, or could not be read as one: nothing of a block is lost. */
  notes: string;
  /** What could not be read, each a sentence. */
  unread: string[];
}

export interface Pasted {
  creatures: PastedCreature[];
  /** Lines before the first block. */
  loose: { line: number; text: string }[];
}

const nameless = 'Nameless';

/** Labels whose fields are powers, or words for the notes. */
const isPower = ({ key }: Field): boolean => key === 'Special';

const titled: Readonly<Record<string, string>> = { '%Lair': 'In lair', HP: 'Hit points' };

/** One creature as its fields are read one after another. */
class PastedBlock {
  facts: CreatureFacts = {};
  readonly notes: string[] = [];
  readonly unread: string[] = [];
  readonly #by: Writing;

  constructor(by: Writing) {
    this.#by = by;
  }

  read(field: Field): void {
    if (field.text === '') return;
    if (isPower(field)) this.#powers(field.text);
    else if (field.key === 'Damage') this.#damage(field);
    else {
      const typed = asTyped(field, this.#by);
      if (typed.length === 0) this.#note(field);
      for (const each of typed) this.#figure(each, field);
    }
  }

  #note({ key, label, text }: Field): void {
    this.notes.push(`${titled[key] ?? label}: ${text}`);
  }

  #figure({ figure, text, rest = '' }: Typed, field: Field): void {
    const found = writtenFigures[figure].read(text, this.#by);
    const checked = found.ok ? creatureFacts.safeParse({ [figure]: found.value }) : null;
    if (checked?.success !== true || figure in this.facts) {
      const why = found.ok ? 'it is said twice, or beyond what there is.' : found.fault;
      this.unread.push(`${field.label} ${field.text.slice(0, 80)}: ${why}`);
      this.#note(field);
      return;
    }
    this.facts = { ...this.facts, ...checked.data };
    if (rest !== '') this.notes.push(`${field.label}: ${rest}`);
  }

  #damage(field: Field): void {
    const { attacks } = this.facts;
    const list = attacks === undefined ? null : withDamage(attacks.list, field.text);
    const checked =
      list === null ? null : creatureFacts.safeParse({ attacks: { list, text: attacksText(list) } });
    if (checked?.success === true) this.facts = { ...this.facts, ...checked.data };
    else this.#note(field);
  }

  #powers(text: string): void {
    if (/^(?:nil|none)\.?$/i.test(text)) return;
    const powers = text.split(/\s*[;,]\s*(?![^()]*\))/).filter((power) => power !== '');
    const all = [...(this.facts.special ?? []), ...powers];
    const { specials, special } = creatureLimits;
    if (all.length <= specials && all.every((power) => power.length <= special))
      this.facts = { ...this.facts, special: all };
    else this.notes.push(`Special: ${text}`);
  }
}

function pastedOf(block: NamedBlock, told: readonly string[], by: Writing): PastedCreature {
  const { fields, behind, firstLine, lastLine, read } = block;
  const made = new PastedBlock(by);
  made.notes.push(...read.notes);
  if (read.number !== null) made.notes.push(`Number: ${read.number}`);
  // Damage belongs to attacks, wherever it stands.
  for (const field of fields.toSorted(
    (one, other) => Number(one.key === 'Damage') - Number(other.key === 'Damage'),
  ))
    made.read(field);
  if (behind !== '') made.notes.push(behind);
  made.notes.push(...told);
  if (read.name === '') made.unread.push('No name stands before it.');
  const notes = made.notes.join('\n\n');
  if (notes.length > creatureLimits.notes) made.unread.push('Its notes were too long, and end early.');
  return {
    name: read.name === '' ? nameless : read.name,
    lines: { first: firstLine + 1, last: lastLine + 1 },
    facts: made.facts,
    notes: notes.slice(0, creatureLimits.notes),
    unread: made.unread,
  };
}

/** Lines that follow each other belong together. */
function paragraphs(lines: Pasted['loose']): string[] {
  const made: string[][] = [];
  let last = -1;
  for (const { line, text } of lines) {
    const paragraph = line === last + 1 ? made.at(-1) : undefined;
    if (paragraph === undefined) made.push([text]);
    else paragraph.push(text);
    last = line;
  }
  return made.map((paragraph) => paragraph.join('\n'));
}

/**
 * Reads blocks of creatures in any text, in the terms of a book; empty where no block stands in it. Lines behind a block go
 * into its notes: a book tells of a creature under its figures.
 */
export function pastedCreatures(text: string, by: Writing): Pasted {
  const { blocks, loose } = blocksIn(text);
  const before = (line: number): number => blocks.findLastIndex(({ firstLine }) => firstLine < line - 1);
  return {
    creatures: blocks.map((block, at) =>
      pastedOf(block, paragraphs(loose.filter(({ line }) => before(line) === at)), by),
    ),
    loose: loose.filter(({ line }) => before(line) === -1),
  };
}

/** The figures that are known, as they are typed, with their labels. */
export const shownFigures = (facts: CreatureFacts, by: Writing): { label: string; text: string }[] =>
  factKeys.flatMap((key) => {
    if (facts[key] === undefined) return [];
    const { label, write } = writtenFigures[key] as Written<unknown>;
    return [{ label, text: write(facts[key], by) }];
  });
