import { maneuverCharge, maneuverFightDefensively } from '../maneuvers.ts';
import { defensivePenalties } from '../terms.ts';
import { charge, knockAside, penaltyOf, strike } from './blows.ts';
import { apart, holderOf, reachOf, type FighterNow } from './fight.ts';
import { atTargets, type Kind } from './kind.ts';
import type { Look } from './look.ts';
import { gaitNow } from './moves.ts';
import { hasMissiles, rangeDie, shoot } from './shots.ts';

const melee = ({ attacks, weapon }: Look): boolean => attacks && weapon !== null && weapon.ranged === null;

const penalties = defensivePenalties
  .filter((attackPenalty) => maneuverFightDefensively({ attackPenalty }).valid)
  .map(String);

/** The foe he has sprinted straight into. */
function chargedAt({ state, fighter, second }: Look): FighterNow | undefined {
  if (fighter.towards === null || gaitNow(fighter, second) !== 'sprint') return undefined;
  const { allowed } = maneuverCharge({ second, sprintFt: fighter.sprintFt, straightLine: true });
  const foe = state.fighters.find(({ id }) => id === fighter.towards);
  const there = foe?.status === 'active' && foe.side !== fighter.side;
  return allowed && there && apart(fighter, foe) <= reachOf(fighter) ? foe : undefined;
}

/** Enemies the missile weapon in hand can reach. */
export function inRange({ state, fighter, weapon }: Look): string[] {
  if (!weapon || weapon.ranged === null || !hasMissiles(fighter)) return [];
  const ids: string[] = [];
  for (const foe of state.fighters) {
    const enemy = foe.status === 'active' && foe.side !== fighter.side;
    if (enemy && rangeDie(weapon, fighter, foe) !== null) ids.push(foe.id);
  }
  return ids;
}

/** Attacks of one's own: each restarts the weapon's count. */
export const attackKinds: readonly Kind[] = [
  {
    kind: 'charge',
    role: 'attack',
    title: 'Charge',
    rule: 'HM-MAN-2',
    moment: 'attack',
    rushing: true,
    lastBlow: true,
    offer: (look) =>
      atTargets(melee(look) && !look.clock.prone, () => {
        const foe = chargedAt(look);
        return foe ? [foe.id] : [];
      }),
    act: charge,
  },
  {
    kind: 'attack',
    role: 'attack',
    title: 'Attack',
    rule: 'HM-ATK-1',
    moment: 'attack',
    lastBlow: true,
    offer: (look) => atTargets(melee(look), () => look.near),
    act: (draft, at, target) => strike(draft, at, target, { way: 'plain' }),
  },
  {
    kind: 'jab',
    role: 'attack',
    title: 'Jab',
    rule: 'HM-MAN-9',
    moment: 'attack',
    lastBlow: true,
    offer: (look) => atTargets(melee(look) && (look.weapon?.jabSpeed ?? null) !== null, () => look.near),
    act: (draft, at, target) => strike(draft, at, target, { way: 'jab' }),
  },
  {
    kind: 'aggressive',
    role: 'attack',
    title: 'Attack aggressively',
    rule: 'HM-MAN-1',
    moment: 'attack',
    lastBlow: true,
    offer: (look) => atTargets(melee(look), () => look.near),
    act: (draft, at, target) => strike(draft, at, target, { way: 'aggressive' }),
  },
  {
    kind: 'fightDefensively',
    role: 'attack',
    title: 'Fight defensively',
    rule: 'HM-MAN-3',
    moment: 'attack',
    lastBlow: true,
    offer: (look) => {
      const at = atTargets(melee(look), () => look.near);
      return at && { ...at, ways: penalties };
    },
    act: (draft, at, target, way) => {
      const penalty = penaltyOf(way);
      if (penalty !== undefined) strike(draft, at, target, { way: 'defensive', penalty });
    },
  },
  {
    kind: 'shoot',
    role: 'attack',
    title: 'Shoot or throw',
    rule: 'HM-RNG-1',
    moment: 'attack',
    lastBlow: true,
    offer: (look) => atTargets(look.attacks, () => inRange(look)),
    act: shoot,
  },
  {
    kind: 'knockAside',
    role: 'attack',
    title: 'Knock the weapon aside',
    rule: 'HM-MAN-8',
    moment: 'attack',
    offer: (look) =>
      atTargets(melee(look) && look.field.holding, () => {
        const holder = look.state.fighters[holderOf(look.state, look.at)];
        return holder && apart(holder, look.fighter) <= reachOf(holder) ? [holder.id] : [];
      }),
    act: knockAside,
  },
];
