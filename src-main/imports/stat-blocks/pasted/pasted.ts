import { factKeys, writtenFigures } from '../../../../shared/bestiary/written/every-figure.ts';
import type { Writing, Written } from '../../../../shared/bestiary/written/written.ts';
import { creatureLimits } from '../../../../shared/content/schemas/creature-limits.ts';
import type { CreatureFacts } from '../../../../shared/content/schemas/own-creature.ts';
import { blocksIn, type NamedBlock } from '../stat-blocks.ts';
import { BlockFacts } from './block-facts.ts';
import { comerLine } from './comer-line.ts';

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
  /** The line by which they come to a fight; null where it has no armour class, or no Hit Dice. */
  comer: string | null;
}

export interface Pasted {
  creatures: PastedCreature[];
  /** Lines before the first block. */
  loose: { line: number; text: string }[];
}

const nameless = 'Nameless';

function pastedOf(block: NamedBlock, told: readonly string[], by: Writing): PastedCreature {
  const { fields, behind, firstLine, lastLine, read } = block;
  const made = new BlockFacts(by);
  made.notes.push(...read.notes);
  if (read.number !== null) made.notes.push(`Number: ${read.number}`);
  // Damage belongs to attacks, wherever it stands.
  for (const field of fields.toSorted(
    (one, other) => Number(one.key === 'Damage') - Number(other.key === 'Damage'),
  ))
    made.read(field);
  if (behind !== '') made.notes.push(behind);
  made.notes.push(...told);
  const unread = made.faults.map(({ field, why }) => `${field.label} ${field.text.slice(0, 80)}: ${why}`);
  if (read.name === '') unread.push('No name stands before it.');
  const notes = made.notes.join('\n\n');
  if (notes.length > creatureLimits.notes) unread.push('Its notes were too long, and end early.');
  const name = read.name === '' ? nameless : read.name;
  return {
    name,
    lines: { first: firstLine + 1, last: lastLine + 1 },
    facts: made.facts,
    notes: notes.slice(0, creatureLimits.notes),
    unread,
    comer: comerLine(block, name),
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
