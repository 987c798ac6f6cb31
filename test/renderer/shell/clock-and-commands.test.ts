import { describe, expect, it } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import {
  dayText,
  lightText,
  nextDue,
  penaltyText,
  placeText,
  restText,
  turnOfHour,
} from '../../../src-renderer/windows/shell/clock-words.ts';
import { deskCommands } from '../../../src-renderer/windows/shell/desk-commands.ts';
import { Desk } from '../../../src-renderer/windows/shell/desk.svelte.ts';
import { helpGroups, paletteCommands } from '../../../src-renderer/lib/keys/shown-commands.ts';
import { partyCommands } from '../../../src-renderer/windows/characters/party-commands.ts';
import { PartyDesk } from '../../../src-renderer/windows/characters/party-desk.svelte.ts';
import { gearCommands } from '../../../src-renderer/windows/encumbrance/gear-commands.ts';
import { GearDesk } from '../../../src-renderer/windows/encumbrance/gear-desk.svelte.ts';
import { GearSteps } from '../../../src-renderer/windows/encumbrance/gear-steps.svelte.ts';
import { campaignCommands } from '../../../src-renderer/windows/campaign/campaign-commands.ts';
import { Trust } from '../../../src-renderer/windows/campaign/trust.svelte.ts';
import { appSample, partySample, shellSample } from '../lib/samples.ts';

type Delve = NonNullable<QueryOutput<'dungeon.delve'>['delve']>;

const { preferences } = appSample();
const desk = (detached = false) => new Desk({ area: 'dungeon', detached });
const everywhere = (shell = shellSample(), detached = false) =>
  deskCommands(desk(detached), shell, preferences, () => undefined);
const find = (id: string, commands = everywhere()) => commands.find((command) => command.id === id);

const noLight = { torch: 0, lantern: 0, candle: 0, minersLantern: 0, endless: false };

describe('the clock bar’s words', () => {
  it('count the turn under way from those completed', () => {
    expect([turnOfHour(0), turnOfHour(5), turnOfHour(6)]).toEqual([1, 6, 1]);
    expect(placeText(shellSample({ delve: { name: 'Barrow', turn: 13 } }))).toBe('Turn 14, Barrow');
    expect(placeText(shellSample({ session: null }))).toBe('No session open');
  });

  it('say the date where there is a calendar, and the day beside the place', () => {
    expect(dayText(shellSample())).toBe('Day 1');
    const now = { seconds: 37_800, day: 17, time: '10:30', date: 'Thirdday, 9 Harvest 812' };
    expect(dayText(shellSample({ now }))).toBe('Thirdday, 9 Harvest 812');
    expect(placeText(shellSample({ now }))).toBe('Day 17. Session 1');
    expect(placeText(shellSample({ now, delve: { name: 'Barrow', turn: 13 } }))).toBe(
      'Day 17. Turn 14, Barrow',
    );
    expect(find('calendar.month')?.disabled).toMatch(/no calendar/);
    expect(find('calendar.month', everywhere(shellSample({ now })))?.disabled).toBeUndefined();
  });

  it('put what waits before what comes', () => {
    const next = [{ inTurns: 3, what: "Wren's torch", more: 'goes out' }];
    const prompt = { title: 'Wandering check' } as Delve['prompts'][number];
    expect(nextDue({ prompts: [prompt], next } as unknown as Delve)).toEqual({
      when: 'now',
      what: 'Wandering check',
      now: true,
    });
    expect(nextDue({ prompts: [], next } as unknown as Delve)).toEqual({
      when: 'in 3',
      what: "Wren's torch",
      now: false,
    });
    expect(nextDue({ prompts: [], next: [] } as unknown as Delve)).toBeNull();
    expect([restText(2), restText(0), restText(-1)]).toEqual(['in 2', 'now', 'now']);
  });

  it('say how long the lights last', () => {
    expect([
      lightText({ ...noLight, torch: 3, lantern: 23 }),
      lightText({ ...noLight, torch: 5, lantern: 2 }),
      lightText({ ...noLight, torch: 1, lantern: 0 }),
      lightText({ ...noLight, torch: 0, lantern: 0 }),
    ]).toEqual(['torch 3, lantern 23 turns', 'lantern 2, torch 5 turns', 'torch 1 turn', 'No light burns']);
  });

  it('gather penalties of one size and keep silent about none', () => {
    const penalty = (attack: number, damage: number, armourClass: number) =>
      penaltyText({ attack, damage, armourClass, restTurns: 0, reasons: [] });
    expect([penalty(0, 0, 0), penalty(-1, -1, 0), penalty(-2, -1, 0), penalty(-2, -2, 2)]).toEqual([
      null,
      '−1 to attack and damage',
      '−2 to attack, −1 to damage',
      '−2 to attack and damage, AC 2 worse',
    ]);
  });
});

describe('the commands that work everywhere', () => {
  it('name what will be undone, and say why nothing can be', () => {
    expect(find('step.undo')?.title).toBe('Undo: Wren took 6 torches.');
    expect(find('step.redo')?.disabled).toBe('There is nothing to do again.');
    expect(find('step.undo', everywhere(shellSample({ undo: null })))?.disabled).toBe(
      'There is nothing to take back.',
    );
  });

  it('change nothing in a campaign open for reading only', () => {
    const commands = everywhere(shellSample({ readOnly: true }));
    const shut = ['step.undo', 'step.redo', 'note.add', 'session.start', 'session.end'];
    expect(shut.map((id) => find(id, commands)?.disabled)).toEqual(
      shut.map(() => 'This campaign is open for reading only.'),
    );
    expect(find('campaign.close', commands)?.disabled).toBeUndefined();
  });

  it('offer to start a session only while none is open', () => {
    expect([find('session.start')?.disabled, find('session.end')?.disabled]).toEqual([
      'Session 1 is already open.',
      undefined,
    ]);
    expect(find('session.start', everywhere(shellSample({ session: null })))?.disabled).toBeUndefined();
  });

  it('leave out the rail’s ways in a window that shows one area alone', () => {
    const ids = everywhere(shellSample(), true).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('go.') || id === 'side')).toEqual([]);
    expect(ids).toContain('step.undo');
  });

  it('never want one key twice in one window', () => {
    const party = partyCommands(new PartyDesk(() => partySample()));
    const gear = new GearDesk(() => partySample());
    const things = gearCommands({ desk: gear, steps: new GearSteps(gear), shut: undefined });
    for (const area of [party, things, campaignCommands(new Trust())]) {
      const keys = [...everywhere(), ...area].flatMap(({ keys: key }) => (key === undefined ? [] : [key]));
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });
});

describe('the palette and the key help', () => {
  const views = [
    { view: 'Everywhere', commands: everywhere() },
    { view: 'Characters', commands: partyCommands(new PartyDesk(() => partySample())) },
  ];

  it('put the area’s own before what works everywhere', () => {
    const listed = paletteCommands(views);
    expect(listed[0]?.title).toBe('Make a new character, step by step');
    expect(listed.map(({ id }) => id)).not.toContain('party.next');
    expect(helpGroups(views)[0]?.title).toBe('Characters: Join');
    expect(helpGroups(views).flatMap(({ keys }) => keys.map((line) => line.keys))).toContain('J');
  });
});
