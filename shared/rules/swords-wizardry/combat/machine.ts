import type { Dice } from '../../../dice/dice.ts';
import type { CombatAction, CombatMachine, CombatStep, LegalAction, Overrule } from '../../combat.ts';
import { given, text } from '../../input.ts';
import { actions, type ActionId } from '../combat-terms.ts';
import { actRejected, declareRejected, finishRejected } from '../rejection.ts';
import { fighterOf, openField } from './field.ts';
import { kinds, legalActions, optionsOf, tableOptions, type ActionKind } from './options.ts';
import { overrule } from './overrule.ts';
import { perform } from './perform.ts';
import { settled } from './settle.ts';
import { start } from './start.ts';
import type { SwordsState } from './state.ts';
import type { SwordsStats } from './stats.ts';
import { upcoming } from './upcoming.ts';

const isKind = (kind: string): kind is ActionKind => Object.hasOwn(kinds, kind);
const isAct = (kind: string): kind is ActionId => actions.some((action) => action === kind);

/** What each of the machine's own kinds is in the rules' words. */
const actOf: Partial<Record<ActionKind, ActionId>> = {
  withdraw: 'move',
  flee: 'move',
  pickUp: 'move',
  subdue: 'melee',
  grapple: 'melee',
  kill: 'melee',
  breakFree: 'pass',
  wrestle: 'pass',
};

/** Why an action that is not listed cannot be done: the rules' word where they have one. */
function refusal(state: SwordsState, kind: string, actor: string | null): string {
  if (!isKind(kind)) return 'unknownAction';
  const { battle, settings } = state;
  if (actor === null)
    return battle.phase === 'segment' && kind === 'endPhase' ? 'turnsPending' : 'notAllowed';
  const one = battle.combatants[actor];
  if (!one) return 'unknownCombatant';
  const situation = { state: battle, settings, id: actor, one };
  const act = actOf[kind] ?? (isAct(kind) ? kind : undefined);
  const word = act
    ? actRejected(situation, act, kind === 'withdraw' || kind === 'flee')
    : kind === 'declareSpell'
      ? declareRejected(situation)
      : kind === 'finishTurn' || kind === 'prepareSpell'
        ? finishRejected(situation)
        : null;
  return word ?? 'notPossible';
}

const fits = (listed: LegalAction, { kind, actor, target, way }: CombatAction): boolean =>
  listed.kind === kind &&
  listed.actor === actor &&
  (!listed.targets || (target !== undefined && listed.targets.includes(target))) &&
  (!listed.ways || (way !== undefined && listed.ways.includes(way)));

function choose(state: SwordsState, action: CombatAction): readonly LegalAction[] {
  if (action.target !== undefined) fighterOf(state.fighters, text(action.target, 'action.target'));
  if (action.actor === null) return tableOptions(state);
  return optionsOf(state, fighterOf(state.fighters, text(action.actor, 'action.actor')));
}

function apply(state: SwordsState, action: CombatAction | Overrule, dice: Dice): CombatStep<SwordsState> {
  const refused = (why: string): CombatStep<SwordsState> => ({ state, events: [], refused: why });
  const kind = text(given(action, 'action').kind, 'action.kind');
  if ('change' in action) {
    if (state.over) return refused('over');
    const field = openField(state, dice);
    overrule(field, action);
    return { state: settled(field), events: field.events, refused: null };
  }
  const listed = choose(state, action);
  if (state.over) return refused('over');
  const found = listed.find((one) => fits(one, action));
  if (!found || !isKind(kind)) return refused(refusal(state, kind, action.actor));
  const field = openField(state, dice);
  perform(field, action, kind);
  return { state: settled(field), events: field.events, refused: null };
}

/**
 * The four orders of battle (the setting `combatSequence` chooses) as a machine over `combat.next`: it rolls, resolves
 * and keeps who stands where. Rules that are the referee's (facing, cover, the effect of spells) are not played.
 * Phases, turns and refusals are those of its events: SW-INIT-1 to 4, SW-GEN-3, 4, SW-SEQ-1 to 17, SW-CORE-1 to 7,
 * SW-HOLM-1 to 10, SW-SEG-1 to 4, 11, 15 to 19.
 */
export const machine: CombatMachine<SwordsState, SwordsStats> = { start, legalActions, apply, upcoming };
