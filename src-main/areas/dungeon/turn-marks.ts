import type { z } from 'zod';
import type { turnBox } from '../../../shared/ipc/dungeon-views.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { turnsPerHour } from '../exploration.ts';
import { isCheckDue, pendingChecks } from './pending-checks.ts';
import type { Delve } from './read-delve.ts';
import { restStanding } from './rest-standing.ts';
import type { Burning } from './turn-lanes.ts';

type Mark = z.output<typeof turnBox>['marks'][number];

/** What stands in a turn's box: rest, the check, the encounter, the lights that end. */
export function markDrawer(
  delve: Delve,
  campaign: Campaign,
  burning: readonly Burning[],
): (turn: number) => Mark[] {
  const check = checkMarks(delve, campaign);
  const rest = restMarks(delve);
  const met = encounterMarks(delve);
  const ends = endMarks(delve, burning);
  return (turn) => [...rest(turn), ...check(turn), ...(met.get(turn) ?? []), ...(ends.get(turn) ?? [])];
}

function checkMarks(delve: Delve, campaign: Campaign): (turn: number) => Mark[] {
  const now = delve.row.turn + 1;
  const pending = new Set(pendingChecks(delve, campaign));
  const rolled = new Map(delve.checks.map((check) => [check.turn, check]));
  return (turn) => {
    const check = rolled.get(turn);
    if (check) {
      const face = check.die === null ? '–' : String(check.die);
      const result = check.encounter ? 'encounter' : 'nothing';
      return [{ kind: 'checkRolled', letter: face, label: `wandering check rolled ${face}: ${result}` }];
    }
    const due = pending.has(turn) || (turn > now && isCheckDue(campaign, turn));
    return due ? [{ kind: 'check', letter: 'W', label: 'wandering check' }] : [];
  };
}

function restMarks({ row, fatigue }: Delve): (turn: number) => Mark[] {
  const dueAt = row.turn + 1 + restStanding(fatigue).inTurns;
  return (turn) =>
    turn >= dueAt && (turn - dueAt) % turnsPerHour === 0
      ? [{ kind: 'rest', letter: 'R', label: 'rest due' }]
      : [];
}

function encounterMarks({ encounters }: Delve): Map<number, Mark[]> {
  return gathered(
    encounters.map(({ turn, number, who }) => [
      turn,
      { kind: 'encounter', letter: 'E', label: `encounter: ${number} ${who}` },
    ]),
  );
}

function endMarks({ row }: Delve, burning: readonly Burning[]): Map<number, Mark[]> {
  return gathered(
    burning
      .filter(({ open, last }) => open && last > row.turn)
      .map(({ last, kind, bearer }) => [
        last,
        kind === 'torch'
          ? { kind: 'torchEnds', letter: 'T', label: `${bearer}: torch ends` }
          : { kind: 'lanternEnds', letter: 'L', label: `${bearer}: lantern ends` },
      ]),
  );
}

function gathered(marks: readonly (readonly [number, Mark])[]): Map<number, Mark[]> {
  const byTurn = new Map<number, Mark[]>();
  for (const [turn, mark] of marks) {
    const there = byTurn.get(turn);
    if (there) there.push(mark);
    else byTurn.set(turn, [mark]);
  }
  return byTurn;
}
