import type { LegalAction } from '../../combat.ts';
import { attackOptions, holderOptions, longWeapons } from './attack-options.ts';
import { one } from './board.ts';
import { feetBetween, standing } from './field.ts';
import { offer, type Listing } from './kinds.ts';
import { moveOptions, rouseOptions, waitOptions } from './move-options.ts';
import { inHold, permitted } from './permits.ts';
import { newScene, sceneOf, type Scene } from './scene.ts';
import type { BasicFantasyFighter, BasicFantasyState, Gear, Question } from './state.ts';
import { mayTurn } from './turning.ts';
import { gearAt } from './weapons.ts';
import { outweighs } from './wrestling.ts';

/** What waits for an answer. */
function answers(state: BasicFantasyState, question: Question, listing: Listing): void {
  if (question.kind === 'splash') {
    offer(listing, 'splash', null);
    offer(listing, 'no-splash', null);
    return;
  }
  const { id } = one(state, question.held);
  offer(listing, 'reverse', id);
  offer(listing, 'break-out', id);
  offer(listing, 'keep-still', id);
}

/** Magic on his number: a hand and a voice must be free. */
function magicOptions(state: BasicFantasyState, fighter: BasicFantasyFighter, listing: Listing): void {
  const { id, turn, holding, heldBy, silencedBy, stats, spells } = fighter;
  if (turn.attacks > 0 || holding !== null || heldBy.length > 0) return;
  if (silencedBy === null && stats.spells) {
    const prepared = stats.spells.filter((_spell, place) => (spells[place] ?? 0) > 0);
    offer(
      listing,
      'cast',
      id,
      undefined,
      prepared.map((spell) => spell.id),
    );
  }
  if (mayTurn(state, fighter)) offer(listing, 'turn', id);
}

const isEmpty = ({ loaded, left }: Gear): boolean => !loaded && left !== 0;

/** What takes the whole of his round. */
function wholeRound(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  listing: Listing,
): void {
  const { id, turn, stats, burnsIn, heldBy, holding } = fighter;
  if (turn.moved || turn.attacks > 0) return;
  if (burnsIn !== null && burnsIn <= state.clock.round) offer(listing, 'extinguish', id);
  if (heldBy.length > 0 || holding !== null) return;
  if (fighter.gear.some(isEmpty)) {
    const empty = stats.weapons.filter((_weapon, place) => isEmpty(gearAt(fighter, place)));
    offer(
      listing,
      'reload',
      id,
      undefined,
      empty.map((weapon) => weapon.id),
    );
  }
  rouseOptions(scene, fighter, listing);
}

/** What the held one may do about it. */
function heldOptions(state: BasicFantasyState, fighter: BasicFantasyFighter, listing: Listing): void {
  const { id, heldBy, holding, turn } = fighter;
  if (heldBy.length === 0 || turn.attacks > 0) return;
  if (inHold.held.escape && (holding === null || inHold.holder.escape)) {
    offer(
      listing,
      'escape',
      id,
      heldBy.map((holder) => one(state, holder).id),
    );
  }
  if (inHold.held.drag && holding === null && outweighs(state, fighter)) offer(listing, 'drag-holders', id);
}

/** Those who have lost heart only get away, or give up. */
function brokenOptions(
  state: BasicFantasyState,
  { id, heldBy }: BasicFantasyFighter,
  listing: Listing,
): void {
  if (heldBy.length === 0) offer(listing, 'flee', id);
  else {
    const holders = heldBy.map((holder) => one(state, holder).id);
    offer(listing, 'escape', id, holders);
  }
  offer(listing, 'surrender', id);
}

/** What he may strike with, hand, missile or spell. */
function blowsOf(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  listing: Listing,
): void {
  if (!permitted(fighter).has('attack')) return;
  if (fighter.holding === null || inHold.holder.useWeapon) attackOptions(state, scene, fighter, listing);
  magicOptions(state, fighter, listing);
}

/** The same while the fight is on the move: worked out afresh. */
export function blowsLeft(state: BasicFantasyState, index: number): readonly LegalAction[] {
  const listing: Listing = [];
  blowsOf(state, newScene(state), one(state, index), listing);
  return listing;
}

function listFor(state: BasicFantasyState, scene: Scene, index: number): Listing {
  const listing: Listing = [];
  const fighter = one(state, index);
  const { id, broken, heldBy, turn } = fighter;
  if (broken !== null) {
    brokenOptions(state, fighter, listing);
    return listing;
  }
  heldOptions(state, fighter, listing);
  holderOptions(state, fighter, listing);
  blowsOf(state, scene, fighter, listing);
  wholeRound(state, scene, fighter, listing);
  moveOptions(state, scene, index, listing);
  offer(listing, 'done', id);
  if (turn.attacks === 0) waitOptions(state, scene, fighter, listing);
  if (heldBy.length === 0 && turn.attacks === 0 && !turn.moved) offer(listing, 'flee', id);
  offer(listing, 'surrender', id);
  return listing;
}

/** Everything one may do on his number. */
export function optionsOf(state: BasicFantasyState, index: number): readonly LegalAction[] {
  const scene = sceneOf(state);
  const fighter = one(state, index);
  const known = scene.options.get(fighter);
  if (known) return known;
  const listing = listFor(state, scene, index);
  scene.options.set(fighter, listing);
  return listing;
}

/** One with a long weapon may strike at the foe who closes, on that foe's number. */
function meetingOptions(state: BasicFantasyState, listing: Listing): void {
  for (const { who, closing } of state.offers) {
    const fighter = one(state, who);
    const target = one(state, closing);
    offer(listing, 'meet', fighter.id, [target.id], longWeapons(fighter, feetBetween(fighter, target)));
    offer(listing, 'decline', fighter.id);
  }
}

/** Those who wait for a moment may say that it has come. */
function comeInOptions({ fighters }: BasicFantasyState, listing: Listing): void {
  for (const fighter of fighters) {
    if (fighter.turn.stage === 'waiting' && standing(fighter)) offer(listing, 'come-in', fighter.id);
  }
}

/** Everything that may be done now. */
export function legalActions(state: BasicFantasyState): readonly LegalAction[] {
  const listing: Listing = [];
  if (state.over) return listing;
  const { phase } = state.clock;
  if (state.question) answers(state, state.question, listing);
  else if (phase === 'surprise') offer(listing, 'pass-surprise', null);
  else if (phase === 'initiative') offer(listing, 'initiative', null);
  else {
    meetingOptions(state, listing);
    const waiting: Listing = [];
    if (!state.lastCall) comeInOptions(state, waiting);
    return listing.concat(...state.due.map((index) => optionsOf(state, index)), waiting);
  }
  return listing;
}
