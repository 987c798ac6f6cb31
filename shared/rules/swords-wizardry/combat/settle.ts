import { outcome } from '../combat-over.ts';
import type { CombatState, Effect } from '../combat-terms.ts';
import { damageBleed } from '../damage.ts';
import { edit } from '../draft.ts';
import { isAble } from '../rejection.ts';
import { rollOff } from '../roll-off.ts';
import { endCombat } from '../rounds.ts';
import { setStatus } from '../standing.ts';
import { tables } from '../tables.ts';
import { isMelee } from '../weapons.ts';
import { combatantOf, fighterIn, setFighter, tell, type Field } from './field.ts';
import { together } from './options.ts';
import {
  clockOf,
  distance,
  levelOf,
  statusOf,
  type Foe,
  type SwordsFighter,
  type SwordsState,
} from './state.ts';
import { letGo } from './wrestle.ts';

/** One copy of a spell is gone. */
export function spend(field: Field, id: string, spell: string): void {
  setFighter(field, id, { spent: [...fighterIn(field, id).spent, spell] });
}

function bleedFor(field: Field, id: string): void {
  const { hp, stats } = fighterIn(field, id);
  const after = damageBleed({ hp, level: levelOf(stats), rounds: 1 });
  setFighter(field, id, { hp: after.hp });
  tell(field, { kind: 'bleed', id, amount: hp - after.hp });
  if (after.condition === 'dead') setStatus(field.draft, id, { dead: true, bleeding: false }, true);
}

function answer(field: Field, effect: Effect): void {
  switch (effect.type) {
    case 'spellLost': {
      const spell = field.before.battle.combatants[effect.id]?.casting?.spell;
      if (spell !== undefined) spend(field, effect.id, spell);
      tell(field, { kind: effect.type, id: effect.id, ...(spell === undefined ? {} : { detail: spell }) });
      return;
    }
    case 'bleed':
      bleedFor(field, effect.id);
      return;
    case 'spellAbandoned':
    case 'falls':
      tell(field, { kind: effect.type, id: effect.id });
      return;
    case 'endOfRound':
      tell(field, { kind: effect.type, id: null, amount: effect.round });
      return;
    case 'reroll':
      tell(field, { kind: effect.type, id: null, detail: effect.sides.join(', ') });
      return;
    case 'combatOver':
      tell(field, { kind: effect.type, id: null, detail: effect.remaining.join(', ') });
  }
}

/** What came of the rules' events so far, into the story. */
export function drain(field: Field): void {
  while (field.draft.effects.length > 0) {
    const { effects } = field.draft;
    field.draft.effects = [];
    for (const effect of effects) answer(field, effect);
  }
}

/** The status of all who may have fallen or risen; whoever changed is told of. Whether anybody did. */
function alignStatus(field: Field): boolean {
  const { state, recast } = field.draft;
  if (recast.length === 0) return false;
  let fighters: SwordsFighter[] | undefined;
  field.fighters.forEach((fighter, at) => {
    if (!recast.includes(fighter.id)) return;
    const one = state.combatants[fighter.id];
    if (!one) return;
    const status = statusOf(one);
    if (status === fighter.status) return;
    fighters ??= [...field.fighters];
    fighters[at] = { ...fighter, status };
    tell(field, { kind: status, id: fighter.id });
  });
  field.draft.recast = [];
  if (!fighters) return false;
  field.fighters = fighters;
  field.stirred = true;
  return true;
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

function isFoeNear(active: readonly SwordsFighter[], { side, atFeet }: SwordsFighter): boolean {
  for (const foe of active) if (foe.side !== side && isMelee(Math.abs(foe.atFeet - atFeet))) return true;
  return false;
}

/** Who is in melee with whom, by where they stand; only round the places where something changed. SW-MELEE-2. */
function seeMelee(field: Field): void {
  const active = field.fighters.filter(({ status }) => status === 'active');
  const places = field.before.foes === unseen ? null : stirredPlaces(field);
  for (const fighter of active) {
    const { atFeet, id } = fighter;
    if (places && !places.some((place) => isMelee(Math.abs(place - atFeet)))) continue;
    const near = isFoeNear(active, fighter);
    const { inMelee = false } = combatantOf(field, id);
    if (near === inMelee) continue;
    const one = edit(field.draft, id);
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
  const { state } = field.draft;
  if (!isAnyoneHeld(state)) return;
  letGo(field, (holder, held) => {
    const one = state.combatants[holder];
    if (!one || !isAble(state, one) || statusOf(combatantOf(field, held)) !== 'active') return false;
    return isMelee(distance(fighterIn(field, holder), fighterIn(field, held)));
  });
}

/** What nobody has looked at yet: the fight is just beginning. */
export const unseen: SwordsState['foes'] = {};

const free: readonly string[] = [];

const sameFoe = (one: Foe, other: Foe | undefined): boolean =>
  one.id === other?.id &&
  one.atFeet === other.atFeet &&
  one.heldBy === other.heldBy &&
  one.pinnedRound === other.pinnedRound &&
  one.subduable === other.subduable;

function foeOf(field: Field, { id, atFeet, stats }: SwordsFighter): Foe {
  const { pinned, heldBy = free, pinnedRound = 0 } = combatantOf(field, id);
  const held = pinned === true;
  const subduable = stats.canBeSubdued !== false;
  return { id, atFeet, subduable, heldBy: held ? heldBy : free, pinnedRound: held ? pinnedRound : 0 };
}

/** The enemies one side sees; a list in which nothing changed stays itself, and so does each enemy in it. */
function seenBy(field: Field, side: string): readonly Foe[] {
  const { touched } = field.draft;
  const known = field.before.foes[side] ?? [];
  const foes: Foe[] = [];
  let at = 0;
  let changed = false;
  for (const fighter of field.fighters) {
    if (fighter.side === side || fighter.status !== 'active') continue;
    const { id, atFeet, stats } = fighter;
    if (known[at]?.id !== id && known[at + 1]?.id === id) at += 1;
    const before = known[at]?.id === id ? known[at] : undefined;
    if (before) at += 1;
    const stayed =
      before?.atFeet === atFeet && before.subduable === (stats.canBeSubdued !== false) && !touched.has(id);
    const foe = stayed ? before : foeOf(field, fighter);
    const same = stayed || sameFoe(foe, before);
    if (!same) changed = true;
    foes.push(same && before ? before : foe);
  }
  return changed || foes.length !== known.length ? foes : known;
}

/** The sides of all who are not quite as they were. */
function stirredSides({ before, fighters, draft }: Field): string[] {
  const sides: string[] = [];
  fighters.forEach((fighter, at) => {
    const { id, side } = fighter;
    if (sides.includes(side)) return;
    if (fighter !== before.fighters[at] || draft.touched.has(id)) sides.push(side);
  });
  return sides;
}

function seeFoes(field: Field): SwordsState['foes'] {
  const before = field.before.foes;
  const { sides } = field.draft.state;
  const stirred = stirredSides(field);
  const seen = sides.map((side): [string, readonly Foe[]] => {
    const known = before[side];
    const same = known && !stirred.some((other) => other !== side);
    return [side, same ? known : seenBy(field, side)];
  });
  return seen.every(([side, foes]) => foes === before[side]) ? before : Object.fromEntries(seen);
}

/** Who is in melee, who holds whom and whom each side sees, once anything has stirred. */
function look(field: Field): SwordsState['foes'] {
  if (!field.stirred) return field.before.foes;
  field.stirred = false;
  seeMelee(field);
  seeHolds(field);
  return seeFoes(field);
}

/** Those who act together roll it off where ties are broken. SW-HOLM-3, SW-SEG-17. */
function queueUp(field: Field): void {
  const { settings, state } = field.draft;
  if (settings.tieBreak === 'simultaneous') return;
  const group = together({ ...field.before, battle: state });
  if (!group || group.length < 2 || group.every((id) => field.queue.includes(id))) return;
  const { sideDie, segmentDie } = tables.initiative;
  const bySegment = state.phase === 'segment';
  const rolls = rollOff(
    group,
    bySegment ? segmentDie : sideDie,
    bySegment ? 'low' : 'high',
    true,
    field.dice,
  );
  field.queue = rolls.order.flat();
  tell(field, { kind: 'rollOff', id: null, detail: field.queue.join(', ') });
}

const sameStep = (one: CombatState, other: CombatState): boolean =>
  one.phase === other.phase &&
  one.round === other.round &&
  one.segment === other.segment &&
  one.phaseSides === other.phaseSides;

/** A new phase, round or segment: nobody has passed yet, and ties are rolled off anew. */
function turnPage(field: Field): void {
  if (sameStep(field.before.battle, field.draft.state)) return;
  if (field.passed.length > 0) field.passed = [];
  if (field.queue.length > 0) field.queue = [];
}

/** A fight that is decided ends at once, unless those who fall together still have their blow. SW-GEN-3. */
function endIfDecided(field: Field): void {
  const { draft } = field;
  if (draft.state.phase === 'over' || !outcome(draft.state).over) return;
  endCombat(draft);
  drain(field);
  alignStatus(field);
}

/** The state after the step, with everything that follows from it. */
export function settled(field: Field): SwordsState {
  drain(field);
  const changed = alignStatus(field);
  const foes = look(field);
  if (changed || field.before.foes === unseen) endIfDecided(field);
  turnPage(field);
  queueUp(field);
  const { before, fighters, passed, queue, intents, startled, draft } = field;
  const battle = draft.state;
  const over = battle.phase === 'over';
  const standing = over
    ? battle.sides.filter((side) => fighters.some((one) => one.side === side && one.status === 'active'))
    : before.standing;
  const clock = sameStep(before.battle, battle) ? before.clock : clockOf(battle);
  return {
    sides: battle.sides,
    fighters,
    clock,
    over,
    standing,
    settings: before.settings,
    battle,
    foes,
    passed,
    queue,
    intents,
    startled,
  };
}
