import { tables } from '../tables.ts';
import { edit, one, tell, type Board } from './board.ts';
import { feetBetween, way } from './field.ts';
import { grenadeScatter, grenadeSplash, holyWater, oilBurn } from './rules.ts';
import { savesAgainstDeathRay } from './saves.ts';
import type { BasicFantasyState } from './state.ts';
import type { Flask } from './stats.ts';
import { wound } from './wounds.ts';

interface Throw {
  by: number;
  at: number;
  id: string;
  flask: Flask;
}

/** Where a flask broke, seen from the thrower: feet from the middle of the target's square. */
interface Impact {
  right: number;
  beyond: number;
}

const onTarget: Impact = { right: 0, beyond: 0 };
const { squareFeet } = tables.grenade;

const undead = (board: Board, index: number): boolean => one(board.state, index).stats.undead !== undefined;
const corporeal = (board: Board, index: number): boolean =>
  one(board.state, index).stats.undead?.corporeal ?? true;

const lit = ({ lit: burning = true }: Flask): boolean => burning;
const byWick = ({ wick = true }: Flask): boolean => wick;

/** The last round in which oil on the ground hurts, counted from 1, is the rule's; here only how old the fire is. */
export const poolRound = (state: Pick<BasicFantasyState, 'clock'>, litIn: number): number =>
  state.clock.round - litIn + 1;

function burn(
  board: Board,
  index: number,
  by: number | null,
  more: Omit<Parameters<typeof oilBurn>[0], 'fireResistant'>,
): void {
  const { damage } = oilBurn(
    { ...more, fireResistant: one(board.state, index).stats.fireResistant ?? false },
    board.dice,
  );
  if (damage > 0) wound(board, index, { amount: damage, by, detail: 'fire' });
}

/** Holy water on its target, thrown or poured. Whether the flask broke. */
export function wetWith(
  board: Board,
  { by, at, id }: Omit<Throw, 'flask'>,
  delivery: 'thrown' | 'poured',
): boolean {
  const { damage, flaskBreaks } = holyWater(
    {
      role: 'target',
      delivery,
      undead: undead(board, at),
      corporeal: corporeal(board, at),
      distanceFeet: feetBetween(one(board.state, by), one(board.state, at)),
    },
    board.dice,
  );
  if (damage > 0) wound(board, at, { amount: damage, by, detail: id });
  return flaskBreaks;
}

/** Oil on its target. */
function setAlight(board: Board, { by, at, flask }: Throw): void {
  burn(board, at, by, { phase: 'direct', lit: lit(flask) });
  const { stats } = one(board.state, at);
  if (lit(flask) && !stats.fireResistant) edit(board, at).burnsIn = board.state.clock.round + 1;
}

/** Holy water splashes the undead, oil lit by a wick everyone who does not save. */
function splashOne(board: Board, index: number, { by, id, flask }: Throw, feet: number): void {
  if (flask.kind === 'oil') {
    if (!lit(flask) || !byWick(flask)) return;
    const saved = savesAgainstDeathRay(board, index, id);
    burn(board, index, by, { phase: 'splash', lit: true, wick: true, saved });
    return;
  }
  const { damage } = holyWater(
    {
      role: 'bystander',
      delivery: 'thrown',
      undead: undead(board, index),
      corporeal: corporeal(board, index),
      distanceFeet: feet,
    },
    board.dice,
  );
  if (damage > 0) wound(board, index, { amount: damage, by, detail: id });
}

/** Everyone near the impact but the one it hit, or was meant for. */
function splash(board: Board, thrown: Throw, impact: Impact): void {
  const { by, at } = thrown;
  const middle = one(board.state, at).atFeet;
  const direction = way(one(board.state, by).atFeet, middle);
  const creatures: { id: string; right: number; beyond: number }[] = [];
  board.state.fighters.forEach(({ status, atFeet }, index) => {
    if (index === at || (status !== 'active' && status !== 'unconscious')) return;
    creatures.push({ id: String(index), right: 0, beyond: (atFeet - middle) * direction });
  });
  for (const id of grenadeSplash({ impact, creatures }).splashed) {
    const beyond = creatures.find((creature) => creature.id === id)?.beyond ?? 0;
    splashOne(board, Number(id), thrown, Math.hypot(impact.right, impact.beyond - beyond));
  }
}

/**
 * Breaks a square or two away. One square away the target may still stand near enough, at the edge of his own: that is
 * the referee's to say.
 */
function scatter(board: Board, thrown: Throw): void {
  const { by, at, id, flask } = thrown;
  const impact = grenadeScatter({}, board.dice);
  tell(board, 'scattered', at, { by, detail: id, amount: impact.beyond });
  splash(board, thrown, impact);
  const middle = one(board.state, at).atFeet;
  if (flask.kind === 'oil' && lit(flask) && impact.right === 0) {
    const atFeet = middle + impact.beyond * way(one(board.state, by).atFeet, middle);
    board.state.pools = [...board.state.pools, { atFeet, litIn: board.state.clock.round }];
  }
  const splashes = flask.kind === 'holy-water' ? undead(board, at) : lit(flask) && byWick(flask);
  if (splashes && Math.hypot(impact.right, impact.beyond) <= squareFeet) {
    board.state.question = { kind: 'splash', target: at, by, id, flask };
  }
}

/** What a thrown flask does. Holy water passes through a creature without a body and lands as a miss. */
export function breakFlask(board: Board, { hit, ...thrown }: Throw & { hit: boolean }): void {
  const water = thrown.flask.kind === 'holy-water';
  if (!hit || (water && !wetWith(board, thrown, 'thrown'))) {
    scatter(board, thrown);
    return;
  }
  if (!water) setAlight(board, thrown);
  splash(board, thrown, onTarget);
}

/** The referee has decided whether the flask that missed splashes its target. */
export function answerSplash(board: Board, splashed: boolean): void {
  const { question } = board.state;
  if (question?.kind !== 'splash') throw new RangeError('Nothing was asked.');
  board.state.question = null;
  const { target, by, id, flask } = question;
  if (splashed) splashOne(board, target, { by, at: target, id, flask }, 0);
}

/** The flames burn on for the round after the hit, unless that round goes into putting them out. */
export function burnOn(board: Board, index: number): void {
  const { burnsIn, turn, status } = one(board.state, index);
  if (burnsIn === null || burnsIn > board.state.clock.round) return;
  edit(board, index).burnsIn = null;
  if (status !== 'active' && status !== 'unconscious') return;
  if (turn.extinguishing) tell(board, 'putOut', index);
  else burn(board, index, null, { phase: 'next-round', lit: true });
}

/** Oil on the ground burns whoever is in its square, once a round. */
export function burnInPool(board: Board, index: number, fromFeet: number): void {
  const { atFeet, turn } = one(board.state, index);
  if (turn.scorched) return;
  const low = Math.min(fromFeet, atFeet);
  const high = Math.max(fromFeet, atFeet);
  const pool = board.state.pools.find(
    (each) => each.atFeet + squareFeet / 2 > low && each.atFeet - squareFeet / 2 < high,
  );
  if (!pool) return;
  edit(board, index).turn.scorched = true;
  burn(board, index, null, { phase: 'pool', lit: true, poolRound: poolRound(board.state, pool.litIn) });
}
