import { actionCost, type ActionKey } from '../actions.ts';
import { tables } from '../tables.ts';
import { change, clocks, counted, one, tell, type Draft } from './draft.ts';
import { meleeOf } from './fight.ts';
import { atTargets, plain, type Kind } from './kind.ts';
import type { Look } from './look.ts';
import type { Weapon } from './stats.ts';
import { inRange } from './targets.ts';

const bySize: Record<Weapon['size'], ActionKey> = {
  small: 'drawSmall',
  medium: 'drawMedium',
  large: 'drawLarge',
};

/** The action that gets a weapon ready. */
function drawing(weapon: Weapon, stowed: boolean): ActionKey {
  if (stowed) return 'readyStowed';
  if (weapon.ranged === null) return bySize[weapon.size];
  return tables.ranged.weapons[weapon.ranged].hurled ? 'drawHurled' : 'readyCarriedRanged';
}

/** Weapons other than the one in hand; one drawn at no cost is enough for a second. */
function drawable({ fighter, second }: Look): string[] {
  if (fighter.drewOn === second) return [];
  return fighter.stats.weapons
    .filter((_, at) => at !== fighter.wielded && fighter.ammo[at] !== 0)
    .map(({ id }) => id);
}

function draw(draft: Draft, at: number, way: string): void {
  const fighter = one(draft, at);
  const wielded = fighter.stats.weapons.findIndex(({ id }) => id === way);
  const weapon = fighter.stats.weapons[wielded];
  if (!weapon) return;
  const { second } = draft.count;
  const action = drawing(weapon, fighter.stowed[wielded] === true);
  const { counts } = actionCost({ action });
  counted(draft, { kind: 'action', id: fighter.id, counts });
  change(draft, at, {
    wielded,
    stowed: fighter.stowed.with(wielded, false),
    aimAt: null,
    setFrom: null,
    holding: null,
    begunOn: second,
    drewOn: second,
  });
  tell(draft, { kind: 'draws', id: fighter.id, amount: counts, detail: way });
}

function castable({ fighter }: Look): string[] {
  return fighter.stats.spells.filter((_, at) => fighter.uses[at] !== 0).map(({ id }) => id);
}

function cast(draft: Draft, at: number, way: string): void {
  const fighter = one(draft, at);
  const chosen = fighter.stats.spells.findIndex(({ id }) => id === way);
  const spell = fighter.stats.spells[chosen];
  if (!spell) return;
  const fetch = spell.componentStored
    ? actionCost({ action: 'retrieveComponent' }, draft.dice)
    : { counts: 0, rolled: [] };
  const castingTime = fetch.counts + spell.castingTime;
  const left = fighter.uses[chosen] ?? null;
  counted(draft, { kind: 'cast', id: fighter.id, castingTime });
  change(draft, at, {
    spell: way,
    uses: fighter.uses.with(chosen, left === null ? null : left - 1),
    aimAt: null,
    setFrom: null,
    holding: null,
    begunOn: draft.count.second,
  });
  tell(draft, {
    kind: 'casts',
    id: fighter.id,
    amount: castingTime,
    detail: way,
    rolled: fetch.rolled ?? [],
  });
  finishSpell(draft, at);
}

/** A spell whose time has come is finished, and tires him who cast it. */
export function finishSpell(draft: Draft, at: number): void {
  const { id, spell, stats, pending } = one(draft, at);
  const { casting } = clocks(draft, at);
  if (spell === null || pending || !casting || casting.until > draft.count.second) return;
  const castingTime = stats.spells.find((one) => one.id === spell)?.castingTime ?? 0;
  counted(draft, { kind: 'spellCast', id, castingTime });
  change(draft, at, { spell: null });
  tell(draft, { kind: 'spell', id, detail: spell });
}

function aim(draft: Draft, at: number, target: number): void {
  const { id, aimAt } = one(draft, at);
  const foe = one(draft, target).id;
  const { counts } = actionCost({ action: 'takeAim' });
  if (aimAt !== foe) counted(draft, { kind: 'wounded', id, losesAim: true, losesSpell: false });
  counted(draft, { kind: 'aim', id, counts });
  change(draft, at, { aimAt: foe, setFrom: null, holding: null, begunOn: draft.count.second });
  tell(draft, { kind: 'aims', id: foe, by: id, amount: counts });
}

/** With nobody at him, or on a moment of his own. */
const atLeisure = (look: Look): boolean => look.ready || (look.free && !look.threatened);

/** Counted actions that make ready for something else. */
export const prepareKinds: readonly Kind[] = [
  {
    kind: 'cast',
    role: 'magic',
    title: 'Cast a spell',
    rule: 'HM-DEF-8',
    moment: 'free',
    offer: (look) => {
      const ways = atLeisure(look) ? castable(look) : [];
      return ways.length > 0 ? { ways } : null;
    },
    act: (draft, at, _target, way) => cast(draft, at, way),
  },
  {
    kind: 'aim',
    role: 'prepare',
    title: 'Take aim',
    rule: 'HM-ACT-4',
    moment: 'free',
    offer: (look) => {
      const { fighter, clock } = look;
      const aimed = clock.aimCounts >= tables.actions.takeAim.counts;
      return atTargets(atLeisure(look), () => inRange(look).filter((id) => !aimed || fighter.aimAt !== id));
    },
    act: aim,
  },
  {
    kind: 'draw',
    role: 'prepare',
    title: 'Get a weapon ready',
    rule: 'HM-ACT-1',
    moment: 'free',
    offer: (look) => {
      const ways = atLeisure(look) ? drawable(look) : [];
      return ways.length > 0 ? { ways } : null;
    },
    act: (draft, at, _target, way) => draw(draft, at, way),
  },
  {
    kind: 'readyAgainstCharge',
    role: 'prepare',
    title: 'Set the weapon against a charge',
    rule: 'HM-MAN-10',
    moment: 'free',
    offer: (look) => {
      const weapon = meleeOf(look.fighter);
      const long = weapon !== null && weapon.kind !== 'other';
      return plain(atLeisure(look) && long && look.fighter.setFrom === null && !look.clock.prone);
    },
    act: (draft, at) => {
      const { id } = one(draft, at);
      const { counts } = tables.maneuvers.readyAgainstCharge;
      const { second } = draft.count;
      counted(draft, { kind: 'action', id, counts });
      change(draft, at, { setFrom: second + counts, begunOn: second, aimAt: null, holding: null });
      tell(draft, { kind: 'setsWeapon', id, amount: counts });
    },
  },
];
