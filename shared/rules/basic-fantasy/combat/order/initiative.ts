import { edit, one, tell, type Board } from './board.ts';
import { copyOfTurn } from './copies.ts';
import { present } from './field.ts';
import { checkMorale } from './nerve.ts';
import { initiativeOrder, initiativeRoll } from './rules.ts';
import { freshTurn } from './state.ts';
import type { BasicFantasyFighter, BasicFantasyState, Plan, Segment, Turn } from './state.ts';

const comingTurn: Turn = { ...freshTurn, stage: 'coming' };

type Combatants = Parameters<typeof initiativeOrder>[0]['combatants'];

function rollFor(board: Board, { stats }: BasicFantasyFighter, natural: number | null) {
  const { dexBonus = 0, deafened = false, blinded = false, initiative = 0 } = stats;
  const input = { dexBonus, deafened, blinded, other: initiative };
  return initiativeRoll(natural === null ? input : { ...input, natural }, board.dice);
}

/** The die already thrown for his group this round. */
function sharedDie(board: Board, index: number, dice: Map<string, number>): number | null {
  const { side, stats } = one(board.state, index);
  if (!board.state.options.groupInitiative || stats.group === undefined) return null;
  return dice.get(`${side}\n${stats.group}`) ?? null;
}

/** Everyone who is not surprised rolls, anew each round; identical monsters may share the die. BF-TIME-2. */
export function rollInitiative(board: Board): void {
  checkMorale(board, true);
  const dice = new Map<string, number>();
  for (let index = 0; index < board.state.fighters.length; index += 1) {
    const before = one(board.state, index);
    if (!present(before) || before.surprised) continue;
    const natural = sharedDie(board, index, dice);
    const { total, reasons } = rollFor(board, before, natural);
    const [fallen] = board.rolled;
    if (fallen && before.stats.group !== undefined)
      dice.set(`${before.side}\n${before.stats.group}`, fallen.face);
    const fighter = edit(board, index);
    fighter.total = total;
    fighter.plan = null;
    fighter.turn = copyOfTurn(comingTurn);
    tell(board, 'initiative', index, { amount: total, reasons });
  }
}

/** Those whose number is still to come, and those who act now. */
function combatantsOf(
  { fighters }: Pick<BasicFantasyState, 'fighters'>,
  extra?: { index: number; plan: Plan },
): Combatants {
  const all: Combatants = [];
  fighters.forEach(({ status, turn, total, plan }, index) => {
    const isExtra = extra?.index === index;
    if (status !== 'active' || total === null) return;
    if (!isExtra && turn.stage !== 'coming' && turn.stage !== 'due') return;
    const own = isExtra ? extra.plan : plan;
    all.push(own ? { id: String(index), total, plan: { ...own } } : { id: String(index), total });
  });
  return all;
}

/** Puts everyone whose number is still to come on it. */
export function order(board: Board): void {
  const { segments } = initiativeOrder({ combatants: combatantsOf(board.state) });
  const coming: Segment[] = [];
  for (const { number, ids } of segments) {
    const who = ids.map(Number).filter((index) => one(board.state, index).turn.stage === 'coming');
    if (who.length > 0) coming.push({ number, who });
  }
  board.state.segments = coming;
}

/** Why the order of battle refuses such a plan; null if it does not. */
export function deniedPlan(
  state: Pick<BasicFantasyState, 'fighters'>,
  index: number,
  plan: Plan,
): string | null {
  const { denied } = initiativeOrder({ combatants: combatantsOf(state, { index, plan }) });
  return denied.find(({ id }) => id === String(index))?.reason ?? null;
}

/** Whom a plan hangs on, as the order of battle names him. */
const awaited = (plan: Plan | null): string | null => {
  if (plan?.kind === 'wait-for') return plan.id;
  return plan?.kind === 'set-weapon' ? plan.against : null;
};

/** He goes to a later number, and with him those who wait for him and have not begun. */
function goLater(board: Board, index: number): void {
  edit(board, index).turn.stage = 'coming';
  board.state.due = board.state.due.filter((other) => other !== index);
  for (const other of board.state.due) {
    const { plan, turn } = one(board.state, other);
    if (awaited(plan) === String(index) && turn.attacks === 0 && !turn.moved) goLater(board, other);
  }
}

/** Puts off his number. */
export function adopt(board: Board, index: number, plan: Plan): void {
  const fighter = edit(board, index);
  fighter.plan = plan;
  fighter.turn.waited = true;
  goLater(board, index);
  order(board);
}

/** Comes in on the number now acting: by a plan that leads to it. */
export function comeIn(board: Board, index: number, plan: Plan): void {
  const fighter = edit(board, index);
  fighter.plan = plan;
  fighter.turn.waited = true;
  fighter.turn.stage = 'coming';
  order(board);
  fighter.turn.stage = 'due';
  board.state.due = [...board.state.due, index];
  const remaining: Segment[] = [];
  for (const { number, who } of board.state.segments) {
    const left = who.filter((other) => other !== index);
    if (left.length > 0) remaining.push({ number, who: left });
  }
  board.state.segments = remaining;
}
