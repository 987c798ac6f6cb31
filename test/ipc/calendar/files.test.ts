import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { readCalendars } from '../../../src-main/imports/calendars/read-calendars.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { calendariumData } from '../../unit/imports/calendars/files.ts';
import { deskWith, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeAll(readyImports);
afterEach(() => table.end());

const read = (text: string) =>
  table.tell('import.readCalendars', { job: 'calendars', source: { from: 'text', text } });

describe('a calendar of another program', () => {
  test('is read without anything being stored, looked at, and taken with the clock untouched', async () => {
    table = await deskWith('ose');
    await table.tell('clock.advanceTo', { day: 17, hour: 8, minute: 0 });
    const before = contents(table.desk.campaign.file);
    const path = join(table.folder, 'data.json');
    writeFileSync(path, JSON.stringify(calendariumData()));
    const { format, calendars } = await table.tell('import.readCalendars', {
      job: 'calendars',
      source: { from: 'file', path },
    });
    expect([format, calendars.map(({ name }) => name)]).toEqual([
      'Calendarium',
      ['Reckoning of Vale', 'Reckoning of Hill'],
    ]);
    expect(contents(table.desk.campaign.file)).toEqual(before);
    const [, hill] = calendars;
    if (!hill?.today || typeof hill.definition !== 'object' || hill.definition === null) throw new Error();
    const calendar = { definition: { ...hill.definition }, today: hill.today };
    const { today, lines } = await table.ask('calendar.preview', calendar);
    expect(today).toMatch(/, 7 Rain & Reed Year 31 of the Age of Walls$/);
    expect(lines[0]).toMatchObject({ day: 17, before: null, after: today });
    const { now } = await table.ask('shell.view', {});
    await table.tell('calendar.set', { calendar });
    expect((await table.ask('shell.view', {})).now).toEqual({ ...now, date: today });
    await table.tell('journal.undo', {});
    expect(contents(table.desk.campaign.file)).toEqual(before);
  });

  test('that is none is refused with a sentence', async () => {
    table = await deskWith('ose');
    expect(
      await table.refusal('import.readCalendars', { job: 'a', source: { from: 'text', text: '{"a": 1}' } }),
    ).toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining('It is JSON, but no calendar') as string,
    });
  });
});

describe('the calendar as a file', () => {
  const set = () =>
    table.tell('calendar.set', {
      calendar: {
        definition: structuredClone<object>(calendarPresets.farmersYear) as Record<string, unknown>,
        today: { year: 812, part: 10, day: 9 },
      },
    });

  test('of its own form comes back equal, and is not put in the place of another', async () => {
    table = await deskWith('ose');
    await set();
    const path = join(table.folder, 'farmers.json');
    await table.tell('calendar.export', { format: 'json', path });
    const [found] = (await read(readFileSync(path, 'utf8'))).calendars;
    expect(found).toEqual({
      name: 'Farmer’s year',
      definition: calendarPresets.farmersYear,
      refused: null,
      today: { year: 812, part: 10, day: 9 },
      unread: [],
    });
    expect(await table.refusal('calendar.export', { format: 'json', path })).toMatchObject({
      code: 'file-exists',
    });
    expect(await table.ask('calendar.losses', { format: 'json' })).toEqual([]);
  });

  test('of Calendarium’s form says before what it does not hold', async () => {
    table = await deskWith('ose');
    await set();
    expect((await table.ask('calendar.losses', { format: 'calendarium' }))?.map(({ what }) => what)).toEqual([
      'sunrise, sunset and climate of seasons',
      'days outside the months, and leap months, in the count of moons',
    ]);
    const path = join(table.folder, 'farmers.json');
    await table.tell('calendar.export', { format: 'calendarium', path });
    const { format, calendars } = readCalendars(readFileSync(path));
    expect([format, calendars[0]?.today]).toEqual(['Calendarium', { year: 812, part: 10, day: 9 }]);
  });

  test('is none where the campaign has none', async () => {
    table = await deskWith('ose');
    expect(await table.ask('calendar.losses', { format: 'json' })).toBeNull();
    const path = join(table.folder, 'none.json');
    expect(await table.refusal('calendar.export', { format: 'json', path })).toMatchObject({
      code: 'refused',
    });
  });
});
