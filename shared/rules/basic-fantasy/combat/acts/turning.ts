import { spendAttack } from './blows.ts';
import { edit, one, tell, type Board } from './board.ts';
import { foes, standing } from './field.ts';
import { attackModifier, turnUndeadFlight, turnUndeadMayAttempt, turnUndeadResolve } from './rules.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';

type Groups = Parameters<typeof turnUndeadResolve>[0]['groups'];

/** Undead he may turn: foes still in the fight who are not turned already. */
const turnable = (other: BasicFantasyFighter, cleric: BasicFantasyFighter): boolean =>
  standing(other) && foes(other, cleric) && other.broken !== 'turned' && other.stats.undead !== undefined;

function undeadBefore(
  { fighters }: Pick<BasicFantasyState, 'fighters'>,
  cleric: BasicFantasyFighter,
): number[] {
  return fighters.flatMap((other, index) => (turnable(other, cleric) ? [index] : []));
}

/** Whether he may try: a cleric not barred by a failure, with undead before him. */
export function mayTurn(state: BasicFantasyState, cleric: BasicFantasyFighter): boolean {
  const { stats, turningFailed } = cleric;
  if (stats.turnsAs === undefined) return false;
  const roundsSinceFailure = turningFailed === null ? null : state.clock.round - turningFailed;
  return (
    turnUndeadMayAttempt({ roundsSinceFailure }).allowed &&
    state.fighters.some((other) => turnable(other, cleric))
  );
}

function groupsOf(state: Pick<BasicFantasyState, 'fighters'>, undead: readonly number[]): Groups {
  const groups: Groups = [];
  for (const index of undead) {
    const { hp, stats } = one(state, index);
    const { kind, hitDice = '1' } = stats.undead ?? {};
    const id = `${kind ?? ''}/${hitDice}`;
    let group = groups.find((each) => each.id === id);
    if (!group) {
      group = { id, hitDice, creatures: [], ...(kind === undefined ? {} : { kind }) };
      groups.push(group);
    }
    group.creatures.push({ id: String(index), hp });
  }
  return groups;
}

/** The turned run from the cleric on their own numbers; how long they stay away is rolled once for all. */
function driveAway(board: Board, by: number, turned: readonly string[]): void {
  if (turned.length === 0) return;
  const { rounds } = turnUndeadFlight({ elapsedRounds: 0, cornered: false }, board.dice);
  for (const id of turned) {
    edit(board, Number(id)).broken = 'turned';
    tell(board, 'turned', Number(id), { by, amount: rounds });
  }
}

/** Holds up the holy symbol. */
export function turnUndead(board: Board, by: number): void {
  spendAttack(board, by, null);
  const cleric = one(board.state, by);
  const { turned, destroyed, hpAfter, outcome, reasons, lockoutRounds } = turnUndeadResolve(
    {
      clericLevel: cleric.stats.turnsAs ?? 1,
      modifier: attackModifier({ negativeLevels: cleric.negativeLevels }).total,
      groups: groupsOf(board.state, undeadBefore(board.state, cleric)),
    },
    board.dice,
  );
  tell(board, 'turning', by, { detail: outcome, reasons });
  if (lockoutRounds > 0) edit(board, by).turningFailed = board.state.clock.round;
  for (const { id, hp } of hpAfter) {
    const before = one(board.state, Number(id)).hp;
    edit(board, Number(id)).hp = hp;
    tell(board, 'hurt', Number(id), { by, amount: before - hp });
  }
  for (const id of destroyed) {
    const fighter = edit(board, Number(id));
    tell(board, 'hurt', Number(id), { by, amount: fighter.hp });
    fighter.hp = 0;
    fighter.fallen = 'dead';
  }
  driveAway(board, by, turned);
}
