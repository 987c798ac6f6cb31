import { atTargets, plain, plainly } from '../../../fight/action.ts';
import { fighterAt } from '../../../fight/draft.ts';
import type { EventWord } from '../../../fight/words.ts';
import { movementEncounterLimit, movementMelee } from '../../exploration/movement.ts';
import { put, type OseDraft } from '../draft.ts';
import { against, awayFrom, escapes, lineToReach, roomToward, spotOf } from '../field.ts';
import { turned, withTurn, type OseFighter } from '../state.ts';
import { ids, type Look, type OseAction } from './action.ts';

/** Neither spent nor rooted to the spot. OSE-CBT-3. */
export const mayWalk = ({ build, roundsMoved }: OseFighter): boolean =>
  build.rate > 0 && movementEncounterLimit({ roundsMoved }).mayMove;

/** Has his move still before him; a caster stands, unless his courage is gone. */
const mayMove = ({ fighter: { turn, broken }, walks }: Look): boolean =>
  walks && !turn.moved && (turn.declared !== 'spell' || broken);

const runs = ({ turn, broken }: OseFighter): boolean => turn.declared === 'retreat' || broken;

/** Foes in melee from whom a step away is open. */
const leavable = (look: Look): string[] => {
  const { fighter, foes } = look;
  const spot = spotOf(foes, fighter);
  return spot.near.length > 0 && mayMove(look) ? ids(escapes(spot, fighter)) : [];
};

/** Moves at will: nobody holds him in melee. */
const isFree = (look: Look): boolean => {
  if (!mayMove(look)) return false;
  const { near, nearest } = spotOf(look.foes, look.fighter);
  return near.length === 0 && nearest !== null;
};

function step(draft: OseDraft, index: number, direction: number, feet: number, kind: EventWord): void {
  const mover = fighterAt(draft, index);
  const moved = withTurn(mover, turned(mover.turn, { moved: true }));
  moved.atFeet = mover.atFeet + direction * feet + 0;
  moved.roundsMoved = mover.roundsMoved + 1;
  put(draft, index, moved);
  draft.events.push({ kind, as: kind, id: mover.id, amount: feet });
}

/** Toward a foe, as far as the rate allows, and no farther than where the first one stands in the way. */
function moveUp(draft: OseDraft, index: number, at: number): void {
  const mover = fighterAt(draft, index);
  const target = fighterAt(draft, at);
  const direction = target.atFeet >= mover.atFeet ? 1 : -1;
  const gap = lineToReach(mover, target);
  const feet = Math.min(
    mover.build.rate,
    gap,
    roomToward(spotOf(against(draft.field, mover.side), mover), direction),
  );
  step(draft, index, direction, feet, 'moves');
}

/** Away from the nearest foe. */
function fallBack(draft: OseDraft, index: number): void {
  const mover = fighterAt(draft, index);
  const spot = spotOf(against(draft.field, mover.side), mover);
  if (!spot.nearest) return;
  const direction = awayFrom(mover, spot.nearest);
  step(draft, index, direction, Math.min(mover.build.rate, roomToward(spot, direction)), 'fallsBack');
}

/** Out of melee, backwards or in flight, away from one foe. OSE-CBT-4, 5. */
function leaveMelee(
  draft: OseDraft,
  index: number,
  at: number,
  kind: 'fightingWithdrawal' | 'retreat',
): void {
  const mover = fighterAt(draft, index);
  if (kind === 'retreat') put(draft, index, { ...mover, turn: { ...mover.turn, declared: 'retreat' } });
  const direction = awayFrom(mover, fighterAt(draft, at));
  const free = roomToward(spotOf(against(draft.field, mover.side), mover), direction);
  const { maxDistance } = movementMelee({
    kind,
    encounterPerRound: mover.build.rate,
    declared: true,
    clearSpaceBehind: free > 0,
  });
  const feet = Math.min(maxDistance, free);
  step(draft, index, direction, feet, kind === 'retreat' ? 'retreats' : 'withdraws');
}

/** Out of the fight by his own choice. */
function leaveFight(draft: OseDraft, index: number, status: 'fled' | 'surrendered'): void {
  const fighter = fighterAt(draft, index);
  const word = status === 'fled' ? 'flees' : 'surrenders';
  put(draft, index, { ...fighter, status });
  draft.events.push({ kind: word, as: word, id: fighter.id });
}

/** What is done with the feet. */
export const moving: readonly OseAction[] = [
  {
    kind: 'withdraw',
    role: 'move',
    title: 'Withdraw fighting',
    rule: 'OSE-CBT-4',
    steps: ['movement'],
    offer: (look) => {
      const { fighter } = look;
      const declared = fighter.turn.declared === 'withdrawal' && !runs(fighter);
      return declared ? atTargets(leavable(look)) : null;
    },
    act: (draft, by, at) => leaveMelee(draft, by, at, 'fightingWithdrawal'),
  },
  {
    kind: 'retreat',
    role: 'move',
    title: 'Retreat',
    rule: 'OSE-CBT-5',
    steps: ['movement'],
    offer: (look) => (runs(look.fighter) ? atTargets(leavable(look)) : null),
    act: (draft, by, at) => leaveMelee(draft, by, at, 'retreat'),
  },
  {
    kind: 'move',
    role: 'move',
    title: 'Move up',
    rule: 'OSE-CBT-3',
    steps: ['movement'],
    offer: (look) => (!look.fighter.broken && isFree(look) ? atTargets(look.foes.ids) : null),
    act: moveUp,
  },
  {
    kind: 'fallBack',
    role: 'move',
    title: 'Fall back',
    rule: 'OSE-CBT-3',
    steps: ['movement'],
    offer: (look) => {
      if (!isFree(look)) return null;
      const spot = spotOf(look.foes, look.fighter);
      const away = spot.nearest && awayFrom(look.fighter, spot.nearest);
      return plain(away !== null && roomToward(spot, away) > 0);
    },
    act: fallBack,
  },
  {
    kind: 'flee',
    role: 'leave',
    title: 'Leave the fight',
    rule: 'OSE-CBT-3',
    steps: ['movement'],
    offer: (look) => plain(isFree(look)),
    act: (draft, by) => leaveFight(draft, by, 'fled'),
  },
];

/** Open whenever anything else is. OSE-MOR-1. */
export const surrender: OseAction = {
  kind: 'surrender',
  role: 'leave',
  title: 'Surrender',
  rule: 'OSE-MOR-1',
  steps: [],
  offer: () => plainly,
  act: (draft, by) => leaveFight(draft, by, 'surrendered'),
};
