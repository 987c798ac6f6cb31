import { describe, expect, test } from 'vitest';
import { sameName, type Book } from '../../../shared/bestiary/book.ts';
import { converted } from '../../../shared/bestiary/converted.ts';
import type { CreatureFigures, Monster } from '../../../shared/bestiary/figures.ts';
import { countedDice } from '../../../shared/rules/bestiary/hit-dice.ts';
import { bookNamed, books, monstersOf } from './books.ts';

/**
 * What two books print of one creature against what the rules make of it. Names are counted once, by their letters
 * alone: "Hydra (5 heads)" and "Hydra (6 heads)" are one, and second names do not count.
 */

interface Pair {
  /** As the rules have it in the other book. */
  ruled: CreatureFigures;
  own: Monster;
  printed: Monster;
}

const letters = ({ name }: Monster): string =>
  (
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  )
    .toSorted()
    .join(' ');

function pairsOf(from: Book, to: Book): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const own of monstersOf(from)) {
    const printed = sameName(own, to);
    if (printed === null || letters(own) !== letters(printed)) continue;
    pairs.set(letters(own), { own, printed, ruled: converted(own, from.system, to.system, books) });
  }
  return [...pairs.values()];
}

/** How many of those that have the figure in both books have it alike. */
function alike(
  pairs: readonly Pair[],
  ruled: (pair: Pair) => unknown,
  printed: (pair: Pair) => unknown,
): [number, number] {
  const both = pairs.filter((pair) => (ruled(pair) ?? null) !== null && (printed(pair) ?? null) !== null);
  return [both.filter((pair) => String(ruled(pair)) === String(printed(pair))).length, both.length];
}

const firstWalk = (moves: Monster['movement']) => moves.find(({ mode }) => mode === 'walk')?.per_round_ft;
const sameDice = ({ own, printed }: Pair): boolean =>
  own.hd.dice === printed.hd.dice && own.hd.die === printed.hd.die && own.hd.modifier === printed.hd.modifier;
const lettered = ({ types }: Monster['treasure']): string | null =>
  types.length === 0 ? null : types.join();

const dice = (pairs: readonly Pair[]) =>
  alike(
    pairs,
    ({ ruled }) => ruled.hitDice.value.dice,
    ({ printed }) => printed.hd.dice,
  );
const attack = (pairs: readonly Pair[]) =>
  alike(
    pairs,
    ({ ruled }) => ruled.attack.value?.bonus,
    ({ printed }) => printed.attack_bonus,
  );
const armour = (pairs: readonly Pair[]) =>
  alike(
    pairs,
    ({ ruled }) => ruled.armourClass.value.ascending,
    ({ printed }) => printed.ac.ascending,
  );
const pace = (pairs: readonly Pair[]) =>
  alike(
    pairs,
    ({ ruled }) => firstWalk(ruled.movement.value),
    ({ printed }) => firstWalk(printed.movement),
  );

describe('ose in basic-fantasy', () => {
  const pairs = pairsOf(bookNamed('ose'), bookNamed('basic-fantasy'));

  test('96 names', () => {
    expect(pairs).toHaveLength(96);
  });

  test('attacks from equal Hit Dice are all alike', () => {
    expect(attack(pairs.filter(sameDice))).toEqual([83, 83]);
  });

  test('Hit Dice, armour class, morale, movement and treasure are alike as often as measured', () => {
    expect(dice(pairs)).toEqual([89, 96]);
    expect(armour(pairs)).toEqual([59, 95]);
    expect(
      alike(
        pairs,
        ({ ruled }) => ruled.morale.value?.score,
        ({ printed }) => printed.morale,
      ),
    ).toEqual([87, 96]);
    expect(pace(pairs)).toEqual([72, 87]);
    expect(
      alike(
        pairs,
        ({ ruled }) => lettered(ruled.treasure.value),
        ({ printed }) => lettered(printed.treasure),
      ),
    ).toEqual([40, 47]);
  });

  test('where the armour classes differ, most differ by one', () => {
    const apart = pairs.flatMap(({ ruled, printed }) =>
      ruled.armourClass.value.ascending === null || printed.ac.ascending === null
        ? []
        : [ruled.armourClass.value.ascending - printed.ac.ascending],
    );
    const count = (by: number) => apart.filter((each) => Math.abs(each) === by).length;
    expect(count(0)).toBeGreaterThan(count(1));
    expect(count(1)).toBeGreaterThan(count(2));
  });
});

describe('ose in swords-wizardry', () => {
  const pairs = pairsOf(bookNamed('ose'), bookNamed('swords-wizardry'));

  test('63 names, an accent not counted', () => {
    expect(pairs).toHaveLength(63);
  });

  test('attack, armour class, Hit Dice, alignment and movement are alike as often as measured', () => {
    expect(attack(pairs.filter(sameDice))).toEqual([31, 31]);
    expect(armour(pairs)).toEqual([43, 63]);
    expect(dice(pairs)).toEqual([51, 63]);
    expect(
      alike(
        pairs,
        ({ ruled }) => ruled.alignment.value.any.join(),
        ({ printed }) => printed.alignment.join(),
      ),
    ).toEqual([50, 63]);
    expect(pace(pairs)).toEqual([44, 61]);
  });
});

describe.each(books)('$system.id explains its own figures', ({ system, byId, tables }) => {
  const monsters = [...byId.values()];
  const share = (figure: (monster: Monster) => unknown, ruled: (monster: Monster) => unknown) => {
    const printed = monsters.filter((monster) => figure(monster) !== null);
    const same = printed.filter(
      (monster) => JSON.stringify(figure(monster)) === JSON.stringify(ruled(monster)),
    );
    return [same.length, printed.length];
  };
  const { bestiary } = system;

  test('attacks by its own table', () => {
    const expected = { ose: [229, 233], 'basic-fantasy': [292, 293], 'swords-wizardry': [209, 209] };
    expect(
      share(
        (monster) => monster.attack_bonus,
        ({ hd }) => bestiary.attack(countedDice(hd)).bonus,
      ),
    ).toEqual(expected[system.id as keyof typeof expected]);
  });

  test('experience by its own table', () => {
    const expected = { ose: [233, 233], 'basic-fantasy': [291, 293], 'swords-wizardry': [194, 212] };
    const award = ({ hd, challenge_level: level }: Monster) => {
      const counted = countedDice(hd);
      const { count } = bestiary.powers(counted, { asterisks: hd.asterisks, level: level ?? null });
      return bestiary.award(counted, count, tables)?.points;
    };
    expect(share(({ xp }) => xp, award)).toEqual(expected[system.id as keyof typeof expected]);
  });

  test('saves by its own table', () => {
    const expected = { ose: [233, 233], 'basic-fantasy': [290, 290], 'swords-wizardry': [205, 212] };
    const saves = ({ hd, save_as: saveAs }: Monster) => {
      const counted = countedDice(hd);
      return bestiary.saves(bestiary.saver(saveAs, counted), counted, tables)?.figures;
    };
    expect(share((monster) => monster.saves, saves)).toEqual(expected[system.id as keyof typeof expected]);
  });

  test('moves by its own measure', () => {
    const moves = monsters.flatMap(({ movement }) => movement);
    const other = moves.filter(({ per_round_ft: feet, per_turn_ft: turn, rate }) => {
      const written = bestiary.movement.written(feet);
      return written.per_turn_ft !== turn || written.rate !== rate;
    });
    // A grey ooze creeps 10 feet a turn, which is three feet and a third a round.
    expect(other.map(({ per_turn_ft: turn }) => turn)).toEqual(system.id === 'ose' ? [10] : []);
  });
});
