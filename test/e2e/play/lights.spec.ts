import type { Page } from '@playwright/test';
import type { CommandInput, CommandName } from '../../../shared/ipc/contract.ts';
import { openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';
import { Sight } from '../support/sight.ts';

const [hild, osric, wren, corin] = [1, 2, 3, 4] as const;

/** Far from what a test is about, a step is sent without its keys. */
async function tell<Name extends CommandName>(page: Page, name: Name, input: CommandInput<Name>) {
  await page.evaluate(([each, sent]) => window.turnkeeper.command(each, sent), [name, input] as const);
}

const give = (page: Page, id: number, kind: 'torch' | 'tinder', quantity: number) =>
  tell(page, 'inventory.add', { to: { in: 'holder', id }, item: { kind, name: kind, quantity } });

const panel = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true }).last();

test('nothing lit: the window says so, and three keys light a torch', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await expect(panel(desk, 'Who sees what')).toContainText('see nothing');
  await expect(panel(desk, 'Who sees what')).toContainText('cannot attack');
  await look(program, 'lights-first-run');
  const strokes = await hands.countFor(async () => {
    await hands.press('l');
    await expect(inDialog(desk)).toContainText('Wren, torch');
    await hands.press('2', 'Enter');
    await new Sight(desk).lights({ torch: 6, lantern: 0 });
  });
  console.log(`Keystrokes: lighting a torch ${strokes}`);
  expect(strokes).toBeLessThanOrEqual(3);
  await hands.press('l');
  await expect(inDialog(desk)).toContainText('Light it');
  await look(program, 'lights-dialog');
  await hands.press('Enter');
  await expect(inDialog(desk)).toBeHidden();
  await expect(panel(desk, 'Who sees what')).toContainText('whoever it meets in the dark is not surprised');
});

test('covered, dropped, handed over, blown out: by keys alone, each taken back', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const status = desk.getByRole('contentinfo');
  await openSample(desk);
  await tell(desk, 'light.kindle', { characterId: osric, kind: 'lantern' });
  await tell(desk, 'light.kindle', { characterId: wren, kind: 'torch' });
  await tell(desk, 'light.kindle', { characterId: wren, kind: 'torch' });
  await tell(desk, 'light.kindle', { characterId: corin, kind: 'continual' });
  await expect(panel(desk, 'Lights')).toContainText('never burns down');
  const cover = await hands.countFor(async () => {
    await hands.press('b');
    await expect(inDialog(desk)).toContainText('Cover it');
    await hands.press('1', 'Enter');
    await expect(panel(desk, 'Lights')).toContainText('covered');
  });
  expect(cover).toBe(3);
  await hands.press('b');
  await hands.reach(inDialog(desk).getByRole('combobox', { name: 'Which light' }));
  await hands.press('ArrowDown', '2');
  await hands.fill(inDialog(desk).getByRole('textbox', { name: 'Where it lies' }), 'by the well');
  await look(program, 'lights-handle');
  await hands.press('Enter');
  await expect(panel(desk, 'Lights')).toContainText('by the well');
  await expect(status).toContainText('Wren dropped the torch: by the well. It burns on.');
  await tell(desk, 'light.take', { lightId: 3, characterId: hild });
  await expect(panel(desk, 'Lights')).toContainText('Hild');
  await hands.press('b');
  const gust = inDialog(desk).getByRole('radio', { name: /A gust/ });
  await hands.press(/^\d/.exec((await gust.locator('..').innerText()).trim())?.[0] ?? '');
  await expect(gust).toBeChecked();
  await expect(inDialog(desk).getByRole('checkbox')).toHaveCount(2);
  await look(program, 'lights-gust');
  await hands.press('Enter');
  await expect(status).toContainText('Blown out:');
  await look(program, 'lights-states');
  await hands.press('Control+z');
  await expect(status).toContainText('Taken back');
});

test('total darkness: who still sees, and the tinder tried round by round', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  await openSample(desk);
  await tell(desk, 'character.edit', { id: corin, changes: { className: 'Elf' } });
  await give(desk, hild, 'tinder', 1);
  await tell(desk, 'light.kindle', { characterId: wren, kind: 'torch' });
  for (let turn = 0; turn < 8; turn += 1) await tell(desk, 'dungeon.passTurn', { activity: 'explore' });
  await sight.turn(9);
  await expect(sight.prompt(/^Darkness/)).toContainText("Corin by infravision, 60'");
  await expect(panel(desk, 'Who sees what')).toContainText('see nothing');
  await look(program, 'lights-total-darkness');
  await hands.press('l');
  await expect(inDialog(desk)).toContainText('each round catches on 2 in 6');
  await hands.press('2');
  await expect(inDialog(desk).getByRole('radio', { name: /Wren, torch/ })).toBeChecked();
  await hands.fill(inDialog(desk).getByRole('textbox', { name: /Die shown/ }), '5');
  await hands.press('Enter');
  await expect(inDialog(desk)).toContainText('No flame this round');
  await look(program, 'lights-tinder');
  await hands.fill(inDialog(desk).getByRole('textbox', { name: /Die shown/ }), '2');
  await hands.press('Enter');
  await expect(inDialog(desk)).toBeHidden();
  await sight.lights({ torch: 6, lantern: 0 });
  await expect(sight.prompt(/^Darkness/)).toHaveCount(0);
});

test('sixty lights stay few rows, and a turn stays one key', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  for (const id of [hild, osric, wren, corin]) await give(desk, id, 'torch', 15);
  for (let lit = 0; lit < 60; lit += 1)
    await tell(desk, 'light.kindle', { characterId: 1 + (lit % 4), kind: 'torch' });
  await expect(panel(desk, 'Lights')).toContainText('15 ×');
  await hands.press('Space');
  await new Sight(desk).lights({ torch: 5, lantern: 0 });
  await look(program, 'lights-sixty');
  await hands.press('b');
  await expect(inDialog(desk)).toBeVisible();
  await shut(desk);
});
