import { inWays, plain } from '../../../fight/action.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { maneuverOps } from '../../attack/maneuver.ts';
import { tables } from '../../tables.ts';
import { edit, tell, type BasicFantasyDraft } from '../draft.ts';
import { limits, mayLevel } from '../fighter/flight.ts';
import { restat } from '../fighter/restat.ts';
import { falls } from '../harm/falls.ts';
import { ask } from '../order/asking.ts';
import type { BasicFantasyFighter } from '../state.ts';
import type { BasicFantasyAction } from './action.ts';

const { climbFeet } = tables.flight;

/** Heights in steps of ten feet, the nearest first: so many ways at most are offered. */
function heights(from: number, to: number): string[] {
  const up = to > from ? climbFeet : -climbFeet;
  const count = Math.floor(Math.abs(to - from) / climbFeet);
  const levels = Array.from({ length: count }, (_, nth) => String(from + (nth + 1) * up));
  // The ground itself, where ten feet do not divide the way to it.
  return to === 0 && up < 0 && levels.at(-1) !== '0' ? [...levels, '0'] : levels;
}

/** At another height from now on. */
export function rise(draft: BasicFantasyDraft, index: number, height: number): void {
  const { stats } = fighterAt(draft, index);
  restat(draft, index, { ...stats, height });
  tell(draft, 'height', index, { amount: height });
}

function level(draft: BasicFantasyDraft, by: number, way: string): void {
  rise(draft, by, Number(way));
  edit(draft, by).turn.levelled = true;
}

/** Fliers that have flown less than a third of their way fall off; the referee says whether they do. BF-FLY-4. */
export function noticeStalls(draft: BasicFantasyDraft): void {
  if (!draft.state.options.climbing) return;
  draft.fighters.forEach((fighter, who) => {
    const { status, fallen, kit, turn, surprised, heldBy, holding } = fighter;
    if (status !== 'active' || fallen !== null || kit.height === 0 || kit.flies !== 'winged') return;
    if (surprised || heldBy.length > 0 || holding !== null || turn.levelled) return;
    if (limits(fighter)?.stalled === true) ask(draft, { kind: 'stall', who });
  });
}

/** A forced dive at the greatest rate for one round, to the ground at most. BF-FLY-4. */
export function dives(draft: BasicFantasyDraft, who: number): void {
  const fighter = fighterAt(draft, who);
  const forced = limits({ ...fighter, turn: { ...fighter.turn, forwardFeet: 0 } })?.forcedDiveFeet ?? 0;
  rise(draft, who, Math.max(0, fighter.kit.height - forced));
}

/** Out of the air altogether, by the referee's word. Dice: those of the fall. BF-FLY-6, BF-FALL-1. */
export function plunges(draft: BasicFantasyDraft, who: number): void {
  const { height } = fighterAt(draft, who).kit;
  tell(draft, 'fell', who, { amount: height });
  falls(draft, who, height);
  rise(draft, who, 0);
}

/** What it takes of his way to face there: two changes of facing, a turning distance between. BF-MAN-2 to 4, 8, 10. */
export function wayOfTurning(
  { kit, facing, sinceTurnFeet }: BasicFantasyFighter,
  direction: 1 | -1,
  running: boolean,
): number {
  if (facing === null || facing === direction) return 0;
  const { turningDistance } = maneuverOps['maneuver.turning']({
    turningDistance: kit.turningFeet,
    running,
    grid: 'square',
  });
  return turningDistance + Math.max(0, turningDistance - sinceTurnFeet);
}

/** Up, down and about. */
export const flying: readonly BasicFantasyAction[] = [
  {
    kind: 'climb',
    role: 'move',
    title: 'Climb to a height, in feet',
    rule: 'BF-FLY-2',
    offer: ({ state, fighter }) => {
      if (!state.options.climbing || !mayLevel(fighter)) return null;
      const { height } = fighter.kit;
      return inWays(heights(height, height + (limits(fighter)?.maxClimbFeet ?? 0)));
    },
    act: (draft, by, _at, way) => level(draft, by, way),
  },
  {
    kind: 'dive',
    role: 'move',
    title: 'Dive to a height, in feet',
    rule: 'BF-FLY-3',
    offer: ({ state, fighter }) => {
      if (!state.options.climbing || !mayLevel(fighter) || fighter.kit.height === 0) return null;
      const { height } = fighter.kit;
      return inWays(heights(height, Math.max(0, height - (limits(fighter)?.maxDiveFeet ?? 0))));
    },
    act: (draft, by, _at, way) => level(draft, by, way),
  },
  {
    kind: 'turn-about',
    role: 'move',
    title: 'Turn about where he is',
    rule: 'BF-MAN-6',
    offer: ({ state, fighter: { facing, turn, heldBy, holding } }) =>
      plain(
        state.options.turning && facing !== null && !turn.moved && heldBy.length === 0 && holding === null,
      ),
    act: (draft, by) => {
      const fighter = edit(draft, by);
      fighter.facing = fighter.facing === 1 ? -1 : 1;
      fighter.sinceTurnFeet = 0;
      fighter.turn.moved = true;
      tell(draft, 'turnedAbout', by);
    },
  },
];
