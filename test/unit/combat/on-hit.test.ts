import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { CombatAction, CombatEvent, CombatMachine, CombatState } from '../../../shared/rules/combat.ts';
import { attempt } from '../../../shared/rules/fight/attempt.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { eventText } from './support/fight-table.ts';

/** What a hit does besides its damage, in every book, with each die as it is asked for. */

type Does = Readonly<Record<string, unknown>>;
type Weapon = Readonly<Record<string, unknown>>;

const saveWords: Readonly<Record<string, string>> = {
  ose: 'death',
  'swords-wizardry': 'single',
  'basic-fantasy': 'death-ray-poison',
  hackmaster: 'save',
};

/** A snake with one fang, and anybody of twenty hit points. */
const made: Readonly<Record<string, (weapons: readonly Weapon[]) => object>> = {
  ose: (weapons) => ({ kind: 'monster', ac: { descending: 6 }, skill: { hd: { dice: 2 } }, weapons }),
  'swords-wizardry': (weapons) => ({
    ac: { descending: 6 },
    skill: { monsterHitDice: 2 },
    weapons,
    save: 15,
  }),
  'basic-fantasy': (weapons) => ({
    creature: { kind: 'monster', hitDice: '2' },
    armourClass: 13,
    movementFeet: 40,
    weapons,
    conBonus: 2,
  }),
  hackmaster: (weapons) => ({ attack: 3, defence: 0, weapons }),
};

const damageOf = (system: string): string => (system === 'hackmaster' ? 'd4' : '1d4');

interface Bite {
  readonly events: readonly CombatEvent[];
  readonly state: CombatState;
  readonly besides: string | undefined;
  /** What each die was for. */
  readonly asked: readonly { what: string; title: string; needed?: number | undefined }[];
}

/** The act with its dice: hits, deals one, and saves by this face. */
function played(machine: CombatMachine, state: CombatState, action: CombatAction, save: number): Bite {
  const besides = machine.figures(state, action)?.besides;
  const faces: number[] = [];
  const asked: Bite['asked'][number][] = [];
  for (let n = 0; n < 20; n += 1) {
    const tried = attempt(machine, state, action, faces);
    if (tried.wanted === null) {
      expect(tried.step.refused).toBeNull();
      return { events: tried.step.events, state: tried.step.state, asked, besides };
    }
    const { what, title, needed, sides } = tried.wanted;
    asked.push({ what, title, needed: needed ?? undefined });
    // Of two rolls against each other the other side's stays low.
    const isOther = title.startsWith('The other side') || what === 'defence';
    faces.push(isOther ? 2 : what === 'attack' ? Math.min(sides, 19) : what === 'save' ? save : 1);
  }
  throw new Error('It asks for dice without end.');
}

function bitten(system: string, onHit: string | Does, save: number, more: Weapon = {}): Bite {
  const machine = systems.find(({ id }) => id === system)?.combat;
  const stats = made[system];
  if (!machine || !stats) throw new Error(`There is no ${system}.`);
  const fang = { id: 'fang', damage: damageOf(system), onHit, ...more };
  const sword = { id: 'sword', damage: damageOf(system) };
  const each = (weapon: Weapon) =>
    stats([system === 'hackmaster' ? { ...weapon, speed: 10, reachFt: 3 } : weapon]);
  let state: CombatState = machine.start({
    settings: {},
    fighters: [
      { id: 'snake', side: 'party', hp: 20, maxHp: 20, atFeet: 0, stats: each(fang) },
      { id: 'osric', side: 'foes', hp: 20, maxHp: 20, atFeet: 3, stats: each(sword) },
    ],
    surprised: ['osric'],
  });
  for (let n = 0; n < 30; n += 1) {
    const own = machine.options(state, 'snake');
    const bite = own.find(({ role, targets }) => role === 'attack' && targets?.includes('osric') === true);
    if (bite) {
      const { kind, ways } = bite;
      const way = ways?.[0];
      const action = { kind, actor: 'snake', target: 'osric', ...(way !== undefined && { way }) };
      return played(machine, state, action, save);
    }
    const [next] = machine.options(state, null);
    const wait = machine.rest(state)[0];
    const table = next && { kind: next.kind, actor: null, ...(next.ways && { way: next.ways[0] ?? '' }) };
    const act = table ?? wait;
    if (!act) throw new Error('Nothing can be done.');
    ({ state } = machine.apply(state, act, seededDice(7)));
  }
  throw new Error('The snake never may bite.');
}

const osric = ({ state }: Bite) => state.fighters.find(({ id }) => id === 'osric');
const words = ({ events }: Bite): string => events.map(eventText).join('; ');

describe.each(systems.map(({ id }) => id))('%s: what a hit does besides', (system) => {
  const poison = {
    words: 'poison',
    save: saveWords[system] ?? '',
    recipe: { status: 'dead' },
  };

  test('asks its save after the damage, by name, of whoever is hit; who fails it falls', () => {
    const failed = bitten(system, poison, 1);
    const whats = failed.asked.map(({ what }) => what);
    expect(whats.lastIndexOf('save')).toBeGreaterThan(whats.indexOf('damage'));
    expect(failed.asked.findLast(({ what }) => what === 'save')?.title).toMatch(/^Save against .*poison$/i);
    expect(osric(failed)?.status).toBe('dead');
    const saved = bitten(system, poison, 20);
    expect(osric(saved)?.status).toBe('active');
    expect(osric(saved)?.hp).toBeLessThan(20);
  });

  test('is harder or easier by what the entry adds', () => {
    const face = system === 'hackmaster' ? 3 : 10;
    expect(osric(bitten(system, { ...poison, modifier: -15 }, face))?.status).toBe('dead');
    expect(osric(bitten(system, { ...poison, modifier: 15 }, face))?.status).toBe('active');
  });

  test('of bare words, or of words with a save alone, is told and no more', () => {
    const bare = bitten(system, 'rust', 1);
    expect(words(bare)).toContain('rust');
    expect(bare.asked.some(({ what }) => what === 'save')).toBe(false);
    const told = bitten(system, { words: 'rust', save: saveWords[system] ?? '' }, 1);
    expect(osric(told)?.status).toBe('active');
    expect(words(told)).toContain('rust');
  });

  test('holds as long as it says, and is told to hold, so that the campaign can keep its end', () => {
    const hold = { words: 'paralysis', recipe: { effect: 'paralysed', lasts: { at: 'said' } } };
    const held = bitten(system, hold, 1);
    expect(osric(held)?.status).toBe('unconscious');
    expect(held.events.find(({ holds }) => holds !== undefined)).toMatchObject({
      id: 'osric',
      by: 'snake',
      holds: { name: 'paralysed', lasts: { at: 'said' } },
    });
    const dice = bitten(
      system,
      { ...hold, recipe: { effect: 'webbed', lasts: { at: 'time', amount: '2d4', unit: 'turns' } } },
      1,
    );
    expect(dice.events.find(({ holds }) => holds !== undefined)?.holds).toMatchObject({
      lasts: { amount: '2', unit: 'turns' },
    });
    expect(osric(dice)?.status).toBe('active');
  });

  test('its own dice of damage are halved by a save that halves', () => {
    const acid = {
      words: 'acid',
      save: saveWords[system] ?? '',
      recipe: { damage: '1d1+9', saved: 'half' },
    };
    const [failed, saved] = [bitten(system, acid, 1), bitten(system, acid, 20)];
    expect((osric(saved)?.hp ?? 0) - (osric(failed)?.hp ?? 0)).toBe(5);
  });

  test('stands beside the odds of the blow as what they leave out', () => {
    expect(bitten(system, poison, 1).besides).toBe('a save against poison');
    expect(bitten(system, 'rust', 1).besides).toBeUndefined();
  });
});

describe.each(['ose', 'swords-wizardry', 'basic-fantasy'])('%s: a touch without damage', (system) => {
  test('takes no hit points, asks for no damage, and does the rest', () => {
    const touch = bitten(system, { words: 'drain', recipe: { effect: 'drained' } }, 1, { noDamage: true });
    expect(touch.asked.some(({ what }) => what === 'damage')).toBe(false);
    expect(osric(touch)?.hp).toBe(20);
    expect(words(touch)).toContain('drained');
  });
});

test('basic-fantasy: poison is fought with Constitution, nothing else is (BF-SAVE-6)', () => {
  const needed = (does: Does) =>
    bitten('basic-fantasy', does, 20).asked.find(({ what }) => what === 'save')?.needed ?? 0;
  const save = 'death-ray-poison';
  expect(needed({ words: 'death ray', save }) - needed({ words: 'poison', save })).toBe(2);
});
