import { addPart } from '../../../common/reason.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { besidesOf, hitDoesOf } from '../../../fight/magic/on-hit.ts';
import { sureFigures, type ActionFigures, type DamageFigures } from '../../../fight/views.ts';
import { tables } from '../../tables.ts';
import { shotOf } from '../acts/shooting.ts';
import type { Situation } from '../circumstances.ts';
import type { BasicFantasyDraft } from '../draft.ts';
import { vehicleOf } from '../engines/sides.ts';
import { weaponAt, weaponIndex } from '../fighter/arms.ts';
import { damageParts, meleeAim, situationFor, type Blow, type Delivery } from '../harm/blows.ts';
import { armourAgainst, faceNeeded, type Aim } from '../harm/rolls.ts';
import { straysTo } from '../harm/stray.ts';
import type { Weapon } from '../stats.ts';
import { plainDamage, rolled } from './rolled.ts';

/** What is done with a weapon, before its dice. */

const { oil, holyWater, subdual } = tables;

function flaskDamage({ flask }: Weapon, undead: boolean): DamageFigures | null {
  if (flask?.kind === 'holy-water') return undead ? plainDamage(`1d${holyWater.directDie}`) : null;
  return flask?.lit === false ? null : plainDamage(`1d${oil.directDie}`);
}

interface Hit {
  readonly weapon: Weapon;
  readonly delivery: Delivery;
  readonly situation: Situation;
  readonly times: number;
  readonly flat: boolean;
}

function weaponDamage(
  draft: BasicFantasyDraft,
  { by, at }: Aim,
  { weapon, delivery, situation, times, flat }: Hit,
): DamageFigures | null {
  if (weapon.flask) return flaskDamage(weapon, fighterAt(draft, at).stats.undead !== undefined);
  if (weapon.noDamage) return null;
  const reasons = damageParts(draft, by, weapon, delivery, situation);
  const all = times * situation.times;
  const vehicle = vehicleOf(fighterAt(draft, at));
  const told = [...reasons];
  if (all !== 1) addPart(told, 'times', all, 'BF-DMG-7');
  if (flat) addPart(told, 'flat of the blade', `1/${subdual.damageDivisor}`, 'BF-SUB-2');
  return {
    ...plainDamage(weapon.damage ?? '1', reasons),
    times: flat ? all / subdual.damageDivisor : all,
    less: vehicle?.hardness ?? 0,
    reasons: told,
  };
}

/** What the dice of a hit do besides its damage. */
const besidesHit = ({ drains, onHit }: Weapon): Pick<ActionFigures, 'besides'> =>
  drains ? { besides: 'the hit points a drained level takes' } : besidesOf(hitDoesOf(onHit));

export function blowFigures(draft: BasicFantasyDraft, blow: Blow): ActionFigures {
  const { by, at, multiplier = 1, manner } = blow;
  const situation = situationFor(draft, by, at);
  const aim = meleeAim(draft, blow, situation);
  const weapon = weaponAt(fighterAt(draft, by), blow.weapon);
  const flat = manner?.flatOfBlade === true;
  const hit = { weapon, delivery: 'melee', situation, times: multiplier, flat } as const;
  const told = rolled(draft, aim, weaponDamage(draft, aim, hit));
  return { ...told, ...besidesHit(weapon) };
}

/** Null without a weapon that shoots. */
export function shotFigures(
  draft: BasicFantasyDraft,
  by: number,
  at: number,
  way: string,
): ActionFigures | null {
  const shot = shotOf(draft, by, at, way);
  if (!shot) return null;
  const { aim, weapon, use, situation } = shot;
  const hit = { weapon, delivery: use.delivery, situation, times: 1, flat: false } as const;
  const told = { ...rolled(draft, aim, weaponDamage(draft, aim, hit)), ...besidesHit(weapon) };
  if (weapon.flask) return { ...told, besides: 'what a flask does where it breaks' };
  const about = straysTo(draft, by, at);
  if (about.length === 0) return told;
  const tried = about.slice(0, draft.state.options.missIntoMeleeMaxTries);
  const { attackBonus } = fighterAt(draft, by).kit;
  const others = tried.map((index) => {
    const { ac } = armourAgainst(draft, fighterAt(draft, index), fighterAt(draft, by));
    return faceNeeded(attackBonus, { ...aim, ac, canBeHit: true });
  });
  return {
    ...told,
    strays: tried.map((index) => fighterAt(draft, index).id),
    instead: { how: 'miss', target: told.needed, others },
  };
}

/** A flask emptied over one who cannot help it. */
export function pourFigures(draft: BasicFantasyDraft, by: number, at: number, way: string): ActionFigures {
  const pourer = fighterAt(draft, by);
  const flask = weaponAt(pourer, weaponIndex(pourer, way));
  return { ...sureFigures, damage: flaskDamage(flask, true), drops: fighterAt(draft, at).hp };
}
