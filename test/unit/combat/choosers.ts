import type { Dice } from '../../../shared/dice/dice.ts';
import { fighterStatuses } from '../../../shared/rules/combat.ts';
import type {
  ActionRole,
  CombatAction,
  CombatSetup,
  CombatState,
  LegalAction,
  Overrule,
} from '../../../shared/rules/combat.ts';

export type Move = CombatAction | Overrule;

/** What a chooser sees: the fight, what may be done, dice of its own, and how the fight was set up. */
export interface Sight {
  readonly state: CombatState;
  readonly legal: readonly LegalAction[];
  readonly draw: Dice;
  readonly step: number;
  readonly setup: CombatSetup;
}

export type Chooser = (sight: Sight) => Move;

function oneOf<T>(list: readonly T[], draw: Dice): T {
  const found = list.length === 1 ? list[0] : list[draw.roll(list.length) - 1];
  if (found === undefined) throw new RangeError('Nothing to choose from.');
  return found;
}

/** The action with a target and a way named. */
export const named = ({ kind, actor }: LegalAction, target?: string, way?: string): CombatAction => ({
  kind,
  actor,
  ...(target === undefined ? {} : { target }),
  ...(way === undefined ? {} : { way }),
});

/** Every way to do a listed action. */
export function everyMove(action: LegalAction): CombatAction[] {
  const targets: readonly (string | undefined)[] = action.targets ?? [undefined];
  const ways: readonly (string | undefined)[] = action.ways ?? [undefined];
  return targets.flatMap((target) => ways.map((way) => named(action, target, way)));
}

/** Any actor, any of his actions, any target, any way. */
export const random: Chooser = ({ legal, draw }) => {
  const actors = [...new Set(legal.map(({ actor }) => actor))];
  const actor = oneOf(actors, draw);
  const { targets, ways, ...action } = oneOf(
    legal.filter((each) => each.actor === actor),
    draw,
  );
  return named(action, targets && oneOf(targets, draw), ways && oneOf(ways, draw));
};

/** Random play that seldom gives up, so that fights grow long. */
export const stubborn: Chooser = (sight) => {
  const staying = sight.legal.filter(({ role }) => role !== 'leave');
  const stays = staying.length > 0 && sight.draw.roll(12) > 1;
  return random(stays ? { ...sight, legal: staying } : sight);
};

const changes = ['hurt', 'hurt', 'heal', 'heal', 'status', 'place', 'stats', 'join'] as const;

/** Something the referee does over the rules' head. */
export const randomOverrule: Chooser = ({ state, draw, step, setup }) => {
  const { id } = oneOf(state.fighters, draw);
  const change = oneOf(changes, draw);
  if (change === 'hurt' || change === 'heal') return { kind: 'overrule', change, id, amount: draw.roll(8) };
  if (change === 'status') return { kind: 'overrule', change, id, status: oneOf(fighterStatuses, draw) };
  if (change === 'place') return { kind: 'overrule', change, id, atFeet: draw.roll(120) - 1 };
  const model = oneOf(setup.fighters, draw);
  if (change === 'stats') return { kind: 'overrule', change, id, stats: model.stats };
  const side = oneOf([...state.sides, model.side, 'newcomers'], draw);
  return { kind: 'overrule', change, fighter: { ...model, id: `${model.id}-${step}`, side } };
};

/** The same, with an overrule now and then during the first steps. */
export const meddling: Chooser = (sight) =>
  sight.step < 60 && sight.draw.roll(20) === 1 ? randomOverrule(sight) : stubborn(sight);

/** What a fighter would rather do; lower is dearer. */
const eagerness: Record<ActionRole, number> = {
  recover: 0,
  attack: 1,
  move: 2,
  table: 3,
  wait: 4,
  defend: 5,
  prepare: 6,
  magic: 7,
  leave: 8,
};

/** Gets up, attacks the first target in any way, else walks toward it, else lets the fight go on. */
export function fighting(): Chooser {
  let walked = '';
  const mark = ({ clock }: CombatState, actor: string | null) =>
    `${clock.round ?? ''}/${clock.phase}/${clock.count ?? ''}/${actor ?? ''}`;
  return ({ state, legal, draw }) => {
    let best: LegalAction | undefined;
    let least = Infinity;
    for (const action of legal) {
      const { role, actor, targets } = action;
      const eager = eagerness[role];
      if (eager >= least) continue;
      if (role === 'move' && (!targets || mark(state, actor) === walked)) continue;
      best = action;
      least = eager;
      if (eager <= eagerness.attack) break;
    }
    if (!best) throw new RangeError('Nothing to choose from.');
    if (best.role === 'move') walked = mark(state, best.actor);
    return named(best, best.targets?.[0], best.ways && oneOf(best.ways, draw));
  };
}
