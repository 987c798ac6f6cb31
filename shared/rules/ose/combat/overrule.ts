import { fighterStatuses, type Overrule } from '../../combat.ts';
import { amount, given, oneOf, refuse, whole } from '../../input.ts';
import { healingMagical } from '../healing.ts';
import { checkedBuild, type Build } from './build.ts';
import { put, type Draft } from './draft.ts';
import { fieldOf, indexOf } from './field.ts';
import { disturb, hurt } from './harm.ts';
import { steady } from './nerve.ts';
import { enter, farthestFeet, handOf, mostHp } from './start.ts';
import { fighterAt } from './state.ts';
import type { OseStats } from './stats.ts';

type Change<K extends Overrule['change']> = Overrule<OseStats> & { change: K };
type Points = Change<'hurt' | 'heal'>;

function join(draft: Draft, { fighter }: Change<'join'>): void {
  const { state } = draft;
  const entering = enter(fighter, state);
  if (state.fighters.some(({ id }) => id === entering.id)) refuse('fighter.id', 'new to this fight');
  draft.fighters.push(entering);
  draft.field = fieldOf(draft.fighters);
  draft.events.push({ kind: 'joins', id: entering.id, detail: entering.side });
  const newSide = !state.sides.includes(entering.side);
  if (newSide) {
    state.sides = [...state.sides, entering.side];
    state.nerves = [...state.nerves, steady];
  }
  if (state.moments.length === 0) return;
  const personal = state.settings.individualInitiative;
  if (!personal && !newSide) return;
  const last = personal
    ? { by: 'fighter' as const, members: [entering.id] }
    : { by: 'side' as const, members: [entering.side] };
  state.moments = [...state.moments, { ...last, slow: false, count: null }];
}

function hurtBy(draft: Draft, { id, amount: points }: Points): void {
  const index = indexOf(draft.field, id, 'id');
  const damage = whole(points, 'amount', { min: 0, max: mostHp });
  draft.events.push({ kind: 'damage', id, amount: damage, detail: 'referee' });
  disturb(draft, index, { hit: true });
  hurt(draft, index, damage, null);
}

function heal(draft: Draft, { id, amount: points }: Points): void {
  const index = indexOf(draft.field, id, 'id');
  const patient = fighterAt(draft.state, index);
  const { hp, maxHp, turn, status } = patient;
  const given = whole(points, 'amount', { min: 0, max: mostHp });
  const after = turn.falling ? Math.min(maxHp, hp + given) : healingMagical({ hp, maxHp, amount: given }).hp;
  put(draft, index, { ...patient, hp: after, turn: { ...turn, falling: turn.falling && after <= 0 } });
  draft.events.push({ kind: 'heals', id, amount: after - hp, ...(status === 'dead' && { detail: status }) });
}

/** The dead have no hit points, and nobody else is without. */
function setStatus(draft: Draft, { id, status: wanted }: Change<'status'>): void {
  const index = indexOf(draft.field, id, 'id');
  const status = oneOf(wanted, 'status', fighterStatuses);
  const fighter = fighterAt(draft.state, index);
  const { hp, turn } = fighter;
  const points = status === 'dead' ? Math.min(0, hp) : Math.max(1, hp);
  put(draft, index, {
    ...fighter,
    status,
    hp: points,
    turn: { ...turn, falling: false },
    ...(status === 'active' && { broken: false, subdual: 0 }),
  });
  draft.events.push({ kind: 'status', id, detail: status });
}

function place(draft: Draft, { id, atFeet }: Change<'place'>): void {
  const index = indexOf(draft.field, id, 'id');
  const at = amount(atFeet, 'atFeet', { min: -farthestFeet, max: farthestFeet });
  put(draft, index, { ...fighterAt(draft.state, index), atFeet: at });
  draft.events.push({ kind: 'placed', id, amount: at });
}

/** What is left of each, by id: what was left before if the full number is the same, else the new full number. */
function leftOver<T extends number | null>(
  now: readonly { id: string; full: T }[],
  before: readonly { id: string; full: T }[],
  left: readonly T[],
): T[] {
  return now.map(({ id, full }) => {
    const at = before.findIndex((one) => one.id === id && one.full === full);
    return left[at] ?? full;
  });
}

const quiver = ({ weapons }: Build) => weapons.map(({ id, shots }) => ({ id, full: shots }));
const memory = ({ spells }: Build) => spells.map(({ id, copies }) => ({ id, full: copies }));
const strokes = ({ weapons }: Build) => weapons.map(({ id }) => ({ id, full: 0 }));

/** Other stats; what he spent of weapons and spells he still has stays spent. */
function restat(draft: Draft, { id, stats }: Change<'stats'>): void {
  const index = indexOf(draft.field, id, 'id');
  const fighter = fighterAt(draft.state, index);
  const { build: old, hand, spells, shots, turn } = fighter;
  const build = checkedBuild(stats, draft.state.outdoors);
  put(draft, index, {
    ...fighter,
    build,
    hand: build.weapons.some((weapon) => weapon.id === hand) ? hand : handOf(build),
    spells: leftOver(memory(build), memory(old), spells),
    shots: leftOver(quiver(build), quiver(old), shots),
    turn: { ...turn, byWeapon: leftOver(strokes(build), strokes(old), turn.byWeapon) },
  });
  draft.events.push({ kind: 'stats', id });
}

/** The referee's word. Throws `bad-input` for ids and figures that cannot be. */
export function overrule(draft: Draft, ruling: Overrule<OseStats>): void {
  const changes = ['join', 'hurt', 'heal', 'status', 'place', 'stats'] as const;
  oneOf(given(ruling).change, 'change', changes);
  switch (ruling.change) {
    case 'join':
      join(draft, ruling);
      break;
    case 'hurt':
      hurtBy(draft, ruling);
      break;
    case 'heal':
      heal(draft, ruling);
      break;
    case 'status':
      setStatus(draft, ruling);
      break;
    case 'place':
      place(draft, ruling);
      break;
    case 'stats':
      restat(draft, ruling);
      break;
  }
}
