import type { LegalAction } from '../../combat.ts';
import { fighterAt } from '../../fight/draft.ts';
import { foes, isEngaged, present, standing } from './field.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';

type Names = readonly string[];

/** A list worked out for everyone of one side who stands at one place and height and has the same reach, weapon or kit. */
interface Shared {
  side: string;
  atFeet: number;
  height: number;
  by: unknown;
  names: Names;
}

/** The foes of one side who are on their feet, by index. */
interface Opposed {
  side: string;
  foes: readonly number[];
}

/** What follows from who stands where, worked out once. It is handed on as long as nobody moves, falls or takes hold. */
export interface Scene {
  /** What each fighter may do, as long as he himself is unchanged. */
  options: Map<BasicFantasyFighter, readonly LegalAction[]>;
  opposed: Opposed[];
  near: Shared[];
  far: Shared[];
  engaged: Shared[];
  inRange: Shared[];
  chargeable: Shared[];
  unholdable: Shared[];
  staying: Shared[];
  later: readonly BasicFantasyFighter[] | null;
  laterNames: Names;
  numbers: Names;
  asleep: readonly BasicFantasyFighter[];
  /** Whether there is a vehicle among them. */
  readonly hulls: boolean;
  /** Whether anybody stands in a rank behind the first. */
  readonly ranked: boolean;
}

/** A state and how its field looks. */
export interface BasicFantasyLook {
  readonly state: BasicFantasyState;
  readonly scene: Scene;
}

/** Nothing worked out yet. */
export function newScene({ fighters }: Pick<BasicFantasyState, 'fighters'>): Scene {
  return {
    options: new Map(),
    opposed: [],
    near: [],
    far: [],
    engaged: [],
    inRange: [],
    chargeable: [],
    unholdable: [],
    staying: [],
    later: null,
    laterNames: [],
    numbers: [],
    hulls: fighters.some(({ hull }) => hull !== null),
    ranked: fighters.some(({ kit }) => kit.rank > 1),
    asleep: fighters.filter(({ status, asleep }) => asleep !== null && status === 'unconscious'),
  };
}

/** The list for this side, this place and what else it hangs on; undefined until it is worked out. */
export function known(
  lists: readonly Shared[],
  { side, atFeet, kit: { height } }: BasicFantasyFighter,
  by: unknown,
): Names | undefined {
  for (const each of lists) {
    if (each.atFeet !== atFeet || each.height !== height) continue;
    if (each.by === by && each.side === side) return each.names;
  }
  return undefined;
}

/** Keeps the list for the others. */
export function keep(
  lists: Shared[],
  { side, atFeet, kit: { height } }: BasicFantasyFighter,
  by: unknown,
  names: Names,
): Names {
  lists.push({ side, atFeet, height, by, names });
  return names;
}

/** Whether an enemy engages him where he stands. */
export function engagedAt(state: BasicFantasyState, scene: Scene, fighter: BasicFantasyFighter): boolean {
  const { engaged } = scene;
  const here =
    known(engaged, fighter, 0) ?? keep(engaged, fighter, 0, isEngaged(state, fighter) ? [fighter.side] : []);
  return here.length > 0;
}

const names = (fighters: readonly BasicFantasyFighter[]): string[] => fighters.map(({ id }) => id);

/** Those whose number is still to come, and the numbers down to the last of theirs. */
export function laterIn(state: BasicFantasyState, scene: Scene): readonly BasicFantasyFighter[] {
  if (scene.later) return scene.later;
  const later = state.fighters.filter((fighter) => present(fighter) && fighter.turn.stage === 'coming');
  scene.later = later;
  scene.laterNames = names(later);
  const last = state.segments.at(-1)?.number ?? 0;
  const count = state.clock.count ?? 0;
  const numbers: string[] = [];
  for (let number = count - 1; number >= last; number -= 1) numbers.push(String(number));
  scene.numbers = numbers;
  return later;
}

/** Foes of this side who are on their feet, by index. */
function opposedTo({ fighters }: BasicFantasyState, scene: Scene, fighter: BasicFantasyFighter): Opposed {
  for (const known of scene.opposed) if (known.side === fighter.side) return known;
  const found: number[] = [];
  for (let index = 0; index < fighters.length; index += 1) {
    const target = fighterAt({ fighters }, index);
    if (foes(target, fighter) && standing(target)) found.push(index);
  }
  const opposed = { side: fighter.side, foes: found };
  scene.opposed.push(opposed);
  return opposed;
}

/** Foes on their feet that pass the test, by name. */
export function foesWho(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  passes: (target: BasicFantasyFighter, index: number) => boolean,
): string[] {
  const found: string[] = [];
  for (const index of opposedTo(state, scene, fighter).foes) {
    const target = fighterAt(state, index);
    if (passes(target, index)) found.push(target.id);
  }
  return found;
}

/** Has not begun his turn: a weapon may still be set against him. */
export const hasNotBegun = ({ turn: { stage, attacks, moved } }: BasicFantasyFighter): boolean =>
  stage === 'coming' || (stage === 'due' && attacks === 0 && !moved);

/** Whether others may have other choices now that he has changed. */
function matters(was: BasicFantasyFighter, is: BasicFantasyFighter): boolean {
  return (
    was.atFeet !== is.atFeet ||
    was.side !== is.side ||
    was.status !== is.status ||
    was.fallen !== is.fallen ||
    was.heldBy !== is.heldBy ||
    was.holding !== is.holding ||
    was.silencedBy !== is.silencedBy ||
    was.broken !== is.broken ||
    was.surprised !== is.surprised ||
    was.asleep !== is.asleep ||
    was.stats !== is.stats ||
    was.gear !== is.gear ||
    (was.turn.stage === 'coming') !== (is.turn.stage === 'coming') ||
    (is.kit.arsenal.charging.length > 0 && hasNotBegun(was) !== hasNotBegun(is))
  );
}

/** Whether the choices of those who did nothing may be others now. */
export function looksOther(
  was: BasicFantasyState,
  is: BasicFantasyState,
  copied: readonly number[],
): boolean {
  if (was.clock !== is.clock || was.segments !== is.segments || was.lastCall !== is.lastCall) return true;
  if (was.fighters.length !== is.fighters.length) return true;
  return copied.some((index) => matters(fighterAt(was, index), fighterAt(is, index)));
}
