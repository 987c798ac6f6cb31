import { fighterAt } from '../../../fight/draft.ts';
import type { CombatantState, QueuedAttack } from '../../initiative/count-state.ts';
import { clocksAt, type HackmasterFighter, type HackmasterState } from '../state.ts';
import {
  forgetTargets,
  feetBetween,
  NOBODY,
  reachesOf,
  seeHimself,
  unseen,
  type Field,
  type Look,
  type Seen,
} from './look.ts';

interface OpenField extends Field {
  state: HackmasterState;
  looks: Seen[];
  byReach: number[];
  ready: number;
  holding: number;
  shoves: number;
  waits: (readonly string[] | undefined)[];
  second: number;
  freeAttacks: readonly QueuedAttack[];
  ground: HackmasterState['ground'];
  lights: HackmasterState['lights'];
}

function emptyField(state: HackmasterState): OpenField {
  const field: OpenField = {
    state,
    looks: [],
    places: new Map(state.fighters.map(({ id }, at) => [id, at])),
    byReach: [],
    ready: 0,
    holding: 0,
    shoves: 0,
    waits: [],
    second: NOBODY,
    freeAttacks: state.count.freeAttacks,
    ground: state.ground,
    lights: state.lights,
  };
  state.fighters.forEach((fighter, at) => field.looks.push(unseen(field, at, fighter, clocksAt(state, at))));
  return field;
}

const isHolding = ({ active, fighter }: Look): number => Number(active && fighter.holding !== null);
const isShoved = ({ active, fighter }: Look): number => Number(active && fighter.shoved !== null);

/** Adds him to the threats and strikers of every enemy he reaches, or takes him away. */
function press(looks: readonly Seen[], look: Look, by: 1 | -1): void {
  const { side, threatens, strikes } = look;
  if (threatens === NOBODY && strikes === NOBODY) return;
  for (const foe of looks) {
    if (foe.side === side) continue;
    const distance = feetBetween(foe, look);
    if (distance <= threatens) foe.threats += by;
    if (distance <= strikes) foe.strikers += by;
  }
}

/** Counts anew who reaches him where he stands now. */
function recount(looks: readonly Seen[], look: Seen): void {
  look.threats = 0;
  look.strikers = 0;
  for (const foe of looks) {
    if (foe.side === look.side) continue;
    const distance = feetBetween(foe, look);
    if (distance <= foe.threatens) look.threats += 1;
    if (distance <= foe.strikes) look.strikers += 1;
  }
}

/** Brings one of them up to date. Says whether his enemies must look for their targets again. */
function see(field: OpenField, look: Seen, fighter: HackmasterFighter, clock: CombatantState): boolean {
  const { active, able, fighter: before } = look;
  const { fleeing } = look.clock;
  const [wasReady, wasHolding, wasShoved] = [Number(look.ready), isHolding(look), isShoved(look)];
  if (!seeHimself(look, fighter, clock, field.second)) return false;
  field.ready += Number(look.ready) - wasReady;
  field.holding += isHolding(look) - wasHolding;
  field.shoves += isShoved(look) - wasShoved;
  const { reach, threatens, strikes } = reachesOf(look);
  const moved = fighter.atFeet !== look.feet || fighter.build.height !== look.height;
  if (moved || threatens !== look.threatens || strikes !== look.strikes) {
    press(field.looks, look, -1);
    look.feet = fighter.atFeet;
    look.height = fighter.build.height;
    look.threatens = threatens;
    look.strikes = strikes;
    press(field.looks, look, 1);
    if (moved) recount(field.looks, look);
  }
  const reaches = reach !== look.reach;
  if (reaches) field.byReach.length = 0;
  look.reach = reach;
  return (
    moved ||
    reaches ||
    active !== look.active ||
    able !== look.able ||
    fleeing !== clock.fleeing ||
    before.holding !== fighter.holding ||
    before.shoved !== fighter.shoved ||
    before.build !== fighter.build ||
    before.status !== fighter.status
  );
}

/** What has changed about one who may not have changed himself: his enemies, his friends, what is open to anyone. */
interface Changes {
  readonly foes: boolean;
  readonly friends: boolean;
  readonly doors: boolean;
}

/** Drops what no longer holds of him. */
function review(look: Seen, { foes: foesMoved, friends, doors }: Changes): void {
  const threatened = look.threats > 0;
  const attacked = look.strikers > 0;
  if (threatened !== look.threatened || attacked !== look.attacked) {
    look.threatened = threatened;
    look.attacked = attacked;
    look.actions = null;
  }
  if (foesMoved) {
    forgetTargets(look);
    if (look.ready || look.field.ready === 0 || look.field.state.count.freeAttacks.length > 0) {
      look.actions = null;
    }
  }
  if (doors || (friends && look.fighter.build.powers.length > 0)) look.actions = null;
}

/**
 * Only those are looked at whose objects are others than before: what a state is made of never changes in place.
 * Says whether the field holds the same fighters at all.
 */
function update(field: OpenField, state: HackmasterState): boolean {
  const { second, freeAttacks } = state.count;
  const { looks, ready, holding } = field;
  if (looks.length !== state.fighters.length) return false;
  const ticked = second !== field.second;
  let stirred: string | null = null;
  let several = false;
  field.state = state;
  if (ticked) {
    field.second = second;
    field.waits = [];
  }
  for (const look of looks) {
    const fighter = fighterAt(state, look.at);
    const clock = clocksAt(state, look.at);
    if (!ticked && fighter === look.fighter && clock === look.clock) continue;
    if (fighter.id !== look.id || fighter.side !== look.side) return false;
    if (!see(field, look, fighter, clock)) continue;
    several ||= stirred !== null && stirred !== look.side;
    stirred = look.side;
  }
  const queued = freeAttacks !== field.freeAttacks && freeAttacks.length + field.freeAttacks.length > 0;
  const lies = state.ground !== field.ground || state.lights !== field.lights;
  const doors = queued || lies || ready > 0 !== field.ready > 0 || holding > 0 !== field.holding > 0;
  field.freeAttacks = freeAttacks;
  field.ground = state.ground;
  field.lights = state.lights;
  for (const look of looks) {
    const foes = several || (stirred !== null && stirred !== look.side);
    review(look, { foes, friends: several || stirred === look.side, doors });
  }
  if (field.byReach.length === 0) {
    field.byReach = looks.map(({ at }) => at);
    field.byReach.sort((a, b) => (looks[b]?.reach ?? 0) - (looks[a]?.reach ?? 0));
  }
  return true;
}

/** The fight as it stands in this state; `last` is how another one stood, brought up to date or left. */
export function fieldOf(state: HackmasterState, last: Field | null): Field {
  const open = last as OpenField | null;
  if (open?.state === state) return open;
  if (open && update(open, state)) return open;
  const field = emptyField(state);
  update(field, state);
  return field;
}
