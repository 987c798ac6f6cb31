import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TestDesk } from '../test-desk.ts';

let desk: TestDesk;
beforeEach(async () => {
  desk = new TestDesk();
  await desk.tell('app.createSample', { path: desk.campaignPath });
});
afterEach(() => desk.end());

async function barrow() {
  const { id: dungeonId, levelId } = await desk.tell('place.addDungeon', { name: 'Old Barrow' });
  const { id: below } = await desk.tell('place.addLevel', { dungeonId, name: 'Crypts' });
  const { id: crypt } = await desk.tell('place.addRoom', { levelId: below, key: '13', name: 'Crypt' });
  const { id: porch } = await desk.tell('place.addRoom', {
    levelId,
    key: '1',
    name: 'Porch',
    notes: 'A *cold* hall.',
  });
  await desk.tell('place.addFeature', {
    roomId: porch,
    kind: 'door',
    name: 'oak door',
    toRoomId: crypt,
    facts: { locked: true, secret: true },
  });
  await desk.tell('place.addFeature', {
    roomId: porch,
    kind: 'trap',
    name: 'Pit',
    facts: { what: 'Ten feet deep' },
  });
  await desk.tell('room.addFoe', { roomId: porch, who: 'Ghoul', number: 3, notes: 'Hungry.' });
  const { id: tableId } = await desk.tell('wander.addTable', {
    name: 'Restless',
    dice: '1d6',
    rows: [{ from: 1, to: 6, who: 'Rat', number: '2d4', note: '' }],
  });
  await desk.tell('place.changeLevel', { id: levelId, tableId, notes: 'Damp.' });
  return { levelId, below };
}

it('writes a level of the book with its rooms, and takes no step', async () => {
  const { levelId, below } = await barrow();
  const before = (await desk.ask('log.list', { limit: 1 })).lines[0];
  const path = join(desk.folder, 'level.md');
  const { bytes, rooms } = await desk.tell('place.exportLevel', { levelId, path });
  const text = readFileSync(path, 'utf8');
  expect([rooms, bytes]).toEqual([1, Buffer.byteLength(text)]);
  expect(text).toBe(`# Old Barrow: Level 1

- **Depth** 1

> Damp.

## 1, Porch

> A *cold* hall.

### Foes

- **3 × Ghoul** there

  Hungry.

### Doors

- **oak door** to 13, Crypt (Crypts): secret, not found; shut, locked

### Traps

- **Pit** 2 in 6, not found. Ten feet deep

## Wandering monsters: Restless

| 1d6 | Who | Number | Note |
| --- | --- | --- | --- |
| 1–6 | Rat | 2d4 |  |
`);
  expect((await desk.ask('log.list', { limit: 1 })).lines[0]).toEqual(before);
  await desk.tell('place.exportLevel', { levelId: below, path, replace: true });
  expect(readFileSync(path, 'utf8')).toContain('- **oak door** to 1, Porch (Level 1): secret');
});

it('has every room of the sample with all that is keyed there', async () => {
  const { dungeons } = await desk.ask('place.list', {});
  const [level] = dungeons.flatMap(({ levels }) => levels);
  if (level === undefined) throw new Error('The sample has no level.');
  const path = join(desk.folder, 'sample.md');
  const { rooms } = await desk.tell('place.exportLevel', { levelId: level.id, path });
  expect(rooms).toBe(level.rooms);
  const text = readFileSync(path, 'utf8');
  expect(text.match(/^## (?!Wandering)/gm)).toHaveLength(level.rooms);
  const view = await desk.ask('place.level', { levelId: level.id });
  for (const { id } of view?.rooms ?? []) {
    const room = await desk.ask('place.room', { roomId: id });
    for (const each of [...(room?.doors ?? []), ...(room?.traps ?? []), ...(room?.treasures ?? [])])
      expect(text).toContain(each.name);
  }
});

it('goes over no other file unasked, nor to half a path, nor without its level', async () => {
  const { levelId } = await barrow();
  const path = join(desk.folder, 'there.md');
  writeFileSync(path, 'kept');
  expect(await desk.refusal('place.exportLevel', { levelId, path })).toMatchObject({ code: 'file-exists' });
  expect(readFileSync(path, 'utf8')).toBe('kept');
  await desk.tell('place.exportLevel', { levelId, path, replace: true });
  expect(readFileSync(path, 'utf8')).toMatch(/^# Old Barrow/);
  expect((await desk.refusal('place.exportLevel', { levelId, path: 'level.md' })).message).toMatch(
    /not a full path\. Nothing was/,
  );
  expect(
    await desk.refusal('place.exportLevel', { levelId: 999, path: join(desk.folder, 'none.md') }),
  ).toMatchObject({ code: 'not-found' });
});
