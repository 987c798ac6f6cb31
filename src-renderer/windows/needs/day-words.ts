import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { DayMode } from './day-form.svelte.ts';

type Due = QueryOutput<'need.list'>['due'];
type Person = QueryOutput<'need.preview'>['people'][number];

/** "Day 3’s end", "Days 3 to 5". */
export const daysText = (due: NonNullable<Due>): string =>
  due.days === 1 ? `The end of day ${due.from}` : `The end of days ${due.from} to ${due.to}`;

/** What can be done: nothing is rested by hours in a dungeon, and what has ended is settled first. */
export function modeOptions(due: Due, inDungeon: boolean): { value: DayMode; label: string }[] {
  const settle = { value: 'settle', label: 'Settle what has ended' } as const;
  const rests = [
    { value: 'hours', label: 'Rest some hours' },
    { value: 'days', label: 'Rest whole days' },
  ] as const;
  if (inDungeon || due !== null) return [settle];
  return [...rests];
}

export function submitText(mode: DayMode, due: Due): string {
  if (mode === 'hours') return 'Rest these hours';
  if (mode === 'days') return 'Rest these days';
  return due !== null && due.days > 1 ? 'Settle these days' : 'Settle the day';
}

/** "12 rations", "no ration" */
export const storeText = (count: number, one: string): string =>
  count === 0 ? `nobody carries any` : `${count} ${count === 1 ? one : `${one}s`} carried`;

/** "3 of 9", "3 → 5 of 9", "3 → ? of 9". */
export function hitPointsText({ hpBefore, hpAfter, maxHp }: Person['healing']): string {
  if (hpAfter === hpBefore) return `${hpBefore} of ${maxHp}`;
  return `${hpBefore} → ${hpAfter ?? '?'} of ${maxHp}`;
}
