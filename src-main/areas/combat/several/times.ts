import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { CombatState } from '../../../../shared/rules/combat.ts';
import type { Sql } from '../../../db/sql.ts';
import type { FightRow } from '../../../db/tables.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { playFight } from '../../../facts/fight/play.ts';
import { readFights } from '../../../facts/fight/read-fight.ts';

/** Fights at once, each with a time of its own since it began: only the one ahead moves the clock. */

type Rules = Pick<CampaignRules, 'system'>;

/** Rounds that are over, or seconds where fights are counted in them. */
export const stretchesOver = ({ clock: { round, count } }: CombatState): number =>
  round === null ? Math.max(0, Math.floor(count ?? 0)) : Math.max(0, round - 1);

/** How far it has come, in seconds of the clock. */
export const ownSeconds = (
  { system }: Rules,
  { began_seconds: began }: Pick<FightRow, 'began_seconds'>,
  state: CombatState,
): number => began + stretchesOver(state) * system.clock.roundSeconds;

/** How it stands; null where it is damaged, which its own board tells. */
export function stateOf(sql: Sql, { system }: Rules, { id }: Pick<FightRow, 'id'>): CombatState | null {
  try {
    return playFight(sql, system.combat, id).state;
  } catch (thrown) {
    if (thrown instanceof TurnkeeperError && thrown.code === 'file-damaged') return null;
    throw thrown;
  }
}

interface Other {
  readonly row: FightRow;
  readonly state: CombatState;
}

function others(sql: Sql, rules: Rules, counts: (row: FightRow) => boolean): Other[] {
  return readFights(sql)
    .filter(counts)
    .flatMap((row) => {
      const state = stateOf(sql, rules, row);
      return state === null ? [] : [{ row, state }];
    });
}

/** What began longer ago and is over has nothing to do with a fight that begins now. */
const longAgo = 3600;

/** How far the one ahead of the others has come, also of those that are paused or over meanwhile; null for none. */
export function aheadOf(sql: Sql, rules: Rules, { id, began_seconds: began }: FightRow): number | null {
  const beside = others(
    sql,
    rules,
    (row) => row.id !== id && (row.state !== 'ended' || row.began_seconds > began - longAgo),
  );
  const come = beside.map(({ row, state }) => ownSeconds(rules, row, state));
  return come.length === 0 ? null : Math.max(...come);
}

/** Who stands in another fight that goes on, by the ids of the rules: he comes into this one by no rule. */
export const fightingElsewhere = (sql: Sql, rules: Rules, fightId: number): ReadonlySet<string> =>
  new Set(
    others(sql, rules, ({ id, state }) => id !== fightId && state === 'open').flatMap(({ state }) =>
      state.fighters.filter(({ status }) => status === 'active').map(({ id }) => id),
    ),
  );
