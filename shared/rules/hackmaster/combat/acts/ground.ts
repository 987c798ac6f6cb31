import type { LyingWeapon } from '../../../combat.ts';
import { inWays } from '../../../fight/action.ts';
import { fighterAt, tell } from '../../../fight/draft.ts';
import type { FightLight } from '../../../fight/lights.ts';
import type { Refusal } from '../../../fight/words.ts';
import { actionCost } from '../../initiative/actions.ts';
import { tables } from '../../tables.ts';
import { change, counted, type HackmasterDraft } from '../draft.ts';
import { checkedBuild } from '../fighter/build.ts';
import type { Look } from '../sight/look.ts';
import { isHurled } from '../ranges.ts';
import type { HackmasterFighter, HackmasterState, Lying } from '../state.ts';
import type { WeaponStats } from '../stats.ts';
import { isAtLeisure, type HackmasterAction } from './action.ts';

const atHisFeet = (feet: number, { atFeet }: Pick<HackmasterFighter, 'atFeet'>): boolean =>
  Math.abs(feet - atFeet) <= tables.nearPerfectFeet;

const lies = ({ bearer, atFeet }: FightLight, fighter: HackmasterFighter): boolean =>
  bearer === null && atFeet !== null && atHisFeet(atFeet, fighter);

/** Whether he can use a weapon that lies there: one he let fall, a missile for his store, or one he has none of. */
function serves({ build, carrying, ammo }: HackmasterFighter, { weapon }: Lying): boolean {
  const at = build.weapons.findIndex(({ id }) => id === weapon.id);
  return at < 0 || carrying[at] === 'dropped' || (isHurled(weapon) && typeof ammo[at] === 'number');
}

const nothing: readonly string[] = [];

/** What he holds and may let fall: his weapon, his lights. */
function droppable({ field, fighter, weapon }: Look): readonly string[] {
  const ids: string[] = weapon ? [weapon.id] : [];
  for (const { id, bearer } of field.state.lights) {
    if (bearer === fighter.id && !ids.includes(id)) ids.push(id);
  }
  return ids;
}

/** What lies at his feet and he may take up. HM-ACT-1. */
function takeable({ field, fighter }: Look): readonly string[] {
  const { ground: things, lights } = field.state;
  if (things.length === 0 && lights.length === 0) return nothing;
  const ids: string[] = [];
  for (const thing of things) {
    const { id } = thing.weapon;
    if (atHisFeet(thing.atFeet, fighter) && serves(fighter, thing) && !ids.includes(id)) ids.push(id);
  }
  for (const light of lights) if (lies(light, fighter) && !ids.includes(light.id)) ids.push(light.id);
  return ids;
}

/** Puts a light elsewhere, or into somebody's hand; says what burns. */
function putLight(
  { state }: HackmasterDraft,
  way: string,
  place: Pick<FightLight, 'bearer' | 'atFeet'>,
): string {
  const found = state.lights.find(({ id }) => id === way);
  state.lights = state.lights.map((light) => (light === found ? { ...light, ...place } : light));
  return found?.source ?? way;
}

/** The weapon leaves his hand: one of those he throws, or the only one of its kind without its missiles. */
function dropWeapon(draft: HackmasterDraft, at: number, thing: WeaponStats): void {
  const { state } = draft;
  const { atFeet, wielded, carrying, ammo } = fighterAt(draft, at);
  const left = ammo[wielded] ?? null;
  const one = isHurled(thing);
  const weapon = left === null ? thing : { ...thing, ammo: one ? 1 : 0 };
  if (!one || left !== null) state.ground = [...state.ground, { weapon, atFeet }];
  change(draft, at, {
    wielded: -1,
    ...(!one && { carrying: carrying.with(wielded, 'dropped') }),
    ...(one && left !== null && { ammo: ammo.with(wielded, left - 1) }),
    aimAt: null,
    setFrom: null,
    holding: null,
  });
}

/** Lets a weapon or a light fall where he stands, at no count. */
function drop(draft: HackmasterDraft, at: number, way: string): void {
  const { id, atFeet, stats, wielded } = fighterAt(draft, at);
  const thing = stats.weapons?.[wielded];
  const isWeapon = thing?.id === way;
  if (isWeapon) dropWeapon(draft, at, thing);
  const detail = isWeapon ? way : putLight(draft, way, { bearer: null, atFeet });
  tell(draft, { kind: 'drops', as: 'drops', id, detail });
}

/** A weapon comes into his hand: his own again, one missile more, or another's. */
function takeWeapon(draft: HackmasterDraft, at: number, thing: Lying): void {
  const { state } = draft;
  const { stats, build, carrying, ammo } = fighterAt(draft, at);
  const { weapon } = thing;
  state.ground = state.ground.filter((one) => one !== thing);
  const wielded = build.weapons.findIndex(({ id }) => id === weapon.id);
  if (wielded < 0) {
    const owned = { ...stats, weapons: [...(stats.weapons ?? []), weapon] };
    change(draft, at, {
      stats: owned,
      build: checkedBuild(owned),
      carrying: [...carrying, 'carried'],
      ammo: [...ammo, weapon.ammo ?? null],
      wielded: build.weapons.length,
    });
    return;
  }
  const left = ammo[wielded] ?? null;
  const dropped = carrying[wielded] === 'dropped';
  change(draft, at, {
    wielded,
    carrying: carrying.with(wielded, 'carried'),
    ...(!dropped && left !== null && { ammo: ammo.with(wielded, left + 1) }),
  });
}

/** Takes up a weapon or a light that lies at his feet. HM-ACT-1. */
function takeUp(draft: HackmasterDraft, at: number, way: string): void {
  const { state } = draft;
  const fighter = fighterAt(draft, at);
  const { id } = fighter;
  const thing = state.ground.find(
    (one) => one.weapon.id === way && atHisFeet(one.atFeet, fighter) && serves(fighter, one),
  );
  const { counts } = actionCost({ action: 'pickUpWeapon' });
  counted(draft, at, { kind: 'action', id, counts });
  if (thing) takeWeapon(draft, at, thing);
  const detail = thing ? way : putLight(draft, way, { bearer: id, atFeet: null });
  change(draft, at, { aimAt: null, setFrom: null, holding: null, begunOn: state.count.second });
  tell(draft, { kind: 'takesUp', as: 'takesUp', id, amount: counts, detail });
}

/** What lies nearest to there is in his hand by the referee's word; of what he has one already only the ground is rid. */
export function takenUp(draft: HackmasterDraft, at: number, { way, atFeet }: LyingWeapon): Refusal | null {
  const { state } = draft;
  const away = (thing: Lying): number => Math.abs(thing.atFeet - atFeet);
  const [thing] = state.ground
    .filter(({ weapon }) => weapon.id === way)
    .toSorted((a, b) => away(a) - away(b));
  if (!thing) return 'noSuchWay';
  const fighter = fighterAt(draft, at);
  if (serves(fighter, thing)) takeWeapon(draft, at, thing);
  else state.ground = state.ground.filter((one) => one !== thing);
  change(draft, at, { aimAt: null, setFrom: null, holding: null });
  tell(draft, { kind: 'takesUp', as: 'takesUp', id: fighter.id, detail: way });
  return null;
}

/** By what they are known, and where they lie. */
export const lying = ({ ground: things }: HackmasterState): LyingWeapon[] =>
  things.map(({ weapon, atFeet }) => ({ way: weapon.id, atFeet }));

/** What lies about, and how it comes there. */
export const ground: readonly HackmasterAction[] = [
  {
    kind: 'takeUp',
    role: 'prepare',
    title: 'Take up from the ground',
    rule: 'HM-ACT-1',
    moment: 'free',
    offer: (look) => inWays(isAtLeisure(look) ? takeable(look) : []),
    act: (draft, at, _target, way) => takeUp(draft, at, way),
  },
  {
    kind: 'drop',
    role: 'prepare',
    title: 'Let fall',
    rule: 'HM-ACT-1',
    moment: 'ready',
    offer: (look) => inWays(droppable(look)),
    act: (draft, at, _target, way) => drop(draft, at, way),
  },
];
