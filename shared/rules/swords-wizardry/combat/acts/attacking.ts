import { atTargets, type Offer } from '../../../fight/action.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { refuse } from '../../../common/input.ts';
import { grappleCanKill } from '../../attack/grapple.ts';
import { actRejected } from '../../rounds/rejection.ts';
import { isMelee } from '../../attack/weapons.ts';
import { attackCircumstances } from '../circumstances.ts';
import { isUp, setFighter, tell, type Field } from '../field.ts';
import { kill } from '../harm.ts';
import { idsOf, within, type Foe } from '../sight.ts';
import { distance, FIST, isInHand, isLoaded, kindOf, type SwordsFighter, type Volley } from '../state.ts';
import type { SwordsWeapon } from '../fighter/stats.ts';
import { use, type SwordsAction, type Turn } from './action.ts';
import { isReloaded } from './reloading.ts';
import { attack, shoot } from './strike.ts';
import { weaponOf } from './stores.ts';
import { grapple } from './wrestle.ts';

type Names = readonly string[];

const fists: Names = [FIST];

const inHand = ({ build, dropped }: SwordsFighter): Names =>
  dropped.length === 0 ? build.strikers : build.strikers.filter((way) => !dropped.includes(way));

const aimedAt = (targets: Names, ways: Names): Offer | null =>
  targets.length > 0 && ways.length > 0 ? { targets, ways } : null;

/** Each weapon that shoots, with those in range. */
function shots(turn: Turn, kind: 'missile' | 'secondShot'): Offer[] | null {
  const { fighter, foes, sight } = turn;
  if (!fighter.build.shoots || !turn.may(kind)) return null;
  const offers: Offer[] = [];
  for (const weapon of fighter.stats.weapons) {
    const { rangeFeet, rateOfFire = 1 } = weapon;
    if (rangeFeet === undefined || !isInHand(fighter, weapon) || !isLoaded(fighter, weapon)) continue;
    if (!isReloaded(fighter, weapon, turn.situation)) continue;
    if (kind === 'secondShot' && rateOfFire < 2) continue;
    const targets = within(foes, sight, fighter, rangeFeet);
    if (targets.length > 0) offers.push({ targets, ways: [weapon.id] });
  }
  return offers;
}

/** Shots now: all of them, or the first where the rest come at the end of the round. SW-SEQ-8, SW-SEG-18. */
function shotsNow(field: Field, { rateOfFire = 1 }: SwordsWeapon): number {
  const { settings, state } = field.battle;
  const late =
    settings.secondBowShot === 'endOfRound' && state.phase !== 'segment' && state.phase !== 'surpriseAction';
  return late ? 1 : rateOfFire;
}

/** How many shots an action is: what is left of a volley, or all there are now. SW-SEQ-8. */
export function shotsOf(
  field: Field,
  { volley: kept }: SwordsFighter,
  weapon: SwordsWeapon,
  late: boolean,
): number {
  const { rateOfFire = 1 } = weapon;
  return kept?.left ?? (late ? rateOfFire - 1 : shotsNow(field, weapon));
}

/** What is left of his shots, at others than the fallen. SW-SEQ-8. */
function volley({ fighter, foes }: Turn, { way }: Volley): Offer | null {
  const rangeFeet = weaponOf(fighter, way)?.rangeFeet ?? 0;
  const up = foes.foes.filter((foe) => !foe.falling && distance(foe, fighter) <= rangeFeet);
  return aimedAt(idsOf(up), [way]);
}

/** Shots at one, then at others named; those left when he falls stay for another target, if there is one. SW-SEQ-8. */
function shot(field: Field, by: number, at: number, way: string, late: boolean): void {
  const fighter = fighterAt(field, by);
  const weapon = weaponOf(fighter, way);
  if (!weapon) return;
  const { id } = fighter;
  const { rangeFeet = 0 } = weapon;
  const inRange = (foe: SwordsFighter): boolean => distance(foe, fighter) <= rangeFeet;
  const targets = aimedInTurn(field, fighter, at, inRange);
  setFighter(field, id, { against: fighterAt(field, at).id, volley: null });
  let left = shotsOf(field, fighter, weapon, late);
  for (
    let target = nextUp(field, targets);
    target !== undefined && left > 0;
    target = nextUp(field, targets)
  ) {
    if (!isInHand(fighterAt(field, by), weapon) || !isLoaded(fighterAt(field, by), weapon)) break;
    shoot(field, id, target, weapon);
    left -= 1;
  }
  const now = fighterAt(field, by);
  const others = field.fighters.some(
    (foe) => foe.side !== fighter.side && foe.status === 'active' && isUp(field, foe.id) && inRange(foe),
  );
  if (left > 0 && others && isUp(field, id) && isInHand(now, weapon) && isLoaded(now, weapon))
    setFighter(field, id, { volley: { way, left } });
  else use(field, id, late ? 'secondShot' : 'missile');
}

/** Blows at those in reach; past a friend in front only with a weapon that reaches. SW-RANK-1. */
function blows(turn: Turn): Offer | readonly Offer[] | null {
  if (!turn.may('melee')) return null;
  const { fighter, sight } = turn;
  const ways = inHand(fighter);
  const front = aimedAt(sight.frontNames, ways.length > 0 ? ways : fists);
  if (sight.frontNames === sight.nearNames) return front;
  const long = fighter.stats.weapons
    .filter(({ id, reaches }) => reaches && ways.includes(id))
    .map(({ id }) => id);
  const behind = sight.nearNames.filter((id) => !sight.frontNames.includes(id));
  return [front, aimedAt(behind, long)].filter((offer) => offer !== null);
}

/** Friends named with the act who lay hands on the same one. Throws `bad-input` for those who cannot. */
function companions({ action, battle, fighters }: Field, by: SwordsFighter, target: SwordsFighter): Names {
  const { state, settings } = battle;
  const named = action?.targets ?? [];
  const cannot = (id: string, nth: number): boolean => {
    const friend = fighters.find((each) => each.id === id);
    const one = state.combatants[id];
    if (!friend || !one || id === by.id || named.indexOf(id) !== nth || friend.side !== by.side) return true;
    return (
      !isMelee(distance(friend, target)) || actRejected({ state, settings, id, one }, 'melee', false) !== null
    );
  };
  return named.some(cannot) ? refuse('targets', 'friends who can grapple him too') : named;
}

/** Whoever of these is still up, in their order. */
const nextUp = (field: Field, ids: readonly string[]): string | undefined =>
  ids.find((id) => isUp(field, id));

/** Him it is aimed at, then those named after him. Throws `bad-input` for those it could not be aimed at. */
function aimedInTurn(
  { action, fighters }: Field,
  by: SwordsFighter,
  at: number,
  reaches: (foe: SwordsFighter) => boolean,
): Names {
  const first = fighterAt({ fighters }, at).id;
  const others = action?.targets ?? [];
  const known = others.every((id) =>
    fighters.some((foe) => foe.id === id && foe.side !== by.side && foe.status === 'active' && reaches(foe)),
  );
  return known ? [first, ...others] : refuse('targets', 'enemies he can reach');
}

/** What is struck with in one round: the weapon chosen, then whatever else a creature's entry gives with it. */
export function routineOf(fighter: SwordsFighter, way: string): (SwordsWeapon | undefined)[] {
  const { stats } = fighter;
  const weapon = weaponOf(fighter, way);
  if (!weapon || kindOf(stats) === 'character') return [weapon];
  const routine =
    stats.routines?.find((ways) => ways.includes(way)) ?? (stats.routines ? [way] : inHand(fighter));
  const others = inHand(fighter).filter((one) => one !== way && routine.includes(one));
  return [way, ...others].flatMap((id) => {
    const one = weaponOf(fighter, id);
    return Array.from({ length: one?.count ?? 1 }, () => one);
  });
}

/** Blows that may fell come before the turn is used up: who falls at once and who later goes by whose turn it is. */
function strike(field: Field, by: number, at: number, way: string, toSubdue: boolean): void {
  const fighter = fighterAt(field, by);
  const { id } = fighter;
  const targets = aimedInTurn(field, fighter, at, (foe) => isMelee(distance(foe, fighter)));
  const against = fighterAt(field, at).id;
  if (fighter.against !== against) setFighter(field, id, { against });
  for (const weapon of toSubdue ? [weaponOf(fighter, way)] : routineOf(fighter, way)) {
    const target = nextUp(field, targets);
    if (target === undefined) break;
    if (weapon && !isInHand(fighterAt(field, by), weapon)) continue;
    attack(field, id, target, { kind: 'melee', toSubdue, weapon });
  }
  use(field, id, 'melee');
}

const mayKill = ({ state, fighter }: Turn, { heldBy, pinnedRound }: Foe): boolean =>
  heldBy.includes(fighter.id) && grappleCanKill({ pinnedRound, round: state.battle.round }).allowed;

/** Shots, then blows. */
export const attacking: readonly SwordsAction[] = [
  {
    kind: 'missile',
    role: 'attack',
    title: 'Shoot or throw',
    rule: 'SW-MISS-1',
    in: 'missile',
    counts: 'missile',
    circumstances: attackCircumstances,
    offer: (turn) => shots(turn, 'missile'),
    aims: 'many',
    act: (field, by, at, way) => shot(field, by, at, way, false),
  },
  {
    kind: 'secondShot',
    role: 'attack',
    title: 'Second shot',
    rule: 'SW-SEQ-8',
    counts: 'secondShot',
    circumstances: attackCircumstances,
    aims: 'many',
    offer: (turn) => {
      const { fighter, state } = turn;
      if (fighter.volley) return volley(turn, fighter.volley);
      return state.battle.phase === 'secondShot' ? shots(turn, 'secondShot') : null;
    },
    act: (field, by, at, way) => shot(field, by, at, way, field.battle.state.phase === 'secondShot'),
  },
  {
    kind: 'melee',
    role: 'attack',
    title: 'Strike',
    rule: 'SW-MELEE-1',
    in: 'melee',
    counts: 'melee',
    circumstances: attackCircumstances,
    aims: 'many',
    offer: blows,
    act: (field, by, at, way) => strike(field, by, at, way, false),
  },
  {
    kind: 'subdue',
    role: 'attack',
    title: 'Strike to subdue',
    rule: 'SW-SUB-1',
    in: 'melee',
    counts: 'melee',
    circumstances: attackCircumstances,
    offer: (turn) => {
      const { fighter } = turn;
      if (kindOf(fighter.stats) !== 'character' || !turn.may('melee')) return null;
      return aimedAt(turn.sight.subduable, inHand(fighter));
    },
    act: (field, by, at, way) => strike(field, by, at, way, true),
  },
  {
    kind: 'grapple',
    role: 'attack',
    title: 'Grapple',
    rule: 'SW-UNARM-1',
    in: 'melee',
    counts: 'melee',
    circumstances: attackCircumstances,
    offer: (turn) => (turn.may('melee') ? atTargets(turn.sight.loose) : null),
    aims: 'many',
    act: (field, by, at) => {
      const fighter = fighterAt(field, by);
      const target = fighterAt(field, at);
      const all = [fighter.id, ...companions(field, fighter, target)];
      for (const id of all) use(field, id, 'melee');
      grapple(field, all, target.id);
    },
  },
  {
    kind: 'kill',
    role: 'attack',
    title: 'Kill the pinned',
    rule: 'SW-UNARM-2',
    in: 'melee',
    counts: 'melee',
    offer: (turn) => {
      if (!turn.may('melee')) return null;
      const { held } = turn.sight;
      return held.length > 0 ? atTargets(idsOf(held.filter((foe) => mayKill(turn, foe)))) : null;
    },
    act: (field, by, at) => {
      const { id } = fighterAt(field, by);
      const target = fighterAt(field, at).id;
      tell(field, { kind: 'kill', as: 'hit', id: target, by: id });
      kill(field, target);
      use(field, id, 'melee');
    },
  },
];
