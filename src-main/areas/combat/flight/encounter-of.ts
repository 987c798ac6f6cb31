import { refused } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import type { FoeRow } from '../../../db/tables.ts';
import { keepStep, plainStep, readOpenEncounter } from '../../../facts/meeting/read-encounter.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { counted } from '../../encounter/open.ts';
import { kindOf, meetingOf, metBy } from '../ending/meeting-of.ts';
import type { Meeting } from '../ending/meeting-of.ts';
import type { FightNow } from '../fight-now.ts';
import { stretchesOver } from '../several/times.ts';

type Context = Pick<StepContext, 'sql' | 'campaign'>;

const nobodySurprised = {
  party: { surprised: false, die: null },
  monsters: { surprised: false, die: null },
  people: [],
  foes: null,
};

/**
 * The encounter in which a flight out of this fight is run: its own, or one that is made for a fight begun by hand.
 * Throws refused where its own is over, or another is under way.
 */
export function encounterOf(context: Context, now: FightNow, gap: number): void {
  const { sql } = context;
  if (isUnderWay(context, now)) return;
  const foes = foesOf(now);
  const encounterId = sql.run(query.insertInto('encounter').values(meetingToBe(context, now, foes))).lastId;
  keepStep(sql, encounterId, 'number', plainStep(foes.length, ''));
  keepStep(sql, encounterId, 'surprise', plainStep(null, nobodySurprised));
  keepStep(sql, encounterId, 'distance', plainStep(gap));
  keepStep(sql, encounterId, 'course', plainStep(null, 'fight'));
  metBy(context, encounterId, foes);
  sql.run(
    query
      .updateTable('encounter')
      .set({ fight_rounds: stretchesOver(now.state) })
      .where('id', '=', encounterId),
  );
  sql.run(query.updateTable('fight').set({ encounter_id: encounterId }).where('id', '=', now.row.id));
}

/** Whether the fight has an encounter that goes on. Throws refused where it can have none. */
export function isUnderWay({ sql }: Context, { row, fighters }: Pick<FightNow, 'row' | 'fighters'>): boolean {
  const open = readOpenEncounter(sql);
  if (row.encounter_id !== null && open?.id === row.encounter_id) return true;
  if (row.encounter_id !== null)
    throw refused(
      'The encounter of this fight is over, so no chase can be run in it. Nothing was changed; say with F who flees.',
    );
  if (open)
    throw refused(
      `Another encounter is under way, with ${counted(open)}. Nothing was changed; conclude it first, or say with F who flees.`,
    );
  // Of people alone, or of foes whose own encounters are over.
  if (foesOf({ fighters }).length === 0)
    throw refused(
      'Nobody of this fight is met in an encounter that could go on, so no chase can be run in it. Nothing was changed; say with F who flees.',
    );
  return false;
}

/** Those of the fight who belong to no encounter yet. */
export const foesOf = ({ fighters }: Pick<FightNow, 'fighters'>): FoeRow[] =>
  fighters.flatMap(({ foe }) => (foe && foe.encounter_id === null ? [foe] : []));

/** Called after the fight; of many kinds the most numerous says how fast they are. */
export function meetingToBe(context: Context, now: FightNow, foes: readonly FoeRow[]): Meeting {
  const kinds = new Map<string, FoeRow[]>();
  for (const foe of foes) kinds.set(kindOf(foe), [...(kinds.get(kindOf(foe)) ?? []), foe]);
  const most = [...kinds.values()].sort((one, other) => other.length - one.length)[0];
  const who = kinds.size === 1 ? ([...kinds.keys()][0] ?? now.row.name) : now.row.name;
  return meetingOf(context, now, {
    who: who.slice(0, 80),
    creatureId: most?.[0]?.creature_id ?? null,
    number: foes.length,
  });
}
