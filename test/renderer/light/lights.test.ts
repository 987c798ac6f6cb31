import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import DungeonWindow from '../../../src-renderer/windows/dungeon/DungeonWindow.svelte';
import { lightChoices } from '../../../src-renderer/windows/light/light-choices.ts';
import {
  blowable,
  deedsFor,
  deedWords,
  HandlingDraft,
} from '../../../src-renderer/windows/light/handle-light.svelte.ts';
import { seersRows, stillSee } from '../../../src-renderer/windows/light/sight-words.ts';
import { lightRows, lightWords, radiusWords, stateNote } from '../../../src-renderer/windows/light/lights.ts';
import { stage } from '../dungeon/on-stage.ts';
import { delve, dungeonView, light, osric, sight } from '../dungeon/sample-delve.ts';

const user = userEvent.setup();
const [someone] = sight().people;
if (someone === undefined) throw new Error('Nobody sees.');

const spell = light({ id: 8, kind: 'continual', title: 'Continual light', turnsLeft: null, ofTurns: null });
const lantern = light({
  id: 9,
  kind: 'lantern',
  title: 'Lantern',
  bearerId: 2,
  bearer: 'Osric',
  canRefuel: true,
});
const lying = light({ id: 10, bearerId: null, bearer: 'by the well' });

describe('lights in words', () => {
  it('tells radius and state', () => {
    expect(radiusWords(light())).toBe("30'");
    expect(radiusWords(light({ brightFeet: 15, dimFeet: 30 }))).toBe("15', dim to 30'");
    expect(stateNote(light())).toBeUndefined();
    expect(stateNote({ ...lying, covered: true, turnsLeft: 1 })).toBe(
      'goes out at the end of this turn, covered, lies there',
    );
  });

  it('tells how long each kind lasts', () => {
    const none = { torch: 0, lantern: 0, candle: 0, minersLantern: 0, endless: false };
    expect(lightWords({ lightTurnsLeft: none })).toBe('Dark: nothing burns.');
    expect(lightWords({ lightTurnsLeft: { ...none, minersLantern: 1, candle: 33, endless: true } })).toBe(
      'Left: miner’s lantern 1 turn, candle 33 turns, a light without end',
    );
  });

  it('gives each light a row until they are many, then gathers a bearer’s that stand alike', () => {
    const many = Array.from({ length: 60 }, (_, at) => light({ id: at + 1, turnsLeft: at < 20 ? 3 : 6 }));
    expect(lightRows(many.slice(0, 12))).toHaveLength(12);
    expect(lightRows(many).map(({ first, count }) => [first.id, count])).toEqual([
      [1, 20],
      [21, 40],
    ]);
  });
});

describe('what can be lit by the campaign’s own kinds', () => {
  it('offers candles and the miner’s lantern, lights in hand, and what lies there', () => {
    const kinds = [
      { kind: 'candle', title: 'Candle' },
      { kind: 'minersLantern', title: 'Miner’s lantern' },
    ] as const;
    const rich = { ...osric, supplies: { ...osric.supplies, candle: 2 } };
    const out = { ...lying, lit: false };
    expect(lightChoices([rich], [out], kinds).map(({ label, hint }) => [label, hint])).toEqual([
      [expect.stringContaining('candle'), '2 candles carried'],
      [expect.stringContaining('miner’s lantern'), '2 flasks of oil carried'],
      [expect.stringContaining('torch lying there'), '4 turns left'],
    ]);
  });
});

describe('what can be done with a light', () => {
  it('leaves out what cannot be done', () => {
    expect(deedsFor(light(), [light()])).toEqual([
      'cover',
      'drop',
      'throw',
      'hand',
      'blowOut',
      'douse',
      'set',
      'call',
    ]);
    expect(deedsFor(spell, [spell])).toEqual(['cover', 'drop', 'throw', 'hand', 'call']);
    expect(deedsFor(lying, [lantern, lying])).toEqual(['cover', 'hand', 'blowOut', 'douse', 'set', 'call']);
    expect(deedsFor({ ...lantern, lit: false }, [])).toContain('refuel');
    expect(deedsFor(undefined, [])).toEqual(['call']);
    expect(deedWords('hand', lying)).toBe('Pick it up');
    expect(blowable([light(), lantern, spell, lying]).map(({ id }) => id)).toEqual([7, 10]);
  });

  it('refuels with the die that was typed, of so many sides', () => {
    const draft = new HandlingDraft();
    const input = { lightId: lantern.id };
    expect(draft.command('refuel', lantern, [lantern], 6)).toEqual({ name: 'light.refuel', input });
    draft.burns = '4';
    expect(draft.command('refuel', lantern, [lantern], 6)).toEqual({
      name: 'light.refuel',
      input: { ...input, burnDie: 4 },
    });
    draft.burns = '7';
    expect(draft.command('refuel', lantern, [lantern], 6)).toBeNull();
  });

  it('makes one command of light, deed and what it asks for', () => {
    const draft = new HandlingDraft();
    const lights = [light(), lantern, lying];
    draft.who = '2';
    expect(draft.command('cover', light({ covered: true }), lights)).toEqual({
      name: 'light.cover',
      input: { lightId: 7, covered: false },
    });
    draft.where = ' the pool ';
    draft.burnsOn = false;
    expect(draft.command('throw', light(), lights)).toEqual({
      name: 'light.drop',
      input: { lightId: 7, where: 'the pool', thrown: true, burnsOn: false },
    });
    draft.spared = [7];
    expect(draft.command('blowOut', lantern, lights)).toEqual({
      name: 'light.blowOut',
      input: { lightIds: [10] },
    });
    expect(draft.command('call', undefined, [])).toEqual({
      name: 'light.kindle',
      input: { characterId: 2, kind: 'continual' },
    });
    draft.turns = 'many';
    expect(draft.command('set', light(), lights)).toBeNull();
    expect(draft.problem('set')).toBe('A whole number of turns.');
  });
});

describe('who sees what, in words', () => {
  const blind = {
    ...someone,
    id: 4,
    name: 'Corin',
    zone: 'dark' as const,
    sees: 'nothing',
    seesNothing: true,
    penalties: [{ figure: 'attack', value: -4, reasons: [] }],
  };

  it('tells those who stand alike in one row', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ ...someone, id: at, name: `P${at}` }));
    expect(seersRows(many)).toMatchObject([{ who: 'All 40', zone: 'bright' }]);
    const rows = seersRows([...many, blind]);
    expect(rows.map(({ verb }) => verb)).toEqual(['see', 'sees']);
    expect(rows.map(({ who }) => who.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual([
      'P0, P1, P2, P3 and 36 more',
      'Corin',
    ]);
    expect(rows[1]).toMatchObject({ blind: true, penalties: ['−4 attack'] });
  });

  it('tells who still sees when all is dark', () => {
    expect(stillSee(sight({ people: [blind] }))).toBe('Nobody sees anything.');
    const elf = { ...blind, seesNothing: false, sees: "by infravision, 60'" };
    expect(stillSee(sight({ people: [blind, elf] }))).toContain("by infravision, 60'");
  });
});

describe('the window', () => {
  it('covers a light in three keys', async () => {
    const bridge = stage(dungeonView());
    render(DungeonWindow);
    await screen.findByRole('heading', { name: 'The Sunken Priory' });
    await user.keyboard('b');
    await screen.findByRole('dialog', { name: 'Handle a light' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('SELECT'));
    await user.keyboard('1{Enter}');
    await waitFor(() => expect(bridge.sent('light.cover')).toEqual([{ lightId: 7, covered: true }]));
  });

  it('asks for the tinder’s die only in the dark, and tries again with the light in hand', async () => {
    const bridge = stage(dungeonView(delve({ lights: [] })));
    bridge.answer(
      'light.sight',
      sight({
        fire: {
          atHand: false,
          text: 'Nothing burns to light it from.',
          chanceInSix: 2,
          tinder: [{ id: 1, name: 'Hild' }],
          reasons: [],
        },
      }),
    );
    bridge.reply('light.kindle', { id: 7, lit: false });
    render(DungeonWindow);
    await screen.findByRole('heading', { name: 'The Sunken Priory' });
    await user.keyboard('l');
    const dialog = await screen.findByRole('dialog', { name: 'Light' });
    await user.click(within(dialog).getByRole('radio', { name: /Wren/ }));
    await user.type(within(dialog).getByRole('textbox', { name: /Die shown/ }), '5{Enter}');
    await waitFor(() =>
      expect(bridge.sent('light.kindle')).toEqual([
        { characterId: 3, kind: 'torch', tinderDie: 5, overruleTinder: false },
      ]),
    );
    expect((await within(dialog).findByRole('status')).textContent).toContain('No flame this round');
  });

  it('says what is seen, and what light means for surprise', async () => {
    stage(dungeonView());
    render(DungeonWindow);
    const panel = (await screen.findByRole('heading', { name: 'Who sees what' })).closest('section');
    expect(panel?.textContent).toContain('sees by Wren’s torch');
    expect(panel?.textContent).toContain('whoever it meets in the dark is not surprised');
  });
});
