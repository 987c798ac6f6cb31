import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { StepContext } from '../../steps/step-context.ts';
import { forgetSubdual } from '../../facts/effects/subdued.ts';
import { readParty } from '../../facts/party/read-party.ts';
import type { DaysDue } from '../../facts/needs/days-due.ts';
import { closeDays, daysInWords } from '../../facts/needs/days-due.ts';
import { mend } from './mend.ts';
import type { Mended } from './mend.ts';
import type { Pantry } from '../../facts/needs/pantry.ts';
import type { Days, DaysInput, PersonDays } from './plan-days.ts';
import { planDays } from './plan-days.ts';
import { readUpkeep, writeUpkeep } from '../../facts/needs/read-upkeep.ts';
import { crewShortInWords, mendedInWords, supperInWords, withoutInWords } from './settled-words.ts';

/** What came of the days: by themselves in the log, or as the evening of a longer sentence. */
interface Settled {
  summary: string;
  supper: string;
  outcome: StepOutcome;
}

/** Plays the days for everybody and keeps what came of them. */
export function settleDays(context: StepContext, due: DaysDue & Days, input: DaysInput): Settled {
  const { sql, campaign } = context;
  const upkeep = readUpkeep(sql);
  const party = readParty(sql);
  const { people, hands, rations, water, fodder } = planDays(party, upkeep, campaign, input, due);
  const mended = people.map((person) => mend(context, person));
  people.forEach((person, at) => {
    keepPerson(sql, person, mended[at]);
    writeUpkeep(sql, person.member.row.id, upkeep.get(person.member.row.id), {
      days_without_food: person.food.without,
      days_without_water: person.water.without,
      nights_short: person.nightsShort,
      ...restedAfter(person, due),
    });
  });
  forgetSubdual(sql);
  useUpPortions(sql, rations);
  useUpPortions(sql, water);
  useUpPortions(sql, fodder);
  closeDays(sql, due.to, true);
  const used = { rations: eaten(rations), water: eaten(water), fodder: eaten(fodder) };
  const healed = mendedInWords(people, mended);
  const said = mended.flatMap((each) => each.overruled ?? []);
  return {
    summary: [`${daysInWords(due)} settled.`, withoutInWords(people), healed]
      .filter((part) => part !== '')
      .join(' '),
    supper: [supperInWords(used, people), ...crewShortInWords(hands), healed]
      .filter((part) => part !== '')
      .join(' '),
    outcome: {
      reasons: [
        {
          source: 'portions eaten and drunk',
          value: used.rations + used.water + used.fodder,
          rule: 'OSE-TIME-4',
        },
        ...mended.flatMap(({ reasons }) => reasons),
      ],
      ...(said.length > 0 && { overruled: said.join(' ') }),
    },
  };
}

/** A day of less begins the days of complete rest on end anew (SW-HEAL-2). */
const restedAfter = ({ rested: { rest, restedBefore } }: PersonDays, { days, to }: DaysDue) =>
  rest === 'full'
    ? { rested_days: restedBefore + days, rested_to_day: to }
    : { rested_days: 0, rested_to_day: 0 };

const eaten = ({ all, had }: Pantry): number => had - all.reduce((sum, { left }) => sum + left, 0);

function keepPerson(sql: Sql, { member: { row } }: PersonDays, mended: Mended | undefined): void {
  if (mended && mended.hp !== row.hp)
    sql.run(query.updateTable('character').set({ hp: mended.hp }).where('id', '=', row.id));
}

function useUpPortions(sql: Sql, { all }: Pantry): void {
  for (const { itemId, left, quantity } of all) {
    if (left === quantity) continue;
    sql.run(
      left === 0
        ? query.deleteFrom('item').where('id', '=', itemId)
        : query.updateTable('item').set({ quantity: left }).where('id', '=', itemId),
    );
  }
}
