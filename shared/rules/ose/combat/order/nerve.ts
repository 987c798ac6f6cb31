import { moraleApplies, moraleCheck, moraleTriggers } from '../../encounter/morale.ts';
import { printedDice, tables } from '../../tables.ts';
import { put, type OseDraft } from '../draft.ts';
import type { Nerve, OseCombatState, OseFighter } from '../state.ts';

/** A side whose courage was not tried yet. */
export const steady: Nerve = { firstDeathDone: false, halfDone: false, successes: {} };

/** Whether dice decide if he fights on. */
function checks({ status, broken, turn, build }: OseFighter): boolean {
  if (status !== 'active' || broken || turn.falling || build.morale === null) return false;
  return build.kind !== 'character' && moraleApplies({ morale: true, kind: build.kind }).applies;
}

function triggersOf(state: OseCombatState, side: string, { firstDeathDone, halfDone }: Nerve) {
  let total = 0;
  let dead = 0;
  let unconscious = 0;
  for (const fighter of state.fighters) {
    if (fighter.side !== side || fighter.status === 'absent') continue;
    total += 1;
    if (fighter.status === 'dead') dead += 1;
    if (fighter.status === 'unconscious') unconscious += 1;
  }
  return moraleTriggers({ total, dead, incapacitated: dead + unconscious, firstDeathDone, halfDone });
}

/** What a side has lost, whether dice decide about it or not. */
export function losses(state: OseCombatState, side: string): { firstDeath: boolean; half: boolean } {
  // Whose last has changed sides has lost nobody.
  if (!state.fighters.some((one) => one.side === side && one.status !== 'absent'))
    return { firstDeath: false, half: false };
  const { triggers } = triggersOf(state, side, steady);
  return { firstDeath: triggers.includes('firstDeath'), half: triggers.includes('halfIncapacitated') };
}

/** The sides of the moment that have to check now, in order. OSE-MOR-7 to 9. */
export function moraleDue(state: OseCombatState): string[] {
  const moment = state.moments[state.moment];
  const { morale, individualInitiative } = state.settings;
  if (!morale || !moment || (moment.slow && !individualInitiative)) return [];
  return state.sides.filter((side, at) => {
    const here = state.fighters.some(
      (one) =>
        one.side === side &&
        one.status === 'active' &&
        moment.members.includes(moment.by === 'side' ? side : one.id),
    );
    const nerve = state.nerves[at];
    if (!here || !nerve) return false;
    return (
      triggersOf(state, side, nerve).check && state.fighters.some((one) => one.side === side && checks(one))
    );
  });
}

/** Whose nerve is asked for now: the first side that has to check, and those of it who do. */
export function asked(state: OseCombatState): { sides: string[]; actors: string[] } {
  const [side] = state.step === 'morale' ? moraleDue(state) : [];
  const shaken = state.fighters.filter((one) => one.side === side && checks(one));
  return { sides: side === undefined ? [] : [side], actors: shaken.map(({ id }) => id) };
}

/** Ratings of 2 do not fight at all. OSE-MOR-3. */
export const unwilling = (settings: { morale: boolean }, fighter: Pick<OseFighter, 'build'>): boolean =>
  settings.morale && fighter.build.morale === tables.morale.neverFights && fighter.build.kind !== 'character';

const { adjustmentMin, adjustmentMax } = tables.morale;

/** What the referee may see in the situation; nothing first. OSE-MOR-10. */
export const adjustments: readonly string[] = Array.from(
  { length: adjustmentMax - adjustmentMin + 1 },
  (_, at) => adjustmentMin + at,
)
  .sort((a, b) => Math.abs(a) - Math.abs(b) || a - b)
  .map((figure) => (figure > 0 ? `+${figure}` : String(figure)));

interface Shaken {
  side: string;
  rating: number;
  adjustment: number;
  successes: number;
}

/** One roll for all of a side that share a rating; the answer is how often they have now held. Dice: 2d6. */
function tryNerve(draft: OseDraft, { side, rating, adjustment, successes }: Shaken): number {
  const { dice } = tables.morale;
  draft.dice.about?.({
    what: 'morale',
    title: 'Morale',
    rule: 'OSE-MOR-5',
    by: side,
    way: String(rating),
    dice,
    of: printedDice(dice).count,
  });
  const { result, reasons, rolled, total, target, ...check } = moraleCheck(
    { rating, adjustment, successes },
    draft.dice,
  );
  const breaks = result === 'breaks';
  draft.events.push({
    kind: 'morale',
    as: breaks ? 'breaks' : 'stands',
    id: null,
    side,
    detail: `${side}: ${result}`,
    ...(total !== null && { amount: total, total, needed: target }),
    reasons,
    ...(rolled && { rolled }),
  });
  if (breaks) {
    draft.fighters.forEach((one, index) => {
      if (one.side !== side || one.build.morale !== rating || !checks(one)) return;
      put(draft, index, { ...one, broken: true });
      draft.events.push({ kind: 'breaks', as: 'breaks', id: one.id });
    });
  }
  return check.successes;
}

/** What calls for it, in words. OSE-MOR-7, 8. */
export function moraleCall(state: OseCombatState): string {
  const [side] = moraleDue(state);
  const nerve = state.nerves[state.sides.indexOf(side ?? '')];
  if (side === undefined || !nerve) return 'Morale';
  const { triggers } = triggersOf(state, side, nerve);
  return triggers.includes('halfIncapacitated')
    ? 'Morale: half of them are down'
    : 'Morale: the first has died';
}

/** By the referee's word: all of the side who would check hold, or break. */
function decide(draft: OseDraft, side: string, stands: boolean): void {
  draft.fighters.forEach((one, index) => {
    if (one.side !== side || !checks(one)) return;
    if (!stands) put(draft, index, { ...one, broken: true });
    const word = stands ? 'stands' : 'breaks';
    draft.events.push({ kind: word, as: word, id: one.id });
  });
}

/**
 * The first side that has to check does, by an adjustment or by the word `stand` or `break`. Dice: 2d6 for each rating
 * in it. OSE-MOR-5, 6, 10.
 */
export function checkMorale(draft: OseDraft, way: string): void {
  const [side] = moraleDue(draft.state);
  const at = draft.state.sides.indexOf(side ?? '');
  const nerve = draft.state.nerves[at];
  if (side === undefined || !nerve) return;
  const successes: Record<string, number> = { ...nerve.successes };
  const byWord = way === 'stand' || way === 'break';
  if (byWord) decide(draft, side, way === 'stand');
  const adjustment = byWord ? 0 : Number(way);
  const shaken = byWord ? [] : draft.fighters.filter((one) => one.side === side && checks(one));
  for (const rating of new Set(shaken.map(({ build }) => build.morale))) {
    if (rating === null) continue;
    successes[rating] = tryNerve(draft, { side, rating, adjustment, successes: successes[rating] ?? 0 });
  }
  const { firstDeathDone, halfDone } = triggersOf(draft.state, side, nerve);
  draft.state.nerves = draft.state.nerves.with(at, { firstDeathDone, halfDone, successes });
}
