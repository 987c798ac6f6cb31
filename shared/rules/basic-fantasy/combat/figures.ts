import { fighterAt } from '../../fight/draft.ts';
import { besidesOf, hitDoesOf } from '../../fight/magic/on-hit.ts';
import { sureFigures, type ActionFigures, type DamageFigures } from '../../fight/views.ts';
import { addPart, type Reason } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import { chargeOf } from './acts/charging.ts';
import { magicOf } from './acts/magic.ts';
import { shotOf } from './acts/shooting.ts';
import { blowOf } from './acts/striking.ts';
import { turningFigures } from './acts/turning.ts';
import { partingShots } from './acts/walking.ts';
import { dragOf, dragOfHolders, escapeFigures, gripAim } from './acts/wrestling.ts';
import type { Situation } from './circumstances.ts';
import type { BasicFantasyDraft } from './draft.ts';
import { leftOn, vehicleOf } from './engines/sides.ts';
import { weaponAt, weaponIndex } from './fighter/arms.ts';
import {
  damageParts,
  dieOf,
  meleeAim,
  situationFor,
  unarmedAim,
  type Blow,
  type Delivery,
} from './harm/blows.ts';
import { magicFigures } from './harm/recipes.ts';
import { straysTo } from './harm/stray.ts';
import { armourAgainst, faceNeeded, reasonsOf, type Aim } from './harm/rolls.ts';
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

/** The damage that takes him out; of a vehicle, on the side that is struck. */
function dropsAt(draft: BasicFantasyDraft, { by, at }: Aim): number {
  const target = fighterAt(draft, at);
  const vehicle = vehicleOf(target);
  return vehicle === null ? Math.max(0, target.hp) : leftOn(vehicle, situationFor(draft, by, at).side);
}

/** What an attack that is decided by a d20 comes to. */
function rolled(draft: BasicFantasyDraft, aim: Aim, damage: DamageFigures | null): ActionFigures {
  const { attackBonus } = fighterAt(draft, aim.by).kit;
  return {
    throws: 'd20',
    needed: faceNeeded(attackBonus, aim),
    reasons: reasonsOf(attackBonus, aim),
    damage: aim.canBeHit ? damage : null,
    ...(!aim.canBeHit && { never: true as const }),
    drops: aim.canBeHit && damage ? dropsAt(draft, aim) : null,
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

function blowFigures(draft: BasicFantasyDraft, blow: Blow): ActionFigures {
  const { by, at, multiplier = 1, manner } = blow;
  const situation = situationFor(draft, by, at);
  const aim = meleeAim(draft, blow, situation);
  const weapon = weaponAt(fighterAt(draft, by), blow.weapon);
  const flat = manner?.flatOfBlade === true;
  const hit = { weapon, delivery: 'melee', situation, times: multiplier, flat } as const;
  const told = rolled(draft, aim, weaponDamage(draft, aim, hit));
  return { ...told, ...besidesHit(weapon) };
}

function shotFigures(draft: BasicFantasyDraft, by: number, at: number, way: string): ActionFigures | null {
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

function strengthParts(draft: BasicFantasyDraft, by: number): Reason[] {
  const reasons: Reason[] = [];
  addPart(reasons, 'strength', fighterAt(draft, by).stats.strBonus ?? 0, 'BF-BRAWL-7');
  return reasons;
}

/** What leaving a melee with a turned back invites. BF-DIS-3. */
const leavingFigures = (draft: BasicFantasyDraft, by: number): ActionFigures => ({
  ...sureFigures,
  invites: partingShots(draft, by).map((index) => fighterAt(draft, index).id),
});

function turnFigures(draft: BasicFantasyDraft, by: number): ActionFigures {
  const { needed, reasons, damage } = turningFigures(draft, by);
  return {
    ...sureFigures,
    throws: 'd20',
    needed,
    reasons,
    damage: damage === null ? null : plainDamage(damage),
  };
}

/** No face drags away one who is too big for it; how far he is dragged stands last. */
function dragFigures(draft: BasicFantasyDraft, by: number, at: number): ActionFigures {
  const told = rolled(draft, gripAim(draft, by, at, 'move'), null);
  const { moved, reasons } = dragOf(draft, by, at, true);
  return { ...told, needed: moved ? told.needed : null, reasons: [...told.reasons, ...reasons] };
}

/** The held one's answer to a grab for an item that failed. */
function reversalFigures(draft: BasicFantasyDraft, kind: string): ActionFigures | null {
  const { question } = draft.state;
  if (question?.kind !== 'reversal') return null;
  const { held, holder } = question;
  return kind === 'reverse'
    ? rolled(draft, gripAim(draft, held, holder, 'reverse'), null)
    : { ...sureFigures, throws: 'd20', ...escapeFigures(draft, held, holder) };
}

/** Of a spell or a power. */
function ofMagic(draft: BasicFantasyDraft, by: number, at: number, way: string): ActionFigures | null {
  const magic = magicOf(fighterAt(draft, by), draft.action?.kind ?? '', way);
  return magic && magicFigures(draft, at, magic);
}

/** Of what is aimed at nobody. */
function unaimed(draft: BasicFantasyDraft, by: number): ActionFigures | null {
  const kind = draft.action?.kind;
  switch (kind) {
    case 'flee':
    case 'break-away':
      return leavingFigures(draft, by);
    case 'turn':
      return turnFigures(draft, by);
    case 'drag-holders':
      return { ...sureFigures, reasons: dragOfHolders(fighterAt(draft, by)).reasons };
    case 'reverse':
    case 'break-out':
      return reversalFigures(draft, kind);
    default:
      return null;
  }
}

/** Of what is done to one who is held, or about being held. */
function holdFigures(draft: BasicFantasyDraft, by: number, at: number, way: string): ActionFigures | null {
  switch (draft.action?.kind) {
    case 'grab':
      return rolled(draft, gripAim(draft, by, at, 'hold'), null);
    case 'squeeze': {
      if (backfires(draft, by, at)) return { ...sureFigures, besides: 'the harm to himself' };
      const { hp } = fighterAt(draft, at);
      return { ...sureFigures, damage: plainDamage(dieOf('punch'), strengthParts(draft, by)), drops: hp };
    }
    case 'escape':
      return { ...sureFigures, throws: 'd20', ...escapeFigures(draft, by, at) };
    case 'take-item':
      return rolled(draft, gripAim(draft, by, at, way), null);
    case 'move-held':
      return dragFigures(draft, by, at);
    case 'silence':
      return sureFigures;
    default:
      return null;
  }
}

function brawlFigures(draft: BasicFantasyDraft, by: number, at: number, way: string): ActionFigures {
  const blow = way === 'kick' ? 'kick' : 'punch';
  const manner = blow === 'kick' ? { kick: true } : null;
  const aim = unarmedAim(draft, by, at, { way, manner, situation: situationFor(draft, by, at) });
  const told = rolled(draft, aim, plainDamage(dieOf(blow), strengthParts(draft, by)));
  return backfires(draft, by, at)
    ? { ...told, damage: null, drops: null, besides: 'the harm to himself' }
    : told;
}

/** Bare knuckles on metal hurt him who strikes. BF-BRAWL-4. */
const backfires = (draft: BasicFantasyDraft, by: number, at: number): boolean =>
  fighterAt(draft, at).stats.armourMaterial === 'metal' &&
  fighterAt(draft, by).stats.armourMaterial !== 'metal';

function pourFigures(draft: BasicFantasyDraft, by: number, at: number, way: string): ActionFigures {
  const pourer = fighterAt(draft, by);
  const flask = weaponAt(pourer, weaponIndex(pourer, way));
  return { ...sureFigures, damage: flaskDamage(flask, true), drops: fighterAt(draft, at).hp };
}

/** Such as are done with a weapon of his. */
const armed: ReadonlySet<string> = new Set(['attack', 'meet', 'subdue', 'charge', 'shoot', 'throw', 'pour']);

/** What an action comes to before its dice; null for one without figures. */
export function figures(draft: BasicFantasyDraft, by: number, at: number, way: string): ActionFigures | null {
  const kind = draft.action?.kind;
  if (kind === 'power' || kind === 'cast') return ofMagic(draft, by, at, way);
  if (at < 0) return unaimed(draft, by);
  if (armed.has(kind ?? '') && !fighterAt(draft, by).stats.weapons.some(({ id }) => id === way)) return null;
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
    case 'brawl':
      return brawlFigures(draft, by, at, way);
    case 'pour':
      return pourFigures(draft, by, at, way);
    default:
      return holdFigures(draft, by, at, way);
  }
}
