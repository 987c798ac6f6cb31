import { expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import type { Fighter } from '../../../../shared/rules/combat.ts';
import { machine } from '../../../../shared/rules/swords-wizardry/combat/machine.ts';
import type { SwordsState } from '../../../../shared/rules/swords-wizardry/combat/state.ts';
import type { SwordsStats } from '../../../../shared/rules/swords-wizardry/combat/fighter/stats.ts';
import { begin, fighter } from './cast.ts';
import { actionFrom, eventText, legalText, take } from './script.ts';

const played = (state: SwordsState, ...steps: [does: string, dice?: number[]][]): SwordsState =>
  steps.reduce((now, [does, dice]) => take(now, does, dice).state, state);

/** The party acts, in one phase for everything. */
const acting = (fighters: Fighter<SwordsStats>[]): SwordsState =>
  played(begin({ combatSequence: 'core' }, fighters), ['table endPhase'], ['table initiative', [6, 1]]);

const changed = (one: Fighter<SwordsStats>, stats: Partial<SwordsStats>): Fighter<SwordsStats> => ({
  ...one,
  stats: { ...one.stats, ...stats },
});

/** With companions or further targets named. */
function takeMany(state: SwordsState, does: string, targets: string[], faces: number[]) {
  const dice = scriptedDice(faces);
  const step = machine.apply(state, { ...actionFrom(does), targets }, dice);
  dice.finish();
  expect(step.refused).toBeNull();
  return step;
}

const orc = (id: string, atFeet: number, hp = 6) => fighter('orc', 'foes', hp, atFeet, id);
const hild = (atFeet = 0) => fighter('Hild', 'party', 10, atFeet);
const wren = (atFeet = 0) => fighter('Wren', 'party', 6, atFeet);

test('the dead drop nothing when they are surprised (SW-SURP-7)', () => {
  const ambush = begin({}, [hild(), orc('one', 5, 3), orc('two', 40)], ['one', 'two']);
  const struck = played(ambush, ['Hild melee >one /sword', [12, 8]]);
  expect(take(struck, 'table endPhase', [3]).events.map(eventText)).toEqual(['keepsHold two']);
});

test('leaving the ten feet of one enemy for those of another is leaving melee (SW-RET-1)', () => {
  const between = acting([hild(10), orc('one', 0), orc('two', 21)]);
  expect(take(between, 'Hild move >two', [2]).events.map(eventText)).toEqual([
    'freeAttack Hild by one',
    'miss Hild by one (axe)',
    'move Hild 1',
  ]);
});

test('the pinned try once a round to break loose (SW-UNARM-5)', () => {
  const pinned = played(
    begin({ combatSequence: 'complete' }, [hild(), orc('one', 5)]),
    ['table endPhase'],
    ['table initiative', [1, 6]],
    ['table endPhase'],
    ['table endPhase'],
    ['one grapple >Hild', [14, 6, 1, 1, 1]],
    ['table endPhase'],
    ['table endPhase'],
    ['table endPhase'],
    ['table endPhase'],
    ['table initiative', [6, 1]],
    ['Hild breakFree', [1, 1, 1, 6]],
    ['table endPhase'],
    ['table endPhase'],
  );
  expect(pinned.clock.title).toBe('Melee and spells');
  expect(legalText(pinned)).not.toContain('Hild breakFree');
});

test('several who grapple one are one sum, without the dice of those who miss (SW-UNARM-1, 4)', () => {
  const orcs = ['a', 'b', 'c', 'd', 'e'].map((id) => fighter('orc', 'party', 4, 0, id));
  const veteran = changed(fighter('Hild', 'foes', 30, 5), {
    skill: { class: 'fighter', level: 5 },
    hitDice: 5,
  });
  const fight = acting([...orcs, veteran]);
  const step = takeMany(
    fight,
    'a grapple >Hild',
    ['b', 'c', 'd', 'e'],
    [1, 16, 2, 17, 3, 6, 4, 3, 3, 3, 3, 3],
  );
  expect(step.events.map(eventText)).toEqual([
    'miss Hild by a (grapple)',
    'miss Hild by c (grapple)',
    'miss Hild by e (grapple)',
    'thrown Hild by b',
    'stunned b 5',
    'stunned d 5',
  ]);
  expect(legalText(step.state).filter((text) => text.includes('grapple'))).toEqual([]);
  expect(() => takeMany(fight, 'a grapple >Hild', ['Hild'], [])).toThrow();
});

test('a creature makes all the attacks its entry gives, on to others named when one falls', () => {
  const bear = changed(fighter('orc', 'party', 20, 0, 'bear'), {
    skill: { monsterHitDice: 6 },
    weapons: [
      { id: 'claw', damage: '1d4', count: 2 },
      { id: 'bite', damage: '1d8', onHit: 'poison' },
    ],
  });
  const fight = acting([bear, orc('one', 5, 2), orc('two', 5)]);
  const step = takeMany(fight, 'bear melee >one /claw', ['two'], [15, 3, 1, 15, 8]);
  expect(step.events.map(eventText)).toEqual([
    'hit one by bear 3 (claw)',
    'miss two by bear (claw)',
    'hit two by bear 8 (bite)',
    'effect two by bear (poison)',
    'dead one',
    'dead two',
    'combatOver party (party)',
  ]);
  const either = changed(bear, { routines: [['claw'], ['bite']] });
  const other = acting([either, orc('one', 5), orc('two', 5)]);
  expect(take(other, 'bear melee >one /bite', [1]).events).toHaveLength(1);
});

test('the second arrow goes on to another target, or stays in the quiver (SW-SEQ-8)', () => {
  const archer = changed(wren(), {
    weapons: [{ id: 'bow', damage: '1d6', rangeFeet: 70, rateOfFire: 2, shots: 5 }],
  });
  const felled = played(acting([archer, orc('one', 30, 2), orc('two', 40)]), [
    'Wren missile >one /bow',
    [15, 4],
  ]);
  expect(legalText(felled)).toEqual([
    'Wren secondShot >two /bow',
    'Wren pass',
    'Wren surrender',
    'table endPhase',
  ]);
  const shot = take(felled, 'Wren secondShot >two /bow', [1]);
  expect(shot.state.fighters[0]).toMatchObject({ shots: [3], volley: null });
  const kept = take(felled, 'Wren pass');
  expect(kept.state.fighters[0]).toMatchObject({ shots: [4], volley: null });
  for (const state of [shot.state, kept.state]) {
    expect(legalText(state).filter((text) => text.startsWith('Wren missile'))).toEqual([]);
  }
});

test('spears and polearms alone reach through the first rank (SW-RANK-1)', () => {
  const second = acting([hild(0), fighter('Hild', 'party', 10, -4, 'rear'), orc('one', 5)]);
  expect(legalText(second).filter((text) => /^rear (melee|subdue|grapple)/.test(text))).toEqual([]);
  const spear = changed(fighter('Hild', 'party', 10, -4, 'rear'), {
    weapons: [
      { id: 'spear', damage: '1d6', reaches: true },
      { id: 'sword', damage: '1d8' },
    ],
  });
  const reaching = acting([hild(0), spear, orc('one', 5)]);
  expect(legalText(reaching)).toContain('rear melee >one /spear');
});

test('turning is offered where there are undead, and names whom it is aimed at', () => {
  const cleric = changed(hild(), { turnsUndead: true });
  expect(legalText(acting([cleric, orc('one', 20)]))).not.toContain('Hild turnUndead');
  const fight = acting([cleric, changed(orc('one', 20), { undead: true })]);
  expect(take(fight, 'Hild turnUndead >one').events).toMatchObject([
    { as: 'turnsUndead', id: 'one', by: 'Hild' },
  ]);
});

test('shots and charges are counted', () => {
  const armed = changed(wren(), {
    weapons: [{ id: 'dart', damage: '1d4', rangeFeet: 30, shots: 1 }],
    wands: [{ id: 'wand', uses: 1 }],
  });
  const fight = acting([armed, orc('one', 20)]);
  expect(machine.seen(fight)[0]).toMatchObject({
    shots: [{ way: 'dart', left: 1 }],
    powers: [{ way: 'wand', left: 1 }],
  });
  for (const does of ['Wren missile >one /dart', 'Wren useWand /wand']) {
    const next = played(fight, [does, does.includes('dart') ? [1] : []]);
    const [fighterNow] = next.fighters;
    expect(does.includes('dart') ? fighterNow?.shots : fighterNow?.charges).toEqual([0]);
  }
});

test('circumstances of a blow are those the document knows (SW-BACK-1, SW-TERR-1)', () => {
  const fight = acting([hild(), orc('one', 5)]);
  const blow = { ...actionFrom('Hild melee >one /sword'), circumstances: { behind: true, cover: -1 } };
  const needed = (action: typeof blow | Omit<typeof blow, 'circumstances'>) =>
    machine.figures(fight, action)?.needed ?? 0;
  expect(needed(blow)).toBe(needed(actionFrom('Hild melee >one /sword')) - 1);
});

test('an arrow kept back is not for one who is mortally hit already (SW-INIT-3)', () => {
  const fight = played(
    begin({ combatSequence: 'core' }, [wren(), orc('one', 30, 2), orc('two', 40, 2), orc('three', 90)]),
    ['table endPhase'],
    ['table initiative', [3, 3]],
    ['Wren missile >one /bow', [15, 4]],
  );
  expect(legalText(fight).filter((text) => text.startsWith('Wren'))[0]).toBe('Wren secondShot >two /bow');
});

test('whoever is held while he keeps an arrow back does not loose it (SW-SEQ-8, SW-UNARM-2)', () => {
  const core = begin({ combatSequence: 'core' }, [wren(), orc('one', 5, 2), orc('two', 5, 20)]);
  const pinned = played(
    core,
    ['table endPhase'],
    ['table initiative', [3, 3]],
    ['Wren missile >one /bow', [15, 4]],
    ['two grapple >Wren', [15, 6, 1, 2]],
  );
  expect(pinned.fighters[0]?.volley).toBeNull();
  expect(legalText(pinned).filter((text) => text.startsWith('Wren'))).toEqual([
    'Wren breakFree',
    'Wren pass',
    'Wren surrender',
  ]);
  expect(take(pinned, 'Wren pass').refused).toBeNull();
});
