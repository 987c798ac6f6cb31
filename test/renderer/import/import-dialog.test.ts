import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommandOutput, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Failure } from '../../../shared/errors.ts';
import ImportDialog from '../../../src-renderer/windows/import/ImportDialog.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';

type Preview = CommandOutput<'import.read'>;
type Entry = Preview['first'][number];

const entry = (index: number, more: Partial<Entry> = {}): Entry => ({
  index,
  kind: 'item',
  name: `Rope ${index}`,
  summary: 'Gear, 50 cn each',
  unread: [],
  refused: null,
  stands: false,
  edition: null,
  ...more,
});

const goblin = entry(0, {
  kind: 'character',
  name: 'Goblin',
  summary: 'Creature, 1-1 Hit Dice, 3 of 3 hit points',
  unread: [
    { path: 'ML', why: '"(9 with chieftain)" was not understood.' },
    { path: 'system.attacks', why: 'It holds nothing.' },
  ],
});
const broken = entry(2, { name: 'Nameless', summary: '', refused: 'It has no name that can be used.' });

const preview = (more: Partial<Preview> = {}): Preview => ({
  token: 'token-1',
  format: 'Stat blocks',
  foreign: true,
  entries: 3,
  characters: 1,
  items: 1,
  tables: 0,
  randomTables: 0,
  dungeons: 0,
  creatures: 0,
  musters: 0,
  pages: 0,
  refused: 1,
  before: null,
  editions: null,
  stand: 0,
  unread: [
    { path: 'ML', count: 1, why: '"(9 with chieftain)" was not understood.' },
    { path: 'line 9', count: 2, why: 'It belongs to no stat block.' },
  ],
  first: [goblin, entry(1), broken],
  ...more,
});

const party: Pick<QueryOutput<'party.view'>, 'stashes'> & { members: { id: number; name: string }[] } = {
  stashes: [
    { id: 4, name: 'The ground', kind: 'ground', weight: 0, things: 0 },
    { id: 5, name: 'Under the mill', kind: 'cache', weight: 0, things: 1 },
  ],
  members: [{ id: 9, name: 'Hild' }],
};

let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('party.view', party as QueryOutput<'party.view'>);
});

const show = () => {
  const onclose = vi.fn();
  render(ImportDialog, { onclose });
  return { onclose, user: userEvent.setup() };
};

/** By keyboard: the text pasted and read. */
const readText = async (what: Partial<Preview> = {}) => {
  bridge.reply('import.read', preview(what));
  const { onclose, user } = show();
  await user.click(screen.getByRole('radio', { name: 'Pasted text' }));
  await user.click(screen.getByRole('textbox', { name: /^Text/ }));
  await user.paste('Goblin: AC 6 [13], HD 1-1');
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await screen.findByRole('grid', { name: 'What was read' });
  return { onclose, user };
};

const row = (name: RegExp) => screen.getByRole('row', { name });

describe('choosing a source', () => {
  it('reads the file that Browse gives', async () => {
    bridge.reply('app.choosePath', { path: '/books/rats.json' });
    bridge.reply('import.read', preview());
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Browse' }));
    await screen.findByRole('grid', { name: 'What was read' });
    expect(bridge.sent('app.choosePath')).toEqual([{ purpose: 'import', suggestion: '' }]);
    expect(bridge.sent('import.read')).toMatchObject([
      { job: expect.any(String) as string, source: { from: 'file', path: '/books/rats.json' } },
    ]);
  });

  it('reads a typed path on Enter and shows its refusal by the field, the path kept', async () => {
    const failure: Failure = {
      code: 'file-missing',
      message: 'There is no file /none.json. Nothing was read.',
      details: { path: 'There is no file /none.json. Nothing was read.' },
    };
    bridge.refuse('import.read', failure);
    const { user } = show();
    await user.type(screen.getByRole('textbox', { name: /^File or folder/ }), '/none.json{Enter}');
    expect(await screen.findByText(/There is no file/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^File or folder/ })).toHaveValue('/none.json');
  });

  it('reads one dropped file of text', async () => {
    bridge.reply('import.read', preview());
    show();
    const file = new File(['name,qty\nRope,2\n'], 'gear.csv');
    await fireEvent.drop(screen.getByRole('textbox', { name: /^File or folder/ }), {
      dataTransfer: { files: [file], getData: () => '' },
    });
    await screen.findByRole('grid', { name: 'What was read' });
    expect(bridge.sent('import.read')).toMatchObject([
      { job: expect.any(String) as string, source: { from: 'text', text: 'name,qty\nRope,2\n' } },
    ]);
  });

  it.each([
    ['two files', [new File(['a'], 'a'), new File(['b'], 'b')], /one file at a time/],
    ['a file in another encoding', [new File([new Uint8Array([0x6e, 0xe9])], 'old.csv')], /no UTF-8 text/],
    ['a large file', [new File(['x'.repeat(4_000_001)], 'large.json')], /Choose a larger file with Browse/],
    ['nothing', [], /no text in what was dropped/],
  ])('says why it does not read %s', async (_what, files, why) => {
    show();
    await fireEvent.drop(screen.getByRole('textbox', { name: /^File or folder/ }), {
      dataTransfer: { files, getData: () => '' },
    });
    expect(await screen.findByText(why)).toBeVisible();
    expect(bridge.sent('import.read')).toMatchObject([]);
  });

  it('shows how far it is, and stops when asked', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { user } = show();
    const command = bridge.command.bind(bridge);
    bridge.command = (name, input) =>
      name === 'import.read'
        ? command(name, input).then(() => new Promise((resolve) => (answer = resolve as typeof answer)))
        : command(name, input);
    await user.type(screen.getByRole('textbox', { name: /^File or folder/ }), '/large.json{Enter}');
    await screen.findByRole('progressbar', { name: 'Reading' });
    const { job } = bridge.sent('import.read')[0] as { job: string };
    bridge.send({ type: 'progress', job, done: 400, total: 1000 });
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveValue(400));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(bridge.sent('import.cancel')).toEqual([{ job }]);
    answer({ ok: false, error: { code: 'cancelled', message: 'The import was stopped.' } });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByRole('textbox', { name: /^File or folder/ })).toHaveValue('/large.json');
  });
});

describe('the preview', () => {
  it('tells what would be made, what cannot be taken and why, and what was not read', async () => {
    const { user } = await readText();
    expect(
      screen.getByText('Stat blocks: 1 character and 1 thing can be taken, 1 entry cannot.'),
    ).toBeVisible();
    expect(within(row(/Goblin/)).getByText(/3 of 3 hit points/)).toBeVisible();
    expect(within(row(/Nameless/)).getByText(/no name that can be used/)).toBeVisible();
    await user.click(screen.getByText('3 fields were not read'));
    expect(screen.getByRole('region', { name: 'Fields that were not read' })).toHaveTextContent(
      'It belongs to no stat block.',
    );
  });

  it('opens the unread fields of an entry on Enter and chooses by Space, arrows moving', async () => {
    const { user } = await readText();
    row(/Goblin/).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('"(9 with chieftain)" was not understood.', { selector: 'dd *' })).toBeVisible();
    expect(screen.getByText('system.attacks')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('system.attacks')).toBeNull();
    await user.keyboard('{ArrowDown} ');
    expect(row(/Rope 1/)).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Only what is chosen (1)' })).toBeChecked();
    expect(row(/Goblin/)).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{ArrowDown} ');
    expect(row(/Nameless/)).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Only what is chosen (1)' })).toBeChecked();
  });

  it('turns the pages, by key as by button', async () => {
    const first = Array.from({ length: 100 }, (_, at) => entry(at));
    bridge.answer('import.page', ({ from }) => ({ entries: [entry(from), entry(from + 1)], total: 150 }));
    const { user } = await readText({ entries: 150, characters: 0, items: 150, refused: 0, first });
    expect(screen.getByText(/1 to 100 of/)).toBeVisible();
    row(/Rope 5\b/).focus();
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(row(/Rope 100/)).toHaveFocus());
    expect(bridge.sent('import.page')).toEqual([
      { token: 'token-1', from: 100, limit: 100, refusedOnly: false },
    ]);
    await user.click(screen.getByRole('button', { name: 'Earlier' }));
    await waitFor(() => expect(bridge.sent('import.page')).toHaveLength(2));
  });

  it('says what was taken before and stands already, and takes it again only when chosen', async () => {
    const taken = { step: 12, summary: 'Imported 1 character.' };
    await readText({ before: taken, stand: 1, first: [{ ...goblin, stands: true }, entry(1), broken] });
    expect(
      screen.getByText(/taken before, in step 12: “Imported 1 character.” 1 entry stands in the campaign/),
    ).toBeVisible();
    expect(within(row(/Goblin/)).getByText('There already')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take the chosen' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the refused alone', async () => {
    bridge.answer('import.page', { entries: [broken], total: 1 });
    const { user } = await readText();
    await user.click(screen.getByRole('checkbox', { name: 'Only what cannot be taken' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Goblin/ })).toBeNull());
    expect(row(/Nameless/)).toBeVisible();
  });
});

describe('creatures of other programs', () => {
  const brute = entry(0, { kind: 'creature', name: 'Marsh Brute', summary: 'Own creature, HD 9+27' });

  it('become own ones, or join the party when they are read so', async () => {
    const { user } = await readText({ creatures: 1, characters: 0, first: [brute] });
    expect(row(/Marsh Brute/)).toHaveTextContent('Own creature');
    expect(screen.getByText(/1 thing and 1 own creature can be taken/)).toBeVisible();
    bridge.reply('import.read', preview({ token: 'token-2' }));
    await user.click(screen.getByRole('radio', { name: 'Join the party' }));
    await waitFor(() => expect(row(/Goblin/)).toBeVisible());
    expect(bridge.sent('import.read')).toMatchObject([{ creatures: 'bestiary' }, { creatures: 'party' }]);
    expect(bridge.sent('import.forget')).toEqual([{ token: 'token-1' }]);
    expect(screen.getByRole('radio', { name: 'Join the party' })).toBeChecked();
  });

  it('are not asked about in a pack, whose creatures are own ones', async () => {
    await readText({ creatures: 1, foreign: false, first: [brute] });
    expect(screen.queryByRole('radio', { name: 'Join the party' })).toBeNull();
  });

  it('are not asked about where there are none', async () => {
    await readText();
    expect(screen.queryByRole('radio', { name: 'Join the party' })).toBeNull();
  });
});

describe('taking', () => {
  it('takes all, loose things into the pool, and tells it', async () => {
    bridge.reply('import.take', {
      characters: 1,
      items: 1,
      tables: 0,
      randomTables: 0,
      dungeons: 0,
      creatures: 0,
      musters: 0,
      pages: 0,
      renewed: 0,
    });
    const { user } = await readText();
    await user.click(screen.getByRole('button', { name: 'Take all' }));
    expect(await screen.findByText('Imported 1 character and 1 thing.')).toBeVisible();
    expect(bridge.sent('import.take')).toEqual([
      { token: 'token-1', indexes: null, also: [], standing: 'over', to: { in: 'pool' } },
    ]);
    expect(bridge.sent('import.forget')).toEqual([{ token: 'token-1' }]);
  });

  it('takes the chosen, loose things to whom it is told', async () => {
    bridge.reply('import.take', {
      characters: 0,
      items: 1,
      tables: 0,
      randomTables: 0,
      dungeons: 0,
      creatures: 0,
      musters: 0,
      pages: 0,
      renewed: 0,
    });
    const { user } = await readText();
    await user.click(screen.getByRole('checkbox', { name: 'Take Rope 1' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Loose things go to' }), 'Hild');
    await user.click(screen.getByRole('button', { name: 'Take the chosen' }));
    await screen.findByText('Imported 1 thing.');
    expect(bridge.sent('import.take')).toEqual([
      { token: 'token-1', indexes: [1], also: [], standing: 'over', to: { in: 'holder', id: 9 } },
    ]);
  });

  it('offers the ground once, and the caches', async () => {
    await readText();
    const places = within(screen.getByRole('combobox', { name: 'Loose things go to' })).getAllByRole(
      'option',
    );
    expect(places.map((option) => option.textContent.trim())).toEqual([
      'The party’s pool',
      'The ground',
      'Under the mill',
      'Hild',
    ]);
  });

  it('keeps the preview and the choice when it is refused', async () => {
    bridge.refuse('import.take', {
      code: 'not-found',
      message: 'That cache is no longer there. Nothing was taken.',
    });
    const { user } = await readText();
    await user.click(screen.getByRole('button', { name: 'Take all' }));
    expect(await screen.findByText(/no longer there/)).toBeVisible();
    expect(row(/Goblin/)).toBeVisible();
  });

  it('forgets what was read when it closes', async () => {
    const { onclose, user } = await readText();
    await user.keyboard('{Escape}');
    expect(onclose).toHaveBeenCalled();
  });
});
