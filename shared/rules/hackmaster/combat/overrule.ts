import {
  fighterStatuses,
  type Fighter,
  type FighterStatus,
  type PlainOverrule as Overrule,
} from '../../combat.ts';
import { given, oneOf, refuse, text, whole } from '../../input.ts';
import { change, counted, idle, one, tell, type Draft } from './draft.ts';
import { entrant, facingAt, place, placeOf, weaponOf } from './fight.ts';
import { rollInitiative } from './initiative-roll.ts';
import { checkedStats, type HackmasterStats, type Stats } from './stats.ts';
import { fall } from './wounds.ts';

const changes = ['join', 'hurt', 'heal', 'status', 'place', 'stats'] as const;

function known(draft: Draft, id: unknown): number {
  const at = placeOf(draft, text(id, 'id'));
  if (at < 0) refuse('id', 'someone in the fight');
  return at;
}

function join(draft: Draft, fighter: Fighter): void {
  const { atZero } = draft.settings;
  const entered = entrant(fighter, atZero);
  if (placeOf(draft, entered.id) >= 0) refuse('fighter.id', 'new to the fight');
  if (!draft.sides.includes(entered.side)) draft.sides = [...draft.sides, entered.side];
  draft.fighters.push({ ...entered, facing: facingAt(draft.fighters, entered) });
  counted(draft, { kind: 'join', id: entered.id, firstSecond: 0 });
  tell(draft, { kind: 'joined', id: entered.id });
  const at = draft.fighters.length - 1;
  if (draft.phase === 'count') rollInitiative(draft, at, draft.count.second);
  if (entered.status !== 'active') counted(draft, { kind: 'out', id: entered.id });
}

/** Back on his feet or at least in the fight; who has no hit points has one. */
function revive(draft: Draft, at: number): void {
  const { id, hp } = one(draft, at);
  counted(draft, { kind: 'return', id });
  change(draft, at, { ...idle, status: 'active', hp: Math.max(1, hp), pending: null });
  tell(draft, { kind: 'returned', id });
}

function setStatus(draft: Draft, at: number, status: FighterStatus): void {
  const fighter = one(draft, at);
  if (fighter.status === status && !fighter.pending) return;
  if (status === 'active' && fighter.pending) {
    change(draft, at, { pending: null, hp: Math.max(1, fighter.hp) });
  } else if (status === 'active') revive(draft, at);
  else fall(draft, at, status);
}

function hurt(draft: Draft, at: number, amount: number): void {
  const { id, hp, status } = one(draft, at);
  change(draft, at, { hp: hp - amount });
  tell(draft, { kind: 'hurt', id, amount });
  if (status === 'active' && hp - amount <= 0) fall(draft, at, draft.settings.atZero);
}

function heal(draft: Draft, at: number, amount: number): void {
  const { id, hp, maxHp, status, pending } = one(draft, at);
  const healed = Math.min(maxHp, hp + amount);
  change(draft, at, { hp: healed });
  tell(draft, { kind: 'healed', id, amount: healed - hp });
  if (status === 'unconscious' && healed > 0) revive(draft, at);
  if (pending?.out && healed > 0) change(draft, at, { pending: null });
}

/** What was left of a thing he still has; a new one is whole. */
function left<T extends { id: string }, V>(
  now: readonly T[],
  before: readonly T[],
  counts: readonly V[],
  whole: (thing: T) => V,
): V[] {
  return now.map((thing) => {
    const at = before.findIndex(({ id }) => id === thing.id);
    const count = counts[at];
    return count === undefined ? whole(thing) : count;
  });
}

/** New stats; what is in hand stays there if he still has it, and what is used up or broken stays so. */
function refit(draft: Draft, at: number, stats: Stats): void {
  const fighter = one(draft, at);
  const { stats: before, shield, ammo, stowed, uses, spell } = fighter;
  const inHand = weaponOf(fighter)?.id;
  const held = stats.weapons.findIndex(({ id }) => id === inHand);
  change(draft, at, {
    ...idle,
    stats,
    wielded: held >= 0 ? held : stats.weapons.findIndex((weapon) => !weapon.stowed),
    shield: stats.shield === before.shield ? shield : stats.shield,
    ammo: left(stats.weapons, before.weapons, ammo, (weapon) => weapon.ammo),
    stowed: left(stats.weapons, before.weapons, stowed, (weapon) => weapon.stowed),
    uses: left(stats.spells, before.spells, uses, (known) => known.uses),
    spell: stats.spells.some(({ id }) => id === spell) ? spell : null,
  });
  tell(draft, { kind: 'refitted', id: fighter.id });
}

/** What the referee decides over the rules' head. Throws `bad-input`, and `bad-die` for the initiative of one who joins. */
export function overrule(draft: Draft, action: Overrule): void {
  switch (oneOf(given(action, 'action').change, 'change', changes)) {
    case 'join':
      join(draft, (action as { fighter: Fighter }).fighter);
      return;
    case 'status': {
      const { id, status } = action as { id: string; status: FighterStatus };
      setStatus(draft, known(draft, id), oneOf(status, 'status', fighterStatuses));
      return;
    }
    case 'place': {
      const { id, atFeet } = action as { id: string; atFeet: number };
      change(draft, known(draft, id), { atFeet: place(atFeet, 'atFeet'), gait: 'standing', sprintFt: 0 });
      tell(draft, { kind: 'placed', id, amount: atFeet });
      return;
    }
    case 'stats': {
      const { id, stats } = action as { id: string; stats: HackmasterStats };
      refit(draft, known(draft, id), checkedStats(stats));
      return;
    }
    case 'hurt':
    case 'heal': {
      const { change: kind, id, amount } = action as { change: 'hurt' | 'heal'; id: string; amount: number };
      (kind === 'hurt' ? hurt : heal)(draft, known(draft, id), whole(amount, 'amount'));
    }
  }
}
