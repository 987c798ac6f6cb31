import type { TestDesk } from '../test-desk.ts';

const [hild, osric, wren, corin] = [1, 2, 3, 4] as const;

/** An evening in the sample's priory: quiet turns, a fight of thirteen rounds, a trap, a find, a dead friend, shares. */
export async function playAnEvening(desk: TestDesk): Promise<void> {
  await desk.tell('app.createSample', { path: desk.campaignPath });
  const turn = (activity: 'explore' | 'rest' | 'wait' = 'explore') =>
    desk.tell('dungeon.passTurn', { activity });
  const check = (at: number, die: number) => desk.tell('prompt.rollCheck', { turn: at, die });

  await desk.tell('place.addRoom', {
    levelId: 1,
    key: '8',
    name: 'Wyrm’s hall',
    notes: 'The wyrm sleeps here.',
  });
  await desk.tell('inventory.add', {
    to: { in: 'holder', id: hild },
    item: { kind: 'ration', name: 'ration', quantity: 6, weightEach: 0 },
  });
  await desk.tell('session.start', {});
  await desk.tell('light.kindle', { characterId: wren, kind: 'torch' });
  await turn();
  await check(2, 4);
  await turn();
  await desk.tell('light.kindle', { characterId: osric, kind: 'lantern' });
  await desk.tell('deed.try', {
    deeds: [{ characterId: wren, kind: 'secretDoor', place: 'the north wall', die: 3 }],
  });
  await check(4, 1);
  await desk.tell('encounter.begin', { who: 'goblins', number: 4, checkTurn: 4 });
  await desk.tell('encounter.settle', {
    step: 'surprise',
    answers: { overruleLight: true },
    typed: { party: [3], monsters: [2] },
  });
  await desk.tell('encounter.settle', { step: 'distance', typed: { distance: [3, 4] } });
  await desk.tell('encounter.settle', { step: 'reaction', typed: { reaction: [1, 1] } });
  await desk.tell('encounter.rollFoes', { totals: [3, 4, 4, 5] });
  const foes = (await desk.ask('encounter.view', {}))?.foes.all ?? [];
  await desk.tell('encounter.noteRound', { people: [{ characterId: corin, damage: 2 }] });
  for (let quiet = 0; quiet < 10; quiet += 1) await desk.tell('encounter.noteRound', {});
  await desk.tell('encounter.noteRound', {
    foes: foes.slice(0, 3).map(({ id }) => ({ foeId: id, damage: 5 })),
  });
  await desk.tell('encounter.noteRound', {
    foes: foes.slice(3).map(({ id }) => ({ foeId: id, state: 'fled' })),
  });
  await desk.tell('encounter.conclude', { outcome: 'three goblins slain, one fled' });
  await desk.tell('log.addNote', { text: 'The goblins wore the abbot’s seal.' });
  await turn();
  await check(6, 5);
  await turn('rest');
  await turn();
  await check(8, 6);
  await turn();
  await turn();
  await check(10, 4);
  await turn();
  await desk.tell('character.wound', {
    characterIds: [wren, osric],
    damage: 2,
    halfIds: [osric],
    reason: 'the loose flagstone',
  });
  await desk.tell('party.findTreasure', {
    what: [
      { kind: 'coin', coin: 'gp', name: 'gp', quantity: 600, weightEach: 0 },
      { kind: 'gem', name: 'garnet seal', quantity: 1, weightEach: 0 },
    ],
    where: 'the cell of the last brother',
  });
  await desk.tell('log.addNote', { text: 'A slip.' });
  await desk.tell('journal.undo', {});
  await turn();
  const { items } = await desk.ask('inventory.view', { place: { in: 'pool' } });
  await desk.tell('reward.award', {
    coinSharerIds: [hild, osric, wren],
    xp: 705,
    xpSharers: [hild, osric, wren].map((characterId) => ({ characterId })),
    picks: items.filter(({ kind }) => kind === 'gem').map(({ id }) => ({ itemId: id, characterId: hild })),
    reason: 'the priory’s gold and three goblins',
  });
  const sword = (await desk.ask('inventory.view', { place: { in: 'holder', id: wren } })).items.find(
    ({ name }) => name === 'short sword',
  );
  if (sword) await desk.tell('inventory.move', { itemIds: [sword.id], to: { in: 'ground' } });
  await desk.tell('dungeon.leave', {});
  await desk.tell('clock.advanceTo', { day: 2, hour: 7, minute: 0 });
  await desk.tell('need.endDay', {});
  await desk.tell('session.end', {});
}

/** A short one after it: somebody rises a level, and nothing else happens. */
export async function playAnotherEvening(desk: TestDesk): Promise<void> {
  await desk.tell('session.start', {});
  await desk.tell('reward.award', { xp: 2000, xpSharers: [{ characterId: hild }] });
  await desk.tell('character.levelUp', { id: hild });
  await desk.tell('session.end', {});
}
