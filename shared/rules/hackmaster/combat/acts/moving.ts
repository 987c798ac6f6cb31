import { plain } from '../../../fight/action.ts';
import { fighterAt, tell } from '../../../fight/draft.ts';
import { fall } from '../blows/wounds.ts';
import { change, counted } from '../draft.ts';
import { gaitOf, gaitsOpen } from '../gaits.ts';
import { combines, feetBetween, type Look } from '../sight/look.ts';
import { beyond } from '../sight/targets.ts';
import { apart, isBehind } from '../state.ts';
import { isUpright, type HackmasterAction } from './action.ts';
import { flee, halt, move, nearestFeet, turnAbout, withdraw } from './steps.ts';

/** Foes he may walk towards, the nearest first: out of his reach, not kept from it, not to be pursued too soon. */
function distant(look: Look): readonly string[] {
  const { field, fighter, clock, second } = look;
  const delayed = (clock.pursueFrom ?? 0) > second;
  if (!delayed && field.holding === 0) return beyond(look);
  return beyond(look).filter((id) => {
    const foe = field.looks[field.places.get(id) ?? -1];
    if (!foe || (delayed && foe.clock.fleeing === true)) return false;
    return apart(fighter, foe.fighter) > nearestFeet(field.state, fighter, foe.fighter);
  });
}

/** An enemy who could strike at his back. */
function isBeset(look: Look): boolean {
  const { field, side, fighter, threatened } = look;
  if (!threatened) return false;
  for (const foe of field.looks) {
    const strikes = foe.active && foe.side !== side && feetBetween(foe, look) <= foe.reach;
    if (strikes && isBehind(fighter, foe.fighter)) return true;
  }
  return false;
}

/** What is done with the feet. */
export const moving: readonly HackmasterAction[] = [
  {
    kind: 'stand',
    role: 'recover',
    title: 'Stand up',
    rule: 'HM-ACT-1',
    moment: 'ready',
    offer: ({ ready, clock }) => plain(ready && clock.prone),
    act: (draft, at) => {
      const { id } = fighterAt(draft, at);
      counted(draft, at, { kind: 'stand', id });
      change(draft, at, { begunOn: draft.state.count.second, aimAt: null, setFrom: null });
      tell(draft, { kind: 'stood', as: 'rises', id });
    },
  },
  {
    kind: 'halt',
    role: 'recover',
    title: 'Come to a halt',
    rule: 'HM-MOVE-4',
    moment: 'free',
    rushing: true,
    offer: ({ free, rushing }) => plain(free && rushing),
    act: halt,
  },
  {
    kind: 'move',
    role: 'move',
    title: 'Move toward',
    rule: 'HM-MOVE-1',
    moment: 'free',
    rushing: true,
    offer: (look) => {
      if (!isUpright(look) || (!look.ready && look.threatened)) return null;
      const targets = distant(look);
      if (targets.length === 0) return null;
      return { targets, ways: gaitsOpen(look.field.state, look.at, look.fighter) };
    },
    act: (draft, at, target, way) => move(draft, at, target, gaitOf(way)),
  },
  {
    kind: 'withdraw',
    role: 'move',
    title: 'Withdraw, fighting',
    rule: 'HM-MAN-4',
    moment: 'free',
    offer: (look) => plain(isUpright(look) && look.threatened && combines(look, 'fightingWithdrawal')),
    act: withdraw,
  },
  {
    kind: 'turn',
    role: 'defend',
    title: 'Turn about',
    rule: 'HM-ACT-1',
    moment: 'free',
    offer: (look) => plain(look.free && isBeset(look)),
    act: turnAbout,
  },
];

/** Out of the fight, for now or for good. */
export const leaving: readonly HackmasterAction[] = [
  {
    kind: 'stopFleeing',
    role: 'recover',
    title: 'Stop fleeing',
    rule: 'HM-MAN-5',
    moment: 'ready',
    fleeing: true,
    rushing: true,
    offer: ({ ready, clock }) => plain(ready && clock.fleeing === true),
    act: (draft, at) => {
      const { id } = fighterAt(draft, at);
      counted(draft, at, { kind: 'stopFleeing', id });
      tell(draft, { kind: 'stopsFleeing', as: 'stands', id });
    },
  },
  {
    kind: 'flee',
    role: 'leave',
    title: 'Flee',
    rule: 'HM-MAN-5',
    moment: 'free',
    fleeing: true,
    rushing: true,
    offer: (look) => plain(isUpright(look) && (look.ready || look.clock.fleeing !== true)),
    act: flee,
  },
  {
    kind: 'surrender',
    role: 'leave',
    title: 'Surrender',
    rule: 'HM-STATE-1',
    moment: 'free',
    fleeing: true,
    rushing: true,
    offer: ({ free }) => plain(free),
    act: (draft, at) => fall(draft, at, 'surrendered'),
  },
];
