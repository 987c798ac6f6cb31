import type { Offer } from '../../../fight/action.ts';
import { lineWithin } from '../../../fight/aim/space.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { charge } from '../../attack/charge.ts';
import { blowCircumstances } from '../circumstances.ts';
import { edit, tell, type BasicFantasyDraft } from '../draft.ts';
import { feetBetween, foes, heightBetween, lineTo, roomToward, way } from '../field.ts';
import { readyOf, weaponIndex } from '../fighter/arms.ts';
import { reachOf } from '../fighter/arsenal.ts';
import { permitted } from '../fighter/permits.ts';
import { spendAttack, strike, type Blow } from '../harm/blows.ts';
import { engagedAt, foesWho, hasNotBegun, keep, known } from '../look.ts';
import { adopt } from '../order/initiative.ts';
import type { BasicFantasyFighter, BasicFantasyState } from '../state.ts';
import { aimed, asksOf, none, only, whole, type BasicFantasyAction, type Look } from './action.ts';
import { mayGo } from './moving.ts';
import { inSight } from './striking.ts';
import { place } from './walking.ts';

type Everyone = Pick<BasicFantasyState, 'fighters'>;

/** What the rules say of a charge at this target, with a weapon that reaches so far. BF-CHG-1 to 4, BF-CMB-3. */
function chargeFigures(
  state: Everyone,
  from: BasicFantasyFighter,
  to: BasicFantasyFighter,
  reach: number,
): ReturnType<typeof charge> & { feet: number } {
  const feet = Math.max(0, lineTo(from, to, reach));
  const figures = charge({
    distanceFeet: feet,
    normalMovementFeet: from.kit.movementFeet,
    straightLine: true,
    pathClear: feet <= roomToward(state, from, way(from.atFeet, to.atFeet)),
    suitableWeapon: true,
    lineOfSightAtStart: !(from.stats.blinded ?? false) && !(to.stats.invisible ?? false),
    exhausted: from.exhausted,
  });
  return { ...figures, feet };
}

/** The blow at the end of a charge, as it is chosen; and how far he runs for it. */
export function chargeOf(state: Everyone, by: number, at: number, way: string): { blow: Blow; feet: number } {
  const from = fighterAt(state, by);
  const weapon = weaponIndex(from, way);
  const reach = reachOf(from.stats.weapons[weapon] ?? {});
  const { feet, damageMultiplier } = chargeFigures(state, from, fighterAt(state, at), reach);
  const manner = { charging: true };
  return { feet, blow: { by, at, weapon, manner, multiplier: damageMultiplier, own: true } };
}

/** Runs up to somebody and strikes; who has a long weapon, or one set against it, strikes on the same number. */
function makeCharge(draft: BasicFantasyDraft, by: number, at: number, id: string): void {
  const { blow, feet } = chargeOf(draft, by, at, id);
  const fighter = edit(draft, by);
  fighter.turn.ran = true;
  fighter.turn.charged = at;
  place(draft, by, fighter.atFeet + feet * way(fighter.atFeet, fighterAt(draft, at).atFeet));
  spendAttack(draft, by, null);
  strike(draft, blow);
}

/** Foes in line, far enough and not too far for a charge with such weapons. */
const inLine = ({ state, scene, fighter }: Look, reachFeet: number): string[] =>
  foesWho(
    state,
    scene,
    fighter,
    (target) =>
      feetBetween(fighter, target) > reachFeet &&
      lineWithin(reachFeet, heightBetween(fighter, target)) >= 0 &&
      inSight(target) &&
      chargeFigures(state, fighter, target, reachFeet).allowed,
  );

/** An attack after a running move. BF-CHG-1 to 7, 10. */
export const charging: BasicFantasyAction = {
  kind: 'charge',
  role: 'attack',
  title: 'Charge',
  rule: 'BF-CHG-1',
  circumstances: blowCircumstances,
  asks: asksOf(blowCircumstances),
  offer: (look) => {
    const { state, scene, fighter } = look;
    const reaches = fighter.kit.arsenal.charging;
    if (reaches.length === 0 || !mayGo(fighter) || !permitted(fighter).has('charge')) return none;
    if (engagedAt(state, scene, fighter)) return none;
    const offers: Offer[] = [];
    for (const reach of reaches) {
      const targets =
        known(scene.chargeable, fighter, reach) ??
        keep(scene.chargeable, fighter, reach, inLine(look, reach.feet));
      const offer = targets.length > 0 ? aimed(targets, readyOf(fighter, reach)) : none;
      if (offer) offers.push(offer);
    }
    return only(offers);
  },
  act: whole(makeCharge),
};

/** Foes who may still charge: on a later number, or on this one as long as they have not begun. BF-CHG-8. */
function chargers({ state, at, fighter }: Look): string[] {
  const found: string[] = [];
  state.fighters.forEach((other, index) => {
    if (index === at || !foes(other, fighter) || other.status !== 'active' || !hasNotBegun(other)) return;
    if (other.kit.arsenal.charging.length > 0) found.push(other.id);
  });
  return found;
}

/** Braced against a charge: he acts on the charger's number, together with him. */
export const setting: BasicFantasyAction = {
  kind: 'set',
  role: 'prepare',
  title: 'Set a weapon against a charge',
  rule: 'BF-CHG-8',
  offer: (look) => {
    const { turn, kit } = look.fighter;
    const { braced } = kit.arsenal;
    if (turn.waited || turn.moved || turn.attacks > 0 || look.state.lastCall || braced.length === 0)
      return none;
    return aimed(chargers(look), braced);
  },
  act: (draft, by, at, way) => {
    adopt(draft, by, { kind: 'set-weapon', against: String(at) });
    edit(draft, by).turn.setWith = way;
    tell(draft, 'braced', by, { detail: way });
  },
};
