import { fighterStatuses, type Overrule } from '../../combat.ts';
import { amount, given, oneOf, refuse, whole } from '../../input.ts';
import { healingMagical } from '../healing.ts';
import { checkedBuild } from './build.ts';
import { disturb, hurt } from './harm.ts';
import { steady } from './nerve.ts';
import { enter, farthestFeet, handOf, mostHp } from './start.ts';
import { change, changeTurn, fighterAt, indexOf, type Draft } from './state.ts';
import type { OseStats } from './stats.ts';

type Change<K extends Overrule['change']> = Overrule<OseStats> & { change: K };
type Points = Change<'hurt' | 'heal'>;

function join(draft: Draft, { fighter }: Change<'join'>): void {
  const { state } = draft;
  const entering = enter(fighter, state);
  if (state.fighters.some(({ id }) => id === entering.id)) refuse('fighter.id', 'new to this fight');
  draft.fighters.push(entering);
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
  const index = indexOf(draft.state, id, 'id');
  const damage = whole(points, 'amount', { min: 0, max: mostHp });
  draft.events.push({ kind: 'damage', id, amount: damage, detail: 'referee' });
  disturb(draft, index, { hit: true });
  hurt(draft, index, damage, null);
}

function heal(draft: Draft, { id, amount: points }: Points): void {
  const index = indexOf(draft.state, id, 'id');
  const { hp, maxHp, turn } = fighterAt(draft.state, index);
  const given = whole(points, 'amount', { min: 0, max: mostHp });
  const after = turn.falling ? Math.min(maxHp, hp + given) : healingMagical({ hp, maxHp, amount: given }).hp;
  change(draft, index, { hp: after, turn: { ...turn, falling: turn.falling && after <= 0 } });
  draft.events.push({ kind: 'heals', id, amount: after - hp });
}

/** The dead have no hit points, and nobody else is without. */
function setStatus(draft: Draft, { id, status: wanted }: Change<'status'>): void {
  const index = indexOf(draft.state, id, 'id');
  const status = oneOf(wanted, 'status', fighterStatuses);
  const { hp } = fighterAt(draft.state, index);
  const points = status === 'dead' ? Math.min(0, hp) : Math.max(1, hp);
  changeTurn(draft, index, { falling: false });
  change(draft, index, { status, hp: points, ...(status === 'active' && { broken: false, subdual: 0 }) });
  draft.events.push({ kind: 'status', id, detail: status });
}

function place(draft: Draft, { id, atFeet }: Change<'place'>): void {
  const index = indexOf(draft.state, id, 'id');
  const at = amount(atFeet, 'atFeet', { min: -farthestFeet, max: farthestFeet });
  change(draft, index, { atFeet: at });
  draft.events.push({ kind: 'placed', id, amount: at });
}

/** Spells and shots start afresh only where the new stats have others. */
function restat(draft: Draft, { id, stats }: Change<'stats'>): void {
  const index = indexOf(draft.state, id, 'id');
  const before = fighterAt(draft.state, index);
  const build = checkedBuild(stats, draft.state.outdoors);
  const spells = build.spells.map(({ id: spell, copies }) => {
    const at = before.build.spells.findIndex((one) => one.id === spell);
    return Math.min(copies, before.spells[at] ?? copies);
  });
  const hand = build.weapons.some((weapon) => weapon.id === before.hand) ? before.hand : handOf(build);
  const byWeapon = build.weapons.map((weapon) => {
    const at = before.build.weapons.findIndex((one) => one.id === weapon.id);
    return before.turn.byWeapon[at] ?? 0;
  });
  change(draft, index, {
    build,
    hand,
    spells,
    shots: build.weapons.map(({ shots }) => shots),
    turn: { ...before.turn, byWeapon },
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
