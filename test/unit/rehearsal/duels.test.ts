import { describe, expect, test } from 'vitest';
import type { CombatMachine, CombatSetup } from '../../../shared/rules/combat.ts';
import { basicFantasy } from '../../../shared/rules/basic-fantasy/index.ts';
import { hackmaster } from '../../../shared/rules/hackmaster/index.ts';
import { ose } from '../../../shared/rules/ose/index.ts';
import { swordsWizardry } from '../../../shared/rules/swords-wizardry/index.ts';
import { meanOfCounts, sorted } from '../../../shared/rehearsal/tally/figures.ts';
import { Runner } from '../../../shared/rehearsal/runner.ts';
import { inForm, tellAttack } from '../../fixtures/attack.ts';
import { archers, shootingMatch } from './archers.ts';
import type { Known } from './archers.ts';

/** As many as are meant; fewer where every change is tested. */
const fights = inForm(2000, 100_000);

/** Two of the first level, each with d6: he with 8 hit points needs 12, he with 9 needs 14. */
const [hpA, hpB] = [8, 9];
const [hitA, hitB] = [9 / 20, 7 / 20];

/** Whoever strikes first in a round strikes first with this chance; the dead strike no more. */
function chain(aFirst: number): Known {
  let now = new Map([[`${hpA} ${hpB}`, 1]]);
  let wins = 0;
  let mean = 0;
  let square = 0;
  for (let round = 1; round < 400; round++) {
    const next = new Map<string, number>();
    for (const [key, chance] of now) {
      const [a = 0, b = 0] = key.split(' ').map(Number);
      for (const first of ['a', 'b'] as const) {
        const share = chance * (first === 'a' ? aFirst : 1 - aFirst);
        const strikes = first === 'a' ? hitA : hitB;
        for (let one = 0; one <= 6; one++) {
          const some = share * (one === 0 ? 1 - strikes : strikes / 6);
          const [a1, b1] = first === 'a' ? [a, b - one] : [a - one, b];
          if (a1 <= 0 || b1 <= 0) {
            if (b1 <= 0) wins += some;
            mean += some * round;
            square += some * round * round;
            continue;
          }
          const answers = first === 'a' ? hitB : hitA;
          for (let two = 0; two <= 6; two++) {
            const part = some * (two === 0 ? 1 - answers : answers / 6);
            const [a2, b2] = first === 'a' ? [a1 - two, b1] : [a1, b1 - two];
            if (a2 <= 0 || b2 <= 0) {
              if (b2 <= 0) wins += part;
              mean += part * round;
              square += part * round * round;
            } else {
              const stands = `${a2} ${b2}`;
              next.set(stands, (next.get(stands) ?? 0) + part);
            }
          }
        }
      }
    }
    now = next;
  }
  return { wins, mean, variance: square - mean * mean };
}

const duel = (a: object, b: object, settings: CombatSetup['settings']): CombatSetup => ({
  settings,
  fighters: [
    { id: 'a', side: 'party', hp: hpA, maxHp: hpA, atFeet: 0, stats: a },
    { id: 'b', side: 'foes', hp: hpB, maxHp: hpB, atFeet: 5, stats: b },
  ],
});

const weapons = [{ id: 'sword', damage: '1d6' }];
const oseMan = (descending: number) => ({
  kind: 'character',
  ac: { descending },
  skill: { thac0: 19 },
  weapons,
});
const swordsMan = (descending: number) => ({
  ac: { descending },
  skill: { class: 'fighter', level: 1 },
  weapons,
});
const fantasyMan = (armourClass: number, initiative: number) => ({
  creature: { kind: 'character', classes: [{ class: 'fighter', level: 1 }] },
  armourClass,
  initiative,
  movementFeet: 40,
  weapons,
});

const duels: readonly [string, CombatMachine, CombatSetup, () => Known][] = [
  ['ose by sides', ose.combat, duel(oseMan(5), oseMan(7), {}), () => chain(1 / 2)],
  [
    'swords-wizardry core',
    swordsWizardry.combat,
    duel(swordsMan(5), swordsMan(7), { combatSequence: 'core', tieBreak: 'reroll' }),
    () => chain(1 / 2),
  ],
  // Six more on a d6 are always first.
  ['basic-fantasy', basicFantasy.combat, duel(fantasyMan(15, 6), fantasyMan(13, 0), {}), () => chain(1)],
  ['hackmaster', hackmaster.combat, archers, shootingMatch],
];

describe('a duel whose outcome is known comes out so within three standard errors', () => {
  test.each(duels)('%s', (name, machine, setup, chances) => {
    const known = chances();
    const from = machine.start(setup);
    const runner = new Runner(machine, {
      variants: [{ from, ignoresMorale: false }],
      policies: { sides: {}, fighters: {} },
      seed: 1974,
    });
    const all = runner.nothing();
    for (let fight = 0; fight < fights; fight++) runner.play(fight, all);
    const [tally] = all.tallies;
    if (!tally) throw new Error('Nothing was counted.');
    const won = (tally.won[0] ?? 0) / fights;
    const length = meanOfCounts(sorted(tally.lengths));
    expect((tally.won[0] ?? 0) + (tally.won[1] ?? 0)).toBe(fights);
    const ofWins = (won - known.wins) / Math.sqrt((known.wins * (1 - known.wins)) / fights);
    const ofLength = (length - known.mean) / Math.sqrt(known.variance / fights);
    tellAttack(
      `duel of ${name}, ${fights} fights: won ${won.toFixed(4)}, known ${known.wins.toFixed(4)} (${ofWins.toFixed(2)} errors); ` +
        `length ${length.toFixed(3)}, known ${known.mean.toFixed(3)} (${ofLength.toFixed(2)} errors)`,
    );
    expect(Math.abs(ofWins)).toBeLessThan(3);
    expect(Math.abs(ofLength)).toBeLessThan(3);
  });
});
