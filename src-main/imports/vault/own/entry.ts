import { isDeepStrictEqual } from 'node:util';
import type { CreatureFacts } from '../../../../shared/content/schemas/own-creature.ts';
import type { BookCreature, ToldCreature } from '../../creatures/book-creature.ts';
import type { BestiaryTerms, ReadEntry, Unread } from '../../entry.ts';
import { judgeBook } from '../../judge/judge-book.ts';
import type { Described } from '../described.ts';
import { vaultOwn } from './creature.ts';

/** A stat block of a note as a creature of the bestiary, or as a variant of the one it extends. */

interface Around {
  /** Paragraphs that stand around it in its note. */
  prose: readonly string[];
  /** What is told of it beside what the reading tells. */
  told: readonly Unread[];
}

export function vaultEntry(
  { name, own, base, all }: Described,
  { system, writing, printed }: BestiaryTerms,
  { prose, told: before }: Around,
): ReadEntry {
  const isVariant = base !== null && (base.figures !== null || base.name.toLowerCase() in printed);
  const read = vaultOwn(own, writing, { prose, isVariant });
  const unread = [...read.unread, ...before];
  const entry = (of: Pick<BookCreature, 'base' | 'whole'>, said: ToldCreature): ReadEntry =>
    judgeBook({ is: 'creature', name, system, ...of, ...said }, unread);
  if (base === null) return entry({ base: null, whole: null }, read.told);
  if (base.figures === null) {
    const id = printed[base.name.toLowerCase()];
    return entry({ base: id === undefined ? null : { book: system, id }, whole: null }, read.told);
  }
  const whole = vaultOwn(all, writing, { prose }).told;
  const differing = differingFacts(whole.facts, vaultOwn(base.figures, writing).told.facts);
  return entry({ base: { own: base.name }, whole }, { ...read.told, facts: differing });
}

const differingFacts = (of: CreatureFacts, from: CreatureFacts): CreatureFacts =>
  Object.fromEntries(
    Object.entries(of).filter(([key, value]) => !isDeepStrictEqual(value, from[key as keyof CreatureFacts])),
  );
