import { unpursued } from '../../exploration/reasons.ts';
import type { FlightRules, FlightStart, FlightWeighed } from '../../meeting/flight.ts';
import { withoutDice } from '../../meeting/flight.ts';
import { because } from '../../common/reason.ts';
import { bonusOf } from '../characters/abilities.ts';
import { evasionCheck, pursuitObstacle, pursuitStatus } from './pursuit.ts';
import { runningStatus } from '../exploration/running.ts';
import { tables } from '../tables.ts';

const { running: printed, saves, time } = tables;

/** Flight by initiative, falls at corners, and lungs as long as Constitution lasts. BF-EVA-1 to 6, BF-RUN-1 to 6. */
export const flight: Partial<FlightRules> = {
  roundSeconds: time.roundSeconds,
  running: ({ encounterFeet }, walks) => {
    const factor = walks ? 1 : printed.speedFactor;
    const feet = encounterFeet * factor;
    return {
      feet,
      reasons: [
        because('encounter movement', encounterFeet, 'BF-RUN-2'),
        because(walks ? 'gets up, no running' : 'running', `×${factor}`, walks ? 'BF-EVA-5' : 'BF-RUN-2'),
      ],
    };
  },
  weigh,
  begin: withoutDice(weigh),
  lateRule: 'BF-EVA-2',
  pursues: () => ({
    likely: null,
    text: 'The referee says whether they come after the party; they do unless you say otherwise.',
    reasons: [],
  }),
  lost: (rounds) => {
    const { evaded, reasons } = pursuitStatus({ fullRoundsOutOfSight: rounds });
    return { evaded, text: evaded ? 'Out of sight for a full round: they have got away.' : '', reasons };
  },
  obstacle: (settings) =>
    settings['pursuitFallSaves'] === false
      ? null
      : {
          sides: saves.die,
          text: 'At doorways and hard turns: a save against Death Ray with the Dexterity bonus, or a fall.',
          rule: 'BF-EVA-5',
          saveKey: 'save.death-ray-poison',
          modifier: ({ dexterity }) => (dexterity === null ? 0 : bonusOf(dexterity)),
          settle: ({ target, modifier, other }, dice) => {
            const { fallen, total, reasons } = pursuitObstacle(
              { saveTarget: target, dexBonus: modifier, other },
              dice,
            );
            return { fallen, total, reasons };
          },
        },
  wind: (runner) => {
    const { roundsLeft, exhausted, restRoundsNeeded, reasons } = runningStatus(runner);
    return {
      spent: exhausted,
      roundsLeft,
      text: exhausted
        ? `cannot run before ${restRoundsNeeded} ${restRoundsNeeded === 1 ? 'round' : 'rounds'} of rest`
        : `can run ${roundsLeft} more ${roundsLeft === 1 ? 'round' : 'rounds'}`,
      rule: 'BF-RUN-4',
      reasons,
    };
  },
};

function weigh(start: FlightStart): FlightWeighed {
  const { fleersSurprised: evadersSurprised, othersSurprised, exitAvailable, forcedToStop } = start;
  const plain = { barred: null, dice: [] };
  if (!start.pursued)
    return {
      ...plain,
      outcome: 'escapes',
      late: false,
      text: 'Nobody comes after them: they get away.',
      reasons: [unpursued()],
    };
  const { automaticEscape, begins, reasons } = evasionCheck({
    evadersSurprised,
    othersSurprised,
    exitAvailable: exitAvailable && !forcedToStop,
  });
  return {
    ...plain,
    outcome: automaticEscape ? 'escapes' : 'pursuit',
    late: begins === 'next-round',
    text: textOf(automaticEscape, begins, start.fightBegun),
    reasons,
  };
}

function textOf(escapes: boolean, begins: string, fightBegun: boolean): string {
  if (escapes) return 'The others are surprised and the way is free: they simply get away.';
  const when =
    begins === 'next-round'
      ? 'Surprised, they can run only in the next round.'
      : 'They run on their initiative.';
  return fightBegun ? `${when} Whoever is in reach of an enemy must disengage first.` : when;
}
