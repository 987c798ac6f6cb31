import { fighterAt } from '../../fight/draft.ts';
import type { ActionFigures, DamageFigures } from '../../fight/views.ts';
import { addPart, type Reason } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import { chargeOf } from './acts/charging.ts';
import { shotOf } from './acts/shooting.ts';
import { blowOf } from './acts/striking.ts';
import { partingShots } from './acts/walking.ts';
import { escapeFigures, gripAim } from './acts/wrestling.ts';
import type { Situation } from './circumstances.ts';
import type { BasicFantasyDraft } from './draft.ts';
import { weaponAt } from './fighter/arms.ts';
import {
  damageParts,
  dieOf,
  meleeAim,
  situationFor,
  unarmedAim,
  type Blow,
  type Delivery,
} from './harm/blows.ts';
import { straysTo } from './harm/stray.ts';
import { faceNeeded, reasonsOf, type Aim } from './harm/rolls.ts';
import type { Weapon } from './stats.ts';

const { least } = tables.damage;
const { oil, holyWater, subdual } = tables;

const sumOf = (reasons: readonly Reason[]): number =>
  reasons.reduce((sum, { value }) => (typeof value === 'number' ? sum + value : sum), 0);

const plainDamage = (dice: string, reasons: readonly Reason[] = []): DamageFigures => ({
  dice,
  plus: sumOf(reasons),
  times: 1,
  least,
  less: 0,
  reasons,
});

/** What an attack that is decided by a d20 comes to. */
function rolled(draft: BasicFantasyDraft, aim: Aim, damage: DamageFigures | null): ActionFigures {
  const { attackBonus } = fighterAt(draft, aim.by).kit;
  return {
    throws: 'd20',
    needed: faceNeeded(attackBonus, aim),
    reasons: reasonsOf(attackBonus, aim),
    damage: aim.canBeHit ? damage : null,
    drops: aim.canBeHit && damage ? Math.max(0, fighterAt(draft, aim.at).hp) : null,
    strays: [],
    invites: [],
  };
}

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
  const reasons = damageParts(draft, by, weapon, delivery, situation);
  const all = times * situation.times;
  const told = [...reasons];
  if (all !== 1) addPart(told, 'times', all, 'BF-DMG-7');
  if (flat) addPart(told, 'flat of the blade', `1/${subdual.damageDivisor}`, 'BF-SUB-2');
  return {
    ...plainDamage(weapon.damage ?? '1', reasons),
    times: flat ? all / subdual.damageDivisor : all,
    reasons: told,
  };
}

function blowFigures(draft: BasicFantasyDraft, blow: Blow): ActionFigures {
  const { by, at, multiplier = 1, manner } = blow;
  const situation = situationFor(draft, by, at);
  const aim = meleeAim(draft, blow, situation);
  const weapon = weaponAt(fighterAt(draft, by), blow.weapon);
  const flat = manner?.flatOfBlade === true;
  const hit = { weapon, delivery: 'melee', situation, times: multiplier, flat } as const;
  return rolled(draft, aim, weaponDamage(draft, aim, hit));
}

function shotFigures(draft: BasicFantasyDraft, by: number, at: number, way: string): ActionFigures | null {
  const shot = shotOf(draft, by, at, way);
  if (!shot) return null;
  const { aim, weapon, use, situation } = shot;
  const hit = { weapon, delivery: use.delivery, situation, times: 1, flat: false } as const;
  const strays = weapon.flask ? [] : straysTo(draft, by, at).map((index) => fighterAt(draft, index).id);
  return { ...rolled(draft, aim, weaponDamage(draft, aim, hit)), strays };
}

function strengthParts(draft: BasicFantasyDraft, by: number): Reason[] {
  const reasons: Reason[] = [];
  addPart(reasons, 'strength', fighterAt(draft, by).stats.strBonus ?? 0, 'BF-BRAWL-7');
  return reasons;
}

const sure: ActionFigures = {
  throws: 'sure',
  needed: null,
  reasons: [],
  damage: null,
  drops: null,
  strays: [],
  invites: [],
};

/** What leaving a melee with a turned back invites. BF-DIS-3. */
const leavingFigures = (draft: BasicFantasyDraft, by: number): ActionFigures => ({
  ...sure,
  invites: partingShots(draft, by).map((index) => fighterAt(draft, index).id),
});

/** What an action comes to before its dice; null for one without figures. */
export function figures(draft: BasicFantasyDraft, by: number, at: number, way: string): ActionFigures | null {
  const kind = draft.action?.kind;
  if (kind === 'flee' || kind === 'break-away') return leavingFigures(draft, by);
  if (at < 0) return null;
  switch (kind) {
    case 'attack':
    case 'meet':
    case 'subdue':
      return blowFigures(draft, blowOf(draft, by, at, { way, flat: kind === 'subdue' }));
    case 'charge':
      return blowFigures(draft, chargeOf(draft, by, at, way).blow);
    case 'shoot':
    case 'throw':
      return shotFigures(draft, by, at, way);
    case 'brawl': {
      const manner = way === 'kick' ? { kick: true } : null;
      const aim = unarmedAim(draft, by, at, { way, manner, situation: situationFor(draft, by, at) });
      return rolled(
        draft,
        aim,
        plainDamage(dieOf(way === 'kick' ? 'kick' : 'punch'), strengthParts(draft, by)),
      );
    }
    case 'grab':
      return rolled(draft, gripAim(draft, by, at, 'hold'), null);
    case 'squeeze': {
      const { hp } = fighterAt(draft, at);
      return { ...sure, damage: plainDamage(dieOf('punch'), strengthParts(draft, by)), drops: hp };
    }
    case 'escape':
      return { ...sure, throws: 'd20', ...escapeFigures(draft, by, at) };
    default:
      return null;
  }
}
