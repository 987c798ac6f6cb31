import { RulesError } from '../../../errors.ts';
import { fighterStatuses, type PlainOverrule as Overrule } from '../../combat.ts';
import { amount, oneOf, whole } from '../../input.ts';
import { edit, one, tell, type Board } from './board.ts';
import { enter, equipped } from './build.ts';
import { endHolds } from './holds.ts';
import { moralePartiesOf } from './nerve.ts';
import type { BasicFantasyState } from './state.ts';
import { fall, wound } from './wounds.ts';

/** The fighter of this name. Throws `bad-input` if there is none. */
export function indexOf(
  { fighters }: Pick<BasicFantasyState, 'fighters'>,
  id: unknown,
  field: string,
): number {
  for (let index = 0; index < fighters.length; index += 1) if (fighters[index]?.id === id) return index;
  throw new RulesError('bad-input', `${field}: there is no such fighter.`, field);
}

function join(board: Board, fighter: Extract<Overrule, { change: 'join' }>['fighter']): void {
  const { state } = board;
  const joining = enter(fighter, state.options);
  if (state.fighters.some(({ id }) => id === joining.id)) {
    throw new RulesError('bad-input', `There is a ${joining.id} in the fight already.`, 'fighter.id');
  }
  state.fighters.push(joining);
  if (!state.sides.includes(joining.side)) state.sides = [...state.sides, joining.side];
  state.moraleParties = moralePartiesOf(state.fighters, state.moraleParties);
  tell(board, 'joined', state.fighters.length - 1);
}

/** Back in the fight, with at least one hit point. */
function revive(board: Board, index: number): void {
  const fighter = edit(board, index);
  fighter.maxHp = Math.max(1, fighter.maxHp);
  fighter.hp = Math.max(1, fighter.hp);
  fighter.fallen = null;
  fighter.asleep = null;
  fighter.diesAfter = null;
  fighter.broken = null;
  fighter.status = 'active';
}

function setStatus(board: Board, index: number, given: unknown): void {
  const status = oneOf(given, 'status', fighterStatuses);
  if (status === 'active') revive(board, index);
  else {
    endHolds(board, index);
    const fighter = edit(board, index);
    fighter.status = status;
    fighter.fallen = null;
    fighter.asleep = null;
    fighter.diesAfter = null;
    fighter.turn.stage = 'done';
  }
  tell(board, status, index);
}

function heal(board: Board, index: number, healed: number): string | null {
  const before = one(board.state, index);
  if (before.status === 'dead') return 'dead';
  const fighter = edit(board, index);
  fighter.hp = Math.min(fighter.maxHp, fighter.hp + healed);
  if (fighter.hp === fighter.maxHp) fighter.subdualTaken = 0;
  if (fighter.hp > 0) {
    fighter.fallen = null;
    fighter.diesAfter = null;
    fighter.asleep = null;
    if (before.hp === 0 && before.status === 'unconscious') fighter.status = 'active';
  }
  tell(board, 'healed', index, { amount: fighter.hp - before.hp });
  return null;
}

/** Elsewhere on the line; a hold does not reach there. */
function put(board: Board, index: number, given: unknown): void {
  const atFeet = amount(given, 'atFeet', {});
  if (atFeet !== one(board.state, index).atFeet) endHolds(board, index);
  edit(board, index).atFeet = atFeet;
  tell(board, 'placed', index, { amount: atFeet });
}

function restat(board: Board, index: number, stats: unknown): void {
  const { options } = board.state;
  const before = one(board.state, index);
  const fighter = Object.assign(edit(board, index), equipped(stats, options, before));
  if (fighter.stats.negativeLevels !== before.stats.negativeLevels) {
    fighter.negativeLevels = fighter.stats.negativeLevels ?? 0;
  }
  board.state.moraleParties = moralePartiesOf(board.state.fighters, board.state.moraleParties);
  tell(board, 'changed', index);
}

/** Does what the referee says, whoever's moment it is. The answer is why it cannot be, or null. */
export function overrule(board: Board, ruling: Overrule): string | null {
  if (ruling.change === 'join') {
    join(board, ruling.fighter);
    return null;
  }
  const index = indexOf(board.state, ruling.id, 'id');
  switch (ruling.change) {
    case 'hurt':
      wound(board, index, { amount: whole(ruling.amount, 'amount') });
      fall(board, index);
      return null;
    case 'heal':
      return heal(board, index, whole(ruling.amount, 'amount'));
    case 'status':
      setStatus(board, index, ruling.status);
      return null;
    case 'place':
      put(board, index, ruling.atFeet);
      return null;
    case 'stats':
      restat(board, index, ruling.stats);
      return null;
    default:
      throw new RulesError('bad-input', 'There is no such ruling.', 'change');
  }
}
