import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk, readyWorkers } from '../test-desk.ts';

let table: TestDesk;

beforeAll(readyWorkers);
beforeEach(async () => {
  table = new TestDesk();
  await table.tell('app.createCampaign', {
    path: table.campaignPath,
    name: 'The Barrow',
    system: 'ose',
    settings: {},
  });
  await table.tell('clock.advanceTo', { day: 17, hour: 8, minute: 0 });
});
afterEach(() => table.end());

type Preset = keyof typeof calendarPresets;

const wanted = (preset: Preset, year: number, part: number, day: number) => ({
  definition: structuredClone<object>(calendarPresets[preset]) as Record<string, unknown>,
  today: { year, part, day },
});

const harvest = wanted('farmersYear', 812, 10, 9);
const set = (calendar: typeof harvest | null) => table.tell('calendar.set', { calendar });
const now = async () => (await table.ask('shell.view', {})).now;
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0];

describe('a calendar', () => {
  test('gives dates to the clock and the log without a second of the clock moving', async () => {
    const before = await now();
    expect(before).toMatchObject({ day: 17, time: '08:00', date: null });
    await set(harvest);
    const after = await now();
    expect(after).toEqual({ ...before, date: 'Thirdday, 9 Harvest 812' });
    expect((await newest())?.summary).toBe('Calendar: Farmer’s year. Day 17 is Thirdday, 9 Harvest 812.');
    await table.tell('clock.advanceTo', { day: 18, hour: 9, minute: 0 });
    const { lines } = await table.ask('log.list', { limit: 3 });
    expect(lines.map(({ day, date }) => `${day} ${date}`)).toEqual([
      '18 Fourthday, 10 Harvest 812',
      '17 Thirdday, 9 Harvest 812',
      '17 Thirdday, 9 Harvest 812',
    ]);
  });

  test('is kept over a restart, taken back and done again', async () => {
    const before = contents(table.desk.campaign.file);
    await set(harvest);
    const after = contents(table.desk.campaign.file);
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect((await now()).date).toBe('Thirdday, 9 Harvest 812');
    await table.tell('journal.undo', {});
    expect(contents(table.desk.campaign.file)).toEqual(before);
    expect((await now()).date).toBeNull();
    await table.tell('journal.redo', {});
    expect(contents(table.desk.campaign.file)).toEqual(after);
  });

  test('is swapped for another and taken away, the seconds untouched', async () => {
    await set(harvest);
    const { seconds } = await now();
    await set(wanted('gregorian', 2000, 0, 1));
    expect(await now()).toMatchObject({ seconds, date: 'Saturday, 1 January 2000 AD' });
    const { lines } = await table.ask('log.list', { limit: 10 });
    expect(lines.at(-1)).toMatchObject({ day: 17, date: 'Saturday, 1 January 2000 AD' });
    await set(null);
    expect(await now()).toMatchObject({ seconds, date: null });
    expect((await newest())?.summary).toBe('Days are counted without a calendar; today is day 17.');
    expect(await table.refusal('calendar.set', { calendar: null })).toMatchObject({ code: 'refused' });
  });

  test('stands in the exported log beside the day, and in its lines for programs', async () => {
    await set(harvest);
    const exported = async (format: 'markdown' | 'jsonl') => {
      const path = join(table.folder, `log.${format}`);
      await table.tell('app.export', { job: format, format, forPlayers: false, sessionId: null, path });
      return readFileSync(path, 'utf8');
    };
    const page = await exported('markdown');
    expect(page).toContain('### Day 17 (Thirdday, 9 Harvest 812), 08:00');
    expect(page).toContain('day 17 (Thirdday, 9 Harvest 812), 08:00');
    const [, first = ''] = (await exported('jsonl')).split('\n');
    expect(JSON.parse(first)).toMatchObject({ day: 17, date: 'Thirdday, 9 Harvest 812' });
  });

  test('that says nothing new is refused', async () => {
    await set(harvest);
    expect(await table.refusal('calendar.set', { calendar: harvest })).toMatchObject({
      code: 'refused',
      message: 'The calendar is so already.',
    });
  });

  test.each([
    [{ ...harvest, definition: { version: 1, name: 'Ours', parts: [] } }, 'Months: at least one is wanted.'],
    [{ ...harvest, definition: {} }, 'Calendar, version: only version 1 is known.'],
    [{ ...harvest, today: { year: 812, part: 10, day: 31 } }, 'Harvest has 30 days in that year.'],
    [{ ...harvest, today: { year: 812, part: 17, day: 1 } }, 'The year has no such month.'],
    [wanted('republican', 4, 17, 1), 'There is no Jour de la révolution in that year.'],
  ])('that cannot be is refused with a sentence, and nothing changes: %#', async (calendar, sentence) => {
    const before = contents(table.desk.campaign.file);
    expect(await table.refusal('calendar.set', { calendar })).toMatchObject({
      code: 'bad-input',
      message: sentence,
    });
    expect(contents(table.desk.campaign.file)).toEqual(before);
    const reply = await table.router.query('calendar.preview', calendar);
    expect(reply).toMatchObject({ ok: false, error: { message: sentence } });
  });

  test('is shown as it would be before it is kept, with the last lines of the log', async () => {
    const first = await table.ask('calendar.preview', harvest);
    expect(first.today).toBe('Thirdday, 9 Harvest 812');
    expect(first.lines[0]).toMatchObject({ day: 17, before: null, after: 'Thirdday, 9 Harvest 812' });
    expect(first.neverCome).toEqual([]);
    await set(harvest);
    const { lines, neverCome } = await table.ask('calendar.preview', {
      definition: {
        ...calendarPresets.gregorian,
        holidays: [
          { name: 'Leap', on: { kind: 'date', part: 1, day: 29 }, every: { years: 2, from: 1 } },
          { name: 'Eve', on: { kind: 'date', part: 11, day: 31 } },
        ],
      },
      today: { year: 2000, part: 0, day: 1 },
    });
    expect(lines[0]).toMatchObject({
      before: 'Thirdday, 9 Harvest 812',
      after: 'Saturday, 1 January 2000 AD',
    });
    expect(neverCome).toEqual(['Leap']);
    expect((await now()).date).toBe('Thirdday, 9 Harvest 812');
  });

  /** Another program writes into the closed file, which is opened again. */
  async function spoilt(...statements: string[]): Promise<void> {
    await table.tell('app.closeCampaign', {});
    const db = new BetterSqlite3(table.campaignPath);
    for (const statement of statements) db.exec(statement);
    db.close();
    await table.tell('app.openCampaign', { path: table.campaignPath });
  }
  const unreadable = `UPDATE calendar SET definition = '{"version": 1, "name": "Ours", "parts": []}'`;

  test('that another program spoilt is shown as the log knows it', async () => {
    await set(harvest);
    await spoilt(unreadable);
    expect((await now()).date).toBe('Thirdday, 9 Harvest 812');
    const { records } = await table.ask('amiss.list', {});
    expect(records).toMatchObject([{ what: 'the calendar' }]);
  });

  test('goes beyond 10,000 years; a clock that another program set so far ahead stands as the log knows it', async () => {
    await set(wanted('gregorian', 14_000, 0, 1));
    expect((await now()).date).toBe('Saturday, 1 January 14000 AD');
    expect((await table.ask('calendar.month', {}))?.title).toBe('January 14000 AD');
    const { message } = await table.refusal('clock.advanceTo', { day: 4_000_000, hour: 8, minute: 0 });
    expect(message).toBe('A whole number from 1 to 1,000,000. Nothing was changed.');
    await spoilt(`UPDATE clock SET seconds = seconds + 12000 * 365 * 86400`);
    expect(await now()).toMatchObject({ day: 17, date: 'Saturday, 1 January 14000 AD' });
    expect((await table.ask('amiss.list', {})).records).toMatchObject([{ what: 'the clock' }]);
  });

  test('that nobody can read any more leaves days alone, says why, and can be set anew', async () => {
    await set(harvest);
    await spoilt(
      unreadable,
      "DELETE FROM journal_row; UPDATE journal SET outcome = json_remove(outcome, '$.rows')",
    );
    expect((await now()).date).toBeNull();
    expect(await table.ask('calendar.view', {})).toEqual({
      day: 17,
      calendar: null,
      broken: 'Months: at least one is wanted.',
    });
    expect(await table.ask('calendar.month', {})).toBeNull();
    await set(harvest);
    expect((await now()).date).toBe('Thirdday, 9 Harvest 812');
  });
});

describe('the month', () => {
  test('is none without a calendar', async () => {
    expect(await table.ask('calendar.month', {})).toBeNull();
  });

  test('at hand has its days by the clock, the week, moons, seasons, and what stands beside it', async () => {
    await set(harvest);
    const month = await table.ask('calendar.month', {});
    expect(month).toMatchObject({
      name: 'Farmer’s year',
      title: 'Harvest 812',
      year: 812,
      part: 10,
      earlier: { year: 812, part: 9 },
      later: { year: 812, part: 11 },
      today: { year: 812, part: 10 },
    });
    expect(month?.days).toHaveLength(30);
    expect(month?.days.filter(({ isToday }) => isToday)).toEqual([
      expect.objectContaining({ day: 17, ofMonth: 9, weekday: 2, season: 'Summer' }),
    ]);
    expect(month?.days[0]?.day).toBe(9);
    expect(month?.days.flatMap(({ moons }) => moons).filter(({ stage }) => stage === 'full')).toHaveLength(1);
  });

  test('of days before the clock is shown too, and the year turns with it', async () => {
    await set(harvest);
    const first = await table.ask('calendar.month', { at: { year: 812, part: 0 } });
    expect(first?.earlier).toEqual({ year: 811, part: 16 });
    expect(first?.days[0]?.day).toBeLessThan(1);
    const last = await table.ask('calendar.month', { at: { year: 811, part: 16 } });
    expect(last).toMatchObject({ title: 'Midwinter 811', later: { year: 812, part: 0 } });
    expect(last?.days).toEqual([expect.objectContaining({ ofMonth: 1, weekday: null })]);
  });

  test('passes over a festival that the year has not', async () => {
    await set(wanted('republican', 4, 0, 1));
    const before = await table.ask('calendar.month', { at: { year: 4, part: 16 } });
    expect(before?.later).toEqual({ year: 5, part: 0 });
    const reply = await table.router.query('calendar.month', { at: { year: 4, part: 17 } });
    expect(reply).toMatchObject({
      ok: false,
      error: { message: 'There is no Jour de la révolution in that year.' },
    });
  });
});
