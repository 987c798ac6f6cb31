import { maneuverCharge, maneuverFightDefensively } from '../maneuvers.ts';
import { defensivePenalties } from '../terms.ts';
import { charge, knockAside, penaltyOf, strike } from './blows.ts';
import { apart, holderOf, reachOf, type FighterNow } from './fight.ts';
import { atTargets, type Kind } from './kind.ts';
import type { Look } from './look.ts';
import { gaitNow } from './moves.ts';
import { shoot } from './shots.ts';
import { inRange, near } from './targets.ts';

const penalties = defensivePenalties
  .filter((attackPenalty) => maneuverFightDefensively({ attackPenalty }).valid)
  .map(String);

/** The foe he has sprinted straight into. */
function chargedAt({ field, fighter, second }: Look): FighterNow | undefined {
  if (fighter.towards === null || gaitNow(fighter, second) !== 'sprint') return undefined;
  const { allowed } = maneuverCharge({ second, sprintFt: fighter.sprintFt, straightLine: true });
  const foe = field.state.fighters.find(({ id }) => id === fighter.towards);
  const there = foe?.status === 'active' && foe.side !== fighter.side;
  return allowed && there && apart(fighter, foe) <= reachOf(fighter) ? foe : undefined;
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
      atTargets(look.strikes >= 0 && !look.clock.prone, () => {
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
    moment: 'strike',
    lastBlow: true,
    offer: (look) => ({ targets: near(look) }),
    act: (draft, at, target) => strike(draft, at, target, { way: 'plain' }),
  },
  {
    kind: 'jab',
    role: 'attack',
    title: 'Jab',
    rule: 'HM-MAN-9',
    moment: 'strike',
    lastBlow: true,
    offer: (look) => ((look.weapon?.jabSpeed ?? null) === null ? null : { targets: near(look) }),
    act: (draft, at, target) => strike(draft, at, target, { way: 'jab' }),
  },
  {
    kind: 'aggressive',
    role: 'attack',
    title: 'Attack aggressively',
    rule: 'HM-MAN-1',
    moment: 'strike',
    lastBlow: true,
    offer: (look) => ({ targets: near(look) }),
    act: (draft, at, target) => strike(draft, at, target, { way: 'aggressive' }),
  },
  {
    kind: 'fightDefensively',
    role: 'attack',
    title: 'Fight defensively',
    rule: 'HM-MAN-3',
    moment: 'strike',
    lastBlow: true,
    offer: (look) => ({ targets: near(look), ways: penalties }),
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
      atTargets(look.strikes >= 0 && look.field.holding > 0, () => {
        const { state } = look.field;
        const holder = state.fighters[holderOf(state, look.at)];
        return holder && apart(holder, look.fighter) <= reachOf(holder) ? [holder.id] : [];
      }),
    act: knockAside,
  },
];
