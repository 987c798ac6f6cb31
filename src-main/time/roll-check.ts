import { signed } from '../../shared/words/figures.ts';
import type { Dice } from '../../shared/dice/dice.ts';
import type { StepOutcome } from '../../shared/ipc/outcome.ts';
import { query } from '../db/sql.ts';
import type { StepContext } from '../steps/step-context.ts';
import { wanderingCheck } from '../facts/exploration.ts';
import { pendingChecks } from '../facts/delve/pending-checks.ts';
import { readDelve } from '../facts/delve/read-delve.ts';
import { turnsNamed } from '../facts/words.ts';

/** A wandering check as it fell. */
export interface CheckRolled {
  turn: number;
  chanceInSix: number;
  encounter: boolean;
  reasons: NonNullable<StepOutcome['reasons']>;
}

/** Rolls the wandering check of a turn and keeps it, for the referee alone (OSE-WAND-7, 8). */
export function rollCheck(
  { sql, campaign }: Pick<StepContext, 'sql' | 'campaign'>,
  delveId: number,
  { turn, modifier }: { turn: number; modifier: number },
  dice: Dice,
): CheckRolled {
  const rolled = wanderingCheck(
    { environment: 'dungeon', chanceInSix: campaign.exploration.dungeonChanceInSix, modifier },
    dice,
  );
  const { chanceInSix, encounter, reasons } = rolled;
  sql.run(
    query.insertInto('wandering_check').values({
      delve_id: delveId,
      turn,
      chance_in_six: chanceInSix,
      die: rolled.rolled?.[0]?.face ?? null,
      encounter: encounter ? 1 : 0,
    }),
  );
  return { turn, chanceInSix, encounter, reasons };
}

/** Rolls the checks of these turns in their order and stops at the first that brings something, as play would. */
export function rollToEncounter(
  context: Pick<StepContext, 'sql' | 'campaign'>,
  delveId: number,
  { turns, modifier }: { turns: readonly number[]; modifier: number },
  dice: Dice,
): CheckRolled[] {
  const rolled: CheckRolled[] = [];
  for (const turn of turns) {
    const check = rollCheck(context, delveId, { turn, modifier }, dice);
    rolled.push(check);
    if (check.encounter) break;
  }
  return rolled;
}

/** Where the campaign has checks roll themselves: rolls what waits as a turn has passed. */
export function rollByThemselves(context: Pick<StepContext, 'sql' | 'campaign' | 'dice'>): CheckRolled[] {
  const { sql, campaign, dice } = context;
  const delve = campaign.exploration.checksRollThemselves ? readDelve(sql) : null;
  if (!delve) return [];
  const turns = pendingChecks(delve, campaign);
  return rollToEncounter(context, delve.row.id, { turns, modifier: 0 }, dice());
}

/** "Wandering check, turn 2, 1 in 6: nothing comes." and the same of many at once. */
export function checksInWords(rolled: readonly CheckRolled[]): string {
  const met = rolled.filter(({ encounter }) => encounter).map(({ turn }) => turn);
  const chance = `${rolled[0]?.chanceInSix ?? 0} in 6`;
  const which = turnsNamed(rolled.map(({ turn }) => turn));
  if (rolled.length === 1)
    return `Wandering check, ${which}, ${chance}: ${met.length > 0 ? 'something' : 'nothing'} comes.`;
  const came = met.length === 0 ? 'nothing comes' : `something comes on ${turnsNamed(met)}`;
  return `${rolled.length.toLocaleString('en')} wandering checks, ${which}, ${chance}: ${came}.`;
}

/** What the journal keeps of checks: the one that brought something, else the last. Undefined where none was rolled. */
export function checkOutcome(rolled: readonly CheckRolled[], modifier = 0): StepOutcome | undefined {
  const told = rolled.find(({ encounter }) => encounter) ?? rolled.at(-1);
  if (!told) return undefined;
  const { turn, chanceInSix, encounter, reasons } = told;
  return {
    check: { turn, chanceInSix, encounter },
    reasons,
    hidden: true,
    ...(modifier !== 0 && { overruled: `The referee changed the chance by ${signed(modifier)}.` }),
  };
}
