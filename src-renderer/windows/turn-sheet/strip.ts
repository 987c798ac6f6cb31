import type { TurnActivity } from '../../../shared/ipc/vocabulary.ts';
import type { Hour } from '../../components/clock/turn-strip.ts';
import type { Delve, TurnBox } from '../delve/delve-types.ts';
import { gatherLanes, gatherMarks } from './gather.ts';

type SheetHour = Delve['hours'][number];

const activityWords: Record<TurnActivity, string> = {
  explore: 'Explore',
  search: 'Search',
  listen: 'Listen',
  force: 'Force a door',
  pick: 'Pick a lock',
  disarm: 'Disarm a trap',
  climb: 'Climb',
  spike: 'Spike a door',
  rest: 'Rest',
  wait: 'Wait',
  run: 'Run',
  swim: 'Swim',
  fight: 'Fight',
  encounter: 'Encounter',
  other: 'Other',
};

/** What a past turn was spent on, in one word where one says it. */
function shortly({ activity, did }: TurnBox): string | null {
  if (activity === 'other' && did !== null) return did;
  return activity === null ? did : activityWords[activity];
}

const fully = ({ activity, did }: TurnBox): string =>
  [activity === null ? null : activityWords[activity], did].filter((part) => part !== null).join(': ') ||
  'Nothing was noted.';

/** The burnt and the coming part of one stretch of light share a row: their ids differ after the colon alone. */
const stretchOf = (id: string): string => id.split(':')[0] ?? id;

/** Rows that stay as they are are drawn once, however long the sheet. */
const drawn = new WeakMap<SheetHour, Hour>();

/** The turn sheet's rows as the strip draws them. */
export const stripHours = (hours: readonly SheetHour[]): Hour[] =>
  hours.map((hour) => {
    const known = drawn.get(hour);
    if (known !== undefined) return known;
    const row = stripHour(hour);
    drawn.set(hour, row);
    return row;
  });

function stripHour({ number, time, boxes, lanes }: SheetHour): Hour {
  return {
    label: `Hour ${number}`,
    time,
    boxes: boxes.map((box) => {
      const did = shortly(box);
      const { turn, state, dark, marks } = box;
      return { turn, state, dark, marks: gatherMarks(marks), ...(did === null ? {} : { did }) };
    }),
    lanes: gatherLanes(lanes.map((lane) => ({ ...lane, id: stretchOf(lane.id) }))),
  };
}

const hoursAhead = 1;

/** In pixels: on a lower window a third hour would push the party and its light out of sight. */
const tall = 1000;

/** How many hours stand on a window of this height at once. */
export const rowsOn = (windowHeight: number): number => (windowHeight < tall ? 2 : 3);

/** Whether an hour is in its first half. */
const isYoung = (hour: SheetHour | undefined): boolean =>
  (hour?.boxes.findIndex(({ state }) => state === 'now') ?? 0) < (hour?.boxes.length ?? 0) / 2;

/**
 * The hours worth a row at once: this one and the next, on to the first that is wholly dark, and the one before
 * where there is room; of two rows the hour before keeps one while this one is in its first half. The rest of
 * the sheet is folded away until asked for.
 */
export function hoursAtHand(hours: readonly SheetHour[], rowsAtOnce: number): SheetHour[] {
  const current = Math.max(
    0,
    hours.findIndex(({ boxes }) => boxes.some(({ state }) => state === 'now')),
  );
  const dark = hours.findIndex(({ boxes }, at) => at > current && boxes.every((box) => box.dark));
  const wanted = Math.max(current + hoursAhead, dark === -1 ? hours.length - 1 : dark);
  const keepsLast = rowsAtOnce === 2 && current > 0 && isYoung(hours[current]);
  const last = keepsLast ? current : Math.min(wanted, current + rowsAtOnce - 1);
  const first = current > 0 && last - current + 1 < rowsAtOnce ? current - 1 : current;
  return hours.slice(first, last + 1);
}

export const boxOf = (hours: readonly SheetHour[], turn: number): TurnBox | undefined =>
  hours.flatMap((hour) => hour.boxes).find((box) => box.turn === turn);

export interface BoxNews {
  title: string;
  lines: string[];
}

/** What was done in a past turn, or what falls due in this or a coming one. */
export function boxNews(box: TurnBox): BoxNews {
  const marks = gatherMarks(box.marks).map((mark) => mark.label);
  if (box.state === 'past') {
    return { title: `Turn ${box.turn}, done`, lines: [fully(box), ...marks] };
  }
  const dark = box.dark ? ['No light is left by then.'] : [];
  const lines = [...marks, ...dark];
  return {
    title: box.state === 'now' ? `Turn ${box.turn}, now` : `Turn ${box.turn}, to come`,
    lines: lines.length > 0 ? lines : ['Nothing falls due.'],
  };
}
