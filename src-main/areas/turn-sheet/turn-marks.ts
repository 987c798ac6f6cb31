import type { z } from 'zod';
import { dayAndTime } from '../../../shared/clock.ts';
import type { turnBox } from '../../../shared/ipc/play/dungeon-views.ts';
import type { EffectKind, LightKind } from '../../../shared/ipc/vocabulary.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { effectOf } from '../../facts/effects/effect-words.ts';
import { turnSeconds, turnsPerHour } from '../../facts/exploration.ts';
import { isCheckDue, pendingChecks } from '../../facts/delve/pending-checks.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { openEncounter } from '../../facts/delve/read-delve.ts';
import type { Stretch } from '../../facts/delve/read-stretch.ts';
import { restStanding } from '../../facts/delve/rest-standing.ts';
import type { Burning } from './turn-lanes.ts';
import { lightWords } from '../../facts/words.ts';

type Mark = z.output<typeof turnBox>['marks'][number];
type MarksOf = (turn: number) => Mark[];

/** What the marks are drawn from. */
interface Drawing {
  delve: Delve;
  campaign: Campaign;
  stretch: Stretch;
  burning: readonly Burning[];
  isLit: (turn: number) => boolean;
}

/** What stands in a turn's box: rest, the check, the encounter, what ends, the dark. */
export function markDrawer(drawing: Drawing): MarksOf {
  const drawers = [
    restMarks(drawing),
    checkMarks(drawing),
    encounterMarks(drawing),
    lightEnds(drawing),
    effectEnds(drawing),
    dayEnds(drawing),
    darkBegins(drawing),
  ];
  return (turn) => drawers.flatMap((draw) => draw(turn));
}

function checkMarks({ delve, campaign, stretch }: Drawing): MarksOf {
  const now = delve.row.turn + 1;
  const pending = new Set(pendingChecks(delve, campaign));
  const unrolled = new Set(delve.unrolled);
  const rolled = new Map(stretch.checks.map((check) => [check.turn, check]));
  return (turn) => {
    const check = rolled.get(turn);
    if (check) {
      const face = check.die === null ? '–' : String(check.die);
      const result = check.encounter ? 'encounter' : 'nothing';
      return [{ kind: 'checkRolled', letter: face, label: `wandering check rolled ${face}: ${result}` }];
    }
    const due = pending.has(turn) || (turn > now && isCheckDue(campaign, turn));
    if (due) return [{ kind: 'check', letter: 'W', label: 'wandering check' }];
    return unrolled.has(turn) ? [{ kind: 'check', letter: 'W', label: 'wandering check, not rolled' }] : [];
  };
}

function restMarks({ delve }: Drawing): MarksOf {
  const { row, fatigue } = delve;
  const dueAt = row.turn + 1 + restStanding(fatigue).inTurns;
  // The turn of an encounter is taken: nobody rests before the next.
  const taken = openEncounter(delve) === undefined ? 0 : 1;
  const restedAt = fatigue.exhaustionTurns === 0 ? row.turn : row.turn + taken + fatigue.exhaustionTurns;
  const rest: Mark = { kind: 'rest', letter: 'R', label: 'rest due' };
  const exhausted: Mark = { kind: 'exhausted', letter: 'X', label: 'exhausted: rest needed' };
  return (turn) => [
    ...(turn >= dueAt && (turn - dueAt) % turnsPerHour === 0 ? [rest] : []),
    ...(turn > row.turn && turn <= restedAt ? [exhausted] : []),
  ];
}

function encounterMarks({ stretch }: Drawing): MarksOf {
  return gathered(
    stretch.encounters.flatMap(({ turn, number, who }) =>
      turn === null
        ? []
        : [
            [
              turn,
              {
                kind: 'encounter',
                letter: 'E',
                label: `encounter: ${number === null ? '' : `${number} `}${who}`,
              },
            ],
          ],
    ),
  );
}

const lightMarks: Record<LightKind, Pick<Mark, 'kind' | 'letter'>> = {
  torch: { kind: 'torchEnds', letter: 'T' },
  lantern: { kind: 'lanternEnds', letter: 'L' },
  minersLantern: { kind: 'lanternEnds', letter: 'L' },
  candle: { kind: 'candleEnds', letter: 'C' },
  continual: { kind: 'torchEnds', letter: 'T' },
};

/** A light that was put out and not burnt down also ended there; where one left behind will end is no matter. */
const lightEnds = ({ delve: { row }, burning }: Drawing): MarksOf =>
  gathered(
    burning
      .filter(({ open, last, serves }) => last < Infinity && (!open || (last > row.turn && serves === last)))
      .map(({ last, kind, bearer, open }) => [
        last,
        {
          ...lightMarks[kind],
          label: `${bearer}: ${lightWords[kind]} ${open ? 'ends' : 'burned until here'}`,
        },
      ]),
  );

const effectMarks: Record<EffectKind, Pick<Mark, 'kind' | 'letter'>> = {
  spell: { kind: 'spellEnds', letter: 'S' },
  potion: { kind: 'potionEnds', letter: 'P' },
  condition: { kind: 'effectEnds', letter: 'O' },
  other: { kind: 'effectEnds', letter: 'O' },
};

const effectEnds = ({ delve: { row }, stretch }: Drawing): MarksOf =>
  gathered(
    stretch.effects.map(({ kind, name, who, until }) => {
      const turn = Math.ceil((until - row.start_seconds) / turnSeconds);
      const verb = turn > row.turn ? 'ends' : 'ended';
      return [turn, { ...effectMarks[kind], label: `${effectOf(name, [who])} ${verb}` }];
    }),
  );

/** The day a turn ends with, or null where it ends within its day. */
function dayEnds({ delve: { row } }: Drawing): MarksOf {
  const dayAfter = (turn: number) => dayAndTime(row.start_seconds + turn * turnSeconds).day;
  return (turn) => {
    const day = dayAfter(turn - 1);
    return dayAfter(turn) > day
      ? [{ kind: 'dayEnd', letter: 'H', label: `day ${day} ends: food, water, sleep` }]
      : [];
  };
}

const darkBegins =
  ({ isLit }: Drawing): MarksOf =>
  (turn) =>
    !isLit(turn) && (turn === 1 || isLit(turn - 1))
      ? [{ kind: 'dark', letter: 'D', label: 'darkness: no light from here' }]
      : [];

function gathered(marks: readonly (readonly [number, Mark])[]): MarksOf {
  const byTurn = new Map<number, Mark[]>();
  for (const [turn, mark] of marks) {
    const there = byTurn.get(turn);
    if (there) there.push(mark);
    else byTurn.set(turn, [mark]);
  }
  return (turn) => byTurn.get(turn) ?? [];
}
