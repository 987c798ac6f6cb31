import { fighterAt } from '../../fight/draft.ts';
import { recipeFigures } from '../../fight/magic/recipe.ts';
import { sureFigures, type ActionFigures } from '../../fight/views.ts';
import { grappleDice } from '../attack/grapple.ts';
import { tables } from '../tables.ts';
import { routineOf, shotsOf } from './acts/attacking.ts';
import { deviceOf } from './acts/magic.ts';
import { neededFor } from './acts/saves.ts';
import { weaponOf } from './acts/stores.ts';
import type { Blow } from './acts/aim.ts';
import { blowFigures } from './blow-figures.ts';
import { invitedBy } from './acts/walk.ts';
import { heldIn } from './acts/wrestle.ts';
import { fighterIn, type Field } from './field.ts';
import type { SwordsWeapon } from './fighter/stats.ts';
import { hitDiceIn, type SwordsFighter } from './state.ts';

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

/** The weapons of the blows and shots of an act after its first. */
function further(
  field: Field,
  fighter: SwordsFighter,
  kind: string,
  way: string,
): readonly (SwordsWeapon | undefined)[] {
  if (kind === 'melee') return routineOf(fighter, way).slice(1);
  const weapon = weaponOf(fighter, way);
  if (kind === 'subdue' || !weapon) return [];
  const late = kind === 'secondShot' && field.battle.state.phase === 'secondShot';
  const left = fighter.shots[fighter.stats.weapons.indexOf(weapon)] ?? Infinity;
  const shots = Math.min(left, shotsOf(field, fighter, weapon, late));
  return Array.from({ length: Math.max(0, shots - 1) }, () => weapon);
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
  const { saved: saving = 'none' } = recipe;
  const target = field.fighters[at];
  const needed = target && save !== undefined ? neededFor(target.stats, save) : null;
  return {
    ...recipeFigures(recipe, target ? Math.max(1, target.hp - target.subdual) : null),
    ...(needed !== null && { throws: 'd20', needed, saving }),
  };
}

/** The hands laid on him are a d20; what comes of it, and of holding on, dice of both decide. SW-UNARM-1 to 5. */
function gripFigures(field: Field, by: number, at: number): ActionFigures {
  const { id } = fighterAt(field, by);
  const { reasons } = blowFigures(field, id, fighterAt(field, at).id, { kind: 'melee' });
  return { ...sureFigures, throws: 'd20', reasons };
}

/** Dice that some throw together in a hold: one for each Hit Die of each. SW-UNARM-1. */
function holdDice(field: Field, ids: readonly string[]): string {
  const count = ids.reduce((sum, id) => sum + grappleDice(hitDiceIn(fighterIn(field, id).stats)), 0);
  return `${count}d${tables.grapple.die}`;
}

/** The held against all who hold him, whichever of them tries; he who tries must throw more. SW-UNARM-3, 5. */
function struggleFigures(field: Field, id: string): ActionFigures | null {
  const held = heldIn(field, id);
  if (held === null) return null;
  const sides = [holdDice(field, [held.id]), holdDice(field, held.by)];
  const [sum = '', against = ''] = held.id === id ? sides : sides.toReversed();
  return { ...sureFigures, throws: 'sum', sum, against };
}

/** Of what is aimed at nobody. */
function unaimed(field: Field, fighter: SwordsFighter, kind: string): ActionFigures | null {
  switch (kind) {
    case 'withdraw':
    case 'flee':
      return { ...sureFigures, invites: invitedBy(field, fighter.id, kind) };
    case 'breakFree':
    case 'wrestle':
      return struggleFigures(field, fighter.id);
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
  if (kind === 'move')
    return { ...sureFigures, invites: invitedBy(field, fighter.id, { toward: target.id }) };
  if (kind === 'grapple') return gripFigures(field, by, at);
  if (kind === 'kill') return { ...sureFigures, drops: Math.max(1, target.hp) };
  const blow = blowOf(kind, fighter, way);
  return blow && blowFigures(field, fighter.id, target.id, blow, further(field, fighter, kind, way));
}
