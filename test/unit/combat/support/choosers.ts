import type { Dice } from '../../../../shared/dice/dice.ts';
import { fighterStatuses } from '../../../../shared/rules/combat.ts';
import type {
  ActionRole,
  CombatAction,
  CombatSetup,
  CombatState,
  LegalAction,
  Overrule,
} from '../../../../shared/rules/combat.ts';

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

const rulings = [
  'leave',
  'side',
  'hp',
  'initiative',
  'acted',
  'spell',
  'shots',
  'light',
  'reopen',
  'phase',
  'note',
] as const;

/** Any ruling there is, of anyone at any moment; some cannot be. */
export const randomRuling: Chooser = (sight) => {
  const { state, draw, legal } = sight;
  const change = draw.roll(2) === 1 ? null : oneOf(rulings, draw);
  if (change === null) return randomOverrule(sight);
  const { id, maxHp } = oneOf(state.fighters, draw);
  const ruling = { kind: 'overrule', id } as const;
  const ways = legal.flatMap((each) => each.ways ?? []);
  const way = ways.length > 0 ? oneOf(ways, draw) : 'nothing';
  switch (change) {
    case 'leave':
      return { ...ruling, change };
    case 'side':
      return { ...ruling, change, side: oneOf([...state.sides, 'turncoats'], draw) };
    case 'hp':
      return { ...ruling, change, hp: draw.roll(maxHp + 3) - 3, maxHp };
    case 'initiative':
      return { ...ruling, change, count: draw.roll(10) };
    case 'acted':
      return { ...ruling, change, acted: draw.roll(2) === 1 };
    case 'spell':
      return draw.roll(2) === 1
        ? { ...ruling, change, way, left: draw.roll(3) - 1 }
        : { ...ruling, change, way, declared: draw.roll(2) === 1 };
    case 'shots':
      return { ...ruling, change, way, left: draw.roll(3) - 1 };
    case 'light': {
      const light = { id: way, source: 'torch', lit: true, brightFeet: 30, dimFeet: 60 };
      return { kind: 'overrule', change, light: { ...light, bearer: id, atFeet: null } };
    }
    case 'reopen':
      return { kind: 'overrule', change, open: draw.roll(2) === 1 };
    case 'phase':
      return { kind: 'overrule', change, phase: state.clock.phase };
    case 'note':
      return { ...ruling, change, words: 'So be it.' };
  }
};

/** The first steps are as full of rulings as of acts; then what was held open closes. */
export const unruly: Chooser = (sight) => {
  if (sight.step < 60) return sight.draw.roll(3) === 1 ? randomRuling(sight) : random(sight);
  if (sight.step === 60) return { kind: 'overrule', change: 'reopen', open: false };
  return random(sight);
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
