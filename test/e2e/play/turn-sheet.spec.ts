import { readFileSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { CommandInput, CommandName } from '../../../shared/ipc/contract.ts';
import { pdfPages } from '../../../src-main/exports/pages/printed.ts';
import { createCampaign, openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';
import { Sight } from '../support/sight.ts';

/** Far from what a test is about, a step is sent without its keys. */
async function tell<Name extends CommandName>(page: Page, name: Name, input: CommandInput<Name>) {
  await page.evaluate(([each, sent]) => window.turnkeeper.command(each, sent), [name, input] as const);
}

const torchOf = (characterId: number) => ({ characterId, kind: 'torch', overruleTinder: true }) as const;

test('first run: nobody, no delve, and what to do first', async ({ program }) => {
  await createCampaign(program.desk, 'A first evening');
  await expect(program.desk.getByText('Nobody to go down yet')).toBeVisible();
  await look(program, 'sheet-first-run');
});

test('a quiet turn: one key there, one key back', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  await openSample(desk);
  await tell(desk, 'light.kindle', torchOf(3));
  await expect(sight.box(1)).toContainText('Wren, torch');
  const pass = await hands.countFor(async () => {
    await hands.press('Space');
    await sight.turn(2);
  });
  const back = await hands.countFor(async () => {
    await hands.press('Control+z');
    await sight.turn(1);
  });
  console.log(`Keystrokes: passing a quiet turn ${pass}, undo ${back}`);
  expect([pass, back]).toEqual([1, 1]);
  await look(program, 'sheet-quiet-turn');
  const inSight = [
    desk.getByRole('grid', { name: 'Turn sheet' }),
    desk.getByRole('table', { name: 'The party in the dungeon' }),
    desk.getByRole('region', { name: 'Lights', exact: true }),
  ];
  for (const part of inSight) await expect(part).toBeInViewport({ ratio: 0.99 });
});

test('Space passes the turn also after a click on a button that stays', async ({ program }) => {
  const { desk } = program;
  const sight = new Sight(desk);
  await openSample(desk);
  await tell(desk, 'light.kindle', torchOf(3));
  await sight.turn(1);
  const familiar = desk.getByRole('button', { name: 'Familiar ground' });
  await familiar.click();
  await expect(familiar).toHaveAttribute('aria-pressed', 'true');
  await new Hands(desk).press('Space');
  await sight.turn(2);
  await expect(familiar).toHaveAttribute('aria-pressed', 'true');
});

test('until something is due, to a turn, and what happened in a box', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  await openSample(desk);
  await tell(desk, 'light.kindle', torchOf(3));
  await sight.turn(1);
  await hands.press('u');
  await sight.turn(2);
  await expect(desk.getByRole('contentinfo')).toContainText('Stopped before turn 2: Wandering check.');
  await look(program, 'sheet-until-due');
  await hands.press('u');
  await expect(desk.getByRole('contentinfo')).toContainText('Wandering check: answer it first');
  await hands.press('6');
  await hands.press('Enter');
  await sight.noPrompts();

  await hands.press('t');
  await hands.fill(inDialog(desk).getByRole('textbox', { name: 'Turn' }), '7');
  await expect(inDialog(desk)).toContainText('Wandering check');
  await look(program, 'sheet-pass-to');
  await hands.reach(inDialog(desk).getByRole('checkbox', { name: 'Pass over all of it' }));
  await hands.press('Space', 'Enter');
  await sight.turn(7);
  await hands.press('Control+z');
  await sight.turn(2);
  await sight.box(3).click();
  await sight.turn(3);

  await sight.box(2).click();
  await expect(desk.getByRole('status', { name: 'Turn 2, done' })).toContainText('Wandering check, turn 2');
  await look(program, 'sheet-box-opened');

  await hands.press('k');
  await expect(inDialog(desk)).toContainText('An encounter before the light dies');
  await look(program, 'sheet-chances');
  await shut(desk);
});

test('the half-filled page, as PDF and HTML', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await tell(desk, 'light.kindle', torchOf(3));
  await tell(desk, 'dungeon.passTo', { turn: 5, over: true });
  await new Sight(desk).turn(5);
  for (const format of ['pdf', 'html'] as const) {
    await hands.press('y');
    const dialog = inDialog(desk);
    if (format === 'html') await dialog.getByRole('radio', { name: /^HTML/ }).click();
    await hands.fill(dialog.getByRole('textbox', { name: 'File' }), program.path(`sheet.${format}`));
    await hands.press('Enter');
    await expect(dialog).toContainText('Written');
    if (format === 'pdf') await look(program, 'sheet-print');
    await shut(desk);
  }
  expect(pdfPages(readFileSync(program.path('sheet.pdf')))).toBe(1);
  expect(readFileSync(program.path('sheet.html'), 'utf8')).toContain('wandering check');
});

test('five hundred turns: the sheet whole, and still one page on paper', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  await openSample(desk);
  for (const turn of [140, 280, 420, 500]) await tell(desk, 'dungeon.passTo', { turn, over: true });
  await sight.turn(500);
  await hands.reach(desk.getByRole('button', { name: /^Whole sheet/ }));
  await hands.press('Enter');
  await expect(sight.box(500)).toBeInViewport();
  await expect(sight.box(440)).toBeAttached();
  await look(program, 'sheet-500-turns');
  await hands.reach(sight.box(500));
  // Each time at the top, earlier rows come.
  await expect
    .poll(
      async () => {
        await hands.press('Control+Home');
        return sight.box(1).count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  await tell(desk, 'turnSheet.export', { format: 'pdf', paper: 'Letter', path: program.path('long.pdf') });
  expect(pdfPages(readFileSync(program.path('long.pdf')))).toBe(1);
  expect(statSync(program.path('long.pdf')).size).toBeGreaterThan(1000);
});
