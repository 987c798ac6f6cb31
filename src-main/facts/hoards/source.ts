import { refused, TurnkeeperError } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { Dragon, TreasureBook, TreasureRules } from '../../../shared/rules/treasure/rules.ts';
import type { TreasureSource } from '../../../shared/treasure/plan.ts';
import { readTreasure } from '../../../shared/treasure/read.ts';
import { counted } from '../../../shared/words/figures.ts';
import { treasureText } from '../../content/monster-sheet.ts';
import type { Monster } from '../../content/creatures.ts';
import type { ContentOf } from '../../content/content-for.ts';
import { type TreasureContent, treasureBook } from '../../content/treasure-book.ts';

export type AskedSource = ParsedInput<'treasure.take'>['source'];
export type Content = TreasureContent & ContentOf<'monsters'>;

/** What is rolled for, by whose tables, and what of it nobody could read. */
export interface ReadSource {
  title: string;
  source: TreasureSource;
  left: readonly string[];
  rules: TreasureRules;
  book: TreasureBook;
}

/** Throws not-found where the system has no open tables, or no such creature. */
export function readSource(asked: AskedSource, rules: TreasureRules, content: Content): ReadSource {
  const book = treasureBook(content);
  if (!book || rules.way === 'own tables')
    throw new TurnkeeperError(
      'not-found',
      'This system has no open tables of treasure. Roll on tables of the campaign’s own. Nothing was rolled.',
    );
  const by = { left: [], rules, book };
  switch (asked.by) {
    case 'letters': {
      const { source, left } = readTreasure(asked.text, book.tables, asked.bearers);
      const dragon = dragonOf(asked, rules);
      return {
        ...by,
        title: titled(`Treasure ${asked.text.trim()}`, dragon),
        source: { ...source, dragon },
        left,
      };
    }
    case 'unguarded':
      return { ...by, title: `Unguarded treasure, level ${asked.level}`, source: asked };
    case 'experience':
      return { ...by, title: `A hoard of ${counted(asked.points, 'experience point')}`, source: asked };
    case 'creature': {
      const monster = monsterNamed(content, asked.id);
      const title = asked.count === 1 ? monster.name : `${asked.count} × ${monster.name}`;
      if (rules.way === 'experience')
        return { ...by, title, source: { by: 'experience', points: monster.xp * asked.count } };
      const dragon = dragonOf(asked, rules);
      const source = { ...sourceOf(monster, asked, book.tables), dragon };
      return { ...by, title: titled(title, dragon), source };
    }
  }
}

/** Throws refused where the book's chances go by no dragon. */
function dragonOf(
  { dragon = null }: { dragon?: Dragon | null | undefined },
  rules: TreasureRules,
): Dragon | null {
  if (dragon !== null && !(rules.way === 'letters' && rules.chanceOf))
    throw refused('No letter of this book goes by the age of a dragon. Nothing was rolled.');
  return dragon;
}

const titled = (title: string, dragon: Dragon | null): string =>
  dragon === null ? title : `${title} (age ${dragon.age}, ${dragon.hitDice} HD)`;

function monsterNamed({ monsters }: Content, id: string): Monster {
  const found = monsters.byId(id);
  if (found) return found;
  throw new TurnkeeperError('not-found', 'The book has no such creature. Choose another.', {
    'source.id': 'Choose another.',
  });
}

/** What each bears comes before what lies in the lair; its multiplier counts for either. */
function sourceOf(
  { treasure }: Monster,
  { count, lair }: { count: number; lair: boolean },
  { types }: TreasureBook['tables'],
): Extract<TreasureSource, { by: 'letters' }> {
  const { types: borne, lair_types: inLair, multiplier, extra_gp: gold, special } = treasure;
  const asked = lair ? [...borne, ...inLair.filter((type) => !borne.includes(type))] : borne;
  const isBorne = (letter: string) => types.find(({ type }) => type === letter)?.kind === 'individual';
  return {
    by: 'letters',
    letters: asked.map((letter) => ({ letter, times: multiplier * (isBorne(letter) ? count : 1) })),
    gold: gold === null ? [] : [gold],
    words: special,
    dragon: null,
  };
}

/** Creatures that have treasure, with what the book says of it. */
export const bearersIn = ({ monsters }: ContentOf<'monsters'>, rules: TreasureRules) =>
  monsters.entries.flatMap((monster) => {
    const treasure = rules.way === 'experience' ? `${monster.xp} XP` : treasureText(monster);
    return treasure === '' ? [] : [{ id: monster.id, name: monster.name, treasure }];
  });
