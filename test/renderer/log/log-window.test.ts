import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QueryInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { logFilters } from '../../../shared/ipc/vocabulary.ts';
import { LogFeed } from '../../../src-renderer/windows/log/log-feed.svelte.ts';
import LineOfLog from '../../../src-renderer/windows/log/LineOfLog.svelte';
import LogWindow from '../../../src-renderer/windows/log/LogWindow.svelte';
import RecentLog from '../../../src-renderer/windows/log/RecentLog.svelte';
import { installFakeBridge, replyOf, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';

type Line = QueryOutput<'log.list'>['lines'][number];
type Asked = QueryInput<'log.list'>;

const line = (seq: number, more: Partial<Line> = {}): Line => ({
  seq,
  sessionId: 1,
  realTime: '2026-11-21T20:00:00.000Z',
  gameTime: seq * 600,
  day: 1,
  date: null,
  time: '02:20',
  kind: 'dungeon.passTurn',
  summary: `Line ${seq}`,
  outcome: {},
  rolls: [],
  status: 'done',
  ...more,
});

const filter = { search: '', kind: 'all', sessionId: null, takenBack: false } as const;

const known: QueryOutput<'log.sessions'> = [
  {
    id: 2,
    number: 2,
    startedAt: '2026-11-21T18:00:00.000Z',
    endedAt: null,
    startSeconds: 0,
    endSeconds: null,
    lines: 1204,
  },
  {
    id: 1,
    number: 1,
    startedAt: '2026-11-14T18:00:00.000Z',
    endedAt: null,
    startSeconds: 0,
    endSeconds: null,
    lines: 1,
  },
];

let bridge: FakeBridge;
let stored: Line[];

const page = ({ beforeSeq = null, limit = 100 }: Asked): QueryOutput<'log.list'> => {
  const lines = stored
    .filter(({ seq }) => beforeSeq === null || seq < beforeSeq)
    .sort((a, b) => b.seq - a.seq);
  return { lines: lines.slice(0, limit), more: lines.length > limit };
};

const lastAsked = (): Asked => bridge.sent('log.list').at(-1) as Asked;

beforeEach(() => {
  stored = [line(1), line(2), line(3)];
  bridge = installFakeBridge();
  bridge.answer('log.list', page);
  bridge.answer('log.sessions', known);
  bridge.answer('shell.view', shellSample());
  bridge.answer('app.view', appSample({ campaignPath: '/games/Barrow.turnkeeper' }));
});

describe('a line of the log', () => {
  it('shows its dice, what is typed, what is hidden, what is taken back, and its reasons', async () => {
    const rolls = [
      { sides: 6, face: 4, source: 'typed' as const },
      { sides: 20, face: 17, source: 'rolled' as const },
    ];
    const reasons = [{ source: 'Base chance', value: 1, rule: 'OSE-WAN-1' }];
    render(LineOfLog, {
      line: line(7, { rolls, outcome: { reasons, hidden: true, overruled: 'the light' } }),
    });
    expect(screen.getByText('d6', { exact: false }).textContent).toBe('d6 4, typed');
    expect(screen.getByText('d20', { exact: false }).textContent).toBe('d20 17');
    expect(screen.getByText('hidden from players')).toBeInTheDocument();
    expect(screen.getByText('Overruled: the light')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'why: Step 7' }));
    expect(await screen.findByText('Base chance')).toBeInTheDocument();
  });

  it('strikes out what was taken back', () => {
    const { container } = render(LineOfLog, { line: line(7, { status: 'dropped' }) });
    expect(container.querySelector('s')?.textContent).toBe('Line 7');
  });

  it.each([
    null,
    5,
    'x',
    [],
    { reasons: 5, events: {}, hidden: 'yes', overruled: 3 },
    { reasons: [null, {}] },
  ])('bears the outcome %j', (outcome) => {
    render(LineOfLog, { line: line(7, { outcome }) });
    expect(screen.getByText('Line 7')).toBeInTheDocument();
  });

  it('shows hostile text as text', () => {
    const summary = '<img src=x onerror=alert(1)> \u202egnp';
    const { container } = render(LineOfLog, { line: line(7, { summary }) });
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('bdi')?.textContent).toBe(summary);
  });
});

describe('the feed', () => {
  const settled = async (feed: LogFeed, seqs: number[]): Promise<void> => {
    await waitFor(() => expect(feed.lines.map(({ seq }) => seq)).toEqual(seqs));
  };
  const downFrom = (newest: number, count: number): number[] =>
    Array.from({ length: count }, (_, index) => newest - index);

  it('goes back page by page and keeps what was scrolled when something happens', async () => {
    stored = downFrom(250, 250).map((seq) => line(seq));
    const feed = new LogFeed(filter);
    await settled(feed, downFrom(250, 100));
    feed.older();
    await settled(feed, downFrom(250, 200));
    stored.push(line(251), line(252));
    bridge.change('journal');
    await settled(feed, downFrom(252, 202));
    feed.older();
    await settled(feed, downFrom(252, 252));
    expect(feed.more).toBe(false);
    feed.dispose();
    expect(bridge.listeners).toBe(0);
  });

  it('forgets lines that are taken back, and asks only when the journal changed', async () => {
    bridge.reads('log.list', 'journal');
    const feed = new LogFeed(filter);
    await settled(feed, [3, 2, 1]);
    stored.pop();
    bridge.change('character');
    expect(bridge.sent('log.list')).toHaveLength(1);
    bridge.change('journal');
    await settled(feed, [2, 1]);
    feed.dispose();
  });

  it('shows the answer to what was typed last', async () => {
    const feed = new LogFeed(filter);
    for (const search of ['t', 'to', 'tor']) feed.setFilter({ ...filter, search });
    await waitFor(() => expect(feed.shown?.search).toBe('tor'));
    expect(bridge.sent('log.list').map((asked) => (asked as Asked).search)).toEqual(['', 'tor']);
    feed.dispose();
  });

  it('keeps the lines and tells why when an answer is refused', async () => {
    const feed = new LogFeed(filter);
    await settled(feed, [3, 2, 1]);
    bridge.refuse('log.list', { code: 'file-damaged', message: 'The file is damaged.' });
    bridge.change('journal');
    await waitFor(() => expect(feed.failure?.message).toBe('The file is damaged.'));
    expect(feed.lines).toHaveLength(3);
    feed.dispose();
  });
});

describe('the window', () => {
  it('searches and filters as one types', async () => {
    render(LogWindow);
    await userEvent.type(screen.getByRole('textbox', { name: 'Search the log' }), 'torch');
    await waitFor(() => expect(lastAsked().search).toBe('torch'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Dice');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Session' }),
      'Session 1, 2026-11-14 (1 line)',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Taken back too' }));
    await waitFor(() =>
      expect(lastAsked()).toMatchObject({ search: 'torch', kind: 'dice', sessionId: 1, takenBack: true }),
    );
  });

  it('can be narrowed to every kind of step, by the keys alone', async () => {
    render(LogWindow);
    const show = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show' });
    expect([...show.options].map(({ value }) => value)).toEqual([...logFilters]);
    await userEvent.click(screen.getByRole('combobox', { name: 'Session' }));
    await userEvent.tab();
    expect(show).toHaveFocus();
    for (const kind of logFilters) {
      await userEvent.selectOptions(show, kind);
      await waitFor(() => expect(lastAsked().kind).toBe(kind));
    }
  });

  it('teaches when the log is empty, and offers a way back when nothing fits', async () => {
    stored = [];
    render(LogWindow);
    expect(await screen.findByText('Nothing has happened yet')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Search the log' }), 'x1');
    expect(await screen.findByText('No line fits')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(lastAsked().search).toBe(''));
  });

  it('writes a note with Ctrl+Enter and keeps a refused one', async () => {
    render(LogWindow);
    const box = screen.getByRole('textbox', { name: 'Note' });
    bridge.refuse('log.addNote', {
      code: 'bad-input',
      message: 'Not accepted.',
      details: { text: 'A note has at most 4,000 characters.' },
    });
    await userEvent.type(box, 'The idol hums{Control>}{Enter}{/Control}');
    expect(await screen.findByText('A note has at most 4,000 characters.')).toBeInTheDocument();
    expect(box).toHaveValue('The idol hums');
    bridge.reply('log.addNote', null);
    await userEvent.click(screen.getByRole('button', { name: /^Add note/ }));
    await waitFor(() => expect(box).toHaveValue(''));
    expect(bridge.sent('log.addNote')).toEqual([{ text: 'The idol hums' }, { text: 'The idol hums' }]);
  });
});

describe('the export', () => {
  const open = async () => {
    render(LogWindow);
    await screen.findByText('All sessions');
    await userEvent.click(screen.getByRole('button', { name: /^Export/ }));
    return within(await screen.findByRole('dialog', { name: 'Export the log' }));
  };
  const file = (dialog: Awaited<ReturnType<typeof open>>): HTMLElement =>
    dialog.getByRole('textbox', { name: /^File/ });
  const send = (dialog: Awaited<ReturnType<typeof open>>) =>
    userEvent.click(dialog.getByRole('button', { name: /^Export/ }));

  it('offers every form of the newest session beside the campaign and follows the form', async () => {
    const dialog = await open();
    expect(dialog.getByRole('radio', { name: /^Every form/ })).toBeChecked();
    expect(file(dialog)).toHaveValue('/games/Barrow session 2');
    await userEvent.click(dialog.getByRole('radio', { name: /^PDF/ }));
    expect(file(dialog)).toHaveValue('/games/Barrow session 2.pdf');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What' }), 'The whole campaign');
    expect(file(dialog)).toHaveValue('/games/Barrow.pdf');
    await userEvent.clear(file(dialog));
    await userEvent.type(file(dialog), '/tmp/mine.pdf');
    await userEvent.click(dialog.getByRole('radio', { name: /^JSON Lines/ }));
    expect(file(dialog)).toHaveValue('/tmp/mine.jsonl');
    await userEvent.click(dialog.getByRole('radio', { name: /^Every form/ }));
    expect(file(dialog)).toHaveValue('/tmp/mine');
    await userEvent.click(dialog.getByRole('radio', { name: /^HTML/ }));
    expect(file(dialog)).toHaveValue('/tmp/mine.html');
  });

  it('waits for the sessions, so that a fast hand exports the newest too', async () => {
    const know = bridge.hold('log.sessions');
    render(LogWindow);
    await userEvent.click(await screen.findByRole('button', { name: /^Export/ }));
    await waitFor(() => expect(bridge.sent('app.view')).not.toEqual([]));
    expect(screen.queryByRole('dialog')).toBeNull();
    know(replyOf(known));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export the log' }));
    expect(file(dialog)).toHaveValue('/games/Barrow session 2');
  });

  it('offers the whole campaign where the sessions cannot be read, and says why', async () => {
    bridge.refuse('log.sessions', { code: 'internal', message: 'The sessions could not be read.' });
    render(LogWindow);
    await userEvent.click(await screen.findByRole('button', { name: /^Export/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export the log' }));
    expect(file(dialog)).toHaveValue('/games/Barrow log');
    expect(screen.getByText('The sessions could not be read.')).toBeInTheDocument();
  });

  it('a session pack goes into a folder, and says what it kept', async () => {
    const dialog = await open();
    const files = [1, 2, 3].map((nth) => ({ path: `/games/Barrow session 2/${nth}.md`, bytes: 1 }));
    bridge.reply('app.export', {
      ...{ path: '/games/Barrow session 2', bytes: 4210, lines: 21, files },
      kept: ['People/Old Marl.md'],
    });
    await userEvent.click(dialog.getByRole('radio', { name: /^Session pack/ }));
    expect(dialog.getByRole('textbox', { name: /^Folder/ })).toHaveValue('/games/Barrow session 2');
    await send(dialog);
    expect(
      await dialog.findByText(
        'Exported 21 steps in 3 files, 4.2 kB. Kept as you changed it, with the new one beside: People/Old Marl.md.',
      ),
    ).toBeInTheDocument();
    expect(bridge.sent('app.export')[0]).toMatchObject({ format: 'pack', path: '/games/Barrow session 2' });
    await userEvent.click(dialog.getByRole('radio', { name: /^The players/ }));
    expect(dialog.getByRole('radio', { name: /^Session pack/ })).toBeChecked();
  });

  it('tells where the file stands', async () => {
    const dialog = await open();
    const written = { path: '/games/Barrow session 2.md', bytes: 4210 };
    bridge.reply('app.export', { ...written, lines: 21, files: [written], kept: [] });
    await userEvent.click(dialog.getByRole('radio', { name: /^Markdown/ }));
    await send(dialog);
    expect(await dialog.findByText('Exported 21 steps, 4.2 kB.')).toBeInTheDocument();
    expect(bridge.sent('app.export')[0]).toMatchObject({
      format: 'markdown',
      sessionId: 2,
      path: '/games/Barrow session 2.md',
      replace: false,
    });
  });

  it('asks before it replaces a file', async () => {
    const dialog = await open();
    bridge.refuse('app.export', {
      code: 'file-exists',
      message: 'There is a file already.',
      details: { path: 'There is a file already.' },
    });
    await send(dialog);
    await userEvent.click(await dialog.findByRole('button', { name: 'Replace the file' }));
    expect(bridge.sent('app.export').map((sent) => (sent as { replace: boolean }).replace)).toEqual([
      false,
      true,
    ]);
  });

  it('shows a refusal by the field and keeps what was typed', async () => {
    const dialog = await open();
    bridge.refuse('app.export', {
      code: 'file-missing',
      message: 'There is no folder /nowhere.',
      details: { path: 'There is no folder /nowhere.' },
    });
    await send(dialog);
    expect(await dialog.findByText('There is no folder /nowhere.')).toBeInTheDocument();
    expect(file(dialog)).toBeInvalid();
    expect(file(dialog)).toHaveValue('/games/Barrow session 2');
  });

  it('for players takes what is theirs: no data, and a name that says so', async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('radio', { name: /^JSON Lines/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /^The players/ }));
    expect(dialog.queryByRole('radio', { name: /^JSON Lines/ })).toBeNull();
    expect(dialog.getByRole('radio', { name: /^Every form/ })).toBeChecked();
    expect(file(dialog)).toHaveValue('/games/Barrow session 2 for players');
    bridge.reply('app.export', { path: '/games/x.md', bytes: 1, lines: 1, files: [], kept: [] });
    await send(dialog);
    expect(bridge.sent('app.export')[0]).toMatchObject({ format: 'all', forPlayers: true });
  });
});

it('the side panel shows the newest lines', async () => {
  stored = Array.from({ length: 50 }, (_, index) => line(index + 1));
  const { container } = render(RecentLog);
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(30));
  expect(container.querySelector('li')?.textContent).toContain('Line 50');
  expect(lastAsked().kind).toBe('play');
});

it('the side panel keeps what was prepared folded, and asks for it when it is unfolded', async () => {
  const { container } = render(RecentLog);
  expect(lastAsked().kind).toBe('play');
  const fold = container.querySelector('details');
  expect(fold?.open).toBe(false);
  await userEvent.click(screen.getByText('Preparation'));
  await waitFor(() => expect(lastAsked().kind).toBe('preparation'));
  expect(fold?.open).toBe(true);
});
