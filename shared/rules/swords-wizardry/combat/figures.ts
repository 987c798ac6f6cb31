import { fighterAt } from '../../fight/draft.ts';
import type { ActionFigures } from '../../fight/views.ts';
import { grappleDice } from '../attack/grapple.ts';
import { tables } from '../tables.ts';
import { deviceOf } from './acts/magic.ts';
import { neededFor } from './acts/saves.ts';
import { weaponOf } from './acts/stores.ts';
import { blowFigures, type Blow } from './acts/strike.ts';
import { invitedBy } from './acts/walk.ts';
import type { Field } from './field.ts';
import { hitDiceIn, type SwordsFighter } from './state.ts';

const sure: ActionFigures = {
  throws: 'sure',
  needed: null,
  reasons: [],
  damage: null,
  drops: null,
  strays: [],
  invites: [],
};

/** The blow an action would strike first; null where it is none. */
function blowOf(kind: string, fighter: SwordsFighter, way: string): Blow | null {
  const weapon = weaponOf(fighter, way);
  switch (kind) {
    case 'missile':
    case 'secondShot':
      return weapon ? { kind: 'missile', weapon } : null;
    case 'melee':
      return { kind: 'melee', weapon };
    case 'subdue':
      return { kind: 'melee', weapon, toSubdue: true };
    default:
      return null;
  }
}

/** Magic by what is noted of it; the d20 is that of whom it is aimed at. */
function magicFigures(
  field: Field,
  fighter: SwordsFighter,
  at: number,
  kind: 'castSpell' | 'useWand' | 'power',
  way: string,
): ActionFigures | null {
  const device = deviceOf(fighter, way, kind);
  if (!device?.recipe) return null;
  const { recipe, save } = device;
  const { damage, heal: healing, saved: saving = 'none' } = recipe;
  const target = field.fighters[at];
  const needed = target && save !== undefined ? neededFor(target.stats, save) : null;
  return {
    ...sure,
    damage: damage === undefined ? null : { dice: damage, plus: 0, times: 1, least: 0, less: 0, reasons: [] },
    drops: damage === undefined || !target ? null : Math.max(1, target.hp - target.subdual),
    ...(healing !== undefined && { healing }),
    ...(needed !== null && { throws: 'd20', needed, saving }),
  };
}

/** The hands laid on him are a d20; what comes of it, and of holding on, dice of both decide. SW-UNARM-1 to 5. */
function gripFigures(field: Field, by: number, at: number): ActionFigures {
  const { id } = fighterAt(field, by);
  const { reasons } = blowFigures(field, id, fighterAt(field, at).id, { kind: 'melee' });
  return { ...sure, throws: 'd20', reasons };
}

/** Of what is aimed at nobody. */
function unaimed(field: Field, fighter: SwordsFighter, kind: string): ActionFigures | null {
  switch (kind) {
    case 'withdraw':
    case 'flee':
      return { ...sure, invites: invitedBy(field, fighter.id, kind) };
    case 'breakFree':
    case 'wrestle':
      return {
        ...sure,
        throws: 'sum',
        sum: `${grappleDice(hitDiceIn(fighter.stats))}d${tables.grapple.die}`,
      };
    default:
      return null;
  }
}

/** What an action comes to before its dice; null for one without figures. */
export function figures(field: Field, by: number, at: number, way: string): ActionFigures | null {
  const fighter = fighterAt(field, by);
  const kind = field.action?.kind ?? '';
  if (kind === 'castSpell' || kind === 'useWand' || kind === 'power')
    return magicFigures(field, fighter, at, kind, way);
  if (at < 0) return unaimed(field, fighter, kind);
  const target = fighterAt(field, at);
  if (kind === 'move') return { ...sure, invites: invitedBy(field, fighter.id, { toward: target.id }) };
  if (kind === 'grapple') return gripFigures(field, by, at);
  if (kind === 'kill') return { ...sure, drops: Math.max(1, target.hp) };
  const blow = blowOf(kind, fighter, way);
  return blow && blowFigures(field, fighter.id, target.id, blow);
}
