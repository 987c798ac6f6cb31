import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CommandContext } from '../command-context.ts';
import { readParty } from '../party/read-party.ts';
import type { DaysDue } from './days-due.ts';
import { closeDays, daysInWords } from './days-due.ts';
import { mend } from './mend.ts';
import type { Mended } from './mend.ts';
import type { Pantry } from './pantry.ts';
import type { DaysInput, PersonDays } from './plan-days.ts';
import { idsOf, planDays } from './plan-days.ts';
import { readUpkeep, writeWants } from './read-upkeep.ts';
import { restedBefore } from './rested-before.ts';
import { mendedInWords, withoutInWords } from './settled-words.ts';

/** Plays the days for everybody and keeps what came of them. */
export function settleDays(
  context: CommandContext,
  due: DaysDue,
  input: DaysInput,
): { summary: string; outcome: StepOutcome } {
  const { sql, campaign } = context;
  const { recovery } = campaign.system;
  const upkeep = readUpkeep(sql);
  const party = readParty(sql);
  const onEnd = restedBefore(sql, recovery, due.from, idsOf(party));
  const { people, rations, water } = planDays(party, upkeep, recovery, input, due.days, onEnd);
  const before = eaten(rations) + eaten(water);
  const mended = people.map((person) => mend(context, person));
  people.forEach((person, at) => {
    keepPerson(sql, person, mended[at]);
    writeWants(sql, person.member.row.id, upkeep.get(person.member.row.id), {
      days_without_food: person.food.without,
      days_without_water: person.water.without,
      nights_short: person.nightsShort,
    });
  });
  useUpPortions(sql, rations);
  useUpPortions(sql, water);
  closeDays(sql, due.to, true);
  const said = mended.flatMap((each) => each.overruled ?? []);
  return {
    summary: [`${daysInWords(due)} settled.`, withoutInWords(people), mendedInWords(people, mended)]
      .filter((part) => part !== '')
      .join(' '),
    outcome: {
      reasons: [
        { source: 'portions eaten and drunk', value: before, rule: 'OSE-TIME-4' },
        ...mended.flatMap(({ reasons }) => reasons),
      ],
      ...(said.length > 0 && { overruled: said.join(' ') }),
    },
  };
}

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
