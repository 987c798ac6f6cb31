import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { hackmaster } from '../../../../shared/rules/hackmaster/index.ts';
import inventory from '../../../../shared/rules/hackmaster/inventory.json' with { type: 'json' };
import { movementGait, movementPerSecond } from '../../../../shared/rules/hackmaster/initiative/actions.ts';
import { lightBurn, lightPenalty } from '../../../../shared/rules/hackmaster/exploration/light.ts';
import { maneuverCombine, maneuverGiveGround } from '../../../../shared/rules/hackmaster/attack/maneuvers.ts';
import { rangedAttackDie, rangedIntoMelee } from '../../../../shared/rules/hackmaster/attack/ranged.ts';
import { skillCheck } from '../../../../shared/rules/hackmaster/characters/skills.ts';
import {
  gaits,
  lightSources,
  lightZones,
  maneuvers,
  movingGaits,
  rangedWeapons,
  sizes,
} from '../../../../shared/rules/hackmaster/terms.ts';
import { operate } from '../../../../shared/rules/system.ts';

const feet = fc.integer({ min: 0, max: 260 });

describe('light', () => {
  const sources = fc.array(fc.record({ source: fc.constantFrom(...lightSources), distanceFt: feet }), {
    maxLength: 4,
  });
  const zone = (worst: string) => lightZones.findIndex((one) => one === worst);

  test('farther off it never grows brighter, and more light or better eyes never harm', () => {
    fc.assert(
      fc.property(sources, fc.boolean(), fc.constantFrom(...lightZones), (lit, lowLightVision, ambient) => {
        const now = lightPenalty({ sources: lit, lowLightVision, ambient });
        const farther = lit.map((one) => ({ ...one, distanceFt: one.distanceFt + 10 }));
        const away = lightPenalty({ sources: farther, lowLightVision, ambient });
        expect(zone(away.zone)).toBeGreaterThanOrEqual(zone(now.zone));
        expect(away.attack).toBeLessThanOrEqual(now.attack);
        expect(away.defense).toBeLessThanOrEqual(now.defense);
        const torch = { source: 'torch' as const, distanceFt: 20 };
        const more = lightPenalty({ sources: [...lit, torch], lowLightVision, ambient });
        expect(more.attack).toBeGreaterThanOrEqual(now.attack);
        const keen = lightPenalty({ sources: lit, lowLightVision: true, ambient });
        expect(keen.attack).toBeGreaterThanOrEqual(now.attack);
      }),
    );
  });

  test('burning twice is burning once for as long', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lightSources), fc.nat(600), fc.nat(600), (source, first, second) => {
        const twice = lightBurn({ source, burnedMinutes: first, elapsedMinutes: second });
        const once = lightBurn({ source, burnedMinutes: 0, elapsedMinutes: first + second });
        expect(twice.remainingMinutes).toBe(once.remainingMinutes);
        expect(twice.out).toBe(twice.remainingMinutes === 0);
      }),
    );
  });
});

describe('missiles', () => {
  const dice = ['d20p', 'd12p', 'd8p', 'd4p', null];

  test('a longer shot and a smaller target never get a better die', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rangedWeapons),
        fc.integer({ min: 5, max: 260 }),
        (weapon, distanceFt) => {
          const at = (size: (typeof sizes)[number], far: number) =>
            dice.indexOf(rangedAttackDie({ weapon, distanceFt: far, targetSize: size }).die);
          for (const size of sizes)
            expect(at(size, distanceFt + 1)).toBeGreaterThanOrEqual(at(size, distanceFt));
          const bySize = sizes.map((size) => at(size, distanceFt));
          expect(bySize).toEqual([...bySize].sort((a, b) => b - a));
        },
      ),
    );
  });

  test('into melee the first one beaten is hit, and nobody beyond 15 ft is rolled for', () => {
    const creature = fc.record({
      size: fc.constantFrom(...sizes),
      distanceFt: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(
        fc.array(creature, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 2, max: 35 }),
        fc.integer(),
        (others, attackTotal, seed) => {
          const creatures = others.map((one, at) => ({ id: `c${at}`, ...one }));
          const { rolls, hitId } = rangedIntoMelee(
            { attackNatural: 10, attackTotal, targetId: 'c0', creatures },
            seededDice(seed),
          );
          expect(rolls[0]?.id).toBe('c0');
          expect(rolls.slice(0, -1).some(({ hit }) => hit)).toBe(false);
          expect(hitId).toBe(rolls.find(({ total }) => attackTotal > total)?.id ?? null);
          const near = creatures.filter(({ id, distanceFt }) => id === 'c0' || distanceFt <= 15);
          expect(rolls.every(({ id }) => near.some((one) => one.id === id))).toBe(true);
          if (hitId === null) expect(rolls).toHaveLength(near.length);
        },
      ),
    );
  });
});

describe('movement', () => {
  test('a slow mover covers half the way over any two seconds', () => {
    for (const gait of movingGaits) {
      const over = (slow: boolean) =>
        [1, 2].reduce((sum, second) => sum + movementPerSecond({ gait, slow, second }).feet, 0);
      expect(over(true) * 2).toBe(over(false));
    }
  });

  test('only from a standstill is a run or sprint refused', () => {
    for (const from of gaits) {
      for (const to of gaits) {
        const refused = from === 'standing' && (to === 'run' || to === 'sprint');
        expect(movementGait({ from, to }).allowed).toBe(!refused);
      }
    }
  });
});

describe('manoeuvres', () => {
  test('a set of them goes together when every pair does, in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...maneuvers], { maxLength: 4 }), (chosen) => {
        const pairs = chosen.flatMap((a, at) => chosen.slice(at + 1).map((b) => [b, a]));
        expect(maneuverCombine({ maneuvers: chosen }).allowed).toBe(
          pairs.every((pair) => maneuverCombine({ maneuvers: pair }).allowed),
        );
      }),
    );
  });

  test('every step back costs one more on the next attack', () => {
    for (let earlierSteps = 0; earlierSteps < 5; earlierSteps += 1) {
      expect(maneuverGiveGround({ freeSpaceFt: 5, earlierSteps }).nextAttack).toBe(-1 - earlierSteps);
    }
  });
});

describe('skills', () => {
  test('a harder task never succeeds where an easier one fails', () => {
    const order = ['trivial', 'easy', 'average', 'difficult', 'veryDifficult'] as const;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (level, roll) => {
        const results = order.map((difficulty) => skillCheck({ level, roll, difficulty }).success);
        expect(results).toEqual([...results].sort((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});

describe('the system', () => {
  test('gives every die the faces of its name', () => {
    for (const [die, sides] of Object.entries(hackmaster.tables.dieSides)) expect(die).toBe(`d${sides}p`);
  });

  test('lets a charger without dexterity defend as badly as an aggressive attacker', () => {
    const { charge, aggressive } = hackmaster.tables.maneuvers;
    expect(charge.noDexDefence).toBe(aggressive.defence);
  });

  test('counts seconds, and an exploration turn is ten minutes of them', () => {
    expect(hackmaster.clock).toMatchObject({ roundSeconds: 1, turnSeconds: 600 });
  });

  test('names its lights as the sheet has them', () => {
    expect(hackmaster.capabilities.lightSources).toEqual([
      { id: 'candle', title: 'Candle', burnMinutes: 360, brightFeet: 15, dimFeet: 30 },
      {
        id: 'minersLantern',
        title: "Miner's lantern, half a pint of oil",
        burnMinutes: 540,
        brightFeet: 15,
        dimFeet: 30,
      },
      { id: 'torch', title: 'Torch', burnMinutes: 30, brightFeet: 30, dimFeet: 60 },
    ]);
  });

  test('begins with the suggestions of its rules', () => {
    const defaults = Object.fromEntries(hackmaster.settings.map((one) => [one.key, one.default]));
    expect(defaults).toMatchObject({ monsterCon: 10, secondDoubling: 3, fatigueWhenSurprised: true });
  });

  test('every one of its 117 rules is accounted for once', () => {
    expect(inventory).toHaveLength(117);
    expect(new Set(inventory.map(({ id }) => id)).size).toBe(117);
    for (const { rule } of inventory) expect(rule).not.toBe('');
  });

  test('has no operation by another name', () => {
    expect(Object.keys(hackmaster.operations)).toHaveLength(58);
    expect(() => operate(hackmaster, 'attack', {})).toThrow('no operation');
  });
});
