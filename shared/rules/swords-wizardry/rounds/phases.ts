import { given, list, whole } from '../../common/input.ts';
import { effective, type Settings } from './choices.ts';
import type { CombatState, Phase, PhaseId } from './terms.ts';
import { readOrder } from './reading.ts';
import { distinctNames } from '../readers.ts';
import { tables } from '../tables.ts';

const turn = ['move', 'missile', 'melee', 'castSpell', 'turnUndead', 'useWand'] as const;
const turnOrHold = [...turn, 'hold'] as const;
/** Under Holmes a spell can only be begun in the surprise action. SW-HOLM-8. */
const surpriseByHolmes = ['move', 'missile', 'melee', 'declareSpell', 'turnUndead', 'useWand'] as const;

const allowed: Record<PhaseId, readonly string[]> = {
  surpriseAction: turn,
  declare: ['declareSpell'],
  initiative: ['initiative'],
  moveMissile: ['move', 'missile'],
  meleeSpells: ['melee', 'castSpell', 'turnUndead', 'useWand'],
  secondShot: ['secondShot'],
  act: turn,
  heldActions: turn,
  spells: ['declareSpell', 'castSpell', 'turnUndead', 'useWand'],
  missiles: ['missile'],
  melee: ['melee'],
  move: ['move'],
  segment: turn,
  endOfRound: [],
  over: [],
};

/** The phases of each order of battle; late shots come only with the setting. SW-SEQ-1, SW-CORE-1, SW-HOLM-1, SW-SEG-1. */
const sequences: Record<Settings['combatSequence'], readonly PhaseId[]> = {
  complete: ['declare', 'initiative', 'moveMissile', 'meleeSpells', 'secondShot', 'endOfRound'],
  core: ['declare', 'initiative', 'act', 'heldActions', 'secondShot', 'endOfRound'],
  holmes: ['declare', 'initiative', 'spells', 'missiles', 'melee', 'move', 'secondShot', 'endOfRound'],
  segments: ['initiative', 'segment', 'endOfRound'],
};

/** Whether the phase goes from high to low Dexterity. SW-HOLM-2, 6. */
export function runsByDexterity(phase: PhaseId, settings: Settings): boolean {
  if (settings.combatSequence !== 'holmes') return false;
  if (phase === 'melee') return true;
  if (settings.holmesOrder === 'initiative') return false;
  return phase === 'spells' || phase === 'missiles' || phase === 'move' || phase === 'secondShot';
}

/** Whether the phase is one for all sides at once. */
export const isForAll = (phase: PhaseId, settings: Settings): boolean =>
  phase === 'declare' || phase === 'initiative' || phase === 'endOfRound' || runsByDexterity(phase, settings);

const isUsed = (phase: PhaseId, settings: Settings): boolean => {
  if (phase === 'secondShot') return settings.secondBowShot === 'endOfRound';
  return phase !== 'initiative' || !runsByDexterity('spells', settings);
};

interface Course {
  settings: Settings;
  sides: readonly string[];
  order: readonly (readonly string[])[] | null;
}

/** The phase once for each group of the order, or once for all where there is none. */
function split(id: PhaseId, { sides, order }: Course): Phase[] {
  const groups = order ?? [sides];
  return groups.map((group, at) => ({
    id,
    sides: [...group],
    simultaneous: order !== null && group.length > 1,
    by: 'side',
    allowed: [...(id === 'act' && order && at === 0 && group.length === 1 ? turnOrHold : allowed[id])],
  }));
}

function phasesOf(id: PhaseId, course: Course): Phase[] {
  const { settings, sides, order } = course;
  if (isForAll(id, settings)) {
    const by = runsByDexterity(id, settings) ? 'dexterity' : 'side';
    return [{ id, sides: [...sides], simultaneous: false, by, allowed: [...allowed[id]] }];
  }
  if (id !== 'heldActions') return split(id, course);
  const [first] = order ?? [];
  if (first?.length !== 1) return [];
  return [{ id, sides: [...first], simultaneous: false, by: 'side', allowed: [...allowed[id]] }];
}

const segmentPhase = (segment: number): Phase => ({
  id: 'segment',
  sides: [],
  simultaneous: false,
  by: 'segment',
  allowed: [...allowed.segment],
  segment,
});

/** The phases of a round in order. By segments there is one for each segment. */
export function coursePhases(course: Course, round: number): Phase[] {
  const { settings } = course;
  if (settings.combatSequence !== 'segments') {
    const ids = sequences[settings.combatSequence].filter((id) => isUsed(id, settings));
    return ids.flatMap((id) => phasesOf(id, course));
  }
  const segments = Array.from({ length: tables.segments.perRound }, (_, at) => segmentPhase(at + 1));
  const start = round === 1 ? phasesOf('initiative', course) : [];
  return [...start, ...segments, ...phasesOf('endOfRound', course)];
}

/** The first phase of the first round. SW-SEQ-1, SW-SEG-1. */
export const firstPhase = ({ combatSequence }: Settings): PhaseId =>
  sequences[combatSequence][0] ?? 'declare';

/** What the phase the state is in allows. */
export function allowedNow(
  { phase, phaseSides, winner }: CombatState,
  settings: Settings,
): readonly string[] {
  if (phase === 'surpriseAction' && settings.combatSequence === 'holmes') return surpriseByHolmes;
  const holding = phase === 'act' && winner !== null && phaseSides.length === 1 && phaseSides[0] === winner;
  return holding ? turnOrHold : allowed[phase];
}

const sameSides = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((side) => other.includes(side));

/** The phases that are left of this round after the one the state is in. */
export function phasesLeft(state: CombatState, settings: Settings): Phase[] {
  const { sides, order, phase, phaseSides, round } = state;
  const phases = coursePhases({ settings, sides, order }, round);
  if (phase === 'surpriseAction') return phases;
  const exact = phases.findIndex(
    (one) => one.id === phase && (isForAll(phase, settings) || sameSides(one.sides, phaseSides)),
  );
  if (exact !== -1) return phases.slice(exact + 1);
  const ids = sequences[settings.combatSequence];
  return phases.filter(({ id }) => ids.indexOf(id) > ids.indexOf(phase));
}

/** Whether the phase belongs to the order of battle, or to every one. */
export const belongsTo = (phase: PhaseId, { combatSequence }: Settings): boolean =>
  phase === 'surpriseAction' || phase === 'over' || sequences[combatSequence].includes(phase);

/**
 * The phases of a round in the campaign's order of battle: whose they are and what they allow.
 * Throws `bad-input`. SW-SEQ-1, 4 to 9, 11, 12, 17, SW-CORE-1 to 4, 6, 7, SW-HOLM-1, 2, 6, 7, 10, SW-SEG-1, 2.
 */
function combatPhases(input: {
  settings?: Partial<Settings>;
  sides: string[];
  order?: string[][] | null;
  round?: number;
}): { phases: Phase[] } {
  const { order = null, round = 1 } = given(input);
  const settings = effective(input.settings);
  const sides = distinctNames(input.sides, 'sides');
  const read = order === null ? null : readOrder(list(order, 'order'), sides);
  return { phases: coursePhases({ settings, sides, order: read }, whole(round, 'round')) };
}

export const phaseOps = {
  'combat.phases': combatPhases,
} as const;
