import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { QueryInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Member } from '../../../src-renderer/lib/party/party-types.ts';
import RewardDialog from '../../../src-renderer/windows/reward/RewardDialog.svelte';
import { load, member, party } from '../encumbrance/gear-samples.ts';
import { standingSample } from '../../fixtures/standing.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { shellSample } from '../lib/samples.ts';

const user = userEvent.setup();

type Preview = QueryOutput<'reward.preview'>;
type Account = QueryOutput<'reward.account'>;
const pooled = { gp: 1234, sp: 14 };

const people: Member[] = [
  ...['Hild', 'Osric', 'Wren', 'Corin', 'Anselm', 'Mabel', 'Ysolde'].map((name, at) => member(at + 1, name)),
  member(8, 'Porter', { kind: 'retainer' }),
  member(9, 'Mule', { kind: 'mount', load: load({ maximum: 4000 }) }),
  member(10, 'Dead Tom', { hp: 0, standing: standingSample('dead') }),
];

/** Divides as the main process does, as far as the window shows it. */
function preview(input: QueryInput<'reward.preview'>, things: Preview['things']): Preview {
  const { coinSharerIds = [], xp = 0, xpSharers = [] } = input;
  const count = coinSharerIds.length;
  const share = (kind: 'gp' | 'sp', total: number): Preview['coins'][number] => ({
    kind,
    total,
    each: count === 0 ? 0 : Math.floor(total / count),
    remainder: count === 0 ? total : total % count,
  });
  const halves = xpSharers.reduce((sum, { half }) => sum + (half === true ? 1 : 2), 0);
  const whole = halves === 0 ? 0 : Math.floor((xp * 2) / halves);
  return {
    coins: [share('gp', pooled.gp), share('sp', pooled.sp)],
    things,
    poolWeight: 1248,
    xp: xpSharers.map(({ characterId, half = false }) => ({
      id: characterId,
      name: '',
      half,
      share: half ? Math.floor(whole / 2) : whole,
      bonusPercent: characterId === 1 ? 10 : 0,
      gains: half ? Math.floor(whole / 2) : whole,
      levelsUp: characterId === 2 && xp > 0,
    })),
    xpTotal: xp,
    xpRemainder: xp === 0 ? 0 : 5,
    members: coinSharerIds.map((id) => ({
      id,
      name: '',
      before: { weight: 740, baseFeet: 60, encounterFeet: 20 },
      after: { weight: 918, baseFeet: 30, encounterFeet: 10 },
      maximum: 1600,
      ac: { before: '2 [17]', after: '2 [17]' },
    })),
  };
}

const found: Preview['things'] = [
  { id: 61, name: 'Ruby', quantity: 1, costEach: 500, magic: false },
  { id: 62, name: 'Sword +1', quantity: 1, costEach: null, magic: true },
];

async function open(things: Preview['things'] = [], members = people, lines: Account['lines'] = []) {
  const bridge = installFakeBridge();
  bridge.answer('reward.account', { lines, rule: 'Treasure that is not magical: 1 XP for each gold piece.' });
  bridge.answer('party.view', party({ members }));
  bridge.answer('shell.view', shellSample());
  bridge.answer('reward.preview', (input) => preview(input, things));
  bridge.answer('reward.pickOrder', ({ entries }) => pickOrder(entries));
  const closed: number[] = [];
  render(RewardDialog, { onclose: () => closed.push(1) });
  await screen.findByRole('dialog', { name: 'Divide the pool, award experience' });
  return { bridge, closed };
}

type Entries = QueryInput<'reward.pickOrder'>['entries'];

/** The highest first; whoever is level on every roll stands together and rolls again. */
function pickOrder(entries: Entries): QueryOutput<'reward.pickOrder'> {
  const groups = new Map<string, number[]>();
  const key = (rolls: number[]): string => rolls.map((roll) => String(roll).padStart(4, '0')).join();
  for (const { characterId, rolls } of entries) {
    groups.set(key(rolls), [...(groups.get(key(rolls)) ?? []), characterId]);
  }
  const order = [...groups].sort(([a], [b]) => (a < b ? 1 : -1)).map(([, ids]) => ids);
  return { order, reroll: order.filter((ids) => ids.length > 1) };
}

const row = (name: RegExp) => screen.getByRole('row', { name });
const lastAsked = (bridge: FakeBridge) =>
  bridge.sent('reward.preview').at(-1) as QueryInput<'reward.preview'>;
const handOut = () => user.keyboard('{Control>}{Enter}{/Control}');

describe('dividing coins', () => {
  it('reads at a glance: so many by so many, each and left, for the living of the party', async () => {
    const { bridge, closed } = await open();
    expect(await screen.findByText('1,234 gp by 7 = 176 each, 2 left')).toBeTruthy();
    expect(screen.getByText('14 sp by 7 = 2 each, none left')).toBeTruthy();
    expect(row(/^Hild/).textContent).toMatch(/740 → 918\s+coins/);
    expect(row(/^Hild/).textContent).toContain("60' (20') → 30' (10')");
    expect(screen.queryByRole('row', { name: /^Mule/ })).toBeNull();
    expect(row(/^Dead Tom/).textContent).toContain('dead');
    await handOut();
    expect(bridge.sent('reward.award')).toEqual([
      {
        coinSharerIds: [1, 2, 3, 4, 5, 6, 7],
        xp: 0,
        lines: [],
        xpSharers: [
          ...[1, 2, 3, 4, 5, 6, 7].map((characterId) => ({ characterId, half: false })),
          { characterId: 8, half: true },
        ],
        picks: [],
        reason: '',
        pickRolls: [],
      },
    ]);
    await waitFor(() => expect(closed).toEqual([1]));
  });

  it('divides anew as somebody is taken out or put in, and among nobody leaves all in the pool', async () => {
    const { bridge } = await open();
    await screen.findByText('1,234 gp by 7 = 176 each, 2 left');
    await user.click(screen.getByRole('checkbox', { name: 'Hild shares the coins' }));
    expect(await screen.findByText('1,234 gp by 6 = 205 each, 4 left')).toBeTruthy();
    expect(lastAsked(bridge).coinSharerIds).toEqual([2, 3, 4, 5, 6, 7]);
    await user.click(screen.getByRole('checkbox', { name: 'Coins' }));
    expect(lastAsked(bridge).coinSharerIds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10]);
    await user.click(screen.getByRole('checkbox', { name: 'Coins' }));
    expect(await screen.findByText('1,234 gp stay in the pool')).toBeTruthy();
    await handOut();
    expect(bridge.sent('reward.award')).toEqual([]);
  });

  it('keeps all that is set when it is refused', async () => {
    const { bridge, closed } = await open();
    await screen.findByText('1,234 gp by 7 = 176 each, 2 left');
    bridge.refuse('reward.award', { code: 'refused', message: 'Somebody took the gold meanwhile.' });
    await user.type(screen.getByRole('textbox', { name: 'For what' }), 'The priory');
    await handOut();
    expect(await screen.findByText('Somebody took the gold meanwhile.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'For what' }).value).toBe('The priory');
    expect(closed).toEqual([]);
  });
});

describe('experience', () => {
  it('shares what is typed, with half shares and bonus shown, and who reaches a level', async () => {
    const { bridge } = await open();
    const xp = await screen.findByRole('textbox', { name: 'Experience besides' });
    expect(document.activeElement).toBe(xp);
    await user.type(xp, '1505');
    expect(await screen.findByText('5 XP are left over.')).toBeTruthy();
    await waitFor(() => expect(row(/^Hild/).textContent).toMatch(/200\s*200 \+ 10 %/));
    expect(row(/^Porter/).textContent).toMatch(/100\s*half a share/);
    expect(row(/^Osric/).textContent).toContain('next level');
    await user.click(screen.getByRole('checkbox', { name: 'Porter has half a share of the experience' }));
    expect(lastAsked(bridge).xpSharers?.at(-1)).toEqual({ characterId: 8, half: false });
    await user.click(screen.getByRole('checkbox', { name: 'Wren shares the experience' }));
    await handOut();
    const [sent] = bridge.sent('reward.award') as QueryInput<'reward.preview'>[];
    expect(sent?.xp).toBe(1505);
    expect(sent?.xpSharers?.map(({ characterId }) => characterId)).toEqual([1, 2, 4, 5, 6, 7, 8]);
  });

  it('sends nothing for a figure that is none', async () => {
    const { bridge } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'Experience besides' }), 'many');
    expect(await screen.findByText(/"many" is not a number/)).toBeTruthy();
    await handOut();
    expect(bridge.sent('reward.award')).toEqual([]);
  });
});

describe('what was brought back and who was beaten', () => {
  const line = (
    id: number,
    title: string,
    more: Partial<Account['lines'][number]>,
  ): Account['lines'][number] => ({
    ...{
      of: 'find',
      id,
      title,
      detail: '',
      worthGp: null,
      xp: 0,
      reasons: [],
      fate: 'counted',
      canSell: false,
    },
    ...more,
  });
  const lines = [
    line(1, '600 gp', { worthGp: 600, xp: 600, detail: 'the altar; in the pool' }),
    line(2, '2 × gem', { worthGp: 1000, xp: 1000, canSell: true }),
    line(3, '1 idol', { fate: 'later', detail: 'left behind: The ground' }),
    line(1, '4 × Goblin', { of: 'encounter', xp: 20, detail: '4 down' }),
  ];
  const become = (title: string) => screen.findByRole('combobox', { name: `${title}: what becomes of it` });

  it('stands first, each line with its figure, and sums it', async () => {
    const { bridge } = await open([], people, lines);
    expect(await screen.findByText('1,600 of treasure + 20 of those beaten = 1,620 XP')).toBeTruthy();
    expect(row(/^600 gp/).textContent).toContain('the altar; in the pool');
    await handOut();
    const [sent] = bridge.sent('reward.award') as QueryInput<'reward.preview'>[];
    expect(sent?.lines).toEqual([
      { of: 'find', id: 1, fate: 'counted' },
      { of: 'find', id: 2, fate: 'counted' },
      { of: 'encounter', id: 1, fate: 'counted' },
    ]);
  });

  it('is sold, changed, struck and left for later line by line, and for all at once', async () => {
    const { bridge } = await open([], people, lines);
    await user.selectOptions(await become('2 × gem'), 'Counts, sold');
    await user.selectOptions(await become('1 idol'), 'Never');
    const goblins = screen.getByRole('textbox', { name: 'XP for 4 × Goblin' });
    await user.clear(goblins);
    await user.type(goblins, '15');
    await user.type(screen.getByRole('textbox', { name: 'Experience besides' }), '50');
    expect(
      await screen.findByText('1,600 of treasure + 15 of those beaten + 50 besides = 1,665 XP'),
    ).toBeTruthy();
    expect(lastAsked(bridge).lines).toEqual([
      { of: 'find', id: 1, fate: 'counted' },
      { of: 'find', id: 2, fate: 'sold' },
      { of: 'find', id: 3, fate: 'struck' },
      { of: 'encounter', id: 1, fate: 'counted', xp: 15 },
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'All of it' }), 'Later');
    expect(await screen.findByText('50 XP besides')).toBeTruthy();
    expect(lastAsked(bridge).lines).toEqual([]);
  });

  it('is not handed out while nobody shares it, nor while a figure cannot be read', async () => {
    const { bridge } = await open([], people, lines);
    await user.click(await screen.findByRole('checkbox', { name: 'XP' }));
    await user.click(await screen.findByRole('checkbox', { name: 'XP' }));
    await handOut();
    await user.click(await screen.findByRole('checkbox', { name: 'XP' }));
    await user.type(screen.getByRole('textbox', { name: 'XP for 600 gp' }), 'x');
    await handOut();
    expect(bridge.sent('reward.award')).toEqual([]);
  });
});

describe('who picks first', () => {
  const three = people.slice(0, 3);
  const die = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}, d20`) });

  it('takes typed dice, has ties roll again, and awards the picks with the rolls', async () => {
    const { bridge } = await open(found, three);
    await user.type(await die('Hild'), '11');
    await user.type(await die('Osric'), '17');
    await user.type(await die('Wren'), '11{Enter}');
    const order = await screen.findByRole('list', { name: 'Who picks first' });
    expect(order.textContent).toContain('level: roll again');
    expect(screen.queryByRole('textbox', { name: /^Osric, d20/ })).toBeNull();
    await user.type(await die('Hild'), '3');
    await user.type(await die('Wren'), '9{Enter}');
    await waitFor(() => expect(order.textContent).not.toContain('level: roll again'));
    expect([...order.querySelectorAll('b')].map((name) => name.textContent)).toEqual([
      'Osric',
      'Wren',
      'Hild',
    ]);
    const taker = screen.getByRole('combobox', { name: 'Sword +1 goes to' });
    expect(
      within(taker)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['stays in the pool', 'Osric', 'Wren', 'Hild']);
    await user.selectOptions(taker, '2');
    expect(lastAsked(bridge).picks).toEqual([{ itemId: 62, characterId: 2 }]);
    await handOut();
    expect(bridge.sent('reward.award')[0]).toMatchObject({
      picks: [{ itemId: 62, characterId: 2 }],
      pickRolls: [
        { characterId: 1, rolls: [11, 3] },
        { characterId: 2, rolls: [17] },
        { characterId: 3, rolls: [11, 9] },
      ],
    });
  });

  it('rolls for everybody when no die is typed', async () => {
    const { bridge } = await open(found, three);
    bridge.reply('dice.roll', ({ times = 1 }) => ({
      totals: [4, 12, 19].slice(0, times),
      faces: [[4], [12], [19]].slice(0, times),
    }));
    await user.click(await screen.findByRole('button', { name: 'Roll who picks first' }));
    expect(bridge.sent('dice.roll')).toEqual([{ dice: '1d20', times: 3 }]);
    const order = await screen.findByRole('list', { name: 'Who picks first' });
    expect([...order.querySelectorAll('b')].map((name) => name.textContent)).toEqual([
      'Wren',
      'Osric',
      'Hild',
    ]);
    expect(screen.queryByRole('button', { name: /^Roll/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Ruby goes to' }));
  });

  it('asks a late comer alone for a die, and keeps the others’', async () => {
    const late = [...three, people[9] ?? member(10, 'Dead Tom', { hp: 0, standing: standingSample('dead') })];
    await open(found, late);
    await user.type(await die('Hild'), '5');
    await user.type(await die('Osric'), '6');
    await user.type(await die('Wren'), '7{Enter}');
    await screen.findByRole('list', { name: 'Who picks first' });
    await user.click(screen.getByRole('checkbox', { name: 'Dead Tom shares the coins' }));
    expect(await die('Dead Tom')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Hild, d20/ })).toBeNull();
  });

  it('keeps the typed dice when they cannot be ordered', async () => {
    const { bridge } = await open(found, three.slice(0, 1));
    bridge.refuse('reward.pickOrder', { code: 'bad-input', message: 'Too many rolls.' });
    await user.type(await die('Hild'), '5{Enter}');
    expect(await screen.findByText('Too many rolls.')).toBeTruthy();
    expect(((await die('Hild')) as HTMLInputElement).value).toBe('5');
  });
});

describe('states', () => {
  it('says so when nobody is there, and when the pool is empty', async () => {
    const { bridge } = await open([], []);
    expect(await screen.findByText(/^Nobody is in the party yet/)).toBeTruthy();
    await handOut();
    expect(bridge.sent('reward.award')).toEqual([]);
  });

  it('closes by Escape and by Cancel', async () => {
    const { closed } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(closed).toEqual([1]);
    await user.keyboard('{Escape}');
    expect(closed.length).toBeGreaterThan(1);
  });
});
