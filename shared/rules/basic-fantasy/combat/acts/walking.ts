import { feetApart } from '../../../fight/aim/space.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { disengage } from '../../initiative/disengage.ts';
import { tables } from '../../tables.ts';
import { edit, tell, type BasicFantasyDraft } from '../draft.ts';
import {
  awayFrom,
  engagedBy,
  feetBetween,
  foes,
  heightBetween,
  lineTo,
  roomToward,
  standing,
  way,
} from '../field.ts';
import { isMelee, reachOf } from '../fighter/arsenal.ts';
import { strike } from '../harm/blows.ts';
import { burnInPool } from '../harm/flasks.ts';
import { endHolds } from '../harm/holds.ts';
import type { Piece } from '../copies.ts';
import type { BasicFantasyFighter, BasicFantasyState } from '../state.ts';
import type { Weapon } from '../stats.ts';
import { endTurn } from './action.ts';
import { wayOfTurning } from './flying.ts';

type Everyone = Pick<BasicFantasyState, 'fighters'>;

const { speedFactor } = tables.running;
const { slowDivisor } = tables.disengage;

/** How far he must walk until he reaches him. Feet, 0 or less if he does already. */
export const feetToReach = (from: BasicFantasyFighter, to: BasicFantasyFighter): number =>
  lineTo(from, to, from.kit.reachFeet);

const mayMeet = (fighter: BasicFantasyFighter): boolean =>
  standing(fighter) &&
  (fighter.turn.stage === 'coming' || fighter.turn.stage === 'waiting') &&
  fighter.broken === null &&
  fighter.holding === null &&
  fighter.heldBy.length === 0;

/** Foes with long weapons he has come in reach of may strike at the same time. BF-INIT-8. */
function offerMeeting(draft: BasicFantasyDraft, index: number, fromFeet: number): void {
  const closing = fighterAt(draft, index);
  draft.fighters.forEach((foe, who) => {
    if (!foes(foe, closing) || !mayMeet(foe)) return;
    const reach = foe.kit.arsenal.longest;
    const was = feetApart(Math.abs(fromFeet - foe.atFeet), heightBetween(foe, closing));
    if (reach === 0 || was <= reach || feetBetween(foe, closing) > reach) return;
    draft.state.offers = [...draft.state.offers, { who, closing: index }];
    tell(draft, 'closes', index, { by: who });
  });
}

/** He faces where he went; what he went since he turned carries over from round to round. BF-MAN-10. */
function face(fighter: Piece, direction: 1 | -1, feet: number): void {
  fighter.sinceTurnFeet = (fighter.facing === direction ? fighter.sinceTurnFeet : 0) + feet;
  fighter.facing = direction;
}

/** Changes his place on the line. */
export function place(draft: BasicFantasyDraft, index: number, atFeet: number, backwards = false): void {
  const fighter = edit(draft, index);
  const fromFeet = fighter.atFeet;
  fighter.atFeet = atFeet + 0;
  fighter.turn.moved = true;
  fighter.turn.forwardFeet += Math.abs(atFeet - fromFeet);
  if (draft.state.options.turning && !backwards && atFeet !== fromFeet)
    face(fighter, way(fromFeet, atFeet), Math.abs(atFeet - fromFeet));
  fighter.turn.setWith = null;
  tell(draft, 'moved', index, { amount: Math.abs(atFeet - fromFeet) });
  burnInPool(draft, index, fromFeet);
  offerMeeting(draft, index, fromFeet);
}

/** How far he comes this way: turning about costs some of it, where facing is kept. */
const wayLeft = (from: BasicFantasyFighter, direction: 1 | -1, running: boolean): number =>
  Math.max(0, from.kit.movementFeet * (running ? speedFactor : 1) - wayOfTurning(from, direction, running));

/** Where walking or running up to somebody takes him; the first enemy on the way stops him. BF-CMB-3. */
export function closer(
  state: Everyone,
  from: BasicFantasyFighter,
  to: BasicFantasyFighter,
  running: boolean,
): number {
  const direction = way(from.atFeet, to.atFeet);
  const most = wayLeft(from, direction, running);
  const feet = Math.min(most, feetToReach(from, to), roomToward(state, from, direction));
  return from.atFeet + feet * direction;
}

/** Walks or runs up to somebody, as far as it goes. BF-CMB-1, BF-RUN-2. */
export function approach(draft: BasicFantasyDraft, index: number, target: number, running: boolean): void {
  const atFeet = closer(draft, fighterAt(draft, index), fighterAt(draft, target), running);
  if (running) edit(draft, index).turn.ran = true;
  place(draft, index, atFeet);
}

/** How far he can go from his foes this way, and which way. */
const away = (state: Everyone, fighter: BasicFantasyFighter) => {
  const direction = awayFrom(state, fighter);
  return { direction, room: roomToward(state, fighter, direction) };
};

/** So many feet away from his foes, or as far as the room goes. */
function goAway(draft: BasicFantasyDraft, index: number, most: number, backwards = false): void {
  const fighter = fighterAt(draft, index);
  const { direction, room } = away(draft, fighter);
  place(draft, index, fighter.atFeet + Math.min(most, room) * direction, backwards);
}

export const hasRoomAway = (state: Everyone, fighter: BasicFantasyFighter): boolean =>
  away(state, fighter).room > 0;

/** How far he backs away: half his movement. */
const halfMove = ({ kit }: BasicFantasyFighter): number => Math.floor(kit.movementFeet / slowDivisor);

/** Backs away from everyone he is engaged with; he may strike later in the round. BF-DIS-6, 7. */
export const withdraw = (draft: BasicFantasyDraft, index: number): void =>
  goAway(draft, index, halfMove(fighterAt(draft, index)), true);

/** Walks away from foes who do not engage him. BF-CMB-3. */
export const fallBack = (draft: BasicFantasyDraft, index: number): void =>
  goAway(draft, index, wayLeft(fighterAt(draft, index), awayFrom(draft, fighterAt(draft, index)), false));

/** Whether there is room for more than half a move. BF-DIS-2. */
export const mayBreakAway = (state: Everyone, fighter: BasicFantasyFighter): boolean =>
  away(state, fighter).room > fighter.kit.movementFeet / slowDivisor;

/** One attack of an enemy at a turned back, with the first weapon that reaches; no engine is that quick. */
function partingShot(draft: BasicFantasyDraft, by: number, at: number): void {
  const enemy = fighterAt(draft, by);
  const feet = feetBetween(enemy, fighterAt(draft, at));
  const quick = (each: Weapon): boolean =>
    each.engine === undefined && isMelee(each) && reachOf(each) >= feet;
  const weapon = enemy.stats.weapons.findIndex(quick);
  if (weapon >= 0) strike(draft, { by, at, weapon, manner: { partingShot: true }, own: false });
}

/** Who strikes at him if he turns his back. BF-DIS-3 to 5. */
export const partingShots = (state: Everyone, index: number): number[] => {
  const { movementFeet } = fighterAt(state, index).kit;
  return disengage({
    backingAway: false,
    movedFeet: movementFeet,
    normalMovementFeet: movementFeet,
    engagedWith: engagedBy(state, index).map(String),
  }).partingShots.map(({ id }) => Number(id));
};

/** Turns his back on everyone who engages him; whether he survives it. */
function turnBack(draft: BasicFantasyDraft, index: number): boolean {
  for (const enemy of partingShots(draft, index)) partingShot(draft, enemy, index);
  endTurn(draft, index);
  return fighterAt(draft, index).fallen === null;
}

/** Turns and runs out of the fight. Dice: those of the parting shots. BF-EVA-3, BF-DIS-2 to 5. */
export function flee(draft: BasicFantasyDraft, index: number): void {
  if (!turnBack(draft, index)) return;
  endHolds(draft, index);
  edit(draft, index).status = 'fled';
  tell(draft, 'fled', index);
}

/** Turns and runs from the melee, and stays in the fight. Dice: those of the parting shots. BF-DIS-2 to 5, 8. */
export function breakAway(draft: BasicFantasyDraft, index: number): void {
  if (turnBack(draft, index)) fallBack(draft, index);
}
