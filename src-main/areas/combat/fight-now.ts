import type { CombatMachine, CombatState } from '../../../shared/rules/combat.ts';
import { refused } from '../../../shared/errors.ts';
import type { Sql } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import type { FightRow } from '../../db/tables.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import { playFight } from '../../facts/fight/play.ts';
import type { Played } from '../../facts/fight/play.ts';
import { needFight, readFighters, readFights } from '../../facts/fight/read-fight.ts';
import type { Fighter } from '../../facts/fight/read-fight.ts';

/** A fight as it stands, with who is who in it. */
export interface FightNow {
  readonly row: FightRow;
  readonly machine: CombatMachine;
  readonly played: Played;
  readonly state: CombatState;
  readonly fighters: readonly Fighter[];
  /** The name of a fighter or a side by its id, for sentences. */
  readonly nameOf: (id: string) => string;
}

export const sideNames: Readonly<Record<string, string>> = { party: 'the party', foes: 'the enemy' };

/** As it stands, or as it stood after a step of it. Throws not-found. */
export const fightNow = (
  sql: Sql,
  { system }: Pick<CampaignRules, 'system'>,
  fightId: number,
  until = Infinity,
): FightNow => readNow(sql, system.combat, fightId, until);

// An act is weighed, proposed, written and shown by questions of their own, all of which begin here.
const readNow = whileUnchanged(
  (sql: Sql, machine: CombatMachine, fightId: number, until: number): FightNow => {
    const row = needFight(sql, fightId);
    const played = playFight(sql, machine, fightId, until);
    const fighters = readFighters(sql, fightId);
    const names = new Map(fighters.map(({ id, name }) => [id, name]));
    return {
      row,
      machine,
      played,
      state: played.state,
      fighters,
      nameOf: (id) => names.get(id) ?? sideNames[id] ?? (ofFighters.test(id) ? gone : id),
    };
  },
);

const ofFighters = /^[cf]\d+$/;
/** Whose row was struck off while the fight went on. */
const gone = 'one who is gone';

/** The newest fight that goes on, else the newest that is paused; null where nobody fights. */
export function openFightId(sql: Sql): number | null {
  const fights = readFights(sql);
  const newest = (wanted: FightRow['state']) => fights.findLast(({ state }) => state === wanted)?.id;
  return newest('open') ?? newest('paused') ?? null;
}

/** Throws not-found; refused where the fight is over, where another was faster, or where the rules have changed. */
export function fightToGoOn(
  sql: Sql,
  rules: Pick<CampaignRules, 'system'>,
  { fightId, after }: { fightId: number; after: number },
): FightNow {
  const now = fightNow(sql, rules, fightId);
  const { row, played } = now;
  if (row.state === 'ended') throw refused('That fight is over. Nothing was changed.');
  if (row.state === 'paused')
    throw refused('That fight is paused; go on with it first. Nothing was changed.');
  if (played.broken !== null)
    throw refused(
      `The rules have changed since this fight was played: act ${played.broken.n} cannot be done again (${played.broken.why}). It stands as a record; nothing was changed.`,
    );
  if (played.steps !== after)
    throw refused(
      'Something else happened in the fight meanwhile. Nothing was done; look at the board again.',
    );
  return now;
}
