import { atTargets } from '../../../fight/action.ts';
import { maneuverCharge, maneuverFightDefensively } from '../../attack/maneuvers.ts';
import { defensivePenalties } from '../../terms.ts';
import { shoot } from '../blows/shots.ts';
import { charge, knockAside, penaltyOf, strike } from '../blows/strikes.ts';
import { blowCircumstances, shotCircumstances } from '../circumstances.ts';
import { gaitNow } from '../gaits.ts';
import type { Look } from '../sight/look.ts';
import { inRange, near } from '../sight/targets.ts';
import { apart, holderOf, reachOf, type HackmasterFighter } from '../state.ts';
import type { HackmasterAction } from './action.ts';

const penalties = defensivePenalties
  .filter((attackPenalty) => maneuverFightDefensively({ attackPenalty }).valid)
  .map(String);

/** The foe he has sprinted straight into. */
function chargedAt({ field, fighter, second }: Look): HackmasterFighter | undefined {
  if (fighter.towards === null || gaitNow(fighter, second) !== 'sprint') return undefined;
  const { allowed } = maneuverCharge({ second, sprintFt: fighter.sprintFt, straightLine: true });
  const foe = field.state.fighters.find(({ id }) => id === fighter.towards);
  const there = foe?.status === 'active' && foe.side !== fighter.side;
  return allowed && there && apart(fighter, foe) <= reachOf(fighter) ? foe : undefined;
}

/** Attacks of one's own: each restarts the weapon's count. */
export const attacking: readonly HackmasterAction[] = [
  {
    kind: 'charge',
    role: 'attack',
    title: 'Charge',
    rule: 'HM-MAN-2',
    circumstances: blowCircumstances,
    moment: 'attack',
    rushing: true,
    lastBlow: true,
    offer: (look) => {
      const foe = look.strikes >= 0 && !look.clock.prone ? chargedAt(look) : undefined;
      return foe ? { targets: [foe.id] } : null;
    },
    act: charge,
  },
  {
    kind: 'attack',
    role: 'attack',
    title: 'Attack',
    rule: 'HM-ATK-1',
    circumstances: blowCircumstances,
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
    circumstances: blowCircumstances,
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
    circumstances: blowCircumstances,
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
    circumstances: blowCircumstances,
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
    circumstances: shotCircumstances,
    moment: 'attack',
    lastBlow: true,
    offer: (look) => (look.attacks ? atTargets(inRange(look)) : null),
    act: shoot,
  },
  {
    kind: 'knockAside',
    role: 'attack',
    title: 'Knock the weapon aside',
    rule: 'HM-MAN-8',
    circumstances: blowCircumstances,
    moment: 'attack',
    offer: (look) => {
      if (look.strikes < 0 || look.field.holding === 0) return null;
      const { state } = look.field;
      const holder = state.fighters[holderOf(state, look.fighter)];
      return holder && apart(holder, look.fighter) <= reachOf(holder) ? { targets: [holder.id] } : null;
    },
    act: knockAside,
  },
];
