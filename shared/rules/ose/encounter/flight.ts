import type { Dice } from '../../../dice/dice.ts';
import type { FlightBegun, FlightRules, FlightStart, FlightWeighed } from '../../meeting/flight.ts';
import { withoutDice } from '../../meeting/flight.ts';
import type { Ground } from '../../meeting/ground.ts';
import { inUnit } from '../../meeting/ground.ts';
import type { WantedDice } from '../../meeting/terms.ts';
import { because } from '../../common/reason.ts';
import type { Reasoned } from '../../common/reason.ts';
import {
  evasionAttempt,
  evasionDungeon,
  evasionMonsterPursues,
  evasionWaterborne,
  evasionWilderness,
} from './evasion.ts';
import { roundSeconds } from '../measures.ts';
import { movementRates } from '../exploration/movement.ts';
import { pursuitDrop, pursuitRound } from './pursuit.ts';
import { tables } from '../tables.ts';

const { exhaustedAfterRounds } = tables.running;
const percentDie = 100;

/** What the rules say against it, and whether nobody comes after them. OSE-EVA-1, 3. */
function firstOf({ fightBegun, pursued }: FlightStart): {
  barred: string | null;
  free: FlightWeighed | null;
} {
  const attempt = evasionAttempt({ combatBegun: fightBegun, pursued });
  const barred =
    attempt.outcome === 'notPossible' ? 'The fight has begun: evasion is no longer possible.' : null;
  if (pursued) return { barred, free: null };
  const text = 'Nobody comes after them: they get away.';
  const reasons = [because('nobody pursues', 'they get away', 'OSE-EVA-3')];
  return { barred, free: { outcome: 'escapes', late: false, barred, text, dice: [], reasons } };
}

/** Underground the faster get away. OSE-EVA-4. */
function weighUnderground(start: FlightStart): FlightWeighed {
  const { barred, free } = firstOf(start);
  if (free) return free;
  const { fleeingRate, pursuingRate, forcedToStop } = start;
  const { outcome, reasons } = evasionDungeon({ fleeingRate, pursuingRate, forcedToStop });
  const text =
    outcome === 'escapes'
      ? 'The faster get away, unless something stops them.'
      : 'They are not faster, or must stop: a pursuit round by round.';
  return { outcome, late: false, barred, text, dice: [], reasons };
}

type Evading = { outcome: 'escapes' | 'pursuit' | 'cannotEvade'; chancePercent: number } & Reasoned;

/** An evasion thrown in percent: on the water by rates, in the open by sizes. */
type Evasion = (start: FlightStart, dice: Dice) => Evading;

const onTheWater: Evasion = ({ fleeingRate, pursuingRate }, dice) =>
  evasionWaterborne({ fleeingRate, pursuingRate }, dice);

const inTheOpen: Evasion = (start, dice) =>
  evasionWilderness(
    {
      fleeing: start.fleeingHeads ?? 1,
      pursuing: start.pursuingHeads ?? 1,
      surprised: start.fleersSurprised
        ? start.othersSurprised
          ? 'both'
          : 'fleeing'
        : start.othersSurprised
          ? 'pursuing'
          : 'none',
      fleeingRate: start.fleeingRate,
      pursuingRate: start.pursuingRate,
      environmentPercent: start.surroundings,
      grantedPercent: start.granted,
    },
    dice,
  );

const wanted = (chancePercent: number, { reasons }: Reasoned): WantedDice => ({
  id: 'evasion',
  title: 'Evasion',
  sides: [percentDie],
  rolls: true,
  by: 'players',
  why: `They get away on ${chancePercent} or less.`,
  reasons,
});

const withoutThrow = {
  escapes: 'The others are surprised: they simply get away.',
  cannotEvade: 'Surprised, they cannot evade unless the referee grants a chance.',
} as const;

/** Whether dice decide it, and on what. */
const weighBy =
  (evasion: Evasion) =>
  (start: FlightStart): FlightWeighed => {
    const { barred, free } = firstOf(start);
    if (free) return free;
    const thrown: number[] = [];
    const lowest: Dice = {
      roll: (sides) => {
        thrown.push(sides);
        return 1;
      },
    };
    const { outcome, chancePercent, reasons } = evasion(start, lowest);
    const plain = { late: false, barred, reasons };
    if (thrown.length > 0) {
      const text = `Evasion on ${chancePercent} in 100.`;
      return { ...plain, outcome: null, text, dice: [wanted(chancePercent, { reasons })] };
    }
    const text = withoutThrow[outcome === 'escapes' ? 'escapes' : 'cannotEvade'];
    if (outcome === 'escapes') return { ...plain, outcome, text, dice: [] };
    return { ...plain, outcome: 'pursuit', barred: barred ?? text, text, dice: [] };
  };

const beginBy =
  (evasion: Evasion, chased: string) =>
  (start: FlightStart, dice: Dice): FlightBegun => {
    const weighed = weighBy(evasion)(start);
    const { late, barred, reasons } = weighed;
    if (weighed.outcome !== null) return { ...weighed, outcome: weighed.outcome };
    const { outcome, chancePercent } = evasion(start, dice);
    const away = outcome === 'escapes';
    return {
      outcome: away ? 'escapes' : 'pursuit',
      late,
      barred,
      text: `${away ? 'They get away' : `They do not get away: ${chased}`}, ${chancePercent} in 100.`,
      reasons,
    };
  };

/** Who would get away when, what they run, and what may stop those who come after them. OSE-EVA, OSE-PURS, OSE-RUN. */
const underground: FlightRules = {
  roundSeconds,
  pursuit: 'rounds',
  onFoot: true,
  running: ({ baseFeet, encounterFeet }, walks) => {
    if (walks)
      return {
        feet: encounterFeet,
        reasons: [because('no running this round', encounterFeet, 'OSE-MOVE-4')],
      };
    const { runPerRound } = movementRates({ baseFeet, environment: 'dungeon' });
    return { feet: runPerRound, reasons: [because('running: the full base rate', runPerRound, 'OSE-RUN-1')] };
  },
  weigh: weighUnderground,
  begin: withoutDice(weighUnderground),
  pursues: (reactionTotal) => {
    if (reactionTotal === null)
      return {
        likely: null,
        text: 'The referee says whether they come after the party; they do unless you say otherwise.',
        reasons: [],
      };
    const { suggested, reasons } = evasionMonsterPursues({ reactionTotal });
    const text = suggested
      ? 'So ill disposed they are likely to pursue.'
      : 'So disposed they need not pursue.';
    return { likely: suggested, text, reasons };
  },
  round: ({ gap, fleeingRate, pursuingRate }) => {
    const played = pursuitRound({ environment: 'dungeon', distance: gap, fleeingRate, pursuingRate });
    return { gap: played.distance, caught: played.caught, reasons: played.reasons };
  },
  drop: {
    sides: 6,
    text: `Treasure stops the clever and food the others on ${tables.dungeonPursuit.dropTreasureInSix} in 6.`,
    rule: 'OSE-PURS-3',
    settle: ({ what: dropped, intelligent }, dice) => {
      const { applies, stops, reasons } = pursuitDrop({ dropped, intelligent }, dice);
      return { applies, stops, reasons };
    },
  },
  hinderedRule: 'OSE-PURS-5',
  lateRule: null,
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
      text: spent
        ? 'exhausted until three turns are rested'
        : `${roundsLeft} ${roundsLeft === 1 ? 'round' : 'rounds'} until exhausted`,
      rule: 'OSE-RUN-3',
      reasons: [
        because('rounds of running', exhaustedAfterRounds, 'OSE-RUN-3'),
        because('rounds run', roundsRun, 'OSE-RUN-3'),
      ],
    };
  },
};

/** By sizes, in percent; who does not get away is pursued by days. OSE-EVA-8 to 13, OSE-PURS-8. */
const wilderness: FlightRules = {
  ...underground,
  pursuit: 'days',
  weigh: weighBy(inTheOpen),
  begin: beginBy(inTheOpen, 'a pursuit by days'),
};

/** By rates, in percent; the pursuers close in round by round. OSE-EVA-5 to 7, OSE-PURS-6, 7. */
const water: FlightRules = {
  ...underground,
  onFoot: false,
  weigh: weighBy(onTheWater),
  begin: beginBy(onTheWater, 'a pursuit round by round'),
  round: ({ gap, fleeingRate, pursuingRate, unit }) => {
    const yards = (distance: number) => (unit === 'yards' ? distance : distance / 3);
    const played = pursuitRound({
      environment: 'water',
      distance: yards(gap),
      fleeingRate: yards(fleeingRate),
      pursuingRate: yards(pursuingRate),
    });
    return {
      gap: inUnit(played.distance, 'yards', unit),
      caught: played.caught,
      reasons: played.reasons,
    };
  },
};

const flights: Record<Ground, FlightRules> = {
  dungeon: underground,
  wilderness,
  water,
  air: { ...wilderness, onFoot: false },
};

/** Fleeing and pursuing on each kind of ground. */
export const flight = (ground: Ground): FlightRules => flights[ground];
