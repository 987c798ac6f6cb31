import type { LegalAction } from '../../combat.ts';
import { one } from './board.ts';
import { foes, isEngaged, present, standing } from './field.ts';
import type { BasicFantasyFighter, BasicFantasyState, Layout } from './state.ts';

type Names = readonly string[];

/** A list worked out for everyone of one side who stands at one place and reaches so far. */
interface Shared {
  side: string;
  atFeet: number;
  feet: number;
  names: Names;
}

/**
 * What follows from who stands where, worked out once. It lives as long as the layout it was made of, so it never
 * outlasts a move, a fall or a hold, and two fights never share one.
 */
export interface Scene {
  /** What each fighter may do, as long as he himself is unchanged. */
  options: Map<BasicFantasyFighter, readonly LegalAction[]>;
  near: Shared[];
  far: Shared[];
  engaged: Shared[];
  later: readonly BasicFantasyFighter[] | null;
  laterNames: Names;
  numbers: Names;
  asleep: readonly BasicFantasyFighter[];
}

const scenes = new WeakMap<Layout, Scene>();

/** Nothing worked out yet. */
export function newScene({ fighters }: Pick<BasicFantasyState, 'fighters'>): Scene {
  return {
    options: new Map(),
    near: [],
    far: [],
    engaged: [],
    later: null,
    laterNames: [],
    numbers: [],
    asleep: fighters.filter(({ status, asleep }) => asleep !== null && status === 'unconscious'),
  };
}

export function sceneOf(state: BasicFantasyState): Scene {
  const known = scenes.get(state.layout);
  if (known) return known;
  const scene = newScene(state);
  scenes.set(state.layout, scene);
  return scene;
}

/** The list for this side, place and reach, made if it is the first. */
export function shared(
  lists: Shared[],
  { side, atFeet }: BasicFantasyFighter,
  feet: number,
  make: () => Names,
): Names {
  for (const known of lists) {
    if (known.atFeet === atFeet && known.feet === feet && known.side === side) return known.names;
  }
  const names = make();
  lists.push({ side, atFeet, feet, names });
  return names;
}

/** Whether an enemy engages him where he stands. */
export function engagedAt(state: BasicFantasyState, scene: Scene, fighter: BasicFantasyFighter): boolean {
  return (
    shared(scene.engaged, fighter, 0, () => (isEngaged(state, fighter) ? [fighter.side] : [])).length > 0
  );
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
  scene.numbers = Array.from({ length: Math.max(0, count - last) }, (_, down) => String(count - 1 - down));
  return later;
}

/** Foes on their feet that pass the test, by name. */
export function foesWho(
  { fighters }: Pick<BasicFantasyState, 'fighters'>,
  fighter: BasicFantasyFighter,
  passes: (target: BasicFantasyFighter, index: number) => boolean,
): string[] {
  const found: string[] = [];
  for (let index = 0; index < fighters.length; index += 1) {
    const target = one({ fighters }, index);
    if (foes(target, fighter) && standing(target) && passes(target, index)) found.push(target.id);
  }
  return found;
}

/** Whether others may have other choices now that he has changed. */
function matters(was: BasicFantasyFighter, is: BasicFantasyFighter): boolean {
  return (
    was.atFeet !== is.atFeet ||
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
    (was.turn.stage === 'coming') !== (is.turn.stage === 'coming')
  );
}

/** Whether the choices of those who did nothing may be others now. */
export function layoutChanged(
  was: BasicFantasyState,
  is: BasicFantasyState,
  copied: readonly number[],
): boolean {
  if (was.clock !== is.clock || was.segments !== is.segments || was.lastCall !== is.lastCall) return true;
  if (was.fighters.length !== is.fighters.length) return true;
  return copied.some((index) => matters(one(was, index), one(is, index)));
}
