import { describe, expect, it } from 'vitest';
import { FindForm } from '../../../src-renderer/windows/dungeon/treasure/find-form.svelte.ts';
import {
  givers,
  GiveForm,
  previewRows,
} from '../../../src-renderer/windows/dungeon/treasure/give-form.svelte.ts';
import { choiceKey, lightChoices, obviousChoice } from '../../../src-renderer/windows/light/light-choices.ts';
import { itemSample } from '../lib/samples.ts';
import { dungeonView, light, osric, wren } from './sample-delve.ts';

describe('what can be lit', () => {
  it('offers only what somebody carries', () => {
    const keys = lightChoices(dungeonView().party.members, []).map(choiceKey);
    expect(keys).toEqual(['lantern-2', 'torch-3']);
  });

  it('offers a doused lantern again instead of a fresh filling', () => {
    const doused = light({ id: 9, kind: 'lantern', bearerId: 2, bearer: 'Osric', lit: false, turnsLeft: 20 });
    expect(lightChoices([osric], [doused]).map(choiceKey)).toEqual(['again-9']);
  });

  it('offers no lantern that burns already, and shuts one without oil', () => {
    const burning = light({ id: 9, kind: 'lantern', bearerId: 2, bearer: 'Osric' });
    expect(lightChoices([osric], [burning])).toEqual([]);
    const dry = { ...osric, supplies: { ...osric.supplies, oilFlask: 0 } };
    const [choice] = lightChoices([dry], []);
    expect(choice).toMatchObject({ kind: 'lantern', shut: true });
  });

  it('comes back to the last choice while it lasts', () => {
    const choices = lightChoices([osric, wren], []);
    expect(obviousChoice(choices, 'torch-3')).toBe('torch-3');
    expect(obviousChoice(choices, 'torch-99')).toBe('lantern-2');
  });
});

describe('finding treasure', () => {
  const coins = { id: 'coins', short: 'cn' } as const;

  it('weighs in pounds where the campaign does', () => {
    const form = new FindForm({ id: 'pounds', short: 'lb' });
    form.counts.gp = '601';
    form.counts.jewellery = '1';
    expect(form.weight).toBe(61.1);
    form.add();
    expect(form.named[0]?.ruledWeight).toBeNull();
    form.named.forEach((find) => (find.kind = 'wand'));
    expect(form.named[0]?.ruledWeight).toBe(1);
  });

  it('takes coins and gems with the weights of the rule', () => {
    const form = new FindForm(coins);
    form.counts.gp = '600';
    form.counts.gems = '1';
    form.counts.jewellery = '2';
    expect(form.weight).toBe(621);
    expect(form.input()?.what).toEqual([
      { kind: 'coin', coin: 'gp', name: 'gold pieces', quantity: 600, weightEach: 1 },
      { kind: 'gem', name: 'gem', quantity: 1, weightEach: 1 },
      { kind: 'jewellery', name: 'piece of jewellery', quantity: 2, weightEach: 10 },
    ]);
  });

  it('asks the weight of other things alone, and sends nothing while one is unfinished', () => {
    const form = new FindForm(coins);
    form.add();
    const [carpet] = form.named;
    if (carpet === undefined) throw new Error('Nothing was added.');
    carpet.name = 'Rolled carpet';
    expect(form.input()).toBeNull();
    carpet.weight = '250';
    expect(form.input()?.what).toEqual([
      { kind: 'otherTreasure', name: 'Rolled carpet', quantity: 1, weightEach: 250 },
    ]);
    carpet.kind = 'potion';
    expect(form.weight).toBe(10);
  });

  it('says what gems and named things are worth, and rolls on a table besides', () => {
    const form = new FindForm(coins);
    form.counts.gp = '5';
    form.counts.gems = '3';
    form.worths.gems = ' table ';
    form.add();
    for (const find of form.named) Object.assign(find, { name: 'Idol', weight: '20', worth: '3d6x100' });
    form.table = 'C';
    expect(form.worthPath('gems')).toBe('what.1.worth');
    expect(form.input()).toEqual({
      what: [
        { kind: 'coin', coin: 'gp', name: 'gold pieces', quantity: 5, weightEach: 1 },
        { kind: 'gem', name: 'gem', quantity: 3, weightEach: 1, worth: 'table' },
        { kind: 'otherTreasure', name: 'Idol', quantity: 1, weightEach: 20, worth: '3d6x100' },
      ],
      table: 'C',
      where: '',
    });
  });

  it('is no empty find where a table is rolled on alone', () => {
    const form = new FindForm(coins);
    form.table = 'unguarded-1';
    expect(form.input()).toEqual({ what: [], table: 'unguarded-1', where: '' });
  });

  it('refuses an empty find and text that is no number', () => {
    const form = new FindForm(coins);
    expect(form.input()).toBeNull();
    expect(form.empty).toBe(true);
    form.counts.gp = 'many';
    expect(form.input()).toBeNull();
    expect(form.empty).toBe(false);
  });
});

describe('giving treasure', () => {
  const { party } = dungeonView(null, { pool: { weight: 601, things: 2 } });
  const things = [
    itemSample(50, { kind: 'coin', name: 'gp', quantity: 600, weight: 600 }),
    itemSample(51, { kind: 'gear', name: 'sack', weight: 0, capacity: 600 }),
    itemSample(52, { kind: 'gem', name: 'gem', weight: 1, containerId: 51, depth: 1 }),
  ];

  it('begins with everything in the pool, for the first of the party', () => {
    const form = new GiveForm(party);
    expect(form.place).toEqual({ in: 'pool' });
    expect(form.move).toBeNull();
    form.meet(things);
    expect(form.move).toEqual({ itemIds: [50, 51], to: { in: 'holder', id: 1 } });
    form.set(50, false);
    form.to = 'pool';
    expect(form.move).toEqual({ itemIds: [51], to: { in: 'pool' } });
  });

  it('moves what is packed with its pack, and by itself only without it', () => {
    const form = new GiveForm(party);
    form.meet(things);
    form.set(52, true);
    expect([...form.along]).toEqual([52]);
    expect(form.move?.itemIds).toEqual([50, 51]);
    form.set(51, false);
    expect(form.along.size).toBe(0);
    expect(form.move?.itemIds).toEqual([50, 52]);
  });

  it('chooses nothing of a person’s own beforehand, and names only who has something', () => {
    const form = new GiveForm(party);
    form.from = '3';
    form.meet(things);
    expect([form.place, form.move]).toEqual([{ in: 'holder', id: 3 }, null]);
    const [first, ...others] = party.members;
    const bare = first === undefined ? [] : [{ ...first, things: 0 }, ...others];
    expect(givers({ pool: { weight: 0, things: 0 }, members: bare }).map(({ value }) => value)).toEqual([
      '2',
      '3',
    ]);
  });

  it('shows only those whose load or rate changes', () => {
    const before = { weight: 310, baseFeet: 120, encounterFeet: 40 };
    const after = { weight: 911, baseFeet: 30, encounterFeet: 10 };
    const plain = { name: 'Wren', maximum: 1600, ac: { before: '7 [12]', after: '7 [12]' } };
    const members = [
      { id: 3, ...plain, before, after },
      { id: 1, ...plain, name: 'Hild', before, after: before },
    ];
    expect(previewRows({ members }).map(({ name }) => name)).toEqual(['Wren']);
  });
});
