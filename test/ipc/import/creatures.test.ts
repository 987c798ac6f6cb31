import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  combatant,
  oldSchoolBlock,
  savedEncounter,
  trackerBlock,
} from '../../unit/imports/samples/figures/tracker-documents.ts';
import { routineFields, statblock } from '../../unit/imports/samples/figures/vault-notes.ts';
import { deskWith, readText, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';

beforeAll(readyImports);

let desk: TestDesk;
afterEach(() => desk.end());

const pool = { in: 'pool' } as const;
const lastSentence = async (): Promise<string> =>
  (await desk.ask('log.list', { limit: 1 })).lines[0]?.summary ?? '';
const own = async (): Promise<string[]> =>
  (await desk.ask('creature.search', { text: 'own', sort: 'name' })).rows.map(({ name }) => name);
const cardOf = async (name: string) => {
  const { rows } = await desk.ask('creature.search', { text: 'own' });
  const { book = '', id = '' } = rows.find((each) => each.name === name) ?? {};
  return desk.ask('creature.view', { book, id, in: null });
};
const textOf = ({ figures }: Awaited<ReturnType<typeof cardOf>>, label: string): string =>
  figures.find((figure) => figure.label === label)?.text ?? '';
const take = async (text: string, indexes: number[] | null = null) => {
  const preview = await readText(desk, text);
  return { preview, taken: await desk.tell('import.take', { token: preview.token, indexes, to: pool }) };
};

const king = statblock('extends: Bramble Knight\nname: Bramble King\nhd: 6');

describe('creatures of other programs', () => {
  it('come into the bestiary in one step, and go back by one undo', async () => {
    desk = await deskWith('ose');
    const { preview, taken } = await take(JSON.stringify([trackerBlock, oldSchoolBlock]));
    expect(preview).toMatchObject({ creatures: 2, characters: 0, refused: 0, stand: 0 });
    expect(taken).toMatchObject({ creatures: 2, characters: 0 });
    expect(await lastSentence()).toBe('Imported 2 own creatures (Improved Initiative, JSON).');
    expect(await own()).toEqual(['Fen Wight', 'Marsh Brute']);
    const wight = await cardOf('Fen Wight');
    expect(wight.own).toMatchObject({ tags: ['undead', 'Fens', 'Dead'], source: 'Own notes' });
    expect(textOf(wight, 'To hit')).toBe('THAC0 17, +2');
    await desk.tell('journal.undo', {});
    expect(await own()).toEqual([]);
    await desk.tell('journal.redo', {});
    expect(await own()).toEqual(['Fen Wight', 'Marsh Brute']);
  });

  it('that a file kept as an encounter wait as a muster, from which a fight begins', async () => {
    desk = await deskWith('ose');
    const goblins = {
      ...savedEncounter,
      Combatants: [{ ...combatant, StatBlock: { ...trackerBlock, Name: 'Goblin' } }],
    };
    const { preview, taken } = await take(JSON.stringify({ 'SavedEncounters.e1': goblins }));
    expect(preview).toMatchObject({ musters: 1, characters: 0, refused: 0, stand: 0 });
    expect(taken).toMatchObject({ musters: 1, characters: 0 });
    expect(await lastSentence()).toBe('Imported the muster Fen Bridge (Improved Initiative, JSON).');
    await take(JSON.stringify({ 'SavedEncounters.e1': goblins }));
    const musters = await desk.ask('combat.musters', {});
    expect(musters.map(({ name, lines }) => [name, lines])).toEqual([
      ['Fen Bridge', 'Goblin hp 40'],
      ['Fen Bridge (2)', 'Goblin hp 40'],
    ]);
    await desk.tell('journal.undo', {});
    expect(await desk.ask('combat.musters', {})).toHaveLength(1);
  });

  it('stand beside one of their name under a number', async () => {
    desk = await deskWith('ose');
    await desk.tell('creature.add', { name: 'fen wight', system: 'ose' });
    const { preview } = await take(JSON.stringify(oldSchoolBlock));
    expect(preview).toMatchObject({ stand: 1, first: [{ stands: true }] });
    expect(await own()).toEqual(['fen wight', 'Fen Wight (2)']);
    expect(await lastSentence()).toBe('Imported the own creature Fen Wight (2) (Improved Initiative, JSON).');
  });

  it('that extend each other are variants, whichever stands first', async () => {
    desk = await deskWith('ose');
    await take(king + statblock(routineFields));
    const card = await cardOf('Bramble King');
    expect(card.own?.variantOf?.name).toBe('Bramble Knight');
    expect([textOf(card, 'Hit dice'), textOf(card, 'Morale')]).toEqual(['6, 27 hit points on average', '9']);
  });

  it('are whole where what they extend is not taken along', async () => {
    desk = await deskWith('ose');
    await take(king + statblock(routineFields), [0]);
    const card = await cardOf('Bramble King');
    expect(card.own?.variantOf).toBeNull();
    expect([textOf(card, 'Hit dice'), textOf(card, 'Morale')]).toEqual(['6, 27 hit points on average', '9']);
  });

  it('that extend one of the book are variants of that', async () => {
    desk = await deskWith('ose');
    await take(statblock('monster: Goblin\nname: Grik\nmorale: 10'));
    const card = await cardOf('Grik');
    expect(card.own?.variantOf).toMatchObject({ name: 'Goblin', id: 'goblin' });
    expect(textOf(card, 'Morale')).toBe('10');
  });

  it('join the party instead where that is wanted', async () => {
    desk = await deskWith('ose');
    const source = { from: 'text', text: JSON.stringify(trackerBlock) } as const;
    const preview = await desk.tell('import.read', { job: 'party', source, creatures: 'party' });
    expect(preview).toMatchObject({ creatures: 0, characters: 1 });
    await desk.tell('import.take', { token: preview.token, to: pool });
    expect(await own()).toEqual([]);
    expect((await desk.ask('party.view', {})).members.map(({ name }) => name)).toEqual(['Marsh Brute']);
  });

  it('are written by the first book there is where the system has none', async () => {
    desk = await deskWith('hackmaster');
    const { taken } = await take(JSON.stringify(oldSchoolBlock));
    expect(taken.creatures).toBe(1);
    expect((await cardOf('Fen Wight')).book).toBe('ose');
  });
});
