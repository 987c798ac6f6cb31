import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pngChunk, pngHead, pngMark } from '../../fixtures/pictures.ts';
import { arrange } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';

/** A hall with a pillar, 3,000 by 2,000 points, as a camera's JPEG with where it was taken. */
async function photograph(desk: Page): Promise<Buffer> {
  const drawn = await desk.evaluate(async () => {
    const canvas = new OffscreenCanvas(3000, 2000);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no pen');
    const light = pen.createRadialGradient(1500, 900, 100, 1500, 1000, 1800);
    light.addColorStop(0, '#d9a441');
    light.addColorStop(1, '#1c1410');
    pen.fillStyle = light;
    pen.fillRect(0, 0, 3000, 2000);
    pen.fillStyle = '#0c0805';
    pen.fillRect(1350, 300, 300, 1500);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  const told = Buffer.from('Exif\0\0taken at the home of the referee', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, told.length + 2]);
  return Buffer.concat([Buffer.from(drawn.slice(0, 2)), head, told, Buffer.from(drawn.slice(2))]);
}

/** Points by the thousand million in a file of a hundred thousand bytes. */
function bomb(): Buffer {
  const side = 30_000;
  const rows = Buffer.alloc(side * (side / 8 + 1));
  return Buffer.concat([
    pngMark,
    pngHead(side, side, 0, 1),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a creature, a page and a level have their pictures, drawn anew and chosen by keyboard', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await arrange(desk, [
    ['app.createCampaign', { name: 'The Barrow', path: program.path('barrow.turnkeeper'), system: 'ose' }],
    ['creature.add', { name: 'Hall warden', system: 'ose', tags: ['undead'] }],
    ['page.add', { title: 'The mill', text: 'It grinds at night.' }],
    ['place.addDungeon', { name: 'Barrow' }],
  ]);
  const file = program.path('hall.jpg');
  writeFileSync(file, await photograph(desk));
  let next = file;
  // Listened for all along: files are asked for by the machine itself while nobody listens.
  desk.on('filechooser', (chooser) => void chooser.setFiles(next));
  const chooseByKey = async (path: string, key = 'g') => {
    next = path;
    await hands.press(key);
  };

  await test.step('of a creature, large and small, searched for and taken back', async () => {
    await hands.press('Control+9', 'Control+PageDown');
    await hands.press('/');
    await hands.write('own');
    await expect(desk.getByRole('heading', { name: 'Hall warden', level: 2 })).toBeVisible();
    await hands.press('Enter');
    await look(program, 'creature-without-a-picture');
    await chooseByKey(file);
    const shown = desk.getByRole('img', { name: 'Picture of Hall warden, larger' });
    await expect(shown).toBeVisible();
    await expect(desk.getByText('Hall warden has a picture now.').first()).toBeVisible();
    expect(
      await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    ).toEqual([2048, 1365]);
    const [kind, kept = ''] = ((await shown.getAttribute('src')) ?? '').split(',');
    expect(kind).toBe('data:image/webp;base64');
    expect(Buffer.from(kept, 'base64').includes('home of the referee')).toBe(false);
    await look(program, 'creature-with-a-picture');
    await hands.reach(desk.getByRole('button', { name: 'Picture of Hall warden, larger' }));
    await hands.press('Enter');
    await expect(inDialog(desk).getByRole('img')).toBeVisible();
    await look(program, 'creature-picture-large');
    await hands.press('Escape');
    await hands.press('Shift+G');
    await expect(shown).toBeHidden();
    await hands.press('Control+z');
    await expect(shown).toBeVisible();
    await hands.press('/');
    await hands.write('has:picture');
    await expect(desk.getByRole('row', { name: /Hall warden/ })).toBeVisible();
    await hands.press('Enter');
  });

  await test.step('a picture that would fill the memory is refused before it is drawn', async () => {
    const trap = program.path('bomb.png');
    writeFileSync(trap, bomb());
    await chooseByKey(trap);
    await expect(desk.getByText(/30,000 by 30,000 points; up to 64 million/)).toBeVisible();
    await look(program, 'creature-picture-refused');
    await expect(desk.getByRole('img', { name: 'Picture of Hall warden, larger' })).toBeVisible();
  });

  await test.step('of a page', async () => {
    await hands.press('Control+PageUp', 'Control+PageUp');
    await expect(desk.getByRole('heading', { name: 'The mill', level: 2 })).toBeVisible();
    await chooseByKey(file);
    await expect(desk.getByRole('img', { name: 'Picture of The mill, larger' })).toBeVisible();
    await look(program, 'page-with-a-picture');
  });

  await test.step('of a level', async () => {
    await hands.press('Control+6');
    await hands.press('l');
    const button = inDialog(desk).getByRole('button', { name: 'Choose a picture' });
    await expect(button).toBeFocused();
    await look(program, 'level-without-a-picture');
    await expect(button).toBeFocused();
    await chooseByKey(file, 'Enter');
    await expect(inDialog(desk).getByRole('img', { name: 'Picture of Level 1' })).toBeVisible();
    await look(program, 'level-with-a-picture');
    await hands.press('Escape');
  });
  await shut(desk);
});
