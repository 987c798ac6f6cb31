import type { Dice } from '../../../shared/dice/dice.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { query } from '../../db/sql.ts';
import type { CommandContext } from '../command-context.ts';
import { exploration } from '../exploration.ts';
import { pendingChecks } from './pending-checks.ts';
import { readDelve } from './read-delve.ts';
import { signed } from './words.ts';

interface CheckRolled {
  summary: string;
  encounter: boolean;
  outcome: StepOutcome;
}

/** Rolls the wandering check of a turn and keeps it, for the referee alone (OSE-WAND-7, 8). */
export function rollCheck(
  { sql, campaign }: Pick<CommandContext, 'sql' | 'campaign'>,
  delveId: number,
  { turn, modifier }: { turn: number; modifier: number },
  dice: Dice,
): CheckRolled {
  const rolled = exploration['wandering.check'](
    { environment: 'dungeon', chanceInSix: campaign.exploration.dungeonChanceInSix, modifier },
    dice,
  );
  const { chanceInSix, encounter } = rolled;
  sql.run(
    query.insertInto('wandering_check').values({
      delve_id: delveId,
      turn,
      chance_in_six: chanceInSix,
      die: rolled.rolled?.[0]?.face ?? null,
      encounter: encounter ? 1 : 0,
    }),
  );
  const result = encounter ? 'something comes' : 'nothing comes';
  return {
    summary: `Wandering check, turn ${turn}, ${chanceInSix} in 6: ${result}.`,
    encounter,
    outcome: {
      check: { turn, chanceInSix, encounter },
      reasons: rolled.reasons,
      hidden: true,
      ...(modifier !== 0 && { overruled: `The referee changed the chance by ${signed(modifier)}.` }),
    },
  };
}

/** Where the campaign has checks roll themselves: rolls every one that waits as a turn has passed. */
export function rollByThemselves(context: CommandContext): CheckRolled[] {
  const { sql, campaign, dice } = context;
  const delve = campaign.exploration.checksRollThemselves ? readDelve(sql) : null;
  if (!delve) return [];
  return pendingChecks(delve, campaign).map((turn) =>
    rollCheck(context, delve.row.id, { turn, modifier: 0 }, dice()),
  );
}
