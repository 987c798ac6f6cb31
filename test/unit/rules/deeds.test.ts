import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PersonFacts } from '../../../shared/rules/characters/character.ts';
import type { DeedKind, Doer } from '../../../shared/rules/exploration/deeds.ts';
import {
  deedChance,
  deedKinds,
  learntChance,
  mayTryAgain,
  sameSpot,
  throwDeed,
} from '../../../shared/rules/exploration/deeds.ts';
import { systemById } from '../../../shared/rules/registry.ts';
import { contentOf, contentSystems } from '../content/starter-content.ts';

const nobody = { classId: null, raceId: null, level: 1, xp: 0 };
const middling = {
  strength: 10,
  intelligence: 10,
  wisdom: 10,
  dexterity: 13,
  constitution: 10,
  charisma: 10,
};

type Who = Partial<Omit<PersonFacts, 'abilities'>> & { strength?: number; dexterity?: number };

function systemOf(id: string) {
  const system = systemById(id);
  if (!system) throw new Error(`No system ${id}.`);
  return system;
}

function doer(id: string, { strength = 10, dexterity = 13, ...who }: Who): Doer {
  const system = systemOf(id);
  const stocked = contentSystems.find((each) => each === id);
  const content = stocked ? contentOf(stocked).classes : null;
  const person = { ...nobody, ...who, abilities: { ...middling, strength, dexterity } };
  const figures = system.characters.figures(person, [], content, {});
  return { person, skills: [], figures: figures.map((each) => ({ ...each, overruled: false })) };
}

/** "20 in 100", or "no" where only the trained may. */
function says(id: string, who: Doer, kind: DeedKind): string {
  const { able, chance, sides } = deedChance(systemOf(id).deeds[kind], who);
  return able ? `${String(chance)} in ${String(sides)}` : 'no';
}

/** Those that have odds of their own; for the rest there is only the referee's word. */
const thrown = deedKinds.slice(0, deedKinds.indexOf('spike'));
const all = (id: string, who: Who) => thrown.map((kind) => says(id, doer(id, who), kind));

describe('chances worked by hand from the books', () => {
  test.each([
    // secret door, room trap, treasure trap, listen, force, pick, disarm, climb
    ['ose', 'a fighter', { classId: 'fighter' }, '1/6 1/6 no 1/6 2/6 no no 13/20'],
    ['ose', 'a thief of 3', { classId: 'thief', level: 3 }, '1/6 1/6 20/100 3/6 2/6 25/100 20/100 89/100'],
    ['ose', 'a dwarf with strength 16', { classId: 'dwarf', strength: 16 }, '1/6 2/6 no 2/6 4/6 no no 13/20'],
    ['ose', 'an elf', { classId: 'elf' }, '2/6 1/6 no 2/6 2/6 no no 13/20'],
    [
      'swords-wizardry',
      'a fighter with strength 16',
      { classId: 'fighter', strength: 16 },
      '1/6 1/6 no 1/6 3/6 no no 13/20',
    ],
    ['swords-wizardry', 'a thief of 1', { classId: 'thief' }, '1/6 1/6 15/100 3/6 2/6 10/100 15/100 85/100'],
    [
      'swords-wizardry',
      'a thief of 3',
      { classId: 'thief', level: 3 },
      '1/6 25/100 25/100 4/6 2/6 20/100 25/100 87/100',
    ],
    [
      'swords-wizardry',
      'a dwarven thief of 3',
      { classId: 'thief', raceId: 'dwarf', level: 3 },
      '1/6 35/100 35/100 4/6 2/6 25/100 35/100 87/100',
    ],
    [
      'basic-fantasy',
      'a thief of 3',
      { classId: 'thief', raceId: 'human', level: 3 },
      '1/6 30/100 30/100 38/100 1/6 35/100 30/100 82/100',
    ],
    [
      'basic-fantasy',
      'a dwarven fighter with strength 16',
      { classId: 'fighter', raceId: 'dwarf', strength: 16 },
      '1/6 2/6 no 1/6 3/6 no no 13/20',
    ],
    [
      'basic-fantasy',
      'an elven fighter with strength 8',
      { classId: 'fighter', raceId: 'elf', strength: 8 },
      '2/6 1/6 no 1/6 0/6 no no 13/20',
    ],
    [
      'hackmaster',
      'a fighter with strength 16',
      { className: 'Fighter', strength: 16 },
      '1/6 1/6 no 1/6 4/6 no no 13/20',
    ],
    ['hackmaster', 'a thief', { className: 'Thief' }, '2/6 1/6 no 1/6 2/6 no no 13/20'],
  ] as const)('%s: %s', (id, _who, person, printed) => {
    expect(all(id, person)).toEqual(printed.split(' ').map((each) => each.replace('/', ' in ')));
  });

  test('what the referee typed on the sheet goes before the class, and what is typed over before both', () => {
    const thief = doer('hackmaster', { className: 'Thief' });
    const skilled = {
      ...thief,
      skills: [
        { name: 'Lock Picking', value: 45 },
        { name: 'listening', value: 60 },
      ],
    };
    expect(says('hackmaster', skilled, 'pick')).toBe('45 in 100');
    expect(says('hackmaster', skilled, 'listen')).toBe('60 in 100');
    const worse = doer('ose', { classId: 'thief', level: 3 });
    const figures = worse.figures.map((each) =>
      each.key === 'skill.open' ? { ...each, value: 5, overruled: true } : each,
    );
    expect(says('ose', { ...worse, figures }, 'pick')).toBe('5 in 100');
  });

  test('hackmaster: a typed skill is a percentage however small, and says how hard the thing is taken to be', () => {
    const novice = { ...doer('hackmaster', {}), skills: [{ name: 'Listening', value: 5 }] };
    expect(says('hackmaster', novice, 'listen')).toBe('5 in 100');
    const { reasons } = deedChance(systemOf('hackmaster').deeds.listen, novice);
    expect(reasons[1]).toEqual({
      source: 'difficult, as the skill stands; average',
      value: '40 more',
      rule: 'HM-SKL-3',
    });
    expect(says('ose', { ...doer('ose', {}), skills: [{ name: 'Listening', value: 5 }] }, 'listen')).toBe(
      '5 in 6',
    );
  });

  test('a chance in six typed over with more than six is a percentage', () => {
    const thief = doer('ose', { classId: 'thief', level: 3 });
    const typedOver = (value: number) => ({
      ...thief,
      figures: thief.figures.map((each) =>
        each.key === 'skill.hear' ? { ...each, value, overruled: true } : each,
      ),
    });
    expect(says('ose', typedOver(5), 'listen')).toBe('5 in 6');
    expect(says('ose', typedOver(60), 'listen')).toBe('60 in 100');
  });

  test('what is sheer is climbed by what is learnt alone, however deft the climber', () => {
    const { climb } = systemOf('ose').deeds;
    const thief = doer('ose', { classId: 'thief', dexterity: 18 });
    expect(deedChance(climb, thief)).toMatchObject({ chance: 18, sides: 20 });
    expect(learntChance(climb, thief)).toMatchObject({ chance: 87, sides: 100 });
    expect(learntChance(climb, doer('ose', { classId: 'fighter', dexterity: 18 }))).toBeNull();
  });

  test('every chance says why', () => {
    const { reasons } = deedChance(
      systemOf('hackmaster').deeds.secretDoor,
      doer('hackmaster', { className: 'Thief' }),
    );
    expect(reasons).toEqual([{ source: 'thief, in 6', value: 2, rule: 'HM-DOOR-1' }]);
  });

  test('what nobody can tell is left to the referee', () => {
    const person = { ...nobody, abilities: { ...middling, strength: null, dexterity: null } };
    const unknown = { person, figures: [], skills: [] };
    expect(says('ose', unknown, 'force')).toBe('null in 6');
    expect(says('ose', unknown, 'climb')).toBe('null in 20');
    expect(says('ose', unknown, 'spike')).toBe('null in null');
  });
});

describe('what each takes', () => {
  test('searching takes a turn and is rolled in secret; listening is secret and free; doors may be tried again', () => {
    const { deeds } = systemOf('swords-wizardry');
    const facts = (kind: DeedKind) => [deeds[kind].takesTurn, deeds[kind].hidden, deeds[kind].again];
    expect(facts('secretDoor')).toEqual([true, true, 'never']);
    expect(facts('treasureTrap')).toEqual([true, true, 'never']);
    expect(facts('listen')).toEqual([false, true, 'never']);
    expect(facts('force')).toEqual([false, false, 'freely']);
    expect(facts('pick')).toEqual([true, false, 'better']);
  });

  test('a lock may be tried again once the skill has grown', () => {
    const earlier = [{ chance: 15, sides: 100 }];
    expect(mayTryAgain({ again: 'better' }, earlier, { chance: 15, sides: 100 })).toBe(false);
    expect(mayTryAgain({ again: 'better' }, earlier, { chance: 20, sides: 100 })).toBe(true);
    expect(mayTryAgain({ again: 'never' }, earlier, { chance: 20, sides: 100 })).toBe(false);
    expect(mayTryAgain({ again: 'freely' }, earlier, { chance: 15, sides: 100 })).toBe(true);
  });

  test('a place is the same whatever its capitals, unless rooms or features keep it apart', () => {
    const wall = { place: 'North wall', roomId: null, featureId: null };
    expect(sameSpot(wall, { ...wall, place: ' NORTH  WALL' })).toBe(true);
    expect(sameSpot(wall, { ...wall, roomId: 3 })).toBe(true);
    expect(sameSpot({ ...wall, roomId: 3 }, { ...wall, roomId: 4 })).toBe(false);
    expect(sameSpot({ ...wall, featureId: 1 }, { ...wall, place: 'door', featureId: 1 })).toBe(true);
    expect(sameSpot({ ...wall, featureId: 1 }, { ...wall, featureId: 2 })).toBe(false);
  });

  test('a die succeeds on the chance or less, or does harm on it', () => {
    fc.assert(
      fc.property(fc.constantFrom(6, 20, 100), fc.nat(100), fc.nat(99), (sides, chance, at) => {
        const face = (at % sides) + 1;
        const dice = { roll: () => face };
        const good = throwDeed({ chance, sides, ofHarm: false }, dice);
        expect(good).toMatchObject({ die: face, success: face <= chance });
        expect(throwDeed({ chance, sides, ofHarm: true }, dice).success).toBe(!good.success);
      }),
    );
  });
});

describe('running', () => {
  test('each to twice the constitution, then not a round more', () => {
    const { running } = systemOf('basic-fantasy');
    const fresh = { constitution: 9, roundsRun: 0, roundsRested: 0 };
    expect(running?.run(fresh, 10)).toMatchObject({ ran: 10, roundsRun: 10, exhausted: false });
    expect(running?.run({ ...fresh, roundsRun: 10 }, 10)).toMatchObject({
      ran: 8,
      roundsRun: 18,
      exhausted: true,
    });
    expect(running?.run({ ...fresh, constitution: null }, 30)).toMatchObject({ ran: 24, exhausted: true });
  });
});
