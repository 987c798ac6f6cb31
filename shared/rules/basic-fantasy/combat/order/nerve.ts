import { rollTotal } from '../../../dice/roll.ts';
import { tables } from '../tables.ts';
import { edit, one, tell, type Board } from './board.ts';
import { moraleCheck, moraleTrigger } from './rules.ts';
import type { BasicFantasyFighter, BasicFantasyState, MoraleParty } from './state.ts';

const { dice, sides, neverFails } = tables.morale;
const moraleDice = `${dice}d${sides}`;

/** Has nerve to lose, and checks it with this party. */
const belongs = ({ side, stats }: BasicFantasyFighter, party: MoraleParty): boolean =>
  side === party.side && stats.morale !== undefined && (stats.group ?? '') === party.group;

/** What is left of a party, and the first of it; null if there never was anybody. */
function strengthOf(
  { fighters }: Pick<BasicFantasyState, 'fighters'>,
  party: MoraleParty,
): { first: BasicFantasyFighter; starting: number; active: number } | null {
  let first: BasicFantasyFighter | null = null;
  let starting = 0;
  let active = 0;
  for (const fighter of fighters) {
    if (!belongs(fighter, party)) continue;
    first ??= fighter;
    starting += 1;
    if (fighter.status === 'active') active += 1;
  }
  return first && { first, starting, active };
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
function check(board: Board, party: MoraleParty, detail: string): void {
  const asked = board.state.fighters.flatMap((fighter, index) =>
    belongs(fighter, party) && wavers(fighter) ? [index] : [],
  );
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
    const strength = strengthOf(board.state, party);
    if (!strength) return;
    const { hp, maxHp } = strength.first;
    const { due } = moraleTrigger({
      startingCount: strength.starting,
      activeCount: strength.active,
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
    for (const reason of due) check(board, party, reason);
  });
}
