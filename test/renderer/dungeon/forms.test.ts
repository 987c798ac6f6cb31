import { describe, expect, it } from 'vitest';
import { AttemptForm } from '../../../src-renderer/windows/dungeon/dialogs/attempt-form.svelte.ts';
import { FindForm } from '../../../src-renderer/windows/dungeon/dialogs/find-form.svelte.ts';
import { GiveForm, previewRows } from '../../../src-renderer/windows/dungeon/dialogs/give-form.svelte.ts';
import {
  choiceKey,
  lightChoices,
  obviousChoice,
} from '../../../src-renderer/windows/dungeon/dialogs/light-choices.ts';
import { dungeonView, light, osric, wren } from './sample-delve.ts';

describe('what can be lit', () => {
  it('offers only what somebody carries', () => {
    const keys = lightChoices(dungeonView().party.characters, []).map(choiceKey);
    expect(keys).toEqual(['lantern-2', 'torch-3']);
  });

  it('offers a doused lantern again instead of a fresh filling', () => {
    const doused = light({ id: 9, kind: 'lantern', bearerId: 2, bearer: 'Osric', lit: false, turnsLeft: 20 });
    expect(lightChoices([osric], [doused]).map(choiceKey)).toEqual(['again-9']);
  });

  it('offers no lantern that burns already, and shuts one without oil', () => {
    const burning = light({ id: 9, kind: 'lantern', bearerId: 2, bearer: 'Osric' });
    expect(lightChoices([osric], [burning])).toEqual([]);
    const dry = { ...osric, items: osric.items.filter((item) => item.kind === 'lantern') };
    const [choice] = lightChoices([dry], []);
    expect(choice).toMatchObject({ kind: 'lantern', shut: true });
  });

  it('comes back to the last choice while it lasts', () => {
    const choices = lightChoices([osric, wren], []);
    expect(obviousChoice(choices, 'torch-3')).toBe('torch-3');
    expect(obviousChoice(choices, 'torch-99')).toBe('lantern-2');
  });
});

describe('searching and listening', () => {
  it('reads empty die and chance as the rule’s own', () => {
    const form = new AttemptForm('3', ' North wall ');
    expect(form.input()).toEqual({ characterId: 3, place: 'North wall', chanceInSix: null, die: null });
    form.die = '3';
    form.chance = '2';
    expect(form.input()).toMatchObject({ chanceInSix: 2, die: 3 });
  });

  it.each([
    ['die', '7'],
    ['die', 'three'],
    ['chance', '-1'],
    ['chance', '1.5'],
  ] as const)('sends nothing for a %s of %s and keeps it', (field, text) => {
    const form = new AttemptForm('3', 'North wall');
    form[field] = text;
    expect(form.input()).toBeNull();
    expect(form[field]).toBe(text);
  });

  it('knows an earlier try at the place, whatever its capitals', () => {
    const form = new AttemptForm('3', 'NORTH wall');
    const attempts = [
      { characterId: 3, kind: 'secretDoor' as const, place: 'North wall', turn: 3, success: false },
    ];
    expect(form.triedInTurn(attempts, 'secretDoor')).toBe(3);
    expect(form.triedInTurn(attempts, 'roomTrap')).toBeNull();
    form.who = '2';
    expect(form.triedInTurn(attempts, 'secretDoor')).toBeNull();
  });
});

describe('finding treasure', () => {
  it('takes coins and gems with the weights of the rule', () => {
    const form = new FindForm();
    form.counts.gp = '600';
    form.counts.gems = '1';
    form.counts.jewellery = '2';
    expect(form.coins).toBe(621);
    expect(form.input()?.what).toEqual([
      { kind: 'coin', coin: 'gp', name: 'gold pieces', quantity: 600, weightEach: 1 },
      { kind: 'gem', name: 'gem', quantity: 1, weightEach: 1 },
      { kind: 'jewellery', name: 'pieces of jewellery', quantity: 2, weightEach: 10 },
    ]);
  });

  it('asks the weight of other things alone, and sends nothing while one is unfinished', () => {
    const form = new FindForm();
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
    expect(form.coins).toBe(10);
  });

  it('refuses an empty find and text that is no number', () => {
    const form = new FindForm();
    expect(form.input()).toBeNull();
    expect(form.empty).toBe(true);
    form.counts.gp = 'many';
    expect(form.input()).toBeNull();
    expect(form.empty).toBe(false);
  });
});

describe('giving treasure', () => {
  const pool = [
    { id: 50, kind: 'coin' as const, name: 'gp', quantity: 600, weightEach: 1, coins: 600 },
    { id: 51, kind: 'gem' as const, name: 'gem', quantity: 1, weightEach: 1, coins: 1 },
  ];

  it('begins with everything in the pool, for the first of the party', () => {
    const form = new GiveForm(dungeonView(null, { pool }).party);
    expect(form.previewInput).toEqual({ itemIds: [50, 51], toCharacterId: 1 });
    form.set(50, false);
    form.to = 'pool';
    expect(form.picked).toEqual([51]);
    expect(form.previewInput).toBeNull();
  });

  it('shows only those whose load or rate changes', () => {
    const { party } = dungeonView();
    const then = party.characters.map(({ id, name, load, rate }) => ({
      id,
      name,
      trackedCoins: id === 3 ? 911 : load.trackedCoins,
      baseFeet: id === 3 ? 30 : rate.baseFeet,
      encounterFeet: 10,
    }));
    const preview = { characters: then, partyBaseFeet: 30, partyEncounterFeet: 10 };
    expect(previewRows(party, preview)).toEqual([
      { id: 3, name: 'Wren', coins: { now: 310, then: 911 }, feet: { now: 120, then: 30 } },
    ]);
  });
});
