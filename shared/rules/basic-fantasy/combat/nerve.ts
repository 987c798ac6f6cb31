import { rollTotal } from '../../../dice/roll.ts';
import { tables } from '../tables.ts';
import { edit, one, tell, type Board } from './board.ts';
import { moraleCheck, moraleTrigger } from './rules.ts';
import type { BasicFantasyFighter, BasicFantasyState, MoraleParty } from './state.ts';

const { dice, sides, neverFails } = tables.morale;
const moraleDice = `${dice}d${sides}`;

/** Who of them has nerve to lose, by index. */
function membersOf(
  { fighters }: Pick<BasicFantasyState, 'fighters'>,
  { side, group }: MoraleParty,
): number[] {
  const members: number[] = [];
  fighters.forEach((fighter, index) => {
    const { stats } = fighter;
    if (fighter.side === side && stats.morale !== undefined && (stats.group ?? '') === group)
      members.push(index);
  });
  return members;
}

/** The parties of those who check morale: identical monsters of a side, or the rest of it, together. */
export function moralePartiesOf(
  fighters: readonly BasicFantasyFighter[],
  before: readonly MoraleParty[],
): readonly MoraleParty[] {
  const parties = [...before];
  for (const { side, stats } of fighters) {
    const group = stats.group ?? '';
    if (stats.morale === undefined || parties.some((party) => party.side === side && party.group === group))
      continue;
    parties.push({ side, group, first: false, half: false });
  }
  return parties.length === before.length ? before : parties;
}

/** Has nerve left to lose. */
const wavers = ({ status, broken, stats: { morale } }: BasicFantasyFighter): boolean =>
  status === 'active' && broken === null && morale !== undefined && morale < neverFails;

/** One throw for the party, held against the score of each who is still in the fight. The fearless need none. */
function check(board: Board, members: readonly number[], detail: string): void {
  const asked = members.filter((index) => wavers(one(board.state, index)));
  if (asked.length === 0) return;
  const roll = rollTotal(moraleDice, board.dice);
  for (const index of asked) {
    const { stats } = one(board.state, index);
    const { stands, reasons } = moraleCheck({
      roll,
      morale: stats.morale ?? neverFails,
      adjustment: stats.moraleAdjustment ?? 0,
      adjustmentLimit: board.state.options.moraleAdjustmentLimit,
    });
    if (!stands) edit(board, index).broken = 'morale';
    tell(board, stands ? 'stands' : 'breaks', index, { amount: roll, detail, reasons });
  }
}

/** Checks morale where it is due: at the first meeting, and once when a party is down to half. */
export function checkMorale(board: Board, meeting: boolean): void {
  board.state.moraleParties.forEach((party, at) => {
    if (party.half && (party.first || !meeting)) return;
    const members = membersOf(board.state, party);
    const [only] = members;
    if (only === undefined) return;
    const { hp, maxHp } = one(board.state, only);
    const { due } = moraleTrigger({
      startingCount: members.length,
      activeCount: members.filter((index) => one(board.state, index).status === 'active').length,
      soloHp: { current: hp, max: maxHp },
      firstEncounter: meeting && !party.first,
      halfAlreadyChecked: party.half || meeting,
    });
    if (due.length === 0) return;
    const first = due.includes('first-encounter');
    const half = due.includes('half-strength');
    board.state.moraleParties = board.state.moraleParties.map((each, other) =>
      other === at ? { ...each, first: each.first || first, half: each.half || half } : each,
    );
    for (const reason of due) check(board, members, reason);
  });
}
