import { atTargets, plain } from '../../../fight/action.ts';
import { fighterAt, tell } from '../../../fight/draft.ts';
import { outreaches } from '../../attack/weapon-maneuvers.ts';
import { change, counted } from '../draft.ts';
import { combines, type Look } from '../sight/look.ts';
import { weaponOf } from '../state.ts';
import { isUpright, type HackmasterAction } from './action.ts';

/** Foes his longer weapon can keep away, one at a time. HM-RCH-2, HM-MAN-8. */
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

/** What is done with the guard. */
export const defending: readonly HackmasterAction[] = [
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
      tell(draft, { kind: 'yields', as: 'guards', id: fighterAt(draft, at).id });
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
      const fighter = fighterAt(draft, at);
      const { id } = fighter;
      counted(draft, at, { kind: 'fullParry', id, weaponSpeed: weaponOf(fighter)?.speed ?? 0 });
      change(draft, at, { aimAt: null, setFrom: null });
      tell(draft, { kind: 'parries', as: 'guards', id });
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
      const { id } = fighterAt(draft, at);
      counted(draft, at, { kind: 'dropDefensive', id });
      tell(draft, { kind: 'stanceDropped', as: 'stopped', id });
    },
  },
  {
    kind: 'holdAtBay',
    role: 'defend',
    title: 'Hold at bay',
    rule: 'HM-MAN-8',
    moment: 'free',
    offer: (look) => (isUpright(look) ? atTargets(keepable(look)) : null),
    act: (draft, at, target) => {
      const { id } = fighterAt(draft, target);
      change(draft, at, { holding: id });
      tell(draft, { kind: 'holdsAtBay', as: 'keepsOff', id, by: fighterAt(draft, at).id });
    },
  },
];
