import { readFileSync, writeFileSync } from 'node:fs';
import { pdfPages } from '../../../src-main/exports/pages/printed.ts';
import type { Pack } from '../../../src-main/imports/pack/pack-format.ts';
import { arrange } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';
import { pdfText } from '../support/pdf-text.ts';

test('what was prepared goes out as a table for others and as a pack, and comes back, by keyboard alone', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const row = (from: number, to: number, text: string, note = '') => ({ spans: [{ from, to }], text, note });
  await arrange(desk, [
    ['app.createCampaign', { name: 'The Barrow', path: program.path('barrow.turnkeeper'), system: 'ose' }],
    ['creature.add', { name: 'Bog goblin', system: 'ose', tags: ['goblinoid'] }],
    ['creature.addVariant', { of: { book: 'ose', id: 'ogre' }, name: 'Ogre of the mill' }],
    [
      'table.add',
      { name: 'Gems', folder: 'Loot', columns: [{ title: '', dice: '1d4' }], rows: [row(1, 4, 'jet')] },
    ],
    [
      'table.add',
      {
        name: 'Marsh road',
        purpose: 'trap',
        columns: [{ title: '', dice: '1d6' }],
        rows: [row(1, 4, '{2d4} crows', 'They know him.'), row(5, 6, 'A purse with {2 Gems}')],
      },
    ],
    ['page.add', { title: 'Old Hild', kind: 'person', text: 'She lies.', playersText: 'A miller.' }],
  ]);
  await hands.press('Control+9');
  await expect(desk.getByRole('heading', { name: 'Tonight', level: 1 })).toBeVisible();
  await hands.press('Control+PageDown', 'Control+PageDown');
  await expect(desk.getByRole('heading', { name: 'Marsh road', level: 2 })).toBeVisible();

  await test.step('a table says what a form does not hold, and is written', async () => {
    await hands.press('y');
    await expect(inDialog(desk).getByText('2 tables in the file.')).toBeVisible();
    await expect(inDialog(desk).getByText('notes of rows')).toBeVisible();
    await look(program, 'table-export');
    await inDialog(desk).getByRole('radio', { name: 'Plain text' }).press('Space');
    await inDialog(desk).getByRole('textbox', { name: 'File' }).fill(program.path('road.txt'));
    await hands.press('Enter');
    await expect(inDialog(desk).getByText(/^Exported 2 tables/)).toBeVisible();
    await look(program, 'table-export-done');
    expect(readFileSync(program.path('road.txt'), 'utf8')).toBe(
      '# Gems\n1d4\n1-4. jet\n\n# Marsh road\n1d6\n1-4. {2d4} crows\n5-6. A purse with {2 Gems}\n',
    );
    await shut(desk);
  });

  await test.step('the same tables on paper, to throw on', async () => {
    await hands.press('y');
    await inDialog(desk).getByRole('radio', { name: 'PDF' }).press('Space');
    await inDialog(desk).getByRole('radio', { name: 'Letter' }).press('Space');
    await look(program, 'table-print');
    await inDialog(desk).getByRole('textbox', { name: 'File' }).fill(program.path('road.pdf'));
    await hands.press('Enter');
    await expect(inDialog(desk).getByText(/^Exported 2 tables/)).toBeVisible();
    const sheet = await pdfText(program.path('road.pdf'));
    for (const told of ['Marsh road', '1–4 · 67 %', '{2d4} crows', '(They know him.)', 'Loot/Gems', 'jet'])
      expect(sheet).toContain(told);
    expect(pdfPages(readFileSync(program.path('road.pdf')))).toBe(1);
    await shut(desk);
  });

  await test.step('a pack of own work, and why more does not go', async () => {
    await hands.press('Shift+Y');
    await expect(inDialog(desk).getByRole('checkbox', { name: 'Creatures (1 of 2)' })).toBeVisible();
    await look(program, 'pack-own');
    await inDialog(desk).getByRole('button', { name: 'Everything' }).press('Enter');
    await expect(inDialog(desk).getByText(/^1 part came under the Open Game License, and/)).toBeVisible();
    await inDialog(desk).getByText('One by one').first().press('Enter');
    await look(program, 'pack-refused');
    await inDialog(desk).getByRole('combobox', { name: 'Licence' }).selectOption('OGL-1.0a');
    await expect(inDialog(desk).getByText(/notices go with it as section 15/)).toBeVisible();
    await inDialog(desk).getByRole('textbox', { name: 'Name' }).fill('Marsh');
    await inDialog(desk).getByRole('textbox', { name: 'Author' }).fill('Hild');
    await inDialog(desk).getByRole('textbox', { name: 'File' }).fill(program.path('marsh.pack.json'));
    await hands.press('Enter');
    await expect(inDialog(desk).getByText(/^Written: 2 creatures, 2 tables and 1 page/)).toBeVisible();
    await look(program, 'pack-written');
    await shut(desk);
  });

  await test.step('the pack is looked at, taken in one step beside what is there, and taken back', async () => {
    await hands.press('i');
    await inDialog(desk)
      .getByRole('textbox', { name: 'File or folder' })
      .fill(program.path('marsh.pack.json'));
    await hands.press('Enter');
    await expect(desk.getByRole('grid', { name: 'What was read' })).toBeVisible();
    await look(program, 'pack-read');
    await desk.getByRole('button', { name: 'Take all' }).press('Enter');
    await expect(
      inDialog(desk).getByText('Imported 2 random tables, 2 own creatures and 1 page.'),
    ).toBeVisible();
    await shut(desk);
    await expect(desk.getByText('Marsh road (2)').first()).toBeVisible();
    await look(program, 'pack-taken');
    await hands.press('Control+z');
    await expect(desk.getByText('Marsh road (2)')).toHaveCount(0);
    await hands.press('Control+Shift+z');
    await expect(desk.getByText('Marsh road (2)').first()).toBeVisible();
  });

  await test.step('a newer edition goes over what came of the older, and leaves what was changed here', async () => {
    const path = program.path('marsh.pack.json');
    const pack = JSON.parse(readFileSync(path, 'utf8')) as Pack;
    // The second page is the one that came with the pack.
    await arrange(desk, [['page.change', { id: 2, changes: { text: 'Dead since Monday.' } }]]);
    const newer = {
      ...pack,
      creatures: pack.creatures.map((each) =>
        each.name === 'Bog goblin' ? { ...each, notes: 'Fears bells.' } : each,
      ),
      pages: [
        ...pack.pages.map((each) => ({ ...each, text: 'She tells the truth.' })),
        { ...pack.pages[0], title: 'The mill', kind: 'place' },
      ],
    };
    writeFileSync(path, JSON.stringify(newer));
    await hands.press('i');
    await inDialog(desk).getByRole('textbox', { name: 'File or folder' }).fill(path);
    await hands.press('Enter');
    await expect(inDialog(desk).getByText(/^This pack was taken before: 1 part is new/)).toBeVisible();
    await expect(inDialog(desk).getByRole('checkbox', { name: 'Take Old Hild' })).not.toBeChecked();
    await look(program, 'pack-edition');
    await desk.getByRole('button', { name: 'Take new and changed' }).press('Enter');
    await expect(
      inDialog(desk).getByText('Imported 1 own creature and 1 page; 1 over what stood here.'),
    ).toBeVisible();
    await shut(desk);
    await hands.press('i');
    await inDialog(desk).getByRole('textbox', { name: 'File or folder' }).fill(path);
    await hands.press('Enter');
    await expect(
      inDialog(desk).getByText('This pack was taken before: 1 changed in it and here and 5 as they were.'),
    ).toBeVisible();
    await shut(desk);
  });
});
