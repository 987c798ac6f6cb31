import type { Dice } from '../../../dice/dice.ts';
import type { CombatAction, LegalAction } from '../../combat.ts';
import { given, text } from '../../input.ts';
import { resolveAttack } from './attacks.ts';
import { put, type Draft } from './draft.ts';
import { against, indexOf } from './field.ts';
import { rollInitiative } from './initiative-phase.ts';
import { tableActions } from './listing.ts';
import { cast } from './magic.ts';
import { fallBack, leaveMelee, moveUp } from './moves.ts';
import { checkMorale } from './nerve.ts';
import { acts, optionsOf } from './options.ts';
import { advance, beginMoments } from './round.ts';
import { fighterAt, type OseFighter } from './state.ts';

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
    const spell = declared === 'spell' ? way : null;
    put(draft, index, { ...actor, turn: { ...actor.turn, declared, spell } });
    const detail = declared === 'spell' ? way : declared;
    draft.events.push({ kind: 'declares', id: actor.id, detail });
  };

function leave(draft: Draft, { index, actor }: Chosen, status: 'fled' | 'surrendered'): void {
  put(draft, index, { ...actor, status });
  draft.events.push({ kind: status === 'fled' ? 'flees' : 'surrenders', id: actor.id });
}

function attack(draft: Draft, { index, actor, target, way }: Chosen, subdue: boolean, dice: Dice): void {
  const missile = draft.state.step === 'missile';
  const weapon = actor.build.weapons.find(({ id }) => id === way);
  if (weapon) resolveAttack(draft, { attacker: index, target, weapon, missile, subdue }, dice);
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
    put(draft, index, { ...actor, hand: way, turn: { ...actor.turn, readied: true } });
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

/** Why none of the options is the one chosen; null if one is. */
function refusal(
  options: readonly LegalAction[],
  kind: string,
  aim: string | undefined,
  way: string,
): string | null {
  let why = 'notPossible';
  for (const option of options) {
    if (option.kind !== kind) continue;
    if (option.ways && !option.ways.includes(way)) {
      if (why === 'notPossible') why = 'noSuchWay';
    } else if (option.targets && (aim === undefined || !option.targets.includes(aim))) why = 'noSuchTarget';
    else return null;
  }
  return why;
}

/** Does a legal action; a refusal is its code. Throws `bad-input` for ids not in the fight. */
export function act(draft: Draft, action: CombatAction, dice: Dice): string | null {
  const { state } = draft;
  const kind = text(given(action, 'action').kind, 'kind');
  const { target: aim, way = '' } = action;
  const index = action.actor === null ? -1 : indexOf(draft.field, action.actor, 'actor');
  const target = aim === undefined ? -1 : indexOf(draft.field, aim, 'target');
  if (state.over) return 'over';
  if (index < 0) return tableAct(draft, action, dice);
  const actor = fighterAt(state, index);
  if (!acts(state, actor)) return 'notHisMoment';
  const refused = refusal(optionsOf(state, index, against(draft.field, actor.side)), kind, aim, way);
  if (refused === null) acting[kind]?.(draft, { index, actor, target, way }, dice);
  return refused;
}
