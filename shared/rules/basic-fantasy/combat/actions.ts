import type { CombatAction } from '../../combat.ts';
import { brawl, spendAttack, strike } from './blows.ts';
import { edit, one, tell, type Board } from './board.ts';
import { answerSplash, wetWith } from './flasks.ts';
import { endHold, endHolds } from './holds.ts';
import { adopt, comeIn } from './initiative.ts';
import type { KindOfAction } from './kinds.ts';
import { blowsLeft } from './legal.ts';
import { reload, shoot } from './missiles.ts';
import { approach, endTurn, fallBack, flee, makeCharge, withdraw } from './moving.ts';
import { chargeSetWeapon } from './rules.ts';
import { beginRound, passSurprise } from './sequence.ts';
import type { Plan } from './state.ts';
import { turnUndead } from './turning.ts';
import { weaponAt, weaponIndex } from './weapons.ts';
import * as wrestling from './wrestling.ts';

/** A legal action with its fighters looked up. */
interface Chosen {
  /** The one who acts; of no meaning for the table. */
  by: number;
  /** Whom it is aimed at; of no meaning if nobody. */
  at: number;
  way: string;
}

type Deed = (board: Board, chosen: Chosen) => void;

/** His turn ends unless there is something left to strike at. */
function endUnlessArmed(board: Board, index: number): void {
  const { stage, attacks } = one(board.state, index).turn;
  if (stage !== 'due') return;
  const { kit } = one(board.state, index);
  if (attacks >= kit.attacks || blowsLeft(board.state, index).length === 0) endTurn(board, index);
}

/** What a weapon set against the charge of this very foe does more. */
function multiplierOf(board: Board, { by, at, way }: Chosen): number {
  const { turn, total } = one(board.state, by);
  if (turn.setWith !== way || one(board.state, at).turn.charged !== by) return 1;
  const initiative = { defenderInitiative: total ?? 0, chargerInitiative: board.state.clock.count ?? 0 };
  return chargeSetWeapon({ weaponCanBeSet: true, ...initiative }).damageMultiplier;
}

/** Strikes with a weapon. */
function attack(board: Board, chosen: Chosen, flat = false): void {
  const { by, at, way } = chosen;
  const attacker = one(board.state, by);
  const weapon = weaponIndex(attacker, way);
  const blow = { by, at, weapon, multiplier: multiplierOf(board, chosen) };
  strike(board, flat ? { ...blow, manner: { flatOfBlade: true } } : blow);
  spendAttack(board, by, weaponAt(attacker, weapon));
  endUnlessArmed(board, by);
}

/** Something that takes all the attacks of the round. */
const whole =
  (deed: Deed): Deed =>
  (board, chosen) => {
    deed(board, chosen);
    endTurn(board, chosen.by);
  };

/** A move, after which he may strike if there is anyone to strike at. */
const thenStrike =
  (deed: Deed): Deed =>
  (board, chosen) => {
    deed(board, chosen);
    endUnlessArmed(board, chosen.by);
  };

const plan =
  (planOf: (chosen: Chosen) => Plan): Deed =>
  (board, chosen) =>
    adopt(board, chosen.by, planOf(chosen));

function cast(board: Board, { by, way }: Chosen): void {
  const fighter = edit(board, by);
  const cast = fighter.stats.spells?.findIndex(({ id }) => id === way) ?? -1;
  fighter.spells = fighter.spells.map((left, place) => (place === cast ? left - 1 : left));
  spendAttack(board, by, null);
  tell(board, 'cast', by, { detail: way });
}

function pour(board: Board, { by, at, way }: Chosen): void {
  const fighter = edit(board, by);
  const place = weaponIndex(fighter, way);
  fighter.gear = fighter.gear.map((gear, other) =>
    other === place && gear.left !== null ? { ...gear, left: gear.left - 1 } : gear,
  );
  spendAttack(board, by, null);
  tell(board, 'poured', at, { by, detail: way });
  wetWith(board, { by, at, id: way }, 'poured');
}

function setWeapon(board: Board, { by, at, way }: Chosen): void {
  adopt(board, by, { kind: 'set-weapon', against: String(at) });
  edit(board, by).turn.setWith = way;
  tell(board, 'braced', by, { detail: way });
}

function rouse(board: Board, { by, at }: Chosen): void {
  const sleeper = edit(board, at);
  if (sleeper.asleep) sleeper.asleep = { ...sleeper.asleep, helped: board.state.clock.round };
  tell(board, 'roused', at, { by });
}

function surrender(board: Board, { by }: Chosen): void {
  endTurn(board, by);
  endHolds(board, by);
  const fighter = edit(board, by);
  fighter.status = 'surrendered';
  tell(board, 'surrendered', by);
}

function wait(board: Board, { by }: Chosen): void {
  const { turn } = edit(board, by);
  turn.stage = 'waiting';
  turn.waited = true;
  board.state.due = board.state.due.filter((other) => other !== by);
  tell(board, 'waits', by);
}

function meet(board: Board, chosen: Chosen): void {
  comeIn(board, chosen.by, { kind: 'reach', closing: String(chosen.at) });
  attack(board, chosen);
}

function decline(board: Board, { by }: Chosen): void {
  board.state.offers = board.state.offers.filter(({ who }) => who !== by);
}

function breakAway(board: Board, { by, at }: Chosen): void {
  endHold(board, by);
  wrestling.escape(board, by, at);
}

function extinguish(board: Board, { by }: Chosen): void {
  edit(board, by).turn.extinguishing = true;
}

const count = ({ state }: Board): number => state.clock.count ?? 0;

/** What every kind of action does. */
export const deeds: Record<KindOfAction, Deed> = {
  initiative: beginRound,
  'pass-surprise': passSurprise,
  splash: (board) => answerSplash(board, true),
  'no-splash': (board) => answerSplash(board, false),
  attack: (board, chosen) => attack(board, chosen),
  meet,
  shoot: thenStrike((board, { by, at, way }) => shoot(board, by, at, way)),
  throw: thenStrike((board, { by, at, way }) => shoot(board, by, at, way)),
  pour: thenStrike(pour),
  charge: whole((board, { by, at, way }) => makeCharge(board, by, at, way)),
  subdue: (board, chosen) => attack(board, chosen, true),
  brawl: whole((board, { by, at, way }) => {
    spendAttack(board, by, null);
    brawl(board, by, at, way === 'kick' ? 'kick' : 'punch');
  }),
  grab: whole((board, { by, at }) => wrestling.grab(board, by, at)),
  squeeze: whole((board, { by, at }) => wrestling.squeeze(board, by, at)),
  'take-item': whole((board, { by, at, way }) => wrestling.takeItem(board, by, at, way)),
  silence: whole((board, { by, at }) => wrestling.silence(board, by, at)),
  'move-held': whole((board, { by, at }) => wrestling.moveOpponent(board, by, at)),
  reverse: (board) => wrestling.answerReversal(board, 'reverse'),
  'break-out': (board) => wrestling.answerReversal(board, 'escape'),
  'keep-still': (board) => wrestling.answerReversal(board, null),
  escape: whole(breakAway),
  extinguish: whole(extinguish),
  'drag-holders': whole((board, { by }) => wrestling.dragHolders(board, by)),
  release: (board, { by }) => endHold(board, by),
  turn: whole((board, { by }) => turnUndead(board, by)),
  cast: whole(cast),
  move: thenStrike((board, { by, at }) => approach(board, by, at, false)),
  run: whole((board, { by, at }) => approach(board, by, at, true)),
  'fall-back': thenStrike((board, { by }) => fallBack(board, by)),
  withdraw: (board, { by }) => withdraw(board, by),
  reload: whole((board, { by, way }) => reload(board, by, way)),
  rouse: whole(rouse),
  set: setWeapon,
  done: (board, { by }) => endTurn(board, by),
  decline,
  wait,
  'wait-until': plan(({ way }) => ({ kind: 'wait-until', number: Number(way) })),
  'wait-for': plan(({ at }) => ({ kind: 'wait-for', id: String(at) })),
  'come-in': (board, { by }) => comeIn(board, by, { kind: 'wait-until', number: count(board) }),
  flee: (board, { by }) => flee(board, by),
  surrender,
};

/** The plan an action stands for, if it is one. */
export function planOf({ kind, way }: CombatAction, at: number | null): Plan | null {
  if (kind === 'wait-until' && way !== undefined && /^-?\d{1,6}$/.test(way)) {
    return { kind: 'wait-until', number: Number(way) };
  }
  if (at === null) return null;
  if (kind === 'wait-for') return { kind, id: String(at) };
  return kind === 'set' ? { kind: 'set-weapon', against: String(at) } : null;
}
