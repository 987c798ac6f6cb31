import type { Dice } from '../../../dice/dice.ts';
import { RulesError } from '../../../errors.ts';
import type {
  CombatAction,
  CombatMachine,
  CombatSetup,
  CombatStep,
  PlainOverrule as Overrule,
} from '../../combat.ts';
import { given, list, text } from '../../input.ts';
import { deeds } from './actions.ts';
import { boardOf, type Board } from './board.ts';
import { enter, optionsOf, type Read } from './build.ts';
import { counts } from './field.ts';
import { isKind } from './kinds.ts';
import { legalActions, optionsOf as choicesOf } from './legal.ts';
import { moralePartiesOf } from './nerve.ts';
import { indexOf, overrule } from './overrule.ts';
import { refusalOf } from './refusals.ts';
import { layoutChanged } from './scene.ts';
import { advance, clockAt } from './sequence.ts';
import type { BasicFantasyState } from './state.ts';
import type { Stats } from './stats.ts';
import { upcoming } from './upcoming.ts';

/** Contact opens the rounds: surprise first, where there is any. BF-TIME-1, 2. */
function start(setup: CombatSetup<Stats>): BasicFantasyState {
  const options = optionsOf(given(setup, 'setup'));
  const read: Read = new Map();
  const fighters = Array.from(list(setup.fighters, 'fighters'), (fighter) => enter(fighter, options, read));
  if (new Set(fighters.map(({ id }) => id)).size < fighters.length) {
    throw new RulesError('bad-input', 'Every fighter must have a name of his own.', 'fighters');
  }
  const surprised = new Set(
    Array.from(list(setup.surprised ?? [], 'surprised'), (id) =>
      indexOf({ fighters }, text(id, 'surprised'), 'surprised'),
    ),
  );
  const all = fighters.map((fighter, index) =>
    surprised.has(index) ? { ...fighter, surprised: true } : fighter,
  );
  const sides = [...new Set(fighters.map(({ side }) => side))];
  const standing = sides.filter((side) => all.some((fighter) => fighter.side === side && counts(fighter)));
  const over = standing.length < 2;
  const acting = all.some((fighter) => counts(fighter) && !fighter.surprised);
  return {
    sides,
    fighters: all,
    clock: clockAt(surprised.size > 0 ? 0 : 1, acting ? 'initiative' : 'surprise', null),
    over,
    standing: over ? standing : [],
    options,
    segments: [],
    due: [],
    lastCall: false,
    offers: [],
    question: null,
    pools: [],
    moraleParties: moralePartiesOf(all, []),
    layout: { changes: 0 },
  };
}

type Step = CombatStep<BasicFantasyState>;

const refused = (state: BasicFantasyState, reason: string): Step => ({ state, events: [], refused: reason });

/** The actions of the one who acts, where that is enough; else all of them. */
function listingFor(state: BasicFantasyState, actor: number | null): ReturnType<typeof legalActions> {
  if (actor === null || state.over || state.question || !state.due.includes(actor))
    return legalActions(state);
  return choicesOf(state, actor);
}

/** What came of it. A layout that has not changed is kept. */
function stepOf(board: Board, before: BasicFantasyState): Step {
  advance(board);
  const { state, events, copied } = board;
  if (layoutChanged(before, state, copied)) state.layout = { changes: before.layout.changes + 1 };
  return { state, events, refused: null };
}

function act(state: BasicFantasyState, action: CombatAction, dice: Dice): Step {
  const { kind, actor, target, way } = given(action, 'action');
  const by = actor === null ? null : indexOf(state, actor, 'actor');
  const at = target === undefined ? null : indexOf(state, target, 'target');
  const legal = listingFor(state, by);
  const listed = legal.some(
    (each) =>
      each.kind === kind &&
      each.actor === actor &&
      (!each.targets || (target !== undefined && each.targets.includes(target))) &&
      (!each.ways || (way !== undefined && each.ways.includes(way))),
  );
  if (!listed || !isKind(kind)) return refused(state, refusalOf(state, action, legal, by, at));
  const board = boardOf(state, dice);
  deeds[kind](board, { by: by ?? -1, at: at ?? -1, way: way ?? '' });
  return stepOf(board, state);
}

function rule(state: BasicFantasyState, ruling: Overrule<Stats>, dice: Dice): Step {
  const board = boardOf(state, dice);
  const reason = overrule(board, ruling);
  if (reason !== null) return refused(state, reason);
  return stepOf(board, state);
}

/**
 * The count-down of the Basic Fantasy rules: everyone on his own number, equal numbers at the same time, those who wait
 * when their moment has come.
 */
export const combat: CombatMachine<BasicFantasyState, Stats> = {
  start,
  legalActions,
  apply: (state, action, dice) =>
    'change' in given(action, 'action')
      ? rule(state, action as Overrule<Stats>, dice)
      : act(state, action as CombatAction, dice),
  upcoming,
};
