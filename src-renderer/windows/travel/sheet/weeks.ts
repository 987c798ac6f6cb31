import { capital } from '../../../../shared/words/names.ts';
import { galeText, groundName, lostDie, lostText, offsetText } from '../../../../shared/words/road.ts';
import type { Road, RoadDay } from '../travel-types.ts';
import { kindWords, milesOf, stretchesText } from '../travel-words.ts';

/** The travel sheet: rows of seven days, those gone by, the one at hand and those to come. */

export interface SheetMark {
  kind: 'way' | 'lost' | 'check' | 'came' | 'sought' | 'rest' | 'wind' | 'gale';
  letter: string;
  label: string;
}

export interface SheetBox {
  number: number;
  state: 'past' | 'now' | 'future';
  /** What it was given to, in a word or two. */
  did: string;
  marks: SheetMark[];
  restDue: boolean;
}

export interface SheetWeek {
  number: number;
  boxes: SheetBox[];
  /** How many of its boxes, from the day at hand on, food, water and the beasts’ fodder last. */
  lanes: { from: number; food: number; water: number; fodder: number | null } | null;
}

const daysPerWeek = 7;

/** The week at hand and the one before it. */
export function weeksOf(road: Road): SheetWeek[] {
  const last = road.days.at(-1);
  const now = road.today === null ? (last?.number ?? 0) + 1 : (last?.number ?? 1);
  const week = Math.ceil(now / daysPerWeek);
  const weeks = week > 1 ? [week - 1, week] : [week];
  return weeks.map((number) => ({
    number,
    boxes: Array.from({ length: daysPerWeek }, (_, at) =>
      boxOf(road, (number - 1) * daysPerWeek + at + 1, now),
    ),
    lanes: number === week ? lanesOf(road, (now - 1) % daysPerWeek) : null,
  }));
}

/** What the standing orders make of a ware without the packs; null where they eat or drink from those. */
export const foodByOrder = ({ orders }: Pick<Road, 'orders'>): 'found' | 'none' | null =>
  orders.food === 'packs' ? null : orders.food;

export const waterByOrder = ({
  orders,
  stores,
}: Pick<Road, 'orders' | 'stores'>): 'found' | 'none' | null => {
  if (orders.water === 'found' || orders.water === 'none') return orders.water;
  return orders.water === 'ground' && stores.water.found ? 'found' : null;
};

function lanesOf(road: Road, from: number): SheetWeek['lanes'] {
  const { stores, today } = road;
  if (stores.eaters === 0) return null;
  // The supper of a day under way is still to be eaten.
  const room = daysPerWeek - from;
  const most = (days: number) => Math.min(room, today?.phase === 'camp' ? Math.max(days, 0) : days);
  const { food, water, fodder } = stores;
  const byOrder = { found: room, none: 0 } as const;
  const foodOrdered = foodByOrder(road);
  const waterOrdered = waterByOrder(road);
  return {
    from,
    food: foodOrdered === null ? most(food.days) : byOrder[foodOrdered],
    water: waterOrdered === null ? most(water.days) : byOrder[waterOrdered],
    // Where they graze nobody asks for it.
    fodder: fodder === null || fodder.grazing ? null : most(fodder.days),
  };
}

function boxOf(road: Road, number: number, now: number): SheetBox {
  const day = road.days.find((each) => each.number === number);
  const state = number < now ? 'past' : number === now ? 'now' : 'future';
  const restDue = number === now + road.rest.daysLeft && state !== 'past' && day?.kind !== 'rest';
  return {
    number,
    state,
    did: day === undefined ? (state === 'now' ? 'Set out' : restDue ? 'Day of rest' : '') : didText(day),
    marks: day === undefined ? [] : marksOf(day),
    restDue,
  };
}

function didText({ kind, miles, sea }: RoadDay): string {
  if (sea?.gale != null && miles.length === 0) return capital(galeText[sea.gale]);
  if (miles.length === 0) return kindWords[kind];
  const [first] = miles;
  const alike = miles.every(({ ground, way }) => ground === first?.ground && way === first.way);
  return alike ? stretchesText(miles) : `${milesOf(miles)} miles`;
}

function marksOf({ kind, direction, checks, sought, fed, sea }: RoadDay): SheetMark[] {
  const lost = direction !== null && direction.offsetDegrees !== 0;
  return [
    ...(sea === null ? [] : windMarks(sea)),
    ...(direction === null
      ? []
      : [
          {
            kind: lost ? ('lost' as const) : ('way' as const),
            letter: `L${direction.die ?? ''}`,
            label: lost
              ? `Lost: ${offsetText(direction.offsetDegrees)}, ${direction.told ? 'and they know' : 'and they do not know'}`
              : `On course, ${lostText(lostDie(direction))}`,
          },
        ]),
    ...checks.map(({ encounter, die, time, ground, chanceInSix }) => ({
      kind: encounter ? ('came' as const) : ('check' as const),
      letter: `W${die ?? ''}`,
      label: `${time}, ${groundName(ground)}, ${chanceInSix} in 6: ${encounter ? 'somebody came' : 'nobody came'}`,
    })),
    ...(sought
      ? [
          {
            kind: 'sought' as const,
            letter: kind === 'hunt' ? 'H' : 'F',
            label: kind === 'hunt' ? 'Hunted' : fed > 0 ? `Foraged, feeds ${fed}` : 'Foraged',
          },
        ]
      : []),
    ...(kind === 'rest' ? [{ kind: 'rest' as const, letter: 'R', label: 'A day of rest' }] : []),
  ];
}

function windMarks({ wind, windName, gale }: NonNullable<RoadDay['sea']>): SheetMark[] {
  if (wind === null) return [];
  const label = `Wind ${wind}: ${windName}`;
  return gale === null
    ? [{ kind: 'wind', letter: `S${wind}`, label }]
    : [{ kind: 'gale', letter: `S${wind}`, label: `${label}, ${galeText[gale]}` }];
}
