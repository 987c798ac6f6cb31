import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { aheadLines, noReturnWords } from '../../../src-renderer/windows/travel/plan/ahead-words.ts';
import type { AheadView } from '../../../src-renderer/windows/travel/plan/ahead-words.ts';
import LookAhead from '../../../src-renderer/windows/travel/plan/LookAhead.svelte';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { shellSample } from '../lib/samples.ts';
import { roadSample } from './road-sample.ts';

const noReturn = {
  where: 'ahead',
  ware: 'food',
  short: ['Odo'],
  miles: 34,
  name: 'The Ford',
  hex: null,
} as const;

const sample: AheadView = {
  goalDay: 5,
  food: { until: 8, short: ['Odo'] },
  water: { until: 2, short: ['Hild', 'Odo'] },
  fodder: null,
  nearestWater: null,
  noReturn: { ...noReturn, short: [...noReturn.short] },
  believedNoReturn: null,
  next: [{ what: 'The fair', day: 9 }],
};

let bridge: ReturnType<typeof installFakeBridge>;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('shell.view', shellSample());
  bridge.answer('travel.ahead', sample);
});

it('has a line for each thing that comes', async () => {
  render(LookAhead, { road: roadSample() });
  expect(await screen.findByText('Day 5, if all goes well.')).toBeVisible();
  expect(screen.getByText('To day 8, then Odo goes short.')).toBeVisible();
  expect(screen.getByText('The fair')).toBeVisible();
  expect(
    screen.getByText(
      'Turn back after 34 miles more, on the way to The Ford: beyond, food does not last back.',
    ),
  ).toBeVisible();
});

it('tells two reminders of the same words both', async () => {
  const fair = { what: 'The fair', day: 9 };
  bridge.answer('travel.ahead', { ...sample, next: [fair, { ...fair, day: 16 }] });
  render(LookAhead, { road: roadSample() });
  expect(await screen.findAllByText('The fair')).toHaveLength(2);
});

it('is no panel where nobody is on the road', () => {
  bridge.answer('travel.ahead', null);
  render(LookAhead, { road: roadSample() });
  expect(screen.queryByText('What comes')).toBeNull();
});

const textOf = (title: string, more: Partial<AheadView> = {}, road = roadSample(), today = 3) =>
  aheadLines({ ...sample, ...more }, road, today).find((line) => line.title === title);

it('warns of what is nearly gone, and not of what lies about', () => {
  expect(textOf('Food')?.warns).toBe(false);
  expect(textOf('Food', {}, roadSample(), 7)?.warns).toBe(true);
  expect(textOf('Food', { food: { until: 2, short: ['Odo'] } })).toMatchObject({
    text: 'None tonight: Odo goes short.',
    warns: true,
  });
  expect(textOf('Food', { food: { until: null, short: [] } })?.text).toBe('For a year and more.');
  expect(textOf('Water')).toMatchObject({
    text: 'Here. Elsewhere none tonight: Hild and Odo go short.',
    warns: false,
  });
});

it('tells the nearest water once where both know of the same', () => {
  const well = { number: '0507', miles: 12, days: 1 };
  expect(textOf('Nearest water', { nearestWater: { truly: well, theirs: well } })?.text).toBe(
    '0507, 12 miles, 1 day.',
  );
  expect(textOf('Nearest water', { nearestWater: { truly: well, theirs: null } })?.text).toBe(
    'In truth 0507, 12 miles, 1 day; by their map none near.',
  );
});

it('tells how long the stores last all who are aboard, and where they turn back to', () => {
  const stores = { ...roadSample().stores, eaters: 31 };
  const afloat = roadSample({ aboardId: 2, stores });
  expect(textOf('Stores', {}, afloat)?.text).toMatch(/^For \d+ days, 31 aboard\.$/u);
  expect(textOf('Stores')).toBeUndefined();
  const passed = { ...noReturn, short: [], where: 'passed' as const };
  expect(textOf('The way back', { noReturn: passed }, afloat)?.text).toBe(
    'Too late to turn: food does not last back to where they went aboard.',
  );
});

it('tells rest and the way back as they stand', () => {
  const rest = roadSample().rest;
  expect(textOf('Rest')?.text).toBe('Owed after 5 days of march.');
  expect(textOf('Rest', {}, roadSample({ rest: { ...rest, due: true } }))?.text).toBe('Owed now.');
  expect(textOf('Rest', {}, roadSample({ rest: { ...rest, due: true, overdue: true } }))?.text).toBe(
    'Overdue.',
  );
  const mark = sample.noReturn;
  if (mark === null) throw new Error('The sample has a point of no return.');
  expect(noReturnWords({ ...mark, where: 'never', ware: null })).toBe(
    'What they carry lasts there and back.',
  );
  expect(noReturnWords({ ...mark, where: 'passed', ware: 'water' })).toBe(
    'Too late to turn: water does not last back to where they set out.',
  );
  expect(noReturnWords({ ...mark, miles: 0 })).toBe('Turn back now: a mile on, food does not last back.');
  expect(noReturnWords({ ...mark, ware: null, name: '' })).toBe(
    'Turn back after 34 miles more: beyond, nobody comes back in time.',
  );
});
