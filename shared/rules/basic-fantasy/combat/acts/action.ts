import type { Action, Offer } from '../../../fight/action.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { hullSide } from '../circumstances.ts';
import { edit, type BasicFantasyDraft } from '../draft.ts';
import { permitted, inHold } from '../fighter/permits.ts';
import { mayClimb } from '../fighter/flight.ts';
import { burnOn } from '../harm/flasks.ts';
import type { Scene } from '../look.ts';
import type { BasicFantasyFighter, BasicFantasyState } from '../state.ts';

/** A fighter on his number, and how the field looks. */
export interface Look {
  readonly state: BasicFantasyState;
  readonly scene: Scene;
  readonly at: number;
  readonly fighter: BasicFantasyFighter;
}

export type BasicFantasyAction = Action<BasicFantasyDraft, Look>;

export const none = null;

/** Aimed at somebody in some way; nothing where there is nobody, or no way. */
export const aimed = (targets: readonly string[], ways: readonly string[]): Offer | null =>
  targets.length > 0 && ways.length > 0 ? { targets, ways } : none;

export const only = (offers: readonly Offer[]): readonly Offer[] | null =>
  offers.length > 0 ? offers : none;

/** The side of a vehicle is asked for where there is one. */
export const asksOf = (all: readonly string[]): NonNullable<BasicFantasyAction['asks']> => {
  const plain = all.filter((key) => key !== hullSide);
  return ({ scene }) => (scene.hulls ? all : plain);
};

type Act = BasicFantasyAction['act'];

/** Of the numbers acting now, he has done what he wanted to do. */
function finish(draft: BasicFantasyDraft, index: number): void {
  edit(draft, index).turn.stage = 'done';
  draft.state.due = draft.state.due.filter((other) => other !== index);
}

/** His turn is over; if he is burning, the flames have burnt on meanwhile. BF-OIL-4. */
export function endTurn(draft: BasicFantasyDraft, index: number): void {
  finish(draft, index);
  burnOn(draft, index);
}

/** His turn ends unless there is something left to strike at, or the way he has flown lets him climb. */
export function endUnlessArmed(draft: BasicFantasyDraft, index: number): void {
  const { turn, kit } = fighterAt(draft, index);
  if (turn.stage !== 'due' || mayClimb(draft.state, fighterAt(draft, index))) return;
  if (turn.attacks >= kit.attacks || !draft.blowsLeft(draft.state, index)) endTurn(draft, index);
}

/** Something that takes all the attacks of the round. */
export const whole =
  (act: Act): Act =>
  (draft, by, at, way) => {
    act(draft, by, at, way);
    endTurn(draft, by);
  };

/** A move or a shot, after which he may strike if there is anyone to strike at. */
export const thenStrike =
  (act: Act): Act =>
  (draft, by, at, way) => {
    act(draft, by, at, way);
    endUnlessArmed(draft, by);
  };

/** Whether he may strike at all: not running, and with a hand free. */
export const mayStrike = ({ fighter }: Look): boolean =>
  fighter.hull === null &&
  fighter.turn.attacks < fighter.kit.attacks &&
  permitted(fighter).has('attack') &&
  (fighter.holding === null || inHold.holder.useWeapon);
