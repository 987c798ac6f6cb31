import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../../../shared/bestiary/own/values.ts';
import { printedFigures } from '../../../../shared/bestiary/printed.ts';
import { factKeys, writtenFigures, type FactKey } from '../../../../shared/bestiary/written/every-figure.ts';
import { writingOf, type Written } from '../../../../shared/bestiary/written/written.ts';
import { creatureFacts } from '../../../../shared/content/schemas/own-creature.ts';
import { bookNamed, books, monstersOf } from '../books.ts';

/** How a value is printed or averaged tells nothing of what it is. */
function core(key: FactKey, value: unknown): unknown {
  if (key === 'hitDice') return { ...(value as object), text: '', hp_average: 0 };
  if (key === 'attacks')
    return (value as { list: { by_weapon_modifier?: number }[] }).list.map(
      ({ by_weapon_modifier: more = 0, ...each }) => ({ ...each, more }),
    );
  if (key === 'armourClass') {
    const { hit_only_by: by = null, ...ac } = value as { hit_only_by?: string | null };
    return { ...ac, by };
  }
  if (key === 'movement')
    return (value as { turn_distance_ft?: number }[]).map(({ turn_distance_ft: turning = 5, ...move }) => ({
      ...move,
      turning,
    }));
  return value;
}

/** What says more than a line of a block can; it stays as it is as long as nobody types over it. */
const unlike: Readonly<Record<string, { [Key in FactKey]?: readonly string[] }>> = {
  ose: { attacks: ['Giant Hawk: 1 talons or beak (1d6)', 'Normal Hawk: 1 talons or beak (1d2)'] },
  'swords-wizardry': {
    attacks: [
      'Leech, Giant: 1 bite (drains Constitution 1d4 as printed; level drain in the text)',
      'Salamander: 1 touch and constrict (2d8, 1d6 heat), 1 weapon (1d6)',
    ],
  },
};

describe.each(books)('$system.title', (book) => {
  const { system } = book;
  const writing = writingOf(system.bestiary, false);

  test.each(factKeys)('%s of every creature is read back from its own line', (key) => {
    const written = writtenFigures[key] as Written<unknown>;
    const other: string[] = [];
    for (const monster of monstersOf(book)) {
      const value = factsOf(printedFigures(monster, system))[key];
      if (value === undefined || value === null) continue;
      const text = written.write(value, writing);
      if (text === '') continue;
      const found = written.read(text, writing);
      if (!found.ok || !isDeepStrictEqual(core(key, found.value), core(key, value)))
        other.push(`${monster.name}: ${text}`);
    }
    expect(other).toEqual(unlike[system.id]?.[key] ?? []);
  });

  test('every figure that is printed keeps within the limits of own ones', () => {
    for (const monster of monstersOf(book)) {
      const found = creatureFacts.safeParse(factsOf(printedFigures(monster, system)));
      expect(found.success ? [] : found.error.issues, monster.name).toEqual([]);
    }
  });
});

const reads = (key: FactKey, text: string, book = 'ose') => {
  const written = writtenFigures[key] as Written<unknown>;
  const found = written.read(text, writingOf(bookNamed(book).system.bestiary, false));
  return found.ok ? found.value : found.fault;
};

test.each<[FactKey, string, unknown]>([
  [
    'hitDice',
    '3+1**',
    { dice: 3, die: 8, modifier: 1, asterisks: 2, hp_fixed: null, hp_average: 14, text: '3+1**' },
  ],
  ['hitDice', '½', { dice: 1, die: 4, modifier: 0, asterisks: 0, hp_fixed: null, hp_average: 2, text: '½' }],
  [
    'hitDice',
    '1d6 hit points',
    { dice: 1, die: 6, modifier: 0, asterisks: 0, hp_fixed: null, hp_average: 3, text: '1d6 hit points' },
  ],
  [
    'hitDice',
    '7 hp',
    { dice: 0, die: 8, modifier: 0, asterisks: 0, hp_fixed: 7, hp_average: 7, text: '7 hp' },
  ],
  ['hitDice', '1000d8', 'Hit Dice go from 1 to 100, of 1 to 100 faces.'],
  ['hitDice', 'many', 'Hit Dice are written like 3+1*, ½, 1d6 or 7 hp.'],
  ['armourClass', '5', { descending: 5, ascending: 14, alternates: [] }],
  ['armourClass', '7 [13]', { descending: 7, ascending: 13, alternates: [] }],
  [
    'armourClass',
    'plate',
    'Armour class is written like 5 [14]; others behind a comma, like 8 [11] unarmoured.',
  ],
  ['attack', '+3', { bonus: 3, thac0: 16 }],
  ['attack', 'THAC0 17', { bonus: 2, thac0: 17 }],
  ['attack', '15 [+2]', { bonus: 2, thac0: 15 }],
  ['morale', '7, 9 with king', { score: 7, alternates: [{ value: 9, when: 'with king' }] }],
  ['morale', '13', 'Morale goes from 2 to 12; another behind a comma, like 7, 9 with king.'],
  ['saves', 'F3', { as: { class: 'Fighter', level: 3 }, figures: null }],
  [
    'saves',
    '12 13 14 15 16',
    { as: null, figures: { death: 12, wands: 13, paralysis: 14, breath: 15, spells: 16 } },
  ],
  ['saves', '1 13 14 15 16', 'A save goes from 2 to 20.'],
  ['alignment', 'c', { any: ['Chaotic'], usual: null }],
  ['numberAppearing', '2-8 / special', { dungeon: '2d4', wilderness: 'special', lair: null }],
  [
    'experience',
    '1,250, king 2,300 (HD 7)',
    { points: 1250, alternates: [{ value: 2300, role: 'king', hd: '7' }] },
  ],
  ['treasure', 'C ×½', { types: [], lair_types: [], multiplier: 1, extra_gp: null, special: ['C x½'] }],
  ['treasure', 'A, +1000 gp', { types: ['A'], lair_types: [], multiplier: 1, extra_gp: '1000', special: [] }],
  [
    'movement',
    "120' (40'), fly 80",
    [
      { mode: 'walk', per_turn_ft: 120, per_round_ft: 40 },
      { mode: 'fly', per_turn_ft: 240, per_round_ft: 80 },
    ],
  ],
])('%s typed as %s', (key, text, expected) => expect(reads(key, text)).toEqual(expected));

test('a rate is typed where the book has rates', () => {
  expect(reads('movement', '9', 'swords-wizardry')).toEqual([
    { mode: 'walk', per_turn_ft: 180, per_round_ft: 30, rate: 9 },
  ]);
});
