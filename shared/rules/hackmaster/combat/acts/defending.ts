import { atTargets, plain } from '../../../fight/action.ts';
import { fighterAt, tell } from '../../../fight/draft.ts';
import { outreaches } from '../../attack/weapon-maneuvers.ts';
import { actionCost } from '../../initiative/actions.ts';
import { change, counted, type HackmasterDraft } from '../draft.ts';
import { combines, feetBetween, type Look } from '../sight/look.ts';
import { shieldOf, weaponOf } from '../state.ts';
import { isAtLeisure, isUpright, type HackmasterAction } from './action.ts';

/** Foes his longer weapon can keep away, one at a time. HM-RCH-2, HM-MAN-8. */
function keepable(look: Look): string[] {
  const { field, side, fighter, weapon, reach } = look;
  if (!weapon || weapon.ranged !== null || weapon.jabSpeed === null) return [];
  const ids: string[] = [];
  for (const foe of field.looks) {
    if (!foe.active || foe.side === side) continue;
    if (foe.id === fighter.holding) return [];
    if (feetBetween(foe, look) > foe.reach && outreaches(reach, foe.reach)) ids.push(foe.id);
  }
  return ids;
}

/** Whether an enemy has anything to shoot or throw. */
const isShotAt = ({ field, side }: Look): boolean =>
  field.looks.some(
    (foe) =>
      foe.active && foe.side !== side && foe.fighter.build.weapons.some(({ ranged }) => ranged !== null),
  );

/** Crouches or rises; says what it costs. HM-ACT-1. */
function posture(draft: HackmasterDraft, at: number, crouching: boolean): number {
  const { id } = fighterAt(draft, at);
  const { counts } = actionCost({ action: 'changePosture' });
  counted(draft, at, { kind: 'action', id, counts });
  const { second } = draft.state.count;
  change(draft, at, { crouching, aimAt: null, setFrom: null, holding: null, begunOn: second });
  return counts;
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
    kind: 'crouch',
    role: 'defend',
    title: 'Crouch behind the shield',
    rule: 'HM-SHD-7',
    moment: 'free',
    offer: (look) => {
      const { fighter, clock } = look;
      const may = isAtLeisure(look) && !clock.prone && !fighter.crouching && shieldOf(fighter) !== null;
      return plain(may && isShotAt(look));
    },
    act: (draft, at) => {
      const counts = posture(draft, at, true);
      tell(draft, { kind: 'crouches', as: 'guards', id: fighterAt(draft, at).id, amount: counts });
    },
  },
  {
    kind: 'rise',
    role: 'recover',
    title: 'Rise from behind the shield',
    rule: 'HM-ACT-1',
    moment: 'free',
    offer: ({ free, fighter }) => plain(free && fighter.crouching),
    act: (draft, at) => {
      posture(draft, at, false);
      tell(draft, { kind: 'rises', as: 'rises', id: fighterAt(draft, at).id });
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
