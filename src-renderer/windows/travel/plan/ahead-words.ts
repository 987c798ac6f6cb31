import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { listed } from '../../../../shared/words/names.ts';
import type { Road } from '../travel-types.ts';

export type AheadView = NonNullable<QueryOutput<'travel.ahead'>>;
type Lasting = AheadView['food'];
type NoReturn = NonNullable<AheadView['noReturn']>;
type WaterAt = NonNullable<NonNullable<AheadView['nearestWater']>['truly']>;

interface Line {
  title: string;
  text: string;
  /** It asks for the referee's eye. */
  warns: boolean;
}

/** So few days of anything are told in alarm. */
const fewDays = 2;

/** What the road comes to, a line each. */
export function aheadLines(ahead: AheadView, road: Road, today: number): Line[] {
  const { stores, orders, aboardId } = road;
  const lasts = (title: string, each: Lasting, isFound: boolean, found: string): Line => ({
    title,
    text: isFound
      ? `${found} Elsewhere ${lastingWords(each, today)}`
      : capitalised(lastingWords(each, today)),
    warns: !isFound && each.until !== null && each.until < today + fewDays,
  });
  return [
    ...(ahead.goalDay === null
      ? []
      : [{ title: 'There', text: `Day ${ahead.goalDay}, if all goes well.`, warns: false }]),
    ...(stores.eaters === 0
      ? []
      : [
          orders.food === 'found' ? foundLine('Food') : lasts('Food', ahead.food, false, ''),
          orders.water === 'found'
            ? foundLine('Water')
            : lasts('Water', ahead.water, orders.water === 'ground' && stores.water.found, 'Here.'),
          ...(aboardId === null ? [] : [storesLine(stores)]),
        ]),
    ...nearestLine(ahead.nearestWater),
    ...(ahead.fodder === null
      ? []
      : [lasts('Fodder', ahead.fodder, stores.fodder?.grazing === true, 'Grazing here.')]),
    restLine(road.rest),
    ...(ahead.noReturn === null ? [] : [noReturnLine(ahead.noReturn, aboardId !== null)]),
    ...ahead.next.map(({ what, day }) => ({ title: what, text: `Day ${day}.`, warns: false })),
  ];
}

const foundLine = (title: string): Line => ({
  title,
  text: 'Found on the way, by the orders.',
  warns: false,
});

/** "For 9 days, 31 aboard." */
function storesLine({ eaters, food, water }: Road['stores']): Line {
  const days = Math.min(food.days, water.found ? food.days : water.days);
  return { title: 'Stores', text: `For ${counted(days, 'day')}, ${eaters} aboard.`, warns: days < fewDays };
}

/** "to day 8, then Odo goes short.", "none tonight: Odo goes short." */
function lastingWords({ until, short }: Lasting, today: number): string {
  if (until === null) return 'for a year and more.';
  const who = `${listed(short.slice(0, mostNamed))}${short.length > mostNamed ? ' and others' : ''}`;
  const goes = short.length === 1 ? 'goes' : 'go';
  return until < today
    ? `none tonight: ${who} ${goes} short.`
    : `to day ${until}, then ${who} ${goes} short.`;
}

const mostNamed = 3;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function nearestLine(nearest: AheadView['nearestWater']): Line[] {
  if (nearest === null) return [];
  const { truly, theirs } = nearest;
  const told = (at: WaterAt | null): string => {
    if (at === null) return 'none near';
    return [
      at.number,
      counted(at.miles, 'mile'),
      ...(at.days === null ? [] : [counted(at.days, 'day')]),
    ].join(', ');
  };
  const same = truly !== null && theirs !== null && truly.number === theirs.number;
  const text = same ? `${told(truly)}.` : `In truth ${told(truly)}; by their map ${told(theirs)}.`;
  return [{ title: 'Nearest water', text, warns: truly === null }];
}

function restLine({ due, overdue, daysLeft }: Road['rest']): Line {
  if (overdue) return { title: 'Rest', text: 'Overdue.', warns: true };
  if (due) return { title: 'Rest', text: 'Owed now.', warns: true };
  return { title: 'Rest', text: `Owed after ${counted(daysLeft, 'day')} of march.`, warns: false };
}

const noReturnLine = (noReturn: NoReturn, isAfloat: boolean): Line => ({
  title: 'The way back',
  text: noReturnWords(noReturn, isAfloat ? 'went aboard' : 'set out'),
  warns: noReturn.where !== 'never',
});

/** "Turn back after 34 miles more, on the way to The Ford: beyond, food does not last back." */
export function noReturnWords({ where, ware, miles, name }: NoReturn, began = 'set out'): string {
  const lasts = ware === null ? 'nobody comes back in time' : `${ware} does not last back`;
  switch (where) {
    case 'never':
      return 'What they carry lasts there and back.';
    case 'passed':
      return `Too late to turn: ${lasts} to where they ${began}.`;
    case 'ahead': {
      if (miles === 0) return `Turn back now: a mile on, ${lasts}.`;
      const place = name === '' ? '' : `, on the way to ${name}`;
      return `Turn back after ${counted(miles, 'mile')} more${place}: beyond, ${lasts}.`;
    }
  }
}
