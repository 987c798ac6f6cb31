import type { LegalAction } from '../../combat.ts';
import type { Combatant } from '../rounds/terms.ts';
import { isMelee } from '../attack/weapons.ts';
import { distance, type Build, type SwordsFighter, type SwordsState } from './state.ts';

type Names = readonly string[];

/** An enemy as those who may strike at him see him. */
export interface Foe {
  readonly id: string;
  readonly atFeet: number;
  readonly build: Build;
  readonly subduable: boolean;
  readonly undead: boolean;
  /** Mortally hit already. */
  readonly falling: boolean;
  /** Who holds him pinned, and since which round; nobody if he is not. */
  readonly heldBy: Names;
  readonly pinnedRound: number;
}

/** The enemies of a side as they are seen from one place. */
interface Sight {
  readonly all: Names;
  readonly farthestFeet: number;
  /** Beyond reach, and within it. */
  readonly far: Names;
  readonly near: readonly Foe[];
  readonly nearNames: Names;
  /** Nobody of his own stands between. */
  readonly frontNames: Names;
  readonly held: readonly Foe[];
  readonly subduable: Names;
  readonly loose: Names;
}

/** What one side is up against. It stays the same one as long as nothing in it changes. */
export interface Opposition {
  readonly foes: readonly Foe[];
  readonly undead: boolean;
  /** Where those of the side stand, and in which rows. */
  readonly friends: readonly number[];
  readonly ranks: readonly number[];
  readonly places: Map<number | string, Sight>;
}

/** The last list of a fighter in his place, and what it was made from. */
export interface Listed {
  readonly fighter: SwordsFighter;
  readonly one: Combatant;
  readonly against: Opposition;
  readonly actions: readonly LegalAction[];
}

/** A state, whom each side sees, and what was listed in this phase. */
export interface SwordsLook {
  readonly state: SwordsState;
  readonly sides: ReadonlyMap<string, Opposition>;
  readonly listed: Listed[];
}

export const idsOf = (fighters: readonly { readonly id: string }[]): string[] => fighters.map(({ id }) => id);

type Post = Pick<SwordsFighter, 'atFeet' | 'build'>;

/** Whether a friend stands between two places. */
const isScreened = (friends: readonly number[], one: number, other: number): boolean =>
  friends.some((place) => place > Math.min(one, other) && place < Math.max(one, other));

/** Whether friends beside him stand in a row before his. SW-RANK-1. */
const isBehind = ({ friends, ranks }: Opposition, { atFeet, build }: Post): boolean =>
  build.rank > 1 &&
  ranks.some((rank, nth) => rank < build.rank && isMelee(Math.abs((friends[nth] ?? NaN) - atFeet)));

function lookAround(opposition: Opposition, post: Post): Sight {
  const { foes, friends } = opposition;
  const { atFeet } = post;
  const all = idsOf(foes);
  const near: Foe[] = [];
  const far: string[] = [];
  let farthestFeet = 0;
  for (const foe of foes) {
    const feet = distance(foe, post);
    if (feet > farthestFeet) farthestFeet = feet;
    if (isMelee(feet)) near.push(foe);
    else far.push(foe.id);
  }
  const nearNames = idsOf(near);
  const behind = isBehind(opposition, post);
  const open = behind ? [] : near.filter((foe) => !isScreened(friends, foe.atFeet, atFeet));
  const frontNames = open.length === near.length ? nearNames : idsOf(open);
  const soft = open.every(({ subduable }) => subduable);
  const held = near.filter(({ heldBy }) => heldBy.length > 0);
  return {
    all,
    farthestFeet,
    far,
    near,
    nearNames,
    frontNames,
    held,
    subduable: soft ? frontNames : idsOf(open.filter(({ subduable }) => subduable)),
    loose: held.length === 0 ? frontNames : idsOf(open.filter(({ heldBy }) => heldBy.length === 0)),
  };
}

/** The enemies from one place; all who stand there share it. */
export function sightOf(opposition: Opposition, post: Post): Sight {
  const { places } = opposition;
  const { atFeet, build } = post;
  const plain = build.height === 0 && build.rank === 1;
  const key = plain ? atFeet : `${atFeet} ${build.height} ${build.rank}`;
  let sight = places.get(key);
  if (!sight) {
    sight = lookAround(opposition, post);
    places.set(key, sight);
  }
  return sight;
}

/** Those within range, from where they were seen. */
export const within = (
  { foes }: Opposition,
  { all, farthestFeet }: Sight,
  post: Post,
  rangeFeet: number,
): Names => (farthestFeet <= rangeFeet ? all : idsOf(foes.filter((foe) => distance(foe, post) <= rangeFeet)));

const nobody: Names = [];

const sameFoe = (one: Foe, other: Foe | undefined): boolean =>
  one.id === other?.id &&
  one.atFeet === other.atFeet &&
  one.build.height === other.build.height &&
  one.heldBy === other.heldBy &&
  one.pinnedRound === other.pinnedRound &&
  one.undead === other.undead &&
  one.falling === other.falling &&
  one.subduable === other.subduable;

function foeOf({ id, atFeet, build, stats }: SwordsFighter, one: Combatant | undefined): Foe {
  const held = one?.pinned === true;
  return {
    id,
    atFeet,
    build,
    subduable: stats.canBeSubdued !== false,
    undead: stats.undead === true,
    falling: one?.falls !== undefined,
    heldBy: held ? (one.heldBy ?? nobody) : nobody,
    pinnedRound: held ? (one.pinnedRound ?? 0) : 0,
  };
}

type Seen = Pick<SwordsState, 'fighters' | 'battle'>;

/** The enemies one side sees; as it was, if it is as it was. */
function against({ fighters, battle }: Seen, side: string, known: Opposition | undefined): Opposition {
  const before = known?.foes ?? [];
  const foes: Foe[] = [];
  const friends: number[] = [];
  const ranks: number[] = [];
  let changed = !known;
  for (const fighter of fighters) {
    if (fighter.status !== 'active') continue;
    if (fighter.side === side) {
      const { rank } = fighter.build;
      if (known?.friends[friends.length] !== fighter.atFeet || known.ranks[ranks.length] !== rank)
        changed = true;
      friends.push(fighter.atFeet);
      ranks.push(rank);
      continue;
    }
    const foe = foeOf(fighter, battle.combatants[fighter.id]);
    if (!sameFoe(foe, before[foes.length])) changed = true;
    foes.push(foe);
  }
  const same = foes.length === before.length && friends.length === known?.friends.length;
  if (known && same && !changed) return known;
  return { foes, undead: foes.some(({ undead }) => undead), friends, ranks, places: new Map() };
}

/** Whom each side sees, as it was before wherever it is as before. */
export const opposed = (
  state: Seen & Pick<SwordsState, 'sides'>,
  before: SwordsLook['sides'] | null,
): SwordsLook['sides'] => new Map(state.sides.map((side) => [side, against(state, side, before?.get(side))]));

/** How a state looks; `last` is how another one looked. */
export const lookOf = (state: SwordsState, last: SwordsLook | null): SwordsLook => ({
  state,
  sides: opposed(state, last?.sides ?? null),
  listed: last?.state.clock === state.clock ? last.listed : [],
});
