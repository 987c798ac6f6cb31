import type { Offer } from '../../../fight/action.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { chargeSetWeapon } from '../../attack/charge.ts';
import { coverPenalty } from '../../attack/cover.ts';
import { tables } from '../../tables.ts';
import { blowCircumstances } from '../circumstances.ts';
import type { BasicFantasyDraft } from '../draft.ts';
import { feetBetween, isInRear } from '../field.ts';
import { longWeapons, readyOf, weaponAt, weaponIndex } from '../fighter/arms.ts';
import { type Reach } from '../fighter/arsenal.ts';
import { brawl, spendAttack, strike, type Blow } from '../harm/blows.ts';
import { foesWho, keep, known } from '../look.ts';
import { comeIn } from '../order/initiative.ts';
import type { BasicFantasyFighter } from '../state.ts';
import {
  aimed,
  asksOf,
  endUnlessArmed,
  mayStrike,
  none,
  only,
  whole,
  type BasicFantasyAction,
  type Look,
} from './action.ts';

/** Nobody aims at one wholly behind hard cover. */
export const inSight = ({ stats: { coverPercent } }: BasicFantasyFighter): boolean =>
  coverPercent === undefined || coverPenalty({ kind: 'cover', percent: coverPercent }).targetable;

/** Foes he can strike at hand to hand over this many feet; the held one only at those who hold him. BF-CMB-4. */
export function withinReach({ state, scene, fighter }: Look, feet: number): readonly string[] {
  const { heldBy } = fighter;
  const find = () =>
    foesWho(state, scene, fighter, (target) => feetBetween(fighter, target) <= feet && inSight(target));
  const near = known(scene.near, fighter, feet) ?? keep(scene.near, fighter, feet, find());
  return heldBy.length === 0
    ? near
    : near.filter((id) => heldBy.some((holder) => fighterAt(state, holder).id === id));
}

const pastRanks = ({ kept }: BasicFantasyFighter): boolean => kept?.['pastRank'] === true;

/** Whether he may strike past a rank, by word or as none stands before him. BF-MEL-1. */
const isInFront = ({ state, fighter }: Look): boolean => pastRanks(fighter) || !isInRear(state, fighter);

/** Of these, whom no rank of their own stands before. BF-MEL-1. */
function frontOf({ state, fighter }: Look, targets: readonly string[]): readonly string[] {
  if (pastRanks(fighter)) return targets;
  const rear = state.fighters.filter((one) => targets.includes(one.id) && isInRear(state, one));
  return rear.length === 0 ? targets : targets.filter((id) => !rear.some((one) => one.id === id));
}

/** Foes within reach who are not kept from him by a rank of his own or of theirs. */
export function withinRanks(look: Look, feet: number): readonly string[] {
  const near = withinReach(look, feet);
  if (!look.scene.ranked || near.length === 0) return near;
  return isInFront(look) ? frontOf(look, near) : [];
}

/** Past a rank only with what is long. BF-MEL-1. */
function offersPast(look: Look, reach: Reach): readonly (Offer | null)[] {
  const all = withinReach(look, reach.feet);
  const ways = readyOf(look.fighter, reach);
  if (!look.scene.ranked || all.length === 0) return [aimed(all, ways)];
  const { long } = look.fighter.kit.arsenal;
  const longWays = ways.filter((id) => long.some(({ ids }) => ids.includes(id)));
  const front = frontOf(look, all);
  const rear = all.filter((id) => !front.includes(id));
  return [aimed(front, isInFront(look) ? ways : longWays), aimed(rear, longWays)];
}

/** Blows with such weapons, hand to hand. */
function blowsWith(look: Look, weapons: readonly Reach[]): readonly Offer[] | null {
  if (weapons.length === 0 || !mayStrike(look)) return none;
  const offers = weapons.flatMap((reach) => offersPast(look, reach)).filter((offer) => offer !== none);
  return only(offers);
}

/** What a weapon set against the charge of this very foe does more. BF-CHG-9. */
function timesSet(
  { state, fighters }: Pick<BasicFantasyDraft, 'state' | 'fighters'>,
  by: number,
  at: number,
  way: string,
): number {
  const { turn, total } = fighterAt({ fighters }, by);
  if (turn.setWith !== way || fighterAt({ fighters }, at).turn.charged !== by) return 1;
  const initiative = { defenderInitiative: total ?? 0, chargerInitiative: state.clock.count ?? 0 };
  return chargeSetWeapon({ weaponCanBeSet: true, ...initiative }).damageMultiplier;
}

/** A blow as it is chosen. */
export function blowOf(
  draft: Pick<BasicFantasyDraft, 'state' | 'fighters'>,
  by: number,
  at: number,
  { way, flat }: { way: string; flat: boolean },
): Blow {
  const weapon = weaponIndex(fighterAt(draft, by), way);
  const blow = { by, at, weapon, multiplier: timesSet(draft, by, at, way), own: true };
  return flat ? { ...blow, manner: { flatOfBlade: true } } : blow;
}

const attack =
  (flat: boolean): BasicFantasyAction['act'] =>
  (draft, by, at, way) => {
    const blow = blowOf(draft, by, at, { way, flat });
    strike(draft, blow);
    spendAttack(draft, by, weaponAt(fighterAt(draft, by), blow.weapon));
    endUnlessArmed(draft, by);
  };

export const attacking: BasicFantasyAction = {
  kind: 'attack',
  role: 'attack',
  title: 'Attack',
  rule: 'BF-MEL-1',
  circumstances: blowCircumstances,
  asks: asksOf(blowCircumstances),
  offer: (look) => blowsWith(look, look.fighter.kit.arsenal.melee),
  act: attack(false),
};

export const subduing: BasicFantasyAction = {
  kind: 'subdue',
  role: 'attack',
  title: 'Strike with the flat of the blade',
  rule: 'BF-SUB-1',
  circumstances: blowCircumstances,
  asks: asksOf(blowCircumstances),
  offer: (look) => blowsWith(look, look.fighter.kit.arsenal.flat),
  act: attack(true),
};

const fistAndFoot = ['punch', 'kick'];

export const brawling: BasicFantasyAction = {
  kind: 'brawl',
  role: 'attack',
  title: 'Strike with fist or foot',
  rule: 'BF-BRAWL-1',
  circumstances: blowCircumstances,
  asks: asksOf(blowCircumstances),
  offer: (look) => {
    const { turn, kit } = look.fighter;
    if (!kit.brawls || turn.attacks > 0 || !mayStrike(look)) return none;
    return aimed(withinRanks(look, tables.engagedFeet), fistAndFoot);
  },
  act: whole((draft, by, at, way) => {
    spendAttack(draft, by, null);
    brawl(draft, by, at, way === 'kick' ? 'kick' : 'punch');
  }),
};

/** Those whom one with a long weapon may meet as they close: on their number, together with their blow. BF-INIT-8. */
export const meeting: BasicFantasyAction = {
  kind: 'meet',
  role: 'attack',
  title: 'Strike at the one who closes',
  rule: 'BF-INIT-8',
  circumstances: blowCircumstances,
  asks: asksOf(blowCircumstances),
  offer: ({ state, at, fighter }) => {
    const offers: Offer[] = [];
    for (const { who, closing } of state.offers) {
      if (who !== at) continue;
      const target = fighterAt(state, closing);
      const offer = aimed([target.id], longWeapons(fighter, feetBetween(fighter, target)));
      if (offer) offers.push(offer);
    }
    return only(offers);
  },
  act: (draft, by, at, way) => {
    comeIn(draft, by, { kind: 'reach', closing: String(at) });
    attacking.act(draft, by, at, way);
  },
};

export const declining: BasicFantasyAction = {
  kind: 'decline',
  role: 'wait',
  title: 'Let him close',
  rule: 'BF-INIT-8',
  offer: ({ state, at }) => (state.offers.some(({ who }) => who === at) ? {} : none),
  act: (draft, by) => {
    draft.state.offers = draft.state.offers.filter(({ who }) => who !== by);
  },
};
