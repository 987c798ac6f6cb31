import { outcome } from '../combat-over.ts';
import type { CombatState, Effect } from '../combat-terms.ts';
import { damageBleed } from '../damage.ts';
import { change } from '../draft.ts';
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

/** The status of all whom the rules have touched; whoever changed is told of. Whether anybody did. */
function alignStatus(field: Field): boolean {
  const { state, touched } = field.draft;
  if (touched.size === 0) return false;
  let fighters: SwordsFighter[] | undefined;
  field.fighters.forEach((fighter, at) => {
    if (!touched.has(fighter.id)) return;
    const one = state.combatants[fighter.id];
    if (!one) return;
    const status = statusOf(one);
    if (status === fighter.status) return;
    fighters ??= [...field.fighters];
    fighters[at] = { ...fighter, status };
    tell(field, { kind: status, id: fighter.id });
  });
  if (!fighters) return false;
  field.fighters = fighters;
  field.stirred = true;
  return true;
}

/** Who is in melee with whom, by where they stand. SW-MELEE-2. */
function seeMelee(field: Field): void {
  const active = field.fighters.filter(({ status }) => status === 'active');
  for (const fighter of active) {
    const { side, atFeet, id } = fighter;
    const near = active.some((foe) => foe.side !== side && isMelee(Math.abs(foe.atFeet - atFeet)));
    const { inMelee = false } = combatantOf(field, id);
    if (near === inMelee) continue;
    change(field.draft, id, near ? { inMelee: near } : { inMelee: near, blowsTraded: false });
  }
}

function seeHolds(field: Field): void {
  const { state } = field.draft;
  const wrestling = Object.values(state.combatants).some(
    ({ heldBy, struggling }) => struggling === true || (heldBy !== undefined && heldBy.length > 0),
  );
  if (!wrestling) return;
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

/** The enemies each side sees; a list in which nothing changed stays itself. */
function seeFoes(field: Field): SwordsState['foes'] {
  const seen = field.fighters
    .filter(({ status }) => status === 'active')
    .map((fighter) => ({ side: fighter.side, foe: foeOf(field, fighter) }));
  const before = field.before.foes;
  return Object.fromEntries(
    field.draft.state.sides.map((side) => {
      const foes = seen.filter((one) => one.side !== side).map(({ foe }) => foe);
      const known = before[side];
      const unchanged = known?.length === foes.length && foes.every((foe, at) => sameFoe(foe, known[at]));
      return [side, unchanged ? known : foes];
    }),
  );
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
