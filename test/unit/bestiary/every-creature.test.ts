import { describe, expect, test } from 'vitest';
import { sameName } from '../../../shared/bestiary/book.ts';
import { converted } from '../../../shared/bestiary/converted.ts';
import { figuresIn } from '../../../shared/bestiary/figures-in.ts';
import type { CreatureFigures } from '../../../shared/bestiary/figures.ts';
import type { Figure } from '../../../shared/bestiary/marks.ts';
import { printedFigures } from '../../../shared/bestiary/printed.ts';
import { parseDice } from '../../../shared/dice/notation.ts';
import { books, monstersOf, sheetSystems } from './books.ts';

const inventories = import.meta.glob<{ id: string }[]>('../../../shared/rules/*/inventory.json', {
  import: 'default',
  eager: true,
});
const ids = new Set(Object.values(inventories).flatMap((rules) => rules.map(({ id }) => id)));
const ways = books.flatMap((from) =>
  books.filter((to) => to !== from).map((to) => ({ name: `${from.system.id} in ${to.system.id}`, from, to })),
);

const figuresOf = (figures: object): (Figure<unknown> | null)[] =>
  Object.values(figures) as (Figure<unknown> | null)[];

function expectKnown(figures: readonly (Figure<unknown> | null)[]): void {
  for (const figure of figures) {
    if (figure === null) continue;
    const { mark, why, rule } = figure;
    if (!/^[A-Z0-9].*\.$/su.test(why) || why.includes('undefined') || mark === 'typed') throw new Error(why);
    if (rule !== null && !ids.has(rule)) throw new Error(`There is no rule ${rule}.`);
  }
}

describe.each(books)('every creature of $system.id', (book) => {
  test('is printed in its own book, figure by figure', () => {
    for (const monster of monstersOf(book)) {
      const figures = printedFigures(monster, book.system);
      expectKnown(figuresOf(figures));
      const { treasure, ...others } = figures;
      const marks = new Set(
        Object.values(others).flatMap((figure) => (figure === null ? [] : [figure.mark])),
      );
      expect([...marks]).toEqual(['printed']);
      expect(treasure.mark).toBe(treasure.value.worth === null ? 'printed' : 'derived');
      expect(figuresIn(monster, book.system, book.system, books)).toEqual({ kind: 'printed', figures });
    }
  });

  test.each(sheetSystems)('is suggested in $id, all guessed', (system) => {
    for (const monster of monstersOf(book)) {
      const { kind, figures } = figuresIn(monster, book.system, system, books);
      expect(kind).toBe('suggested');
      expectKnown(figuresOf(figures));
      expect(new Set(figuresOf(figures).map((figure) => figure?.mark))).toEqual(new Set(['guessed']));
    }
  });
});

describe.each(ways)('every creature of $name', ({ from, to }) => {
  test('has every figure, each with its mark and why', () => {
    for (const monster of monstersOf(from)) {
      const figures = converted(monster, from.system, to.system, books);
      expectKnown(figuresOf(figures));
      expect(figuresOf(figures).some((figure) => figure?.mark === 'printed')).toBe(false);
      expect(figures.experience.value).not.toBeNull();
      expect(figures.saves.value).not.toBeNull();
      if (figures.treasure.value.worth !== null) parseDice(figures.treasure.value.worth);
    }
  });

  test('is compared where it is printed, and converted where it is not', () => {
    for (const monster of monstersOf(from)) {
      const other = sameName(monster, to);
      const found = figuresIn(monster, from.system, to.system, books);
      if (other === null) {
        expect(found).toEqual({
          kind: 'converted',
          figures: converted(monster, from.system, to.system, books),
        });
        continue;
      }
      expect(found).toMatchObject({
        kind: 'compared',
        other: { id: other.id },
        figures: printedFigures(other, to.system),
      });
    }
  });

  test('is converted without the content of its target as far as that goes', () => {
    const bare = books.map((book) => (book === to ? { ...book, tables: null } : book));
    for (const monster of monstersOf(from)) {
      const figures = converted(monster, from.system, to.system, bare);
      expectKnown(figuresOf(figures));
      expect(figures.experience.value).toBeNull();
      expect(figures.attack.value).not.toBeNull();
    }
  });

  test('has its armour class again on the way back', () => {
    for (const monster of monstersOf(from)) {
      const { armourClass } = converted(monster, from.system, to.system, books);
      const there = { ...monster, ac: armourClass.value };
      expect(converted(there, to.system, from.system, books).armourClass.value).toEqual(monster.ac);
    }
  });

  test('has each attack, and all that is special, as it is printed', () => {
    for (const monster of monstersOf(from)) {
      const { attacks, special } = converted(monster, from.system, to.system, books);
      expect(attacks.value).toEqual({ list: monster.attacks, text: monster.attacks_text });
      expect(special.value).toEqual(monster.special);
    }
  });
});

test('only what differs stands beside a printed figure', () => {
  for (const { from, to } of ways)
    for (const monster of monstersOf(from)) {
      const found = figuresIn(monster, from.system, to.system, books);
      if (found.kind !== 'compared') continue;
      const ruled = converted(monster, from.system, to.system, books);
      for (const key of Object.keys(found.beside) as (keyof CreatureFigures)[]) {
        expect(found.beside[key]).toEqual(ruled[key]);
        expect(found.figures[key]?.value).not.toEqual(ruled[key]?.value);
      }
    }
});
