import { rollTotal } from '../../../../dice/roll.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { moraleCheck, moraleTrigger } from '../../encounter/morale.ts';
import { tables } from '../../tables.ts';
import { edit, tell, type BasicFantasyDraft } from '../draft.ts';
import type { BasicFantasyFighter, BasicFantasyState, MoraleParty, Question } from '../state.ts';
import { ask } from './asking.ts';

const { dice, sides, neverFails } = tables.morale;
const moraleDice = `${dice}d${sides}`;

/** Has nerve to lose, and checks it with this party. */
const belongs = ({ side, stats }: BasicFantasyFighter, party: Pick<MoraleParty, 'side' | 'group'>): boolean =>
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

type Reason = Extract<Question, { kind: 'morale' }>['reason'];
type Called = Pick<MoraleParty, 'side' | 'group'> & { readonly reason: Reason };

/** Those whom a check concerns: who of the party is still in the fight, and not fearless. */
export const shakenBy = (
  { fighters }: Pick<BasicFantasyState, 'fighters'>,
  party: Pick<MoraleParty, 'side' | 'group'>,
): number[] =>
  fighters.flatMap((fighter, index) => (belongs(fighter, party) && wavers(fighter) ? [index] : []));

const { adjustmentLimit } = tables.morale;

/** What the referee may see in the situation; nothing first. BF-MOR-6. */
export const adjustments: readonly string[] = Array.from(
  { length: 2 * adjustmentLimit + 1 },
  (_, at) => at - adjustmentLimit,
)
  .sort((a, b) => Math.abs(a) - Math.abs(b) || a - b)
  .map((figure) => (figure > 0 ? `+${figure}` : String(figure)));

function outcome(draft: BasicFantasyDraft, index: number, stands: boolean, more: object): void {
  if (!stands) edit(draft, index).broken = 'morale';
  tell(draft, stands ? 'stands' : 'breaks', index, more);
}

/** One throw for the party, held against the score of each. Dice: 2d6. BF-MOR-2, 6. */
function throwFor(draft: BasicFantasyDraft, { side, group, reason }: Called, adjustment: number): void {
  const asked = shakenBy(draft, { side, group });
  draft.dice.about?.({
    what: 'morale',
    title: 'Morale',
    rule: 'BF-MOR-2',
    by: side,
    dice: moraleDice,
    of: dice,
    ...(group !== '' && { way: group }),
  });
  const roll = rollTotal(moraleDice, draft.dice);
  for (const index of asked) {
    const { stats } = fighterAt(draft, index);
    const { stands, score, reasons } = moraleCheck({
      roll,
      morale: stats.morale ?? neverFails,
      adjustment: (stats.moraleAdjustment ?? 0) + adjustment,
      adjustmentLimit: draft.state.options.moraleAdjustmentLimit,
    });
    outcome(draft, index, stands, { amount: roll, total: roll, needed: score, detail: reason, reasons });
  }
}

/** Morale that was asked: thrown with an adjustment, or by the referee's word. BF-MOR-2, 6. */
export function answerMorale(draft: BasicFantasyDraft, called: Called, way: string): void {
  if (way !== 'stand' && way !== 'break') {
    throwFor(draft, called, Number(way));
    return;
  }
  for (const index of shakenBy(draft, called))
    outcome(draft, index, way === 'stand', { detail: called.reason });
}

/** Asked or thrown. The fearless need no dice. */
function call(draft: BasicFantasyDraft, called: Called): void {
  if (shakenBy(draft, called).length === 0) return;
  if (draft.state.options.askMorale) ask(draft, { kind: 'morale', ...called });
  else throwFor(draft, called, 0);
}

/** Checks morale where it is due: at the first meeting, and once when a party is down to half. */
export function checkMorale(draft: BasicFantasyDraft, meeting: boolean): void {
  draft.state.moraleParties.forEach((party, at) => {
    if (party.half && (party.first || !meeting)) return;
    const strength = strengthOf(draft.state, party);
    if (!strength) return;
    const { maxHp } = strength.first;
    const hp = Math.max(0, strength.first.hp);
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
    draft.state.moraleParties = draft.state.moraleParties.map((each, other) =>
      other === at ? { ...each, first: each.first || first, half: each.half || half } : each,
    );
    for (const reason of due) call(draft, { side: party.side, group: party.group, reason });
  });
}
