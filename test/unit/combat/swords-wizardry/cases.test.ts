import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import { RulesError } from '../../../../shared/errors.ts';
import type { CombatMachine, Overrule } from '../../../../shared/rules/combat.ts';
import { machine as swords } from '../../../../shared/rules/swords-wizardry/combat/machine.ts';
import type { SwordsState } from '../../../../shared/rules/swords-wizardry/combat/state.ts';
import { deepFreeze } from '../support/soundness.ts';
import { begin, fighter } from './cast.ts';
import { actionFrom, eventText, legalText, take } from './script.ts';

/** As a window sees it, which knows nothing of stats. */
const machine: CombatMachine<SwordsState> = swords;

const noDice = () => scriptedDice([]);

function overrule(state: SwordsState, order: Overrule) {
  const step = machine.apply(deepFreeze(state), order, noDice());
  expect(step.refused).toBeNull();
  return step;
}

const hurt = (id: string, amount: number): Overrule => ({ kind: 'overrule', change: 'hurt', id, amount });
const status = (id: string, to: 'active' | 'dead' | 'fled'): Overrule => ({
  kind: 'overrule',
  change: 'status',
  id,
  status: to,
});

const one = (state: SwordsState, id: string) => {
  const found = state.fighters.find((each) => each.id === id);
  if (!found) throw new Error(`Nobody is called ${id}.`);
  return found;
};

const played = (state: SwordsState, ...steps: [does: string, dice?: number[]][]): SwordsState =>
  steps.reduce((now, [does, dice]) => take(now, does, dice).state, state);

const face = (settings: Parameters<typeof begin>[0], hildHp = 10, orcHp = 6): SwordsState =>
  begin(settings, [fighter('Hild', 'party', hildHp, 0), fighter('orc', 'foes', orcHp, 5)]);

/** Complete, the party having won. */
const moving = (): SwordsState =>
  played(face({ combatSequence: 'complete' }), ['table endPhase'], ['table initiative', [6, 1]]);
const striking = (): SwordsState =>
  played(moving(), ['table endPhase'], ['table endPhase'], ['table endPhase']);

describe('joining', () => {
  const newcomer: Overrule = {
    kind: 'overrule',
    change: 'join',
    fighter: fighter('Wren', 'party', 6, 0),
  };

  test('a newcomer acts from the next phase', () => {
    const joined = overrule(moving(), newcomer).state;
    expect(legalText(joined).filter((text) => text.startsWith('Wren'))).toEqual([]);
    const later = played(joined, ['table endPhase'], ['table endPhase']);
    expect(later.clock.title).toBe('Melee and spells');
    const melee = played(
      later,
      ['table endPhase'],
      ['table endPhase'],
      ['table endPhase'],
      ['table endPhase'],
    );
    const again = played(melee, ['table initiative', [6, 1]]);
    expect(legalText(again)).toContain('Wren missile >orc /bow');
  });

  test('a new side acts last in the round', () => {
    const stranger = fighter('Mora', 'strangers', 4, 40);
    const joined = overrule(moving(), { kind: 'overrule', change: 'join', fighter: stranger }).state;
    expect(joined.sides).toEqual(['party', 'foes', 'strangers']);
    expect(machine.upcoming(joined).map(({ title }) => title)).toEqual([
      'Moves and missiles',
      'Moves and missiles',
      'Melee and spells',
      'Melee and spells',
      'Melee and spells',
      'End of the round',
    ]);
    const theirs = played(joined, ['table endPhase'], ['table endPhase']);
    expect(legalText(theirs)).toContain('Mora move >Hild,orc');
  });

  test('by segments a newcomer acts on the next segment', () => {
    const start = played(face({ combatSequence: 'segments' }), ['table initiative', [3, 8]]);
    const joined = overrule(start, newcomer).state;
    const next = played(joined, ['Hild finishTurn'], ['table endPhase']);
    expect(next.clock.count).toBe(4);
    expect(legalText(next)).toContain('Wren missile >orc /bow');
  });

  test('nobody joins twice', () => {
    const again: Overrule = { kind: 'overrule', change: 'join', fighter: fighter('Hild', 'foes', 3, 0) };
    expect(() => machine.apply(moving(), again, noDice())).toThrow(RulesError);
  });
});

describe('falling and rising', () => {
  test('the fallen wakes with a hit point and acts in the next phase he may', () => {
    const three = begin({}, [
      fighter('Hild', 'party', 5, 0),
      fighter('Mora', 'party', 4, -20),
      fighter('orc', 'foes', 6, 5),
    ]);
    const down = overrule(three, hurt('Hild', 5));
    expect(down.events.map(eventText)).toEqual(['hurt Hild 5', 'unconscious Hild']);
    const up = overrule(down.state, { kind: 'overrule', change: 'heal', id: 'Hild', amount: 2 });
    expect(up.events.map(eventText)).toEqual(['heal Hild 2', 'active Hild']);
    expect(one(up.state, 'Hild')).toMatchObject({ hp: 2, status: 'active' });
    const turn = played(up.state, ['table endPhase'], ['table initiative', [6, 1]]);
    expect(legalText(turn)).toContain('Hild withdraw');
  });

  test('the dead stay dead when healed, and rise by the word of the referee', () => {
    const fight = begin({}, [
      fighter('Hild', 'party', 5, 0),
      fighter('Mora', 'party', 4, -20),
      fighter('orc', 'foes', 6, 5),
    ]);
    const dead = overrule(fight, hurt('Hild', 9)).state;
    expect(one(dead, 'Hild')).toMatchObject({ hp: -4, status: 'dead' });
    const healed = overrule(dead, { kind: 'overrule', change: 'heal', id: 'Hild', amount: 9 }).state;
    expect(one(healed, 'Hild').status).toBe('dead');
    const risen = overrule(dead, status('Hild', 'active')).state;
    expect(one(risen, 'Hild')).toMatchObject({ hp: 1, status: 'active' });
  });

  test('in a simultaneous phase a fall that waits can be healed away', () => {
    const tie = played(
      face({ combatSequence: 'complete' }),
      ['table endPhase'],
      ['table initiative', [4, 4]],
      ['table endPhase'],
    );
    const struck = played(tie, ['Hild melee >orc /sword', [12, 5]]);
    expect(one(struck, 'orc')).toMatchObject({ hp: 0, status: 'active' });
    const healed = overrule(struck, { kind: 'overrule', change: 'heal', id: 'orc', amount: 3 }).state;
    const after = played(healed, ['table endPhase']);
    expect(one(after, 'orc')).toMatchObject({ hp: 3, status: 'active' });
  });

  test('characters bleed by the setting until they are helped', () => {
    const start = begin({ deathAt: 'minusLevel' }, [
      fighter('Hild', 'party', 5, 0),
      fighter('Mora', 'party', 4, -20),
      fighter('orc', 'foes', 6, 5),
    ]);
    const closing: [string, number[]?][] = [
      ['table endPhase'],
      ['table initiative', [6, 1]],
      ['table endPhase'],
      ['table endPhase'],
      ['table endPhase'],
      ['table endPhase'],
      ['table endPhase'],
    ];
    const bled = played(overrule(start, hurt('Hild', 6)).state, ...closing);
    expect(one(bled, 'Hild')).toMatchObject({ hp: -2, status: 'unconscious' });
    const helped = overrule(bled, { kind: 'overrule', change: 'heal', id: 'Hild', amount: 1 }).state;
    expect(one(played(helped, ...closing), 'Hild')).toMatchObject({ hp: -1, status: 'unconscious' });
    expect(one(played(bled, ...closing), 'Hild')).toMatchObject({ hp: -3, status: 'dead' });
  });
});

describe('the end', () => {
  test('comes at once when a side is wiped out in mid-phase', () => {
    const step = overrule(moving(), hurt('orc', 60));
    expect(step.state).toMatchObject({ over: true, standing: ['party'] });
    expect(machine.legalActions(step.state)).toEqual([]);
    expect(machine.upcoming(step.state)).toEqual([]);
  });

  test('comes after a surprise action that wipes out the surprised', () => {
    const ambush = begin({}, [fighter('Hild', 'party', 10, 0), fighter('orc', 'foes', 3, 5)], ['orc']);
    const struck = take(ambush, 'Hild melee >orc /sword', [12, 8]);
    expect(struck.state.over).toBe(true);
    expect(struck.state.clock.round).toBe(0);
  });

  test('two who kill each other leave nobody', () => {
    const tie = played(
      face({ combatSequence: 'core' }, 4, 4),
      ['table endPhase'],
      ['table initiative', [2, 2]],
      ['Hild melee >orc /sword', [12, 8]],
      ['orc melee >Hild /axe', [14, 6]],
    );
    expect(tie.over).toBe(false);
    const end = played(tie, ['table endPhase']);
    expect(end).toMatchObject({ over: true, standing: [] });
  });

  test('refuses every act afterwards; the referee goes on as he likes', () => {
    const { state } = overrule(moving(), status('orc', 'fled'));
    expect(machine.apply(state, actionFrom('table endPhase'), noDice())).toMatchObject({
      refused: 'over',
      events: [],
    });
    expect(one(overrule(state, hurt('Hild', 1)).state, 'Hild').hp).toBe(9);
    const late = overrule(state, {
      kind: 'overrule',
      change: 'join',
      fighter: fighter('Mora', 'foes', 4, 0),
    }).state;
    expect(late).toMatchObject({ over: false, standing: [] });
    expect(legalText(played(late, ['table endPhase'], ['table endPhase'])).length).toBeGreaterThan(0);
  });
});

describe('leaving', () => {
  test('one who flees melee meets a free attack first, with the bonus of the setting', () => {
    const start = face({ retreatFreeAttack: 'plusTwo' }, 3);
    const turn = played(start, ['table endPhase'], ['table initiative', [6, 1]]);
    const away = take(turn, 'Hild flee', [11]);
    expect(away.events.map(eventText)).toEqual([
      'freeAttack Hild by orc',
      'miss Hild by orc (axe)',
      'fled Hild',
      'combatOver foes (foes)',
    ]);
    const caught = take(turn, 'Hild flee', [12, 3]);
    expect(caught.events.map(eventText)).toEqual([
      'freeAttack Hild by orc',
      'hit Hild by orc 3 (axe)',
      'unconscious Hild',
      'combatOver foes (foes)',
    ]);
  });

  test('nobody strikes at one who leaves where the setting says so', () => {
    const start = face({ retreatFreeAttack: 'none' });
    const turn = played(start, ['table endPhase'], ['table initiative', [6, 1]]);
    expect(take(turn, 'Hild flee').events.map(eventText)).toEqual(['fled Hild', 'combatOver foes (foes)']);
  });

  test('one who gives up is out of it', () => {
    const step = take(striking(), 'orc surrender');
    expect(step.state).toMatchObject({ over: true, standing: ['party'] });
    expect(one(step.state, 'orc').status).toBe('surrendered');
  });

  test('the undead are offered neither flight nor surrender', () => {
    const orc = fighter('orc', 'foes', 6, 5);
    const zombie = { ...orc, stats: { ...orc.stats, undead: true } };
    const start = begin({}, [fighter('Hild', 'party', 10, 0), zombie]);
    const turn = played(start, ['table endPhase'], ['table initiative', [1, 6]]);
    expect(legalText(turn)).toEqual(['orc withdraw', 'orc pass', 'table endPhase']);
  });
});

describe('walking', () => {
  const passing = (settings: Parameters<typeof begin>[0]) =>
    played(
      begin(settings, [
        fighter('Hild', 'party', 10, 0),
        fighter('orc', 'foes', 6, 12),
        fighter('shaman', 'foes', 6, 40),
      ]),
      ['table endPhase'],
      ['table initiative', [6, 1]],
    );

  test('a defender in the way blocks it', () => {
    const step = take(passing({}), 'Hild move >shaman');
    expect(one(step.state, 'Hild').atFeet).toBe(9.5);
  });

  test('by the setting he may be passed for a free attack', () => {
    const step = take(passing({ passDefender: 'freeAttack' }), 'Hild move >shaman', [2]);
    expect(step.events.map(eventText)).toEqual([
      'freeAttack Hild by orc',
      'miss Hild by orc (axe)',
      'move Hild 30',
    ]);
    expect(one(step.state, 'Hild').atFeet).toBe(30);
  });
});

test('what was dropped is picked up again in place of a move', () => {
  const fumbled = played(
    face({ combatSequence: 'core', fumbles: 'dropWeapon' }),
    ['table endPhase'],
    ['table initiative', [6, 1]],
    ['Hild melee >orc /sword', [1]],
  );
  expect(one(fumbled, 'Hild').dropped).toEqual(['sword']);
  const ready = played(fumbled, ['Hild pickUp /sword']);
  expect(one(ready, 'Hild').dropped).toEqual([]);
  expect(legalText(ready)).not.toContain('Hild withdraw');
});

test('the pinned is killed from the round after, by one who holds him', () => {
  const start = face({ combatSequence: 'core' });
  const pinned = played(
    start,
    ['table endPhase'],
    ['table initiative', [1, 6]],
    ['orc grapple >Hild', [14, 6, 1, 1, 1]],
    ['table endPhase'],
  );
  expect(legalText(pinned)).toEqual(['Hild breakFree', 'Hild pass', 'Hild surrender', 'table endPhase']);
  const later = played(
    pinned,
    ['Hild breakFree', [1, 1, 1, 6]],
    ['table endPhase'],
    ['table endPhase'],
    ['table endPhase'],
    ['table initiative', [1, 6]],
  );
  expect(legalText(later)).toContain('orc kill >Hild');
  const end = played(later, ['orc kill >Hild']);
  expect(one(end, 'Hild')).toMatchObject({ status: 'dead', hp: -1 });
});

test('nobody struggles on with one who has fallen', () => {
  const start = begin({ combatSequence: 'core' }, [
    fighter('Hild', 'party', 10, 0),
    fighter('orc', 'foes', 6, 5),
    fighter('shaman', 'foes', 6, 40),
  ]);
  const struggling = played(
    start,
    ['table endPhase'],
    ['table initiative', [1, 6]],
    ['orc grapple >Hild', [14, 3, 1, 1, 1]],
    ['table endPhase'],
  );
  expect(legalText(struggling)).toContain('Hild wrestle');
  expect(legalText(struggling)).not.toContain('Hild melee >orc /sword');
  const free = overrule(struggling, hurt('orc', 6)).state;
  expect(legalText(free)).not.toContain('Hild wrestle');
});

test('a former state goes another way with other dice: undo is keeping it', () => {
  const before = deepFreeze(striking());
  const hit = take(before, 'orc melee >Hild /axe', [14, 2]).state;
  const miss = take(before, 'orc melee >Hild /axe', [13]).state;
  expect([one(before, 'Hild').hp, one(hit, 'Hild').hp, one(miss, 'Hild').hp]).toEqual([10, 8, 10]);
});

describe('what may not be', () => {
  const refusedAs = (state: SwordsState, does: string): string | null => {
    const step = machine.apply(deepFreeze(state), actionFrom(does), noDice());
    expect(step.state).toBe(state);
    expect(step.events).toEqual([]);
    return step.refused;
  };

  test.each([
    ['Hild melee >orc /sword', 'notNow'],
    ['orc withdraw', 'notHisMoment'],
    ['Hild hold', 'notPossible'],
    ['Hild move >orc', 'notPossible'],
    ['table initiative', 'notNow'],
    ['Hild dance', 'notPossible'],
  ])('%s is refused as %s', (does, why) => {
    expect(refusedAs(moving(), does)).toBe(why);
  });

  test('the clock does not move while somebody is due', () => {
    const due = played(face({ combatSequence: 'segments' }), ['table initiative', [3, 8]]);
    expect(refusedAs(due, 'table endPhase')).toBe('notNow');
  });

  test.each(['Nobody pass', 'Hild melee >Nobody /sword'])('%s is an error', (does) => {
    expect(() => machine.apply(moving(), actionFrom(does), noDice())).toThrow(RulesError);
  });

  const hild = fighter('Hild', 'party', 10, 0);
  const orc = fighter('orc', 'foes', 6, 5);
  test.each([
    ['one side only', [hild]],
    ['two of one name', [hild, { ...orc, id: 'Hild' }]],
    ['more hit points than there can be', [hild, { ...orc, hp: 60 }]],
    ['no armour class', [hild, { ...orc, stats: { skill: { monsterHitDice: 1 }, weapons: [] } }]],
    [
      'damage that is no dice',
      [hild, { ...orc, stats: { ...orc.stats, weapons: [{ id: 'x', damage: 'd' }] } }],
    ],
    ['a spell of level 12', [hild, { ...orc, stats: { ...orc.stats, spells: [{ id: 'x', level: 12 }] } }]],
  ])('a fight with %s is an error', (_what, fighters) => {
    expect(() => machine.start({ settings: {}, fighters })).toThrow(RulesError);
  });

  test('so are settings, the surprised and orders that cannot be', () => {
    const fighters = [hild, orc];
    expect(() => machine.start({ settings: { tieBreak: 'never' }, fighters })).toThrow(RulesError);
    expect(() => machine.start({ settings: {}, fighters, surprised: ['Nobody'] })).toThrow(RulesError);
    for (const order of [hurt('Nobody', 1), hurt('Hild', -1), hurt('Hild', Number.NaN)]) {
      expect(() => machine.apply(moving(), order, noDice())).toThrow(RulesError);
    }
  });
});
