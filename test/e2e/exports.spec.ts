import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pdfPages } from '../../src-main/exports/pages/printed.ts';
import { arrange, openSample } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { inDialog, look, shut } from './support/look.ts';
import { pdfText } from './support/pdf-text.ts';

/** Several files, one of them printed, on a busy machine. */
const written = { timeout: 60_000 };

async function anEvening(desk: Page): Promise<void> {
  await openSample(desk);
  await arrange(desk, [
    ['session.start', {}],
    ['light.kindle', { characterId: 3, kind: 'torch', overruleTinder: true }],
    ...[1, 2, 3, 4].map(() => ['dungeon.passTurn', { activity: 'explore' }] as const),
    ['encounter.begin', { who: 'goblins', number: 4 }],
    ['encounter.settle', { step: 'surprise' }],
    ['encounter.settle', { step: 'distance' }],
    ['encounter.rollFoes', { totals: [3, 4, 4, 5] }],
    ['encounter.noteRound', { people: [{ characterId: 4, damage: 2 }] }],
    ...[1, 2, 3, 4, 5].map(() => ['encounter.noteRound', {}] as const),
    ['encounter.conclude', { outcome: 'the goblins flee' }],
    ['party.findTreasure', { what: [{ kind: 'gem', name: 'garnet seal', quantity: 1, weightEach: 0 }] }],
    ['log.addNote', { text: 'The abbot lies about the well.' }],
    ['session.end', {}],
  ]);
}

test('every form of the evening in one export, in four keys', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await anEvening(desk);
  const keys = await hands.countFor(async () => {
    await hands.press('Control+4');
    await expect(desk.getByRole('heading', { name: 'Log', level: 1 })).toBeVisible();
    await hands.press('e');
    await expect(inDialog(desk).getByRole('radio', { name: /^Every form/ })).toBeChecked();
    await hands.press('Enter');
    await expect(inDialog(desk).getByRole('status')).toContainText('in 4 files', written);
    await hands.press('Escape');
    await expect(inDialog(desk)).toBeHidden();
  });
  console.log(`Keystrokes: four exports ${keys}, 28 before`);
  expect(keys).toBe(4);
});

test('a session pack: a folder with the evening, and all that it touched, twice', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await anEvening(desk);
  await arrange(desk, [
    ['page.add', { title: 'The abbot', kind: 'person', text: 'Lies about [[the well]].' }],
    ['page.add', { title: 'the well', kind: 'place', text: 'Dry since spring.' }],
    ['session.start', {}],
    ['log.addNote', { text: 'Ask [[The abbot]] again.' }],
    ['session.end', {}],
  ]);
  await hands.press('Control+4', 'e');
  const dialog = inDialog(desk);
  const folder = program.path('evening');
  const answer = dialog.getByRole('status');
  await hands.reach(dialog.getByRole('radio', { name: /^Every form/ }));
  await hands.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: /^Session pack/ })).toBeChecked();
  await hands.fill(dialog.getByRole('textbox', { name: /^Folder/ }), folder);
  await hands.press('Enter');
  await expect(answer).toContainText('in 5 files', written);
  await look(program, 'export-pack');
  expect(readFileSync(join(folder, 'People', 'The abbot.md'), 'utf8')).toContain('Lies about [[the well]].');
  expect(readFileSync(join(folder, 'Session 2.md'), 'utf8')).toContain('- [[The abbot]]\n- [[the well]]\n');
  expect(pdfPages(readFileSync(join(folder, 'Session 2.pdf')))).toBeGreaterThan(0);
  writeFileSync(join(folder, 'Places', 'the well.md'), 'My own words.');
  await hands.fill(dialog.getByRole('textbox', { name: /^Folder/ }), folder);
  await hands.press('Enter');
  await expect(answer).toContainText(
    'Kept as you changed it, with the new one beside: Places/the well.md.',
    written,
  );
  expect(readFileSync(join(folder, 'Places', 'the well.md'), 'utf8')).toBe('My own words.');
  await hands.press('Escape');
  await shut(desk);
});

test('the players’ version in every form, chosen by keys, keeps the referee’s secrets', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await anEvening(desk);
  await hands.press('Control+4', 'e');
  const dialog = inDialog(desk);
  await hands.reach(dialog.getByRole('radio', { name: /^The referee/ }));
  await hands.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^The players/ })).toBeChecked();
  await look(program, 'export-players');
  await hands.fill(dialog.getByRole('textbox', { name: /^File/ }), program.path('evening'));
  await hands.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('in 3 files', written);
  await look(program, 'export-written');
  await shut(desk);
  const pages = [
    readFileSync(program.path('evening.md'), 'utf8'),
    readFileSync(program.path('evening.html'), 'utf8').replace(/<style>[^]*<\/style>/, ''),
    await pdfText(program.path('evening.pdf')),
  ];
  for (const page of pages) {
    for (const told of ['goblins', 'garnet seal', 'Corin']) expect(page).toContain(told);
    for (const secret of ['abbot', '4 × goblins', 'dice', 'why:', 'hidden'])
      expect(page).not.toContain(secret);
  }
  // The evening is one page: the turns begin on the next.
  const [first = '', second = ''] = (pages[2] ?? '').split('\n');
  expect(first).toContain('The party');
  expect(first).not.toContain('Turn by turn');
  expect(second).toContain('Turn by turn');
});

/** The typefaces a PDF carries, by name. */
const fontsIn = (path: string): string =>
  (readFileSync(path, 'latin1').match(/\/FontName \/[^\s/]+/g) ?? []).join(' ');

test('paper in the program’s own letters; the party on its side, on one page', async ({ program }) => {
  const { desk } = program;
  await anEvening(desk);
  const to = (name: string) => program.path(name);
  await arrange(desk, [
    ['app.export', { job: 'a', format: 'pdf', sessionId: 1, path: to('evening.pdf') }],
    ['sheet.export', { characterId: null, format: 'pdf', path: to('party.pdf') }],
    ['sheet.export', { characterId: 3, format: 'pdf', path: to('wren.pdf') }],
    ['turnSheet.export', { format: 'pdf', paper: 'A4', path: to('turns.pdf') }],
  ]);
  for (const name of ['evening.pdf', 'party.pdf', 'wren.pdf', 'turns.pdf']) {
    expect(fontsIn(to(name)), name).toMatch(/Alegreya/);
    expect(fontsIn(to(name)), name).toMatch(/SourceSans3/);
  }
  for (const name of ['party.pdf', 'wren.pdf', 'turns.pdf']) expect(pdfPages(readFileSync(to(name)))).toBe(1);
  const [, width = 0, height = 0] = (
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(readFileSync(to('party.pdf'), 'latin1')) ?? []
  ).map(Number);
  expect(width).toBeGreaterThan(height);
  const party = await pdfText(to('party.pdf'));
  for (const whole of ['Hild', 'Magic-user', 'Death, poison', 'Breath']) expect(party).toContain(whole);
});
