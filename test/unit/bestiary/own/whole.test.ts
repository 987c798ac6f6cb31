import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leadersOf, steppedDice, withHitDice } from '../../../../shared/bestiary/own/adjusted.ts';
import { asMonster } from '../../../../shared/bestiary/own/as-monster.ts';
import { judged } from '../../../../shared/bestiary/own/judged.ts';
import { factsOf, saidFacts } from '../../../../shared/bestiary/own/values.ts';
import { wholeFigures, type Base } from '../../../../shared/bestiary/own/whole.ts';
import { printedFigures } from '../../../../shared/bestiary/printed.ts';
import { readHitDice } from '../../../../shared/bestiary/written/hit-dice.ts';
import type { CreatureFacts } from '../../../../shared/content/schemas/own-creature.ts';
import { bookNamed, books, monsterOf, monstersOf } from '../books.ts';

const termsOf = ({ system, tables }: (typeof books)[number]) => ({ system, tables });
const baseOf = (book: (typeof books)[number], id: string): Base => {
  const monster = monsterOf(book, id);
  return { name: monster.name, monster, figures: printedFigures(monster, book.system) };
};
function hitDice(text: string) {
  const found = readHitDice(text);
  if (!found.ok) throw new Error(found.fault);
  return found.value;
}

/** Worked from the tables of each book by hand. */
describe('a creature of which only the Hit Dice are said', () => {
  test.each([
    ['ose', '3', { bonus: 2, thac0: 17 }, [12, 13, 14, 15, 16], 35],
    ['ose', '3*', { bonus: 2, thac0: 17 }, [12, 13, 14, 15, 16], 50],
    ['swords-wizardry', '3', { bonus: 3, thac0: 16 }, [14], 60],
    ['basic-fantasy', '3', { bonus: 3, thac0: null }, [11, 12, 14, 15, 16], 145],
  ])('%s, HD %s', (book, hd, attack, saves, xp) => {
    const {
      attack: hit,
      saves: saved,
      experience,
    } = wholeFigures({ hitDice: hitDice(hd) }, null, termsOf(bookNamed(book)));
    expect(hit).toMatchObject({ value: attack, mark: 'derived' });
    expect(Object.values(saved.value?.figures ?? {})).toEqual(saves);
    expect(experience.value?.points).toBe(xp);
  });

  test('without Hit Dice nothing is made up', () => {
    const figures = wholeFigures({}, null, termsOf(bookNamed('ose')));
    expect(saidFacts(figures)).toEqual({});
    expect([figures.attack.value, figures.saves.value, figures.experience.value]).toEqual([null, null, null]);
  });
});

describe.each(books)('variants of $system.title', (book) => {
  test('one that differs in nothing is its base, figure by figure', () => {
    for (const monster of monstersOf(book)) {
      const base = baseOf(book, monster.id);
      const whole = wholeFigures({}, base, termsOf(book));
      expect(factsOf(whole), monster.name).toEqual(factsOf(base.figures));
      const { categories, ...entry } = asMonster(
        whole,
        { id: monster.id, name: monster.name, also: monster.also_known_as ?? '', tags: [] },
        monster,
      );
      expect({ ...monster, ...entry, categories }, monster.name).toEqual({
        ...monster,
        source: 'own',
        confidence: 'source',
      });
    }
  });

  test('a copy by what is said of it is the same creature', () => {
    for (const monster of monstersOf(book)) {
      const { figures } = baseOf(book, monster.id);
      const copy = wholeFigures(saidFacts(figures), null, termsOf(book));
      expect(saidFacts(copy), monster.name).toEqual(saidFacts(figures));
    }
  });

  test('whose base goes keeps every figure, however deep it stood', () => {
    const all = monstersOf(book);
    const any = fc.constantFrom(...all);
    const parts = fc.array(
      fc.constantFrom(
        ...(Object.keys(factsOf(baseOf(book, all[0]?.id ?? '').figures)) as (keyof CreatureFacts)[]),
      ),
      { maxLength: 6 },
    );
    const some = fc.tuple(any, parts).map(([monster, keys]) => {
      const facts = factsOf(printedFigures(monster, book.system));
      return Object.fromEntries(keys.map((key) => [key, facts[key]]));
    });
    fc.assert(
      fc.property(fc.option(any, { nil: null }), some, some, (root, first, second) => {
        const terms = termsOf(book);
        const base = root && baseOf(book, root.id);
        const middle = wholeFigures(first, base, terms);
        const monster = asMonster(
          middle,
          { id: 'own:1', name: 'Middle', also: '', tags: [] },
          base?.monster ?? null,
        );
        const before = wholeFigures(second, { name: 'Middle', monster, figures: middle }, terms);
        const after = wholeFigures({ ...first, ...second }, base, terms);
        expect(factsOf(after)).toEqual(factsOf(before));
      }),
    );
  });
});

describe('one Hit Die more or less', () => {
  const goblin = baseOf(bookNamed('ose'), 'goblin');
  const terms = termsOf(bookNamed('ose'));

  test('a goblin of one more attacks, saves and is worth as the tables say', () => {
    const hd = steppedDice(goblin.figures.hitDice.value, 1);
    expect(hd).toMatchObject({ dice: 2, modifier: -1, text: '2-1', hp_average: 8 });
    const facts = withHitDice(goblin.figures, hd ?? hitDice('1'), terms);
    expect(facts.attack).toEqual({ bonus: 1, thac0: 18 });
    expect(facts.saves).toEqual({
      as: { class: 'Monster', level: 2 },
      figures: { death: 12, wands: 13, paralysis: 14, breath: 15, spells: 16 },
    });
    expect(facts.experience).toEqual({ points: 20, alternates: goblin.monster.xp_alternates });
  });

  test('a bonus beside the table stays beside it', () => {
    const printed = {
      ...goblin.figures,
      attack: { ...goblin.figures.attack, value: { bonus: 3, thac0: 16 } },
    };
    expect(withHitDice(printed, hitDice('2'), terms).attack).toEqual({ bonus: 4, thac0: 15 });
  });

  test('half a die has no less, and hit points alone have neither', () => {
    expect(steppedDice(hitDice('½'), -1)).toBeNull();
    expect(steppedDice(hitDice('½'), 1)).toMatchObject({ dice: 1, die: 8, text: '1' });
    expect(steppedDice(hitDice('1'), -1)).toMatchObject({ dice: 1, die: 4, text: '½' });
    expect(steppedDice(hitDice('7 hp'), 1)).toBeNull();
  });

  test('one more and one less is the same die again', () => {
    for (const book of books)
      for (const { hd, name } of monstersOf(book)) {
        const more = steppedDice(hd, 1);
        if (more === null || (hd.dice === 1 && hd.die < 8) || hd.modifier_dice !== undefined) continue;
        const { dice, die, modifier, asterisks } = hd;
        expect(steppedDice(more, -1), name).toMatchObject({ dice, die, modifier, asterisks });
      }
  });
});

test('leaders are those to whom the entry gives experience of their own', () => {
  const book = bookNamed('basic-fantasy');
  const leaders = leadersOf(baseOf(book, 'goblin').figures, termsOf(book));
  expect(leaders.map(({ role, facts }) => [role, facts.hitDice?.text, facts.experience?.points])).toEqual([
    ['warrior', '3-3', 145],
    ['chieftain', '5-5', 360],
    ['king', '7-7', 670],
  ]);
  expect(leaders[0]?.facts.attack).toEqual({ bonus: 3, thac0: null });
});

describe('figures are judged by the book’s own tables', () => {
  const terms = termsOf(bookNamed('ose'));
  const remarks = (facts: CreatureFacts) =>
    judged(wholeFigures(facts, null, terms), terms).map(({ key, text }) => [key, text]);

  test('and told what those say', () => {
    expect(remarks({ hitDice: hitDice('2'), attack: { bonus: 4, thac0: 15 } })).toEqual([
      ['attack', 'HD 2 and THAC0 15 [+4]: the table says THAC0 18 [+1].'],
    ]);
    expect(remarks({ armourClass: { descending: 7, ascending: 13, alternates: [] } })).toEqual([
      ['armourClass', 'AC 7 and [13] do not add up to 19; both are kept.'],
    ]);
    expect(remarks({ hitDice: hitDice('3'), experience: { points: 100, alternates: [] } })).toEqual([
      ['experience', '100 XP: the table says 35 for HD 3.'],
    ]);
  });

  test('what follows from them is never remarked on', () => {
    for (const hd of ['½', '1-1', '1', '4+1*', '20**', '7 hp'])
      expect(remarks({ hitDice: hitDice(hd) })).toEqual([]);
  });
});
