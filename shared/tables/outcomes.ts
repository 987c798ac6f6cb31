import { giftWords } from './gift-words.ts';
import type { RollTree } from './rolled.ts';
import { tablesIn } from './rolled-tables.ts';

/** Creatures that a roll gives. */
export interface Comers {
  readonly who: string;
  /** Of the campaign's book, or an own one; null: by name alone. */
  readonly creatureId: string | null;
  /** Null where no dice said. */
  readonly number: number | null;
}

/** Things that a roll gives, so many of them. */
export interface GivenThings {
  readonly name: string;
  readonly quantity: number;
}

/** What came of a roll, apart: its words, whom and what things it gives, and what else. */
export interface Outcomes {
  readonly text: string;
  readonly comers: readonly Comers[];
  readonly things: readonly GivenThings[];
  /** Treasure by its letters, pages and whatever else is given, each in words. */
  readonly others: readonly string[];
}

/** In the order in which the dice fell. Tables that were given and rolled tell their own words. */
export function outcomesOf({ root, text }: Pick<RollTree, 'root' | 'text'>): Outcomes {
  const comers: Comers[] = [];
  const things: GivenThings[] = [];
  const others: string[] = [];
  for (const { gives } of tablesIn(root))
    for (const { gift, amount, tables } of gives) {
      if (gift.kind === 'creature')
        comers.push({
          who: gift.name,
          creatureId: gift.creature === '' ? null : gift.creature,
          number: amount?.total ?? null,
        });
      else if (gift.kind === 'thing') {
        const quantity = amount?.total ?? 1;
        // Dice may come to nought and less.
        if (quantity > 0 && gift.name !== '') things.push({ name: gift.name, quantity });
      } else if (gift.kind === 'table') others.push(...tables.map((table) => table.text));
      else others.push(giftWords(gift, () => undefined));
    }
  return { text, comers, things, others: others.filter((words) => words !== '') };
}

/** "Goblins led by Snot; 5 × Goblin; 2 torches; treasure C"; empty where nothing came. */
export function wordsOfOutcomes({ text, comers, things, others }: Outcomes): string {
  const parts = [
    text,
    ...comers.map(({ who, number }) => (number === null ? who : `${number} × ${who}`)),
    ...things.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} ${name}`)),
    ...others,
  ].filter((part) => part !== '');
  return parts.map((part, at) => (at < parts.length - 1 ? part.replace(/\.$/u, '') : part)).join('; ');
}

/** "Caves, 7: Goblins led by Snot; 5 × Goblin; treasure C", at most so many letters. */
export function outcomeWords(name: string, roll: Pick<RollTree, 'root' | 'text'>, most: number): string {
  const said = wordsOfOutcomes(outcomesOf(roll));
  const at = roll.root.total === null ? '' : `, ${roll.root.total}`;
  const whole = `${name}${at}: ${said === '' ? 'nothing' : said}`;
  return whole.length > most ? `${whole.slice(0, most - 1)}…` : whole;
}
