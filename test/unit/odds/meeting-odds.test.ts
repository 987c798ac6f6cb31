import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meanTurnsToMeeting, meetingOdds } from '../../../shared/odds/play/meeting-odds.ts';
import { wanderingOdds } from '../../../shared/odds/play/wandering-odds.ts';

const oneInSix = { upTo: 1 };

describe('meeting somebody while time passes', () => {
  test('counts the checks of a torch: due on turns 2, 4 and 6', () => {
    const { checks, atLeastOne } = meetingOdds({
      chance: oneInSix,
      waiting: 0,
      nextIn: 1,
      every: 2,
      turns: 6,
    });
    expect(checks).toBe(3);
    expect(atLeastOne).toBeCloseTo(1 - (5 / 6) ** 3, 14);
  });

  test('a check that waits counts with the turn at hand, and none where no turn passes', () => {
    const given = { chance: oneInSix, waiting: 2, nextIn: 3, every: 4 };
    expect([0, 1, 3, 4, 7, 8].map((turns) => meetingOdds({ ...given, turns }).checks)).toEqual([
      0, 2, 2, 3, 3, 4,
    ]);
  });

  test('by hand: 1 in 6 every second turn, the next in one turn, is met after eleven on the mean', () => {
    expect(meanTurnsToMeeting({ chance: oneInSix, waiting: 0, nextIn: 1, every: 2 })).toBeCloseTo(11, 12);
    expect(meanTurnsToMeeting({ chance: { upTo: 0 }, waiting: 3, nextIn: 1, every: 2 })).toBeNull();
    expect(meanTurnsToMeeting({ chance: { upTo: 6 }, waiting: 1, nextIn: 5, every: 9 })).toBe(0);
    expect(meanTurnsToMeeting({ chance: { upTo: 6 }, waiting: 0, nextIn: 5, every: 9 })).toBe(5);
  });

  test('says the same as the chances of wandering checks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 8 }),
        fc.nat(200),
        fc.nat(7),
        (upTo, every, turns, passed) => {
          const since = passed % every;
          // Counted from 1 there, from 0 here; the one that falls in the first turn waits.
          const first = every - since - 1;
          const given =
            first === 0
              ? { chance: { upTo }, waiting: 1, nextIn: every, every }
              : { chance: { upTo }, waiting: 0, nextIn: first, every };
          const { checks, atLeastOne } = meetingOdds({ ...given, turns });
          const same = wanderingOdds({ chance: { upTo }, every, since, turns });
          expect(checks).toBe(same.checks);
          expect(atLeastOne).toBeCloseTo(same.atLeastOne, 12);
        },
      ),
    );
  });

  test('refuses what is no number of turns', () => {
    const given = { chance: oneInSix, waiting: 0, nextIn: 1, every: 2 };
    expect(() => meetingOdds({ ...given, turns: -1 })).toThrow();
    expect(() => meanTurnsToMeeting({ ...given, nextIn: 0 })).toThrow();
  });
});
