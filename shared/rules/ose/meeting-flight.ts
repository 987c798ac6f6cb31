import type { FlightRules } from '../meeting.ts';
import { because } from '../reason.ts';
import { evasionAttempt, evasionDungeon, evasionMonsterPursues } from './evasion.ts';
import { roundSeconds } from './measures.ts';
import { movementRates } from './movement.ts';
import { pursuitDrop, pursuitRound } from './pursuit.ts';
import { tables } from './tables.ts';

const { exhaustedAfterRounds } = tables.running;

/** Who would get away when, what they run, and what may stop those who come after them. OSE-EVA, OSE-PURS, OSE-RUN. */
export const flight: FlightRules = {
  roundSeconds,
  running: ({ baseFeet, encounterFeet }, walks) => {
    if (walks)
      return {
        feet: encounterFeet,
        reasons: [because('no running this round', encounterFeet, 'OSE-MOVE-4')],
      };
    const { runPerRound } = movementRates({ baseFeet, environment: 'dungeon' });
    return { feet: runPerRound, reasons: [because('running: the full base rate', runPerRound, 'OSE-RUN-1')] };
  },
  begin: (start) => {
    const { fleeingFeet: fleeingRate, pursuingFeet: pursuingRate, forcedToStop, pursued } = start;
    const attempt = evasionAttempt({ combatBegun: start.fightBegun, pursued });
    const barred =
      attempt.outcome === 'notPossible' ? 'The fight has begun: evasion is no longer possible.' : null;
    if (!pursued) {
      const reasons = [because('nobody pursues', 'they get away', 'OSE-EVA-3')];
      return {
        outcome: 'escapes',
        late: false,
        barred,
        text: 'Nobody comes after them: they get away.',
        reasons,
      };
    }
    const { outcome, reasons } = evasionDungeon({ fleeingRate, pursuingRate, forcedToStop });
    const text =
      outcome === 'escapes'
        ? 'The faster get away, unless something stops them.'
        : 'They are not faster, or must stop: a pursuit round by round.';
    return { outcome, late: false, barred, text, reasons };
  },
  pursues: (reactionTotal) => {
    if (reactionTotal === null)
      return {
        likely: null,
        text: 'Whether they come after the party is the referee’s to say; unsaid, they do.',
        reasons: [],
      };
    const { suggested, reasons } = evasionMonsterPursues({ reactionTotal });
    const text = suggested
      ? 'So ill disposed they are likely to pursue.'
      : 'So disposed they need not pursue.';
    return { likely: suggested, text, reasons };
  },
  round: ({ feet, fleeingFeet: fleeingRate, pursuingFeet: pursuingRate }) => {
    const played = pursuitRound({ environment: 'dungeon', distance: feet, fleeingRate, pursuingRate });
    return { feet: played.distance, caught: played.caught, reasons: played.reasons };
  },
  drop: {
    sides: 6,
    text: `Treasure stops the clever and food the others on ${tables.dungeonPursuit.dropTreasureInSix} in 6.`,
    settle: ({ what: dropped, intelligent }, dice) => {
      const { applies, stops, reasons } = pursuitDrop({ dropped, intelligent }, dice);
      return { applies, stops, reasons };
    },
  },
  lost: (rounds) => ({
    evaded: false,
    text: rounds === 0 ? '' : 'Most monsters give up when they lose sight of the party: the referee decides.',
    reasons: rounds === 0 ? [] : [because('rounds out of sight', rounds, 'OSE-PURS-2')],
  }),
  obstacle: () => null,
  wind: ({ roundsRun }) => {
    const roundsLeft = Math.max(0, exhaustedAfterRounds - roundsRun);
    const spent = roundsLeft === 0;
    return {
      spent,
      roundsLeft,
      text: spent ? 'exhausted until three turns are rested' : `${roundsLeft} rounds until exhausted`,
      reasons: [
        because('rounds of running', exhaustedAfterRounds, 'OSE-RUN-3'),
        because('rounds run', roundsRun, 'OSE-RUN-3'),
      ],
    };
  },
};
