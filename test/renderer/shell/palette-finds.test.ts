import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReferencePage } from '../../../shared/ipc/desk/reference-pages.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import App from '../../../src-renderer/App.svelte';
import { member, sheet } from '../characters/sheet-samples.ts';
import { options } from '../characters/sheet-samples.ts';
import { allowance } from '../dungeon/sample-delve.ts';
import { goblin as goblinRead, three } from '../prep/creature-samples.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample, campaignSample, partySample, shellSample } from '../lib/samples.ts';

type Setting = QueryOutput<'campaign.view'>['settings'][number];

const user = userEvent.setup();
const setting = (more: Partial<Setting>): Setting => ({
  key: 'morale',
  title: 'Morale',
  help: 'They check whether they fight on.',
  rule: 'OSE-MOR-1',
  kind: 'boolean',
  choices: [],
  min: null,
  max: null,
  value: false,
  fallback: false,
  inUse: true,
  ...more,
});
const goblin: ReferencePage = {
  kind: 'creature',
  id: 'creature.goblin',
  name: 'Goblin',
  topic: 'Creatures',
  text: 'AC 6 [13]; HD 1-1',
  figures: [{ label: 'Hit dice', text: '1-1' }],
  tables: [],
};
const windTable: ReferencePage = {
  ...goblin,
  kind: 'table',
  id: 'table.wind',
  name: 'Wind variable',
  topic: 'Tables',
};
const lantern: ReferencePage = {
  ...goblin,
  kind: 'ware',
  id: 'ware.gear.lantern',
  name: 'Lantern',
  topic: 'Gear',
};
const hall = {
  id: 31,
  key: '7',
  name: 'Hall of echoes',
  visited: false,
  level: 'Level 2',
  levelId: 8,
  dungeon: 'Sunken priory',
  dungeonId: 1,
  excerpt: '',
};
const patience = { timeout: 20_000 };

/** Everything a referee may look for lies in the one list that Ctrl+K opens. */
describe('the palette finds', patience, () => {
  let bridge: FakeBridge;
  beforeEach(() => {
    bridge = installFakeBridge();
    bridge.answer('calendar.view', { day: 1, calendar: null, broken: null });
    bridge.answer('app.view', appSample({ campaignPath: '/c/priory.turnkeeper' }));
    bridge.answer('shell.view', shellSample());
    bridge.answer('creature.search', three);
    bridge.answer('creature.uses', { uses: [], more: 0 });
    bridge.answer('page.linkedHere', { places: [], more: 0 });
    bridge.answer('creature.view', goblinRead);
    bridge.answer(
      'campaign.view',
      campaignSample({
        settings: [
          setting({}),
          setting({ key: 'windVariable', title: 'Variable wind', inUse: false }),
          setting({ key: 'checkEvery', title: 'Check every', kind: 'number', min: 1, max: 6, value: 2 }),
        ],
      }),
    );
    bridge.answer('party.view', partySample());
    bridge.answer('character.view', sheet(member(1, 'Hild')));
    bridge.answer('dungeon.company', { party: partySample(), allowance });
    bridge.answer('dungeon.delve', { people: [], promptsOutside: [], delve: null, lastDelve: null });
    bridge.answer('encounter.view', null);
    bridge.answer('combat.playersView', null);
    bridge.answer('character.options', options());
    bridge.answer('log.list', { lines: [], more: false });
    bridge.answer('log.sessions', []);
    bridge.answer('place.find', ({ text }) => ({
      rooms: 'hall of echoes'.includes(text.toLowerCase()) ? [hall] : [],
      more: 0,
      takes: null,
    }));
    bridge.answer('place.list', { dungeons: [], here: null, underWay: false });
    bridge.answer('page.list', { pages: [] });
    bridge.answer('table.list', { tables: [] });
    bridge.answer('wander.list', {
      tables: [
        { id: 5, name: 'Crypt folk', dice: '1d8', rows: 8, problems: 0, levels: [], origin: null },
      ] as never,
      noContent: null,
    });
    bridge.answer('wander.table', null as never);
    bridge.reply('app.referencePages', { pages: [goblin, windTable, lantern], credits: [] });
  });

  async function type(words: string): Promise<void> {
    render(App, { place: { area: 'log', detached: false } });
    await screen.findByText('Day 1,');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Commands' }), words);
  }
  async function look(words: string): Promise<HTMLElement> {
    await type(words);
    return screen.findByRole('listbox', { name: 'Commands' });
  }
  const inGroup = async (list: HTMLElement, group: string) =>
    within(await within(list).findByRole('group', { name: group }, patience));

  it('a setting by its name, with how it stands, and opens it at its row by Enter alone', async () => {
    const list = await look('morale');
    const found = await inGroup(list, 'Campaign: optional rules');
    expect(found.getByRole('option', { selected: true }).textContent).toContain('Moraleoff');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Morale' })),
    );
    await user.keyboard(' ');
    expect(bridge.sent('campaign.changeSettings')).toEqual([{ settings: { morale: true } }]);
  });

  it('a setting that is not in use yet, behind its fold', async () => {
    await look('variable wind');
    await screen.findByRole('option', { name: /Variable wind.*not in use yet/ }, patience);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Variable wind' })),
    );
  });

  it('what is meant though Enter comes before the answer', async () => {
    // The palette may be shut again before anybody looks at it.
    await type('check every{Enter}');
    const field = await screen.findByRole('textbox', { name: /^Check every/ }, patience);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('a person, a room and a wandering table, each with the place it lies in', async () => {
    const list = await look('hall of');
    const rooms = await inGroup(list, 'Places: rooms');
    expect(rooms.getByRole('option').textContent).toContain('Sunken priory, Level 2');
    const input = screen.getByRole('combobox', { name: 'Commands' });
    await user.clear(input);
    await user.type(input, 'crypt');
    await inGroup(list, 'Places: wandering tables');
    await user.clear(input);
    await user.type(input, 'hild');
    const people = await inGroup(list, 'Characters: people and beasts');
    expect(people.getByRole('option', { selected: true }).textContent).toContain('Hild');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Characters' })).toBeTruthy();
  });

  it('a creature, and goes to it in the bestiary', async () => {
    const list = await look('goblin');
    await inGroup(list, 'Prep: creatures');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bestiary' })).toBeTruthy();
    await waitFor(() =>
      expect(bridge.sent('creature.view').at(-1)).toEqual({ book: 'ose', id: 'goblin', in: null }),
    );
  });

  it('a table of the rules, a ware and a rule, and opens the reference at it', async () => {
    const list = await look('wind variable');
    await inGroup(list, 'Reference: tables');
    await user.keyboard('{Enter}');
    expect(bridge.sent('app.openWindow')).toEqual([{ area: 'reference', look: 'ose table.wind' }]);
    await user.keyboard('{Control>}k{/Control}');
    const input = await screen.findByRole('combobox', { name: 'Commands' });
    const again = screen.getByRole('listbox', { name: 'Commands' });
    await user.type(input, 'lantern');
    await inGroup(again, 'Reference: equipment');
    await user.clear(input);
    await user.type(input, 'wandering monsters');
    const rules = await inGroup(again, 'Reference: rules');
    expect(rules.getAllByRole('option')[0]?.textContent).toContain('Wandering monsters, OSE-WAND-');
  });

  it('a command of an area that is not on screen, goes there and does it', async () => {
    const list = await look('divide treasure');
    await inGroup(list, 'Characters: Party');
    await user.clear(screen.getByRole('combobox', { name: 'Commands' }));
    await user.type(screen.getByRole('combobox', { name: 'Commands' }), 'add a character from a sheet');
    await inGroup(list, 'Characters: Join');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Characters' })).toBeTruthy();
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('nothing of other areas in a window of one alone', async () => {
    render(App, { place: { area: 'log', detached: true } });
    await screen.findByText('Day 1,');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Commands' }), 'goblin');
    await screen.findByRole('group', { name: 'Reference: creatures' }, patience);
    await user.clear(screen.getByRole('combobox', { name: 'Commands' }));
    await user.type(screen.getByRole('combobox', { name: 'Commands' }), 'morale');
    await screen.findByRole('group', { name: 'Reference: rules' }, patience);
    expect(screen.queryByRole('group', { name: 'Campaign: optional rules' })).toBeNull();
  });
});
