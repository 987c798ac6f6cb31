import { fighterAt } from '../../../fight/draft.ts';
import { initiativeOrder } from '../../initiative/order.ts';
import { initiativeRoll } from '../../initiative/initiative.ts';
import { tables } from '../../tables.ts';
import { copyOfTurn } from '../copies.ts';
import { edit, foretell, tell, type BasicFantasyDraft } from '../draft.ts';
import { present } from '../field.ts';
import { freshTurn } from '../state.ts';
import type { BasicFantasyFighter, BasicFantasyState, Plan, Segment, Turn } from '../state.ts';

const comingTurn: Turn = { ...freshTurn, stage: 'coming' };
const idleTurn: Turn = { ...freshTurn, stage: 'done' };

type Combatants = Parameters<typeof initiativeOrder>[0]['combatants'];

function rollFor(draft: BasicFantasyDraft, { stats }: BasicFantasyFighter, natural: number | null) {
  const { dexBonus = 0, deafened = false, blinded = false, initiative = 0 } = stats;
  const input = { dexBonus, deafened, blinded, other: initiative };
  return initiativeRoll(natural === null ? input : { ...input, natural }, draft.dice);
}

function foretellInitiative(draft: BasicFantasyDraft, index: number): void {
  if (!draft.dice.about) return;
  const { group } = fighterAt(draft, index).stats;
  const way = draft.state.options.groupInitiative && group !== undefined ? { way: group } : {};
  const dice = `1d${tables.initiative.die}`;
  foretell(draft, index, { what: 'initiative', title: 'Initiative', rule: 'BF-INIT-1', dice, ...way });
}

/** The die already thrown for his group this round. */
function sharedDie(draft: BasicFantasyDraft, index: number, dice: Map<string, number>): number | null {
  const { side, stats } = fighterAt(draft.state, index);
  if (!draft.state.options.groupInitiative || stats.group === undefined) return null;
  return dice.get(`${side}\n${stats.group}`) ?? null;
}

/** A vehicle nobody moves has nothing to do. */
const standsStill = ({ hull, kit }: BasicFantasyFighter): boolean => hull !== null && kit.movementFeet === 0;

/** Everyone who is not surprised rolls, anew each round; identical monsters may share the die. BF-TIME-2. */
export function rollInitiative(draft: BasicFantasyDraft): void {
  const dice = new Map<string, number>();
  for (let index = 0; index < draft.state.fighters.length; index += 1) {
    const before = fighterAt(draft.state, index);
    if (!present(before) || before.surprised) continue;
    if (before.turn.sitsOut || standsStill(before)) {
      const idle = edit(draft, index);
      idle.total = null;
      idle.plan = null;
      idle.turn = copyOfTurn(idleTurn);
      continue;
    }
    const natural = sharedDie(draft, index, dice);
    if (natural === null) foretellInitiative(draft, index);
    const { total, reasons } = rollFor(draft, before, natural);
    const [fallen] = draft.rolled;
    if (fallen && before.stats.group !== undefined)
      dice.set(`${before.side}\n${before.stats.group}`, fallen.face);
    const fighter = edit(draft, index);
    fighter.total = total;
    fighter.plan = null;
    fighter.turn = copyOfTurn(comingTurn);
    tell(draft, 'initiative', index, { amount: total, reasons });
  }
}

/** Those whose number is still to come, and those who act now. */
function combatantsOf({ fighters }: Pick<BasicFantasyState, 'fighters'>): Combatants {
  const all: Combatants = [];
  fighters.forEach(({ status, turn, total, plan }, index) => {
    if (status !== 'active' || total === null || (turn.stage !== 'coming' && turn.stage !== 'due')) return;
    const id = String(index);
    all.push(plan ? { id, total, plan: { ...plan } } : { id, total });
  });
  return all;
}

/** Puts everyone whose number is still to come on it. */
export function putInOrder(draft: BasicFantasyDraft): void {
  const { segments } = initiativeOrder({ combatants: combatantsOf(draft) });
  const coming: Segment[] = [];
  for (const { number, ids } of segments) {
    const who = ids.map(Number).filter((index) => fighterAt(draft.state, index).turn.stage === 'coming');
    if (who.length > 0) coming.push({ number, who });
  }
  draft.state.segments = coming;
}

/** Whom a plan hangs on, as the order of battle names him. */
const awaited = (plan: Plan | null): string | null => {
  if (plan?.kind === 'wait-for') return plan.id;
  return plan?.kind === 'set-weapon' ? plan.against : null;
};

/** He goes to a later number, and with him those who wait for him and have not begun. */
function goLater(draft: BasicFantasyDraft, index: number): void {
  edit(draft, index).turn.stage = 'coming';
  draft.state.due = draft.state.due.filter((other) => other !== index);
  for (const other of draft.state.due) {
    const { plan, turn } = fighterAt(draft.state, other);
    if (awaited(plan) === String(index) && turn.attacks === 0 && !turn.moved) goLater(draft, other);
  }
}

/** Puts off his number; or, if the one he waits for acts on the same, stays on it. */
export function adopt(draft: BasicFantasyDraft, index: number, plan: Plan): void {
  const fighter = edit(draft, index);
  fighter.plan = plan;
  fighter.turn.waited = true;
  const other = awaited(plan);
  if (other !== null && draft.state.due.includes(Number(other))) return;
  goLater(draft, index);
  putInOrder(draft);
}

/** Takes him out of the numbers to come. */
function leaveSegments({ state }: BasicFantasyDraft, index: number): void {
  const remaining: Segment[] = [];
  for (const { number, who } of state.segments) {
    const left = who.filter((other) => other !== index);
    if (left.length > 0) remaining.push({ number, who: left });
  }
  state.segments = remaining;
}

/** Comes in on the number now acting: by a plan that leads to it. */
export function comeIn(draft: BasicFantasyDraft, index: number, plan: Plan): void {
  const fighter = edit(draft, index);
  fighter.plan = plan;
  fighter.turn.waited = true;
  fighter.turn.stage = 'coming';
  putInOrder(draft);
  fighter.turn.stage = 'due';
  draft.state.due = [...draft.state.due, index];
  leaveSegments(draft, index);
}

/** Acts on another number, by the referee's word: now, if the count is there or past it. */
export function actsOn(draft: BasicFantasyDraft, index: number, number: number): void {
  const { state } = draft;
  const fighter = edit(draft, index);
  const now = state.clock.count !== null && number >= state.clock.count;
  fighter.total = number;
  fighter.plan = null;
  if (now) {
    if (fighter.turn.stage !== 'due') state.due = [...state.due, index];
    fighter.turn.stage = 'due';
    leaveSegments(draft, index);
  } else {
    fighter.turn.stage = 'coming';
    state.due = state.due.filter((other) => other !== index);
    putInOrder(draft);
  }
}
