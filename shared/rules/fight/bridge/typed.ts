import type { Bridge, Crossed } from './bridge.ts';
import type { FighterFigure, Retyped, TypedFigures } from './figures.ts';
import { giftedCreature, giftedPerson, usesOf, withDamageTyped, withoutSpent } from './gifted.ts';
import type { GiftBook } from './gifts.ts';

/** Figures the referee typed, over what the sheet or the stat block says. */

type FiguresOf<Stats> = (stats: Stats) => readonly FighterFigure<Stats>[];

/** His stats with these in place of his own; null takes one away. */
export function mixed<Stats>(own: Stats, part: object): Stats {
  const all: Record<string, unknown> = { ...(own as object) };
  for (const [key, value] of Object.entries(part)) {
    if (value === null) Reflect.deleteProperty(all, key);
    else all[key] = value;
  }
  return all as Stats;
}

/** What differs, as a part of stats. */
export function partOf(before: object, after: object): Retyped<Record<string, unknown>> {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const keys = new Set([...was.keys(), ...is.keys()]);
  const changed = [...keys].filter((key) => JSON.stringify(was.get(key)) !== JSON.stringify(is.get(key)));
  return Object.fromEntries(changed.map((key) => [key, is.get(key) ?? null]));
}

/**
 * With what was typed. Whoever types the figure that stands there already has looked at it, and it is asked for no more;
 * what no figure of his is called, or cannot be, changes nothing.
 */
export function withTyped<Stats>(
  { stats: own, wanting }: Crossed<Stats>,
  typed: TypedFigures,
  figuresOf: FiguresOf<Stats>,
): Crossed<Stats> {
  let stats = own;
  const seen = new Set<string>();
  for (const [title, text] of Object.entries(typed)) {
    const asked = wanting.find((each) => each.title === title);
    if (asked?.taken === text) seen.add(title);
    else {
      const made = figuresOf(stats)
        .find((each) => each.title === title)
        ?.typed(text);
      if (made === undefined || typeof made === 'string') continue;
      stats = mixed(stats, made);
      seen.add(title);
    }
  }
  return seen.size === 0
    ? { stats, wanting }
    : { stats, wanting: wanting.filter((each) => !seen.has(each.title)) };
}

/** A book's way across, with what the referee typed over all of it. */
export function bridged<Stats>(
  book: Bridge<Stats>,
  gifts: GiftBook,
  flying: FiguresOf<Stats>,
): Bridge<Stats> {
  const figures: FiguresOf<Stats> = (stats) => [...book.figures(stats), ...usesOf(stats)];
  const creatures: FiguresOf<Stats> = (stats) => [...figures(stats), ...flying(stats)];
  return {
    person: (facts, settings, content) => {
      const plain = book.person(facts, settings, content);
      const { stats, wanting, ...more } = giftedPerson(gifts, facts, content, plain);
      const crossed = withTyped({ stats, wanting }, facts.typed ?? {}, figures);
      return { ...withoutSpent(crossed, facts.spent), ...more };
    },
    creature: (facts, settings) => {
      const { typed = {}, spent } = facts;
      const gifted = giftedCreature(gifts, facts, (of) => book.creature(of, settings));
      const { stats, wanting, ...more } = gifted;
      const crossed = withTyped({ stats: withDamageTyped(stats, typed), wanting }, typed, creatures);
      return { ...withoutSpent(crossed, spent), ...more };
    },
    ...(book.things && { things: book.things }),
    figures: (stats, of) => (of === 'person' ? figures(stats) : creatures(stats)),
  };
}
