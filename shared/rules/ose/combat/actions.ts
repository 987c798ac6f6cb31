import type { Dice } from '../../../dice/dice.ts';
import type { CombatAction, LegalAction } from '../../combat.ts';
import { given, text } from '../../input.ts';
import { resolveAttack } from './attacks.ts';
import { rollInitiative } from './initiative-phase.ts';
import { cast } from './magic.ts';
import { fallBack, leaveMelee, moveUp } from './moves.ts';
import { adjustments, checkMorale, moraleDue } from './nerve.ts';
import { acts, optionsOf } from './options.ts';
import { advance, beginMoments } from './round.ts';
import {
  change,
  changeTurn,
  fighterAt,
  indexOf,
  type Draft,
  type OseCombatState,
  type OseFighter,
} from './state.ts';

const table = (kind: string, title: string, rule: string): LegalAction => ({
  kind,
  role: 'table',
  actor: null,
  title,
  rule,
});

const initiative = [table('initiative', 'Roll initiative', 'OSE-INIT-1')];
const next = {
  movement: [table('next', 'End movement', 'OSE-CBT-1')],
  missile: [table('next', 'End missiles', 'OSE-CBT-1')],
  spells: [table('next', 'End spells', 'OSE-CBT-1')],
  melee: [table('next', 'End melee', 'OSE-CBT-1')],
};

/** What the table may do: throw for initiative, check morale, end a step. */
export function tableActions(state: OseCombatState): readonly LegalAction[] {
  if (state.step === 'declare') return initiative;
  if (state.step !== 'morale') return next[state.step];
  const [side = ''] = moraleDue(state);
  return [{ ...table('morale', `Morale of ${side}`, 'OSE-MOR-5'), ways: adjustments }];
}

function tableAct(draft: Draft, { kind, way }: CombatAction, dice: Dice): string | null {
  const [legal] = tableActions(draft.state);
  if (legal?.kind !== kind) return 'notNow';
  if (legal.ways && (way === undefined || !legal.ways.includes(way))) return 'noSuchWay';
  switch (kind) {
    case 'initiative':
      rollInitiative(draft, dice);
      beginMoments(draft);
      return null;
    case 'morale':
      checkMorale(draft, Number(way), dice);
      return null;
    default:
      advance(draft);
      return null;
  }
}

interface Chosen {
  index: number;
  actor: OseFighter;
  /** Index of the target; -1 where it is aimed at nobody. */
  target: number;
  way: string;
}

const declare =
  (declared: 'spell' | 'withdrawal' | 'retreat') =>
  (draft: Draft, { index, actor, way }: Chosen): void => {
    changeTurn(draft, index, { declared, spell: declared === 'spell' ? way : null });
    const detail = declared === 'spell' ? way : declared;
    draft.events.push({ kind: 'declares', id: actor.id, detail });
  };

function leave(draft: Draft, { index, actor }: Chosen, status: 'fled' | 'surrendered'): void {
  change(draft, index, { status });
  draft.events.push({ kind: status === 'fled' ? 'flees' : 'surrenders', id: actor.id });
}

function attack(draft: Draft, { index, actor, target, way }: Chosen, subdue: boolean, dice: Dice): void {
  const weapon = actor.build.weapons.find(({ id }) => id === way);
  if (weapon) {
    resolveAttack(
      draft,
      { attacker: index, target, weapon, missile: draft.state.step === 'missile', subdue },
      dice,
    );
  }
}

function castSpell(draft: Draft, { index, actor, target, way }: Chosen, dice: Dice): void {
  const spell = actor.build.spells.find(({ id }) => id === way);
  if (spell) cast(draft, index, spell, target < 0 ? null : target, dice);
}

type Act = (draft: Draft, chosen: Chosen, dice: Dice) => void;

const acting: Readonly<Record<string, Act>> = {
  declareSpell: declare('spell'),
  declareWithdrawal: declare('withdrawal'),
  declareRetreat: declare('retreat'),
  ready: (draft, { index, actor, way }) => {
    change(draft, index, { hand: way, turn: { ...actor.turn, readied: true } });
    draft.events.push({ kind: 'readies', id: actor.id, detail: way });
  },
  move: (draft, { index, target }) => moveUp(draft, index, fighterAt(draft.state, target)),
  fallBack: (draft, { index }) => fallBack(draft, index),
  withdraw: (draft, { index, target }) =>
    leaveMelee(draft, index, fighterAt(draft.state, target), 'fightingWithdrawal'),
  retreat: (draft, { index, target }) => leaveMelee(draft, index, fighterAt(draft.state, target), 'retreat'),
  flee: (draft, chosen) => leave(draft, chosen, 'fled'),
  surrender: (draft, chosen) => leave(draft, chosen, 'surrendered'),
  shoot: (draft, chosen, dice) => attack(draft, chosen, false, dice),
  attack: (draft, chosen, dice) => attack(draft, chosen, false, dice),
  subdue: (draft, chosen, dice) => attack(draft, chosen, true, dice),
  cast: castSpell,
};

/** Does a legal action; a refusal is its code. Throws `bad-input` for ids not in the fight. */
export function act(draft: Draft, action: CombatAction, dice: Dice): string | null {
  const { state } = draft;
  const kind = text(given(action, 'action').kind, 'kind');
  const { target: aim, way = '' } = action;
  const index = action.actor === null ? -1 : indexOf(state, action.actor, 'actor');
  const target = aim === undefined ? -1 : indexOf(state, aim, 'target');
  if (state.over) return 'over';
  if (index < 0) return tableAct(draft, action, dice);
  const actor = fighterAt(state, index);
  if (!acts(state, actor)) return 'notHisMoment';
  const options = optionsOf(state, actor).filter((option) => option.kind === kind);
  if (options.length === 0) return 'notPossible';
  const ways = options.filter((option) => !option.ways || option.ways.includes(way));
  if (ways.length === 0) return 'noSuchWay';
  if (!ways.some(({ targets }) => !targets || (aim !== undefined && targets.includes(aim))))
    return 'noSuchTarget';
  acting[kind]?.(draft, { index, actor, target, way }, dice);
  return null;
}
