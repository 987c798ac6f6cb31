import { describe, expect, test } from 'vitest';
import { sameName } from '../../../shared/bestiary/book.ts';
import { bookNamed, monsterOf, monstersOf } from './books.ts';

const [ose, basic, swords] = ['ose', 'basic-fantasy', 'swords-wizardry'].map(bookNamed) as [
  ReturnType<typeof bookNamed>,
  ReturnType<typeof bookNamed>,
  ReturnType<typeof bookNamed>,
];

describe('a creature is found in another book', () => {
  test.each([
    ['goblin', basic, 'Goblin'],
    ['polar-bear', basic, 'Bear, Polar'],
    ['owl-bear', basic, 'Owlbear'],
    ['lizard-man', swords, 'Lizardman'],
    ['doppelganger', swords, 'Doppelganger'],
    ['red-dragon', basic, 'Dragon, Mountain (Red Dragon)'],
    ['panther', basic, 'Leopard (Panther)'],
    ['shrieker', basic, 'Shrieker (Wailing Morel)'],
    ['red-dragon', swords, 'Dragon, Red (10 HD)'],
    ['hydra-7', basic, 'Hydra, 7 Heads'],
    ['hydra-7', swords, 'Hydra (7 HD)'],
    ['hellhound-5', swords, 'Hell Hound (5 HD)'],
    ['purple-worm', basic, 'Purple Worm (15 HD)'],
    ['dragon-turtle', swords, 'Dragon Turtle (14 HD)'],
  ])('%s of ose in another: %#', (id, book, name) => {
    expect(sameName(monsterOf(ose, id), book)?.name).toBe(name);
  });

  test('and back', () => {
    expect(sameName(monsterOf(basic, 'bear-polar'), ose)?.name).toBe('Polar Bear');
    expect(sameName(monsterOf(swords, 'treant-11-hd'), ose)?.name).toBe('Treant');
    expect(sameName(monsterOf(basic, 'ghoul'), basic)).toBe(monsterOf(basic, 'ghoul'));
  });

  test('or is not', () => {
    expect(sameName(monsterOf(ose, 'thoul'), basic)).toBeNull();
    expect(sameName(monsterOf(ose, 'goblin'), { byId: new Map(), byName: new Map() })).toBeNull();
    expect(sameName(monsterOf(swords, 'demon-vrock'), ose)).toBeNull();
  });

  test('by its id where the names differ', () => {
    const goblin = monsterOf(ose, 'goblin');
    expect(sameName({ ...goblin, name: 'Grub' }, basic)?.name).toBe('Goblin');
  });
});

test('so many creatures are in two books', () => {
  const shared = [ose, basic, swords].flatMap((one) =>
    [ose, basic, swords]
      .filter((other) => other !== one)
      .map((other) => [
        one.system.id,
        other.system.id,
        monstersOf(one).filter((monster) => sameName(monster, other)).length,
      ]),
  );
  expect(shared).toEqual([
    ['ose', 'basic-fantasy', 126],
    ['ose', 'swords-wizardry', 88],
    ['basic-fantasy', 'ose', 135],
    ['basic-fantasy', 'swords-wizardry', 102],
    ['swords-wizardry', 'ose', 107],
    ['swords-wizardry', 'basic-fantasy', 110],
  ]);
});
