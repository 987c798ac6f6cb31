import type { EventWord } from '../../../fight/words.ts';
import type { Settled } from '../../../fight/book.ts';
import { isContested, sidesStanding } from '../../../fight/state.ts';
import type { CombatState, Effect } from '../../rounds/terms.ts';
import { damageBleed } from '../../harm/damage.ts';
import { applyFalls } from '../../rounds/draft.ts';
import { isAble } from '../../rounds/rejection.ts';
import { rollOff } from '../../initiative/roll-off.ts';
import { setStatus } from '../../rounds/standing.ts';
import { tables } from '../../tables.ts';
import { isMelee } from '../../attack/weapons.ts';
import { letGo } from '../acts/wrestle.ts';
import { spend } from '../acts/stores.ts';
import { combatantOf, editOf, fighterIn, setFighter, tell, type Field } from '../field.ts';
import { opposed, type SwordsLook } from '../sight.ts';
import {
  clockOf,
  copyOf,
  distance,
  levelOf,
  statusOf,
  type SwordsFighter,
  type SwordsState,
} from '../state.ts';
import { together } from './turns.ts';

function bleedFor(field: Field, id: string): void {
  const { hp, stats } = fighterIn(field, id);
  const after = damageBleed({ hp, level: levelOf(stats), rounds: 1 });
  setFighter(field, id, { hp: after.hp });
  tell(field, { kind: 'bleed', as: 'bleeds', id, amount: hp - after.hp, left: after.hp });
  if (after.condition === 'dead') setStatus(field.battle, id, { dead: true, bleeding: false }, true);
}

function answer(field: Field, effect: Effect): void {
  const { type } = effect;
  switch (type) {
    case 'spellLost': {
      const spell = field.before.battle.combatants[effect.id]?.casting?.spell;
      if (spell !== undefined) spend(field, effect.id, spell);
      const lost = { kind: type, as: 'spellLost', id: effect.id } as const;
      tell(field, spell === undefined ? lost : { ...lost, detail: spell });
      return;
    }
    case 'bleed':
      bleedFor(field, effect.id);
      return;
    case 'spellAbandoned':
      tell(field, { kind: type, as: 'stopped', id: effect.id, detail: 'the spell' });
      return;
    case 'falls':
      tell(field, { kind: type, as: 'mortallyHit', id: effect.id });
      return;
    case 'endOfRound':
      tell(field, { kind: type, as: 'round', id: null, amount: effect.round });
      return;
    case 'reroll':
    case 'combatOver':
      throw new RangeError(`A fight on the table knows no ${type}.`);
  }
}

/** What came of the rules' events so far, into the story. */
function drain(field: Field): void {
  while (field.battle.effects.length > 0) {
    const { effects } = field.battle;
    field.battle.effects = [];
    for (const effect of effects) answer(field, effect);
  }
}

const becomes = {
  active: 'revives',
  dead: 'dies',
  unconscious: 'unconscious',
  fled: 'flees',
  surrendered: 'surrenders',
  absent: 'leaves',
} as const satisfies Record<SwordsFighter['status'], EventWord>;

/** The status of all who may have fallen or risen; whoever changed is told of. */
function alignStatus(field: Field): void {
  const { state, recast } = field.battle;
  if (recast.length === 0) return;
  field.battle.recast = [];
  field.fighters.forEach((fighter, at) => {
    const { id } = fighter;
    const one = recast.includes(id) ? state.combatants[id] : undefined;
    const status = one ? statusOf(one) : fighter.status;
    if (status === fighter.status) return;
    const now = copyOf(fighter);
    now.status = status;
    field.fighters[at] = now;
    field.stirred = true;
    tell(field, { kind: status, as: becomes[status], id });
  });
}

/** Where somebody came, went, fell or rose in this step. */
function stirredPlaces({ before, fighters }: Field): number[] {
  const places: number[] = [];
  fighters.forEach((fighter, at) => {
    const was = before.fighters[at];
    if (was === fighter || (was?.atFeet === fighter.atFeet && was.status === fighter.status)) return;
    places.push(fighter.atFeet);
    if (was) places.push(was.atFeet);
  });
  return places;
}

function isFoeNear(active: readonly SwordsFighter[], one: SwordsFighter): boolean {
  for (const foe of active) if (foe.side !== one.side && isMelee(distance(foe, one))) return true;
  return false;
}

/** Who is in melee, by where they stand; only round the places where something changed. SW-MELEE-2. */
function seeMelee(field: Field): void {
  const active = field.fighters.filter(({ status }) => status === 'active');
  const places = field.action === null ? null : stirredPlaces(field);
  for (const fighter of active) {
    const { atFeet, id } = fighter;
    if (places && !places.some((place) => isMelee(Math.abs(place - atFeet)))) continue;
    const near = isFoeNear(active, fighter);
    const { inMelee = false } = combatantOf(field, id);
    if (near === inMelee) continue;
    const one = editOf(field, id);
    one.inMelee = near;
    if (!near) one.blowsTraded = false;
  }
}

function isAnyoneHeld({ combatants }: CombatState): boolean {
  for (const { heldBy, struggling } of Object.values(combatants)) {
    if (struggling || (heldBy && heldBy.length > 0)) return true;
  }
  return false;
}

function seeHolds(field: Field): void {
  const { state } = field.battle;
  if (!isAnyoneHeld(state)) return;
  letGo(field, (holder, held) => {
    const one = state.combatants[holder];
    if (!one || !isAble(state, one) || statusOf(combatantOf(field, held)) !== 'active') return false;
    return isMelee(distance(fighterIn(field, holder), fighterIn(field, held)));
  });
}

/** Who is in melee, who holds whom and whom each side sees, once anything has stirred. */
function lookRound(field: Field): SwordsLook['sides'] {
  const { look, fighters, battle } = field;
  if (!field.stirred) return look.sides;
  seeMelee(field);
  seeHolds(field);
  return opposed({ sides: battle.state.sides, fighters, battle: battle.state }, look.sides);
}

/** Those who act together roll it off where ties are broken. SW-HOLM-3, SW-SEG-17. */
function queueUp(field: Field): void {
  const { settings, state } = field.battle;
  if (settings.tieBreak === 'simultaneous') return;
  const group = together({ settings, battle: state });
  const { queue } = field.state;
  if (!group || group.length < 2 || group.every((id) => queue.includes(id))) return;
  const { sideDie, segmentDie } = tables.initiative;
  const [die, best, rule] =
    state.phase === 'segment'
      ? ([segmentDie, 'low', 'SW-SEG-17'] as const)
      : ([sideDie, 'high', 'SW-HOLM-3'] as const);
  const title = 'Roll off the tie';
  const rolls = rollOff(group, die, best, true, field.dice, (by) =>
    field.dice.about?.({ what: 'initiative', title, rule, by }),
  );
  field.state.queue = rolls.order.flat();
  field.state.queue.forEach((id, at) => {
    tell(field, { kind: 'rollOff', as: 'note', id, detail: `${at + 1} in the roll-off` });
  });
}

const sameStep = (one: CombatState, other: CombatState): boolean =>
  one.phase === other.phase &&
  one.round === other.round &&
  one.segment === other.segment &&
  one.phaseSides === other.phaseSides;

/** A new phase, round or segment: nobody has passed yet, ties are rolled off anew, shots kept back are lost. */
function turnPage(field: Field): void {
  const { state } = field;
  if (state.passed.length > 0) state.passed = [];
  if (state.queue.length > 0) state.queue = [];
  for (const { id, volley } of field.fighters) if (volley) setFighter(field, id, { volley: null });
}

const fights = ({ status }: SwordsFighter): boolean => status === 'active';

/** Over as soon as fewer than two sides stand: those who fall together fall now. Not over if one is brought back. SW-GEN-3. */
function noticeEnd(field: Field): void {
  const { state, fighters, battle } = field;
  if (!isContested(fighters, fights)) {
    applyFalls(battle);
    drain(field);
    alignStatus(field);
  }
  const contested = isContested(fighters, fights);
  if (contested) state.open = false;
  const over = !contested && !state.open;
  if (over) {
    state.standing = sidesStanding(battle.state.sides, fighters, fights);
    const [side] = state.standing;
    const told = { kind: 'combatOver', as: 'over', id: null, detail: state.standing.join(', ') } as const;
    if (!state.over) tell(field, side === undefined ? told : { ...told, side });
  } else if (state.over) state.standing = [];
  state.over = over;
}

/** What has come of the step so far; whether the fight is decided. */
export function isDecided(field: Field): boolean {
  drain(field);
  alignStatus(field);
  return !field.state.open && !isContested(field.fighters, fights);
}

/** The state after the step, with everything that follows from it. */
export function settle(field: Field): Settled<SwordsState, SwordsLook> {
  const { state, battle, before, look } = field;
  drain(field);
  alignStatus(field);
  const sides = lookRound(field);
  noticeEnd(field);
  const same = sameStep(before.battle, battle.state);
  if (!same) turnPage(field);
  if (!state.over) queueUp(field);
  const kept = same && field.action !== null;
  state.sides = battle.state.sides;
  state.battle = battle.state;
  state.clock = kept ? before.clock : clockOf(battle.state);
  return { state, look: { state, sides, listed: kept ? look.listed : [] }, legal: null };
}
