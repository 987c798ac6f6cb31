import { movingGaits, type MovingGait } from '../terms.ts';
import { outreaches } from '../weapon-maneuvers.ts';
import { change, counted, one, tell } from './draft.ts';
import { behind } from './exchange.ts';
import { apart, weaponOf } from './fight.ts';
import { atTargets, plain, type Kind } from './kind.ts';
import { combines, type Look } from './look.ts';
import { face, flee, gaitsOpen, halt, move, nearest, withdraw } from './moves.ts';
import { beyond } from './targets.ts';
import { fall, settle } from './wounds.ts';

const gaitOf = (way: string): MovingGait => movingGaits.find((gait) => gait === way) ?? 'walk';

/** Foes he may walk towards, the nearest first: out of his reach, not kept from it, not to be pursued too soon. */
function distant(look: Look): readonly string[] {
  const { field, at, fighter, clock, second } = look;
  const delayed = (clock.pursueFrom ?? 0) > second;
  if (!delayed && field.holding === 0) return beyond(look);
  return beyond(look).filter((id) => {
    const foe = field.looks[field.places.get(id) ?? -1];
    if (!foe || (delayed && foe.clock.fleeing === true)) return false;
    return apart(fighter, foe.fighter) > nearest(field.state, at, fighter, foe.fighter);
  });
}

/** Foes his longer weapon can keep away, one at a time. */
function keepable({ field, side, feet, fighter, weapon, reach }: Look): string[] {
  if (!weapon || weapon.ranged !== null || weapon.jabSpeed === null) return [];
  const ids: string[] = [];
  for (const foe of field.looks) {
    if (!foe.active || foe.side === side) continue;
    if (foe.id === fighter.holding) return [];
    if (Math.abs(foe.feet - feet) > foe.reach && outreaches(reach, foe.reach)) ids.push(foe.id);
  }
  return ids;
}

/** An enemy who could strike at his back. */
function beset({ field, side, feet, fighter, threatened }: Look): boolean {
  if (!threatened) return false;
  for (const foe of field.looks) {
    const strikes = foe.active && foe.side !== side && Math.abs(foe.feet - feet) <= foe.reach;
    if (strikes && behind(fighter, foe.fighter)) return true;
  }
  return false;
}

const upright = ({ free, clock }: Look): boolean => free && !clock.prone;

/** What is done with the feet and with the guard. */
export const moveKinds: readonly Kind[] = [
  {
    kind: 'stand',
    role: 'recover',
    title: 'Stand up',
    rule: 'HM-ACT-1',
    moment: 'ready',
    offer: ({ ready, clock }) => plain(ready && clock.prone),
    act: (draft, at) => {
      counted(draft, { kind: 'stand', id: one(draft, at).id });
      change(draft, at, { begunOn: draft.count.second, aimAt: null, setFrom: null });
      tell(draft, { kind: 'stood', id: one(draft, at).id });
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
      if (!upright(look) || (!look.ready && look.threatened)) return null;
      const targets = distant(look);
      return targets.length > 0
        ? { targets, ways: gaitsOpen(look.field.state, look.at, look.fighter) }
        : null;
    },
    act: (draft, at, target, way) => move(draft, at, target, gaitOf(way)),
  },
  {
    kind: 'withdraw',
    role: 'move',
    title: 'Withdraw, fighting',
    rule: 'HM-MAN-4',
    moment: 'free',
    offer: (look) => plain(upright(look) && look.threatened && combines(look, 'fightingWithdrawal')),
    act: withdraw,
  },
  {
    kind: 'turn',
    role: 'defend',
    title: 'Turn about',
    rule: 'HM-ACT-1',
    moment: 'free',
    offer: (look) => plain(look.free && beset(look)),
    act: face,
  },
  {
    kind: 'giveGround',
    role: 'defend',
    title: 'Give ground to the next blow',
    rule: 'HM-MAN-7',
    moment: 'attacked',
    offer: (look) =>
      plain(
        !look.fighter.yielding &&
          !look.clock.prone &&
          look.second >= look.clock.alertSecond &&
          look.attacked &&
          combines(look, 'giveGround'),
      ),
    act: (draft, at) => {
      change(draft, at, { yielding: true });
      tell(draft, { kind: 'yields', id: one(draft, at).id });
    },
  },
  {
    kind: 'fullParry',
    role: 'defend',
    title: 'Parry with all he has',
    rule: 'HM-MAN-6',
    moment: 'attacked',
    offer: (look) => {
      const armed = look.weapon !== null && look.weapon.ranged === null;
      const parries = look.clock.effects.some(({ kind }) => kind === 'fullParry');
      return plain(look.free && armed && !parries && look.threatened);
    },
    act: (draft, at) => {
      const { id } = one(draft, at);
      counted(draft, { kind: 'fullParry', id, weaponSpeed: weaponOf(one(draft, at))?.speed ?? 0 });
      change(draft, at, { aimAt: null, setFrom: null });
      tell(draft, { kind: 'parries', id });
    },
  },
  {
    kind: 'dropStance',
    role: 'defend',
    title: 'Stop fighting defensively',
    rule: 'HM-MAN-3',
    moment: 'free',
    offer: ({ free, clock }) => plain(free && clock.effects.some(({ kind }) => kind === 'fightDefensively')),
    act: (draft, at) => {
      counted(draft, { kind: 'dropDefensive', id: one(draft, at).id });
      tell(draft, { kind: 'stanceDropped', id: one(draft, at).id });
    },
  },
  {
    kind: 'holdAtBay',
    role: 'defend',
    title: 'Hold at bay',
    rule: 'HM-MAN-8',
    moment: 'free',
    offer: (look) => atTargets(upright(look), () => keepable(look)),
    act: (draft, at, target) => {
      change(draft, at, { holding: one(draft, target).id });
      tell(draft, { kind: 'holdsAtBay', id: one(draft, target).id, by: one(draft, at).id });
    },
  },
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
      counted(draft, { kind: 'stopFleeing', id: one(draft, at).id });
      tell(draft, { kind: 'stopsFleeing', id: one(draft, at).id });
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
    offer: (look) => plain(upright(look) && (look.ready || look.clock.fleeing !== true)),
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
  {
    kind: 'wait',
    role: 'wait',
    title: 'Wait',
    rule: 'HM-TIME-9',
    moment: 'ready',
    lastBlow: true,
    offer: ({ ready }) => plain(ready),
    act: (draft, at) => {
      counted(draft, { kind: 'wait', id: one(draft, at).id });
      settle(draft, at);
    },
  },
];
