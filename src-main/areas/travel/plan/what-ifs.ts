import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { counted, feet } from '../../../../shared/words/figures.ts';
import { listed } from '../../../../shared/words/names.ts';
import type { Party } from '../../../facts/party/read-party.ts';
import { isAble } from '../../../facts/party/state/standing.ts';
import { loadOf } from '../../../facts/party/weighing/load.ts';
import { weightInWords } from '../../../facts/party/weighing/measures.ts';
import { journeyPace, journeyWalkers } from '../../../facts/road/journey-pace.ts';
import { pantryOf } from '../../need/pantry.ts';
import type { Around } from '../supper.ts';
import type { CountedPlan } from './count-plan.ts';
import type { Intent } from './mornings.ts';

/** What would be otherwise: each change alone, told as a difference. */

type WhatIf = NonNullable<QueryOutput<'travel.plan'>['plan']>['whatIfs'][number];

/** Somebody else goes, or all go at another rate. */
interface Otherwise {
  company?: Party;
  baseFeet?: number;
}

/** The course, to be counted as often as is asked. */
export interface Course {
  count(intent: Intent, otherwise: Otherwise): CountedPlan;
}

interface Change extends Otherwise {
  what: string;
  note: string;
  intent: Intent;
}

/** With so much chance they are as good as there. */
const likelyChance = 0.9;
/** Days from the first; below 0 where no day counted is so likely. */
export const likelyDay = (there: readonly number[]): number =>
  there.findIndex((chance) => chance >= likelyChance);

export function whatIfs(
  around: Around,
  party: Party,
  {
    asked,
    counted: now,
    course,
    barrier,
  }: { asked: Intent; counted: CountedPlan; course: Course; barrier: string | null },
): WhatIf[] {
  const changes = [
    ...byMarching(asked, now),
    ...byLeaving(around, party, asked, barrier !== null),
    ...byShedding(around, party, asked),
  ];
  return changes.map(({ what, note, intent, ...otherwise }) => {
    const then = course.count(intent, otherwise);
    const [likely, before] = [likelyDay(then.there), likelyDay(now.there)];
    return {
      what,
      note,
      steadyDays: then.steady.length - now.steady.length,
      likelyDays: likely < 0 || before < 0 ? null : likely - before,
      food: then.food.at(-1) ?? 1,
      foraging: then.foraging.at(-1) ?? 1,
    };
  });
}

/** The other march, and no rest on it where some is owed. */
function byMarching(asked: Intent, { steady }: CountedPlan): Change[] {
  const isForced = asked.kind === 'forced';
  const other: Change = {
    what: isForced ? 'Ordinary marches' : 'Forced marches',
    note: isForced || !asked.rests ? '' : 'A day of rest after each.',
    intent: { ...asked, kind: isForced ? 'march' : 'forced' },
  };
  if (!steady.some(({ kind }) => kind === 'rest')) return [other];
  const tired: Change = {
    what: 'Press on without rest',
    note: '−1 to attack and damage until they rest.',
    intent: { ...asked, rests: false },
  };
  return [other, tired];
}

/** Each beast or cart without which the others are faster. */
function byLeaving({ sql, campaign }: Around, party: Party, intent: Intent, isBarred: boolean): Change[] {
  const now = journeyPace(sql, campaign, party)?.baseFeet ?? 0;
  return party.members
    .filter(({ row }) => (row.kind === 'mount' || row.kind === 'vehicle') && isAble(campaign, row))
    .flatMap(({ row }): Change[] => {
      const company = { ...party, members: party.members.filter((member) => member.row.id !== row.id) };
      const baseFeet = journeyPace(sql, campaign, company)?.baseFeet ?? 0;
      if (baseFeet <= now) return [];
      const rations = pantryOf(party, 'ration').had - pantryOf(company, 'ration').had;
      const notes = [
        rations === 0 ? '' : `${counted(rations, 'ration')} left behind with it.`,
        isBarred && row.kind === 'vehicle' ? 'It bars the way on no longer.' : '',
      ].filter((note) => note !== '');
      return [
        { what: `Leave ${row.name}: ${feet(baseFeet)}`, note: notes.join(' '), intent, company, baseFeet },
      ];
    });
}

/** What the slowest would have to put down for the next rate, if all of them can. */
function byShedding({ sql, campaign }: Around, party: Party, intent: Intent): Change[] {
  const walkers = journeyWalkers(sql, campaign, party)
    .filter(({ row }) => isAble(campaign, row) && row.kind !== 'vessel')
    .map((bearing) => ({ name: bearing.row.name, load: loadOf(campaign, bearing) }));
  const now = Math.min(...walkers.map(({ load }) => load.baseFeet));
  const slowest = walkers.filter(({ load }) => load.baseFeet === now);
  const sheds = slowest.flatMap(({ name, load: { shed } }) => (shed === null ? [] : [{ name, ...shed }]));
  if (sheds.length === 0 || sheds.length < slowest.length) return [];
  const baseFeet = Math.min(
    ...sheds.map((shed) => shed.baseFeet),
    ...walkers.filter(({ load }) => load.baseFeet > now).map(({ load }) => load.baseFeet),
  );
  const put = sheds.map(({ name, weight }) => `${name} ${weightInWords(campaign.system.weights, weight)}`);
  return [{ what: `Put down ${listed(put)}: ${feet(baseFeet)}`, note: '', intent, baseFeet }];
}
