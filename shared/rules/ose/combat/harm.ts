import { fighterAt } from '../../fight/draft.ts';
import { damageApply } from '../harm/damage.ts';
import { fallDamage, fallDice } from '../harm/hazards.ts';
import { healingMagical } from '../harm/healing.ts';
import { tables } from '../tables.ts';
import { spellDisrupt } from '../characters/spells.ts';
import { subdualApply, type SubdualWeapon } from '../harm/subdual.ts';
import { put, type OseDraft } from './draft.ts';
import { withTurn, type OseCombatState, type OseFighter } from './state.ts';

/** Whether several sides act in this moment, so that blows fall together. OSE-INIT-4. */
function together(state: OseCombatState): boolean {
  const moment = state.moments[state.moment];
  if (!moment || moment.members.length < 2) return false;
  if (moment.by === 'side') return true;
  const sides = new Set(
    state.fighters.filter(({ id }) => moment.members.includes(id)).map(({ side }) => side),
  );
  return sides.size > 1;
}

/** He is dead; or, if his own blow falls at the same moment, he is when the step ends. */
function fall(draft: OseDraft, index: number, by: string | null): void {
  const victim = fighterAt(draft, index);
  const whose = by === null ? {} : { by };
  const strikesToo = by !== null && together(draft.state) && draft.choices(draft, index).length > 0;
  if (strikesToo) {
    put(draft, index, { ...victim, turn: { ...victim.turn, falling: true } });
    draft.events.push({ kind: 'mortallyHit', as: 'mortallyHit', id: victim.id, ...whose });
    return;
  }
  put(draft, index, { ...victim, status: 'dead' });
  draft.events.push({ kind: 'dies', as: 'dies', id: victim.id, ...whose });
}

/** Takes damage off. `by` is who dealt it; null where it was the referee. OSE-DMG-1, 2. */
export function hurt(draft: OseDraft, index: number, damage: number, by: string | null): void {
  const victim = fighterAt(draft, index);
  const { hp, dead } = damageApply({ hp: victim.hp, damage });
  const after = withTurn(victim, victim.turn);
  after.hp = hp;
  put(draft, index, after);
  if (dead && victim.status !== 'dead' && !victim.turn.falling) fall(draft, index, by);
}

/** A fall onto hard ground. Dice: d6 for each full ten feet. OSE-HAZ-3. */
export function falls(draft: OseDraft, index: number, feet: number): void {
  const { id, hp } = fighterAt(draft, index);
  const count = fallDice(feet);
  const dice = `${count}d${tables.falling.diePerStep}`;
  const about = { what: 'damage', title: `Fall of ${feet} feet`, rule: 'OSE-HAZ-3' } as const;
  if (count > 0) draft.dice.about?.({ ...about, by: null, against: id, dice, of: count });
  const { damage, reasons, rolled } = fallDamage({ heightFeet: feet }, draft.dice);
  const told = { id, amount: damage, left: hp - damage, detail: 'fall', reasons };
  draft.events.push({ kind: 'damage', as: 'damage', ...told, ...(rolled && { rolled }) });
  if (damage > 0) disturb(draft, index, { hit: true });
  hurt(draft, index, damage, null);
}

/** Magic heals the living up to their most, and saves the mortally hit. OSE-HEAL-3. */
export function heal(draft: OseDraft, index: number, amount: number): number {
  const patient = fighterAt(draft, index);
  const { hp, maxHp, turn } = patient;
  const after = turn.falling ? Math.min(maxHp, hp + amount) : healingMagical({ hp, maxHp, amount }).hp;
  put(draft, index, { ...patient, hp: after, turn: { ...turn, falling: turn.falling && after <= 0 } });
  return after - hp;
}

/** Damage that only subdues, counted apart. OSE-OTH-10, 11. */
export function bruise(
  draft: OseDraft,
  index: number,
  damage: number,
  weapon: SubdualWeapon,
  by: string,
): void {
  const victim = fighterAt(draft, index);
  const { subdual, surrenders } = subdualApply({
    subdualRule: draft.state.settings.subdual,
    hp: victim.hp,
    subdual: victim.subdual,
    damage,
    intelligent: victim.build.intelligent,
    weapon,
  });
  put(draft, index, { ...victim, subdual, status: surrenders ? 'surrendered' : victim.status });
  if (!surrenders) return;
  draft.events.push({ kind: 'surrenders', as: 'surrenders', id: victim.id, by });
}

/** The place in the order at which he acts; past all if he does not. */
function momentOf(state: OseCombatState, { id, side, turn }: OseFighter): number {
  const at = state.moments.findIndex(({ by, members }) =>
    by === 'side' ? !turn.slow && members.includes(side) : members.includes(id),
  );
  return at < 0 ? state.moments.length : at;
}

/** A hit or a failed save before his turn spoils the spell he declared. OSE-CBT-13. */
export function disturb(draft: OseDraft, index: number, why: { hit: true } | { failedSave: true }): void {
  const { state } = draft;
  const caster = fighterAt(draft, index);
  const { declared, spent, spell } = caster.turn;
  if (declared !== 'spell' || spent || state.step === 'declare') return;
  const { disrupted } = spellDisrupt({ lostInitiative: state.moment < momentOf(state, caster), ...why });
  if (!disrupted) return;
  forget(draft, index);
  draft.events.push({
    kind: 'spellLost',
    as: 'spellLost',
    id: caster.id,
    ...(spell !== null && { detail: spell }),
  });
}

/** The declared spell leaves the memory, cast or lost. */
export function forget(draft: OseDraft, index: number): void {
  const caster = fighterAt(draft, index);
  const { build, spells, turn } = caster;
  const at = build.spells.findIndex(({ id }) => id === turn.spell);
  put(draft, index, {
    ...caster,
    spells: spells.map((left, each) => (each === at ? Math.max(0, left - 1) : left)),
    turn: { ...turn, spent: true },
  });
}

/** The mortally hit of this step fall; there are some only where sides act together. */
export function settleFalls(draft: OseDraft): void {
  if (!together(draft.state)) return;
  draft.fighters.forEach((fighter, index) => {
    const { id, hp, turn } = fighter;
    if (!turn.falling) return;
    put(draft, index, { ...fighter, status: hp > 0 ? 'active' : 'dead', turn: { ...turn, falling: false } });
    if (hp <= 0) draft.events.push({ kind: 'dies', as: 'dies', id });
  });
}
