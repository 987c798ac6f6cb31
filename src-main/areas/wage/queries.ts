import { dayAndTime } from '../../../shared/clock.ts';
import { dateWords, readStoredCalendar } from '../../facts/calendar/read-calendar.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { readParty } from '../../facts/party/read-party.ts';
import { readServants, WageCount } from '../../facts/party/wages.ts';
import { pursesOf } from '../../facts/treasure/purses.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';

export const wageQueries: QueriesOf<'wage'> = {
  'wage.list': ({ file: { sql } }) => {
    const campaign = readCampaign(sql);
    const { kept } = readStoredCalendar(sql);
    const count = new WageCount(sql);
    const party = readParty(sql);
    const names = new Map(party.members.map(({ row }) => [row.id, row.name]));
    const { day: today } = dayAndTime(campaign.clock);
    return {
      people: readServants(sql, campaign).map((servant) => {
        const { row, employerId, wage, every, owed } = servant;
        const employer = employerId === null ? undefined : names.get(employerId);
        const next = wage === 0 ? null : count.after(servant, today);
        return {
          id: row.id,
          name: row.name,
          employer: employerId === null || employer === undefined ? null : { id: employerId, name: employer },
          copper: wage,
          every,
          due: count.due(servant, today),
          owed,
          next: next === null ? null : { day: next, date: kept && dateWords(kept, next) },
        };
      }),
      purses: pursesOf(party),
    };
  },
};
