import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandOutput, StepName } from '../../shared/ipc/contract.ts';
import { createCampaign } from '../../src-main/db/file/campaign-file.ts';
import type { Router } from '../../src-main/ipc/router.ts';
import { deskWith, tenMinutesLater, valueOf } from './campaigns/bench-desk.ts';
import { median, printFigure, samplesAfter, samplesOf } from './figures.ts';

/** What main takes for the page Tonight of a level of 60 rooms, and for a sheet that stocks them all. */

const runs = 30;
const rooms = 60;
const foes = [
  'goblin',
  'orc',
  'ogre',
  'ghoul',
  'skeleton',
  'zombie',
  'hobgoblin',
  'gnoll',
  'bandit',
  'wight',
];

async function aLevel(router: Router): Promise<void> {
  const tell = async (name: StepName, input: object) => valueOf(await router.command(name, input));
  await tell('place.addDungeon', { name: 'The deep' });
  for (let room = 1; room <= rooms; room += 1) {
    await tell('place.addRoom', {
      ...{ levelId: 1, key: String(room), name: 'Hall' },
      notes: 'Ash lies here. [[Marl]] was here.\n- [ ] who took the key?',
    });
    const toRoomId = Math.floor(room / 2);
    if (room > 1) await tell('place.addFeature', { roomId: room, kind: 'door', name: 'door', toRoomId });
  }
  await tell('page.add', { title: 'Marl', kind: 'person', text: 'Blind. Owes a debt.' });
  const rows = foes.map((who, at) => ({
    ...{ from: at + 1, to: at + 1, who, creatureId: who, number: '2d6', note: '', nestedId: null },
  }));
  const table = (await tell('wander.addTable', { name: 'Level one', dice: '1d10', rows })) as { id: number };
  await tell('place.changeLevel', { id: 1, tableId: table.id });
}

const keyFoes = async (router: Router): Promise<void> => {
  for (let room = 1; room <= rooms; room += 1) {
    const creatureId = foes[room % foes.length] ?? '';
    valueOf(await router.command('room.addFoe', { roomId: room, who: creatureId, creatureId, number: 4 }));
  }
};

export async function tonightBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-tonight-'));
  const path = join(folder, 'deep.turnkeeper');
  const createdAt = '2026-11-27T20:00:00.000Z';
  createCampaign(path, {
    name: 'Deep',
    system: 'ose',
    settings: {},
    startSeconds: 36_000,
    createdAt,
  }).close();
  let face = 0;
  const { desk, router } = await deskWith(path, folder, { roll: (sides) => ((face += 7) % sides) + 1 });
  try {
    await aLevel(router);
    const { db } = desk.campaign.file;
    const read = ['room', 'feature', 'room_foe', 'random_row', 'page'].map((table) =>
      db.prepare(`SELECT * FROM ${table}`),
    );
    const floor = median(await samplesOf(runs, () => read.map((statement) => statement.all().length)));
    const every = Array.from({ length: rooms }, (_, at) => at + 1);
    const plan = { levelId: 1, by: 'ose', throws: { rooms: every, cell: null } };
    const planned = async () => {
      const { rows } = valueOf(await router.command('stock.plan', plan)) as CommandOutput<'stock.plan'>;
      if (!rows.every(({ complete }) => complete)) throw new Error('A die is left.');
    };
    await planned();
    printFigure({
      name: `A sheet that stocks ${rooms} rooms, all dice thrown, median of ${runs}; floor: every row it reads`,
      measured: median(await samplesOf(runs, planned)),
      floor,
      unit: 'ms',
      aim: 'at most 100 ms',
    });
    await keyFoes(router);
    const asked = async () => valueOf(await router.query('prep.tonight', { doors: 10 }));
    const { file } = desk.campaign;
    await asked();
    printFigure({
      name: `Tonight among ${rooms} rooms after a step, median of ${runs}; floor: every row it reads`,
      measured: median(await samplesAfter(runs, () => tenMinutesLater(file), asked)),
      floor,
      unit: 'ms',
      aim: 'at most 150 ms',
    });
  } finally {
    await desk.shutDown();
    rmSync(folder, { recursive: true, force: true });
  }
}
