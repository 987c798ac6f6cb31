import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { isPress } from '../../../src-renderer/lib/keys/key-binding.ts';
import { shortcuts, type ViewCommand } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { helpGroups } from '../../../src-renderer/lib/keys/shown-commands.ts';
import { deskCommands } from '../../../src-renderer/windows/shell/desk-commands.ts';
import { Desk } from '../../../src-renderer/windows/shell/desk.svelte.ts';
import { member, sheet } from '../characters/sheet-samples.ts';
import { show } from '../dungeon/on-stage.ts';
import { delve, dungeonView, encounter, prompt } from '../dungeon/sample-delve.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { appSample, partySample, shellSample } from '../lib/samples.ts';
import { answerFight, fight, openActs, openFight, user } from './sample-fight.ts';

const everywhere = deskCommands(
  new Desk({ area: 'combat', detached: false }),
  shellSample(),
  appSample().preferences,
  () => undefined,
);

/** A press of the key as keyboards send it; signs come with Shift on some of them and without on others. */
function pressesOf(keys: string): KeyboardEvent[] {
  const parts = keys.split(/\b\+/);
  const name = parts.pop() ?? '';
  const held = { ctrlKey: parts.includes('Ctrl'), altKey: parts.includes('Alt') };
  const key =
    name === 'Space' ? ' ' : /^[A-Z]$/.test(name) && !parts.includes('Shift') ? name.toLowerCase() : name;
  const code = /^[A-Z]$/.test(name)
    ? `Key${name}`
    : /^\d$/.test(name)
      ? `Digit${name}`
      : name === 'Space'
        ? name
        : '';
  const shifts = /^[a-z0-9]/i.test(name) ? [parts.includes('Shift')] : [false, true];
  return shifts.map((shiftKey) => new KeyboardEvent('keydown', { key, code, shiftKey, ...held }));
}

/** What lies over the board for a while and takes its keys: a menu, labels as targets, chips, a plan. */
const layerOf = ({ id }: ViewCommand): string => /^combat\.(?:menu|aim|chip|gang)\./.exec(id)?.[0] ?? 'board';

/** Keys that get to more than one act, with the acts: on the board and everywhere, and in each layer over it. */
function clashes(): string[] {
  const all = [...everywhere, ...shortcuts.views.flatMap(({ commands }) => commands)];
  const over = new Set(all.map(layerOf).filter((layer) => layer !== 'board'));
  expect(
    [...over].filter((layer) => layer !== 'combat.aim.' && layer !== 'combat.gang.').length,
  ).toBeLessThan(2);
  return all.flatMap((command) =>
    pressesOf(command.keys ?? '').flatMap((event) => {
      const meant = all.filter(
        (other) =>
          other.keys !== undefined && layerOf(other) === layerOf(command) && isPress(event, other.keys),
      );
      return meant.length > 1 ? [`${command.keys}: ${meant.map(({ id }) => id).join(', ')}`] : [];
    }),
  );
}

const twiceInHelp = (): string[] => {
  const listed = helpGroups([{ view: 'Everywhere', commands: everywhere }, ...shortcuts.views]).flatMap(
    ({ keys }) => keys.map((each) => each.keys),
  );
  return listed.filter((keys, at) => listed.indexOf(keys) !== at);
};

const chips = [
  { key: 'behind', title: 'From behind', rule: 'X-1', whose: 'target', kind: 'flag' },
  { key: 'toHit', title: 'To hit', rule: 'X-2', whose: 'actor', kind: 'steps', min: -20, max: 20 },
] as const;

function actsWithChips() {
  const acts = openActs();
  return {
    ...acts,
    circumstances: [...chips],
    own: acts.own.map((entry) => ({ ...entry, circumstances: chips.map(({ key }) => key) })),
  };
}

describe('no key of the board stands for two acts', () => {
  const wanted = {
    sides: 6,
    nth: 1,
    title: 'Damage',
    rule: '',
    by: 'c1',
    against: 'f1',
    dice: '1d6',
    of: 1,
    needed: null,
  };
  test.each([
    ['as it comes up', ''],
    ['with a menu', 'm'],
    ['with a menu after chips', 'cm'],
    ['with a menu while a target is chosen', 'ap'],
    ['while a target is chosen', 'a'],
    ['while a chip is chosen', 'c'],
    ['while a chip is stepped', 'ct'],
    ['with chips after a menu', 'mf{Escape}c'],
    ['with chips while a target is chosen', 'ac'],
    ['with a group that acts', 'jjacm'],
    ['with a group after chips', 'cjja'],
  ])('%s', async (_title, keys) => {
    const bridge = await openFight();
    bridge.answer('combat.acts', actsWithChips());
    bridge.change('fight');
    await waitFor(() =>
      expect(shortcuts.views.flatMap(({ commands }) => commands)).toContainEqual(
        expect.objectContaining({ id: 'combat.circumstances', disabled: undefined }),
      ),
    );
    for (const key of keys.match(/\{.*?\}|./g) ?? []) {
      await user.keyboard(key);
      expect(clashes(), key).toEqual([]);
      expect(twiceInHelp(), key).toEqual([]);
    }
    expect(clashes()).toEqual([]);
    expect(twiceInHelp()).toEqual([]);
  });

  test('while a die is asked for', async () => {
    const pending = { title: 'Hild: attack', acts: [], wanted, soFar: [], fallen: 1 };
    await openFight(fight({ pending }));
    expect(clashes()).toEqual([]);
    expect(twiceInHelp()).toEqual([]);
  });
});

describe('beside what is due and whom they meet', () => {
  const rest = prompt({ key: 'rest:0', kind: 'rest', title: 'Rest is due' });
  const check = prompt({ key: 'wander:0', kind: 'wanderingCheck', title: 'Wandering check' });

  async function openDesk(met: boolean, area: 'combat' | 'characters' = 'combat') {
    const bridge = installFakeBridge();
    show(bridge, dungeonView(delve({ prompts: [rest, check], ...(met && { encounter: encounter() }) })));
    bridge.answer('app.view', appSample({ campaignPath: '/c/priory.turnkeeper' }));
    bridge.answer('shell.view', shellSample());
    bridge.answer('party.view', partySample());
    bridge.answer('character.view', sheet(member(1, 'Hild')));
    bridge.answer('log.list', { lines: [], more: false });
    bridge.answer('log.sessions', []);
    answerFight(bridge, fight());
    render(App, { place: { area, detached: false } });
    if (area !== 'combat') {
      await screen.findByText('Day 1,');
      await user.keyboard('{Control>}8{/Control}');
    }
    await screen.findByRole('heading', { name: /^Hild: attack/ });
    return bridge;
  }

  test.each([false, true])('the board has its keys to itself; an encounter under way: %s', async (met) => {
    const bridge = await openDesk(met);
    if (!met) await screen.findAllByText('Rest is due');
    await user.keyboard('17');
    expect(screen.getByRole('textbox', { name: 'Faces' })).toHaveValue('17');
    await user.keyboard('x');
    expect(screen.getByRole('row', { name: /^Hild,/ })).toHaveTextContent('marked');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
    await user.keyboard('d');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
    expect(bridge.sent('prompt.answer')).toEqual([]);
  });

  test.each(['combat', 'characters'] as const)(
    'who goes to the queue has its keys there, from %s',
    async (area) => {
      const bridge = await openDesk(false, area);
      await screen.findAllByText('Rest is due');
      await user.keyboard('{Control>}d{/Control}');
      const prompts = await screen.findByRole('region', { name: 'Prompts' });
      await waitFor(() => expect(prompts.contains(document.activeElement)).toBe(true));
      await user.keyboard('x');
      expect(bridge.sent('prompt.answer')).toEqual([{ key: 'rest:0', answer: 'dismiss' }]);
      expect(screen.getByRole('row', { name: /^Hild,/ })).not.toHaveTextContent('marked');
      expect(bridge.sent('combat.propose')).toEqual([]);
    },
  );
});
