import { tables } from '../tables.ts';
import type { Vitals } from '../terms.ts';
import type { Reason } from '../../reason.ts';
import { edit, one, tell, type Board } from './board.ts';
import { endHolds } from './holds.ts';
import { damageApply, subdualApply, subdualWake } from './rules.ts';
import { saveModifierOf } from './saves.ts';
import type { BasicFantasyFighter } from './state.ts';

const { subdual } = tables;

const vitalsOf = ({ hp, maxHp, subdualTaken, fallen, status }: BasicFantasyFighter): Vitals => ({
  hp: { current: hp, max: maxHp },
  subdualTaken,
  status: fallen ?? (status === 'unconscious' || status === 'dead' ? status : 'active'),
});

interface Wound {
  amount: number;
  subduing?: boolean;
  by?: number | null;
  detail?: string;
  reasons?: readonly Reason[];
}

/** Takes hit points. Who is brought to 0 is out of it when the numbers now acting have acted. */
export function wound(board: Board, index: number, { amount, subduing, ...telling }: Wound): void {
  const before = one(board.state, index);
  const vitals = vitalsOf(before);
  const { deathAtZero } = board.state.options;
  const hurt = subduing
    ? { ...subdualApply({ vitals, amount }), lingerRounds: null }
    : damageApply(
        deathAtZero === 'standard'
          ? { vitals, amount }
          : {
              vitals,
              amount,
              deathAtZero,
              save: { target: before.kit.saveTarget, modifier: saveModifierOf(before) },
            },
        board.dice,
      );
  const fighter = edit(board, index);
  fighter.hp = hurt.vitals.hp.current;
  fighter.subdualTaken = hurt.vitals.subdualTaken;
  fighter.fallen = hurt.vitals.status === 'active' ? null : hurt.vitals.status;
  if (hurt.lingerRounds !== null) fighter.diesAfter = board.state.clock.round + hurt.lingerRounds;
  tell(board, subduing ? 'subdued' : 'hurt', index, { amount, ...telling });
}

/** Puts one who is brought to 0 out of the fight. */
export function fall(board: Board, index: number): void {
  const { fallen, status, diesAfter } = one(board.state, index);
  if (fallen === null) return;
  endHolds(board, index);
  const fighter = edit(board, index);
  fighter.fallen = null;
  fighter.turn.stage = 'done';
  if (fallen === status) return;
  fighter.status = fallen;
  fighter.asleep = null;
  if (fallen === 'dead') fighter.diesAfter = null;
  else if (diesAfter === null) knockOut(board, index);
  tell(board, fallen, index);
}

/** The dice of his waking are rolled at once: turns by himself, rounds if somebody rouses him. */
function knockOut(board: Board, index: number): void {
  const fighter = edit(board, index);
  const wakeTurns = board.dice.roll(subdual.wakeTurnsDie);
  let rouseRounds = 0;
  for (let die = 0; die < subdual.rouseDice; die += 1) rouseRounds += board.dice.roll(subdual.rouseSides);
  fighter.asleep = { since: board.state.clock.round, wakeTurns, rouseRounds, helped: null };
}

/** Everyone brought to 0 falls. */
export function fallAll(board: Board): void {
  for (let index = 0; index < board.state.fighters.length; index += 1) {
    if (one(board.state, index).fallen !== null) fall(board, index);
  }
}

/** At the end of a round: the dying die, and who has slept long enough wakes. */
export function wakeOrDie(board: Board, index: number): void {
  const { asleep, diesAfter, status } = one(board.state, index);
  if (status !== 'unconscious') return;
  const { round } = board.state.clock;
  if (diesAfter !== null && round >= diesAfter) {
    const fighter = edit(board, index);
    fighter.diesAfter = null;
    fighter.status = 'dead';
    tell(board, 'dead', index, { detail: 'of his wounds' });
  }
  if (asleep === null) return;
  const { since, wakeTurns, rouseRounds, helped } = asleep;
  const elapsedRounds = round - since;
  const times = { elapsedRounds, helped: helped === round, wakeTurns, rouseRounds };
  const { awake, vitals, reasons } = subdualWake({ vitals: vitalsOf(one(board.state, index)), ...times });
  if (awake) wake(board, index, vitals, reasons);
}

function wake(board: Board, index: number, { hp, subdualTaken }: Vitals, reasons: readonly Reason[]): void {
  const fighter = edit(board, index);
  fighter.hp = hp.current;
  fighter.subdualTaken = subdualTaken;
  fighter.status = 'active';
  fighter.asleep = null;
  tell(board, 'awake', index, { amount: hp.current, reasons });
}
