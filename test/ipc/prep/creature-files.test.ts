import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { creatureFormats } from '../../../shared/ipc/prep/creature.ts';
import { deskWith, readFile, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';

beforeAll(readyImports);

let desk: TestDesk;
afterEach(() => desk.end());

const goblin = { book: 'ose', id: 'goblin' };
const cardOf = async (id: number) => desk.ask('creature.view', { book: 'ose', id: `own:${id}`, in: null });

describe('a creature in a file', () => {
  it('of a book stands there with the notice of its licence, which is told before', async () => {
    desk = await deskWith('ose');
    for (const format of creatureFormats) {
      const path = join(desk.folder, `goblin.${format}`);
      const { text, losses } = await desk.ask('creature.asText', { ...goblin, format });
      const { bytes } = await desk.tell('creature.export', { ...goblin, format, path });
      const written = readFileSync(path, 'utf8');
      expect([written, Buffer.byteLength(written)]).toEqual([text, bytes]);
      expect(written).toContain('Open Game License v 1.0');
      expect(losses.map(({ what }) => what)).toContain(
        'The notice of the licence apart from it: read again, that stands among the notes',
      );
    }
  });

  it('of the referee’s own comes in again as it went out', async () => {
    desk = await deskWith('ose');
    const { creatures } = await desk.ask('creature.paste', {
      text: 'Bog Wight: AC 5 [14], HD 3*, Att 1 × touch (1d6, energy drain), THAC0 17 [+2], MV 90’ (30’), SV D12 W13 P14 B15 S16 (2), ML 12, AL Chaotic, XP 50, NA 1d6 (1d8), TT B',
    });
    const [wight] = creatures;
    if (wight === undefined) throw new Error('Nothing was read.');
    const { id } = await desk.tell('creature.add', {
      name: 'Bog Wight',
      system: 'ose',
      facts: wight.facts,
      tags: ['undead'],
      notes: 'It waits under the [[Old Mill]].',
    });
    const before = await cardOf(id);
    for (const format of ['statblock', 'initiative'] as const) {
      const path = join(desk.folder, `wight.${format}`);
      const asked = { book: 'ose', id: `own:${id}`, format };
      expect((await desk.ask('creature.asText', asked)).losses).toEqual([]);
      await desk.tell('creature.export', { ...asked, path });
      const { token } = await readFile(desk, path, format);
      await desk.tell('import.take', { token, to: { in: 'pool' } });
      const { rows } = await desk.ask('creature.search', { text: 'own' });
      const back = rows.find(({ name }) => name === `Bog Wight (${format === 'statblock' ? 2 : 3})`);
      const after = await cardOf(Number(back?.id.replace('own:', '')));
      expect(after.figures).toEqual(before.figures);
      expect(after.own).toMatchObject({ tags: ['undead'], notes: 'It waits under the [[Old Mill]].' });
    }
  });

  it('goes over no other file unasked, nor to half a path, nor without its creature', async () => {
    desk = await deskWith('ose');
    const path = join(desk.folder, 'there.md');
    writeFileSync(path, 'kept');
    const order = { ...goblin, format: 'statblock' as const };
    expect(await desk.refusal('creature.export', { ...order, path })).toMatchObject({ code: 'file-exists' });
    expect(readFileSync(path, 'utf8')).toBe('kept');
    await desk.tell('creature.export', { ...order, path, replace: true });
    expect(readFileSync(path, 'utf8')).toMatch(/^```statblock\nname: "Goblin"/);
    expect(await desk.refusal('creature.export', { ...order, path: 'goblin.md' })).toMatchObject({
      code: 'bad-input',
    });
    expect(await desk.refusal('creature.export', { ...order, id: 'own:99', path })).toMatchObject({
      code: 'not-found',
    });
  });
});
