import { refuse } from '../../../common/input.ts';
import { inWays, plain, atTargets } from '../../../fight/action.ts';
import { fighterAt, tell } from '../../../fight/draft.ts';
import { tellLasting } from '../../../fight/magic/works.ts';
import type { RolledDie } from '../../../common/dice-tray.ts';
import { actionCost, type ActionKey } from '../../initiative/actions.ts';
import { tables } from '../../tables.ts';
import { change, clocks, counted, type HackmasterDraft } from '../draft.ts';
import type { Weapon } from '../fighter/build.ts';
import { penetratingDie } from '../named-dice.ts';
import type { Look } from '../sight/look.ts';
import { inRange } from '../sight/targets.ts';
import { meleeOf, placeOf } from '../state.ts';
import { isAtLeisure, type HackmasterAction } from './action.ts';
import { befall } from './recipes.ts';

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
  return fighter.build.weapons
    .filter((_, at) => at !== fighter.wielded && fighter.ammo[at] !== 0 && fighter.carrying[at] !== 'dropped')
    .map(({ id }) => id);
}

function draw(draft: HackmasterDraft, at: number, way: string): void {
  const fighter = fighterAt(draft, at);
  const wielded = fighter.build.weapons.findIndex(({ id }) => id === way);
  const weapon = fighter.build.weapons[wielded];
  if (!weapon) return;
  const { second } = draft.state.count;
  const action = drawing(weapon, fighter.carrying[wielded] === 'stowed');
  const { counts } = actionCost({ action });
  counted(draft, at, { kind: 'action', id: fighter.id, counts });
  change(draft, at, {
    wielded,
    carrying: fighter.carrying.with(wielded, 'carried'),
    aimAt: null,
    setFrom: null,
    holding: null,
    begunOn: second,
    drewOn: second,
  });
  tell(draft, { kind: 'draws', as: 'readies', id: fighter.id, amount: counts, detail: way });
}

function castable({ fighter }: Look): string[] {
  return fighter.build.spells.filter((_, at) => fighter.uses[at] !== 0).map(({ id }) => id);
}

function cast(draft: HackmasterDraft, at: number, target: number, way: string): void {
  const fighter = fighterAt(draft, at);
  const chosen = fighter.build.spells.findIndex(({ id }) => id === way);
  const spell = fighter.build.spells[chosen];
  if (!spell) return;
  const dice = penetratingDie(draft.dice, () => ({
    what: 'chance',
    title: 'Get the component out',
    rule: 'HM-ACT-5',
    by: fighter.id,
    way,
    dice: 'd4p',
  }));
  const fetch = spell.componentStored
    ? actionCost({ action: 'retrieveComponent' }, dice)
    : { counts: 0, rolled: [] };
  const castingTime = fetch.counts + spell.castingTime;
  const left = fighter.uses[chosen] ?? null;
  change(draft, at, {
    uses: fighter.uses.with(chosen, left === null ? null : left - 1),
    spellAt: target < 0 ? null : fighterAt(draft, target).id,
    spellBesides: besides(draft, target),
    casts: spell,
  });
  beginSpell(draft, at, way, castingTime, fetch.rolled ?? []);
  finishSpell(draft, at);
}

/** Whom it is aimed at beside the first. Throws `bad-input` for strangers. */
function besides(draft: HackmasterDraft, target: number): readonly string[] {
  const first = target < 0 ? null : fighterAt(draft, target).id;
  const others = (draft.action?.targets ?? []).filter((id) => id !== first);
  return others.map((id) => (placeOf(draft, id) < 0 ? refuse('targets', 'those who fight') : id));
}

/** The casting is a counted action of so many seconds. HM-DEF-8. */
export function beginSpell(
  draft: HackmasterDraft,
  at: number,
  way: string,
  castingTime: number,
  rolled: readonly RolledDie[] = [],
): void {
  const { id } = fighterAt(draft, at);
  counted(draft, at, { kind: 'cast', id, castingTime });
  change(draft, at, {
    spell: way,
    aimAt: null,
    setFrom: null,
    holding: null,
    begunOn: draft.state.count.second,
  });
  tell(draft, { kind: 'casts', as: 'declares', id, amount: castingTime, detail: way, rolled });
}

/** A spell whose time has come is finished, and tires him who cast it. */
export function finishSpell(draft: HackmasterDraft, at: number): void {
  const { id, spell, spellAt, spellBesides, casts, build, pending } = fighterAt(draft, at);
  const { casting } = clocks(draft, at);
  if (spell === null || pending || !casting || casting.until > draft.state.count.second) return;
  const known = casts ?? build.spells.find((one) => one.id === spell);
  counted(draft, at, { kind: 'spellCast', id, castingTime: known?.castingTime ?? 0 });
  change(draft, at, { spell: null, spellAt: null, spellBesides: [], casts: null });
  const told = { kind: 'spell', as: 'casts', detail: spell } as const;
  tell(draft, spellAt === null ? { ...told, id } : { ...told, id: spellAt, by: id });
  const isThere = (place: number): boolean => {
    const status = draft.fighters[place]?.status;
    return status === 'active' || status === 'unconscious' || status === 'surrendered';
  };
  const aimed = spellAt === null ? [] : [spellAt, ...spellBesides];
  const there = aimed.map((whom) => placeOf(draft, whom)).filter(isThere);
  const recipe = known?.recipe ?? null;
  if (!known || recipe === null || there.length === 0) return;
  const from = draft.events.length;
  befall(draft, at, { ...known, recipe }, there);
  tellLasting(draft, from, id, { id: known.id, recipe });
}

function aim(draft: HackmasterDraft, at: number, target: number): void {
  const { id, aimAt } = fighterAt(draft, at);
  const foe = fighterAt(draft, target).id;
  const { counts } = actionCost({ action: 'takeAim' });
  if (aimAt !== foe) counted(draft, at, { kind: 'wounded', id, losesAim: true, losesSpell: false });
  counted(draft, at, { kind: 'aim', id, counts });
  change(draft, at, { aimAt: foe, setFrom: null, holding: null, begunOn: draft.state.count.second });
  tell(draft, { kind: 'aims', as: 'aims', id: foe, by: id, amount: counts });
}

/** Counted actions that make ready for something else. */
export const preparing: readonly HackmasterAction[] = [
  {
    kind: 'cast',
    role: 'magic',
    title: 'Cast a spell',
    rule: 'HM-DEF-8',
    moment: 'free',
    aims: 'note',
    works: 'later',
    offer: (look) => inWays(isAtLeisure(look) ? castable(look) : []),
    act: cast,
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
      if (!isAtLeisure(look)) return null;
      return atTargets(inRange(look).filter((id) => !aimed || fighter.aimAt !== id));
    },
    act: aim,
  },
  {
    kind: 'draw',
    role: 'prepare',
    title: 'Get a weapon ready',
    rule: 'HM-ACT-1',
    moment: 'free',
    offer: (look) => inWays(isAtLeisure(look) ? drawable(look) : []),
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
      return plain(isAtLeisure(look) && long && look.fighter.setFrom === null && !look.clock.prone);
    },
    act: (draft, at) => {
      const { id } = fighterAt(draft, at);
      const { counts } = tables.maneuvers.readyAgainstCharge;
      const { second } = draft.state.count;
      counted(draft, at, { kind: 'action', id, counts });
      change(draft, at, { setFrom: second + counts, begunOn: second, aimAt: null, holding: null });
      tell(draft, { kind: 'setsWeapon', as: 'guards', id, amount: counts });
    },
  },
];
