import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { RecoveryRules } from '../../../shared/rules/recovery.ts';
import type { UpkeepRow } from '../../db/tables.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { readFatigue } from '../../facts/delve/read-delve.ts';
import type { Member } from '../../facts/party/read-party.ts';
import { readParty, readPeople } from '../../facts/party/read-party.ts';
import { readSheet } from '../../facts/party/sheet.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { daysOfRest } from './steps.ts';
import { daysDue, newestDays } from '../../facts/needs/days-due.ts';
import type { Pantry } from '../../facts/needs/pantry.ts';
import { pantryOf, portionsLeft } from '../../facts/needs/pantry.ts';
import type { PersonDays } from './plan-days.ts';
import { standingOf } from '../../facts/party/state/standing.ts';
import { keepsHouse, livingOf, planDays, spareOf } from './plan-days.ts';
import { healingPreview } from './healing-preview.ts';
import { readUpkeep } from '../../facts/needs/read-upkeep.ts';
import { fareInWords } from './settled-words.ts';
import { breathless, partyWants, standingWants, wantsOf } from '../../facts/needs/wants.ts';

type NeedList = QueryOutput<'need.list'>;
type Preview = QueryOutput<'need.preview'>;

export const needQueries: QueriesOf<'need'> = {
  'need.wants': ({ file: { sql } }) => {
    const { recovery, running } = readCampaign(sql).system;
    const upkeep = readUpkeep(sql);
    return {
      people: readPeople(sql).flatMap((row) => {
        const { id, name, constitution } = row;
        const wants = [
          ...standingWants(upkeep.get(id), recovery, spareOf({ sheet: readSheet(row) })),
          ...breathless(running, constitution, upkeep.get(id)),
        ];
        return wants.length === 0 ? [] : [{ id, name, wants }];
      }),
      party: partyWants(readFatigue(sql)),
    };
  },

  'need.list': ({ file: { sql } }) => {
    const campaign = readCampaign(sql);
    const { clock, system } = campaign;
    const party = readParty(sql);
    const upkeep = readUpkeep(sql);
    const rations = pantryOf(party, 'ration');
    const water = pantryOf(party, 'water');
    const { recovery } = system;
    return {
      due: daysDue(sql, clock),
      recovery: {
        text: recovery.text,
        rule: recovery.rule,
        die: recovery.die,
        sleep: recovery.sleep !== null,
      },
      rations: rations.had,
      water: water.had,
      people: livingOf(party).map((member) => ({
        ...needOf(member, campaign, upkeep.get(member.row.id)),
        rations: portionsLeft(rations.own.get(member.row.id) ?? []),
        water: portionsLeft(water.own.get(member.row.id) ?? []),
      })),
    };
  },

  'need.preview': ({ file: { sql } }, { restDays, ...input }) => {
    const campaign = readCampaign(sql);
    const { clock, system } = campaign;
    const due = daysDue(sql, clock);
    const span = restDays === null ? due && newestDays(due) : daysOfRest(clock, restDays);
    const party = readParty(sql);
    const upkeep = readUpkeep(sql);
    const planned = planDays(party, upkeep, campaign, input, span ?? noDays);
    return {
      span,
      rations: beforeAndAfter(planned.rations),
      water: beforeAndAfter(planned.water),
      people: planned.people.map((person) => previewOf(person, system.recovery)),
    };
  },
};

function needOf(
  { row, sheet }: Member,
  campaign: Campaign,
  upkeep: UpkeepRow | undefined,
): Omit<NeedList['people'][number], 'rations' | 'water'> {
  const { recovery } = campaign.system;
  const food = upkeep?.days_without_food ?? 0;
  const water = upkeep?.days_without_water ?? 0;
  const nightsShort = upkeep?.nights_short ?? 0;
  const needed = recovery.sleep?.required(row.constitution);
  return {
    id: row.id,
    name: row.name,
    hp: row.hp,
    maxHp: row.max_hp,
    word: standingOf(campaign, row).word,
    takesPart: keepsHouse(campaign, row),
    daysWithoutFood: food,
    daysWithoutWater: water,
    nightsShort,
    hoursNeeded: needed ? { value: needed.hours, reasons: needed.reasons } : null,
    wants: standingWants(upkeep, recovery, spareOf({ sheet })),
  };
}

const noDays = { from: 1, days: 0 };

const beforeAndAfter = ({ had, all }: Pantry) => ({ before: had, after: portionsLeft(all) });

function previewOf(person: PersonDays, recovery: RecoveryRules): Preview['people'][number] {
  const { member, takesPart, food, water, sleep, nightsShort } = person;
  const { row } = member;
  return {
    id: row.id,
    name: row.name,
    takesPart,
    food: { text: fareInWords(row.name, food, 'food'), missed: food.missed },
    water: { text: fareInWords(row.name, water, 'water'), missed: water.missed },
    sleep: sleep && {
      text: `${sleep.hours} of ${sleep.needed} hours`,
      short: sleep.short,
      reasons: recovery.sleep?.required(row.constitution).reasons ?? [],
    },
    healing: healingPreview(person, recovery),
    wants: wantsOf(
      { food: food.without, water: Math.max(0, water.without - spareOf(member)), nightsShort },
      recovery,
    ),
  };
}
