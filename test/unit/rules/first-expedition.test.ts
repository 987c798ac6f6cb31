import { expect, test } from 'vitest';
import { attackModifiers } from '../../../shared/rules/ose/attack/modifiers.ts';
import {
  dungeonAdvanceTurn,
  dungeonExplore,
  type DungeonEvent,
} from '../../../shared/rules/ose/exploration/dungeon.ts';
import {
  encounterConclude,
  encounterDistance,
  reactionResult,
} from '../../../shared/rules/ose/encounter/encounters.ts';
import { encumbranceLoad } from '../../../shared/rules/ose/exploration/encumbrance.ts';
import { abilityModifier } from '../../../shared/rules/ose/characters/abilities.ts';
import { lightBurn, lightDuration } from '../../../shared/rules/ose/exploration/light.ts';
import { timeConvert } from '../../../shared/rules/ose/measures.ts';
import { partyMovementRate } from '../../../shared/rules/ose/characters/party.ts';
import { restStatus } from '../../../shared/rules/ose/harm/rest.ts';
import { searchAttempt } from '../../../shared/rules/ose/exploration/search.ts';
import { surpriseCheck } from '../../../shared/rules/ose/encounter/surprise.ts';
import type { Fatigue, Light } from '../../../shared/rules/ose/terms.ts';
import { wanderingDue } from '../../../shared/rules/ose/exploration/wandering.ts';

/** The first expedition at a real table: every die below was typed in. */

interface Pack {
  equipmentCoins: number;
  coins: number;
  gems: number;
}

const bare = { coins: 0, gems: 0 };
const packs: Record<string, Pack> = {
  hild: { equipmentCoins: 500 + 100 + 60, ...bare },
  osric: { equipmentCoins: 400 + 30, ...bare },
  wren: { equipmentCoins: 200 + 30, ...bare },
  corin: { equipmentCoins: 10, ...bare },
};

const loadOf = ({ equipmentCoins, coins, gems }: Pack) =>
  encumbranceLoad({ encumbrance: 'detailed', equipmentCoins, miscGear: true, treasure: { coins, gems } });

const partyRate = (all: Record<string, Pack>): number =>
  partyMovementRate({ baseRatesFeet: Object.values(all).map((pack) => loadOf(pack).baseFeet) }).baseFeet;

const shown = (pack: Pack): [tracked: number, rate: string] => {
  const { trackedCoins, baseFeet, encounterFeet } = loadOf(pack);
  return [trackedCoins, `${baseFeet}' (${encounterFeet}')`];
};

const laden = (name: string): Record<string, Pack> => {
  const pack = packs[name];
  if (!pack) throw new Error(`Nobody is called ${name}.`);
  return { ...packs, [name]: { ...pack, coins: 600, gems: 1 } };
};

test('the party before it goes down', () => {
  expect(Object.values(packs).map(shown)).toEqual([
    [740, "60' (20')"],
    [510, "90' (30')"],
    [310, "120' (40')"],
    [90, "120' (40')"],
  ]);
  expect(partyRate(packs)).toBe(60);
  expect(abilityModifier({ score: 13, use: 'chaReaction' }).value).toBe(1);
});

test('the sheet after Wren has lit the first torch', () => {
  const { turns } = lightDuration({ kind: 'torch', units: 1 });
  expect(turns).toBe(6);
  const torch: Light = { id: 'torch 1', kind: 'torch', lit: true, turnsLeft: turns };
  const { darkAfterTurns } = lightBurn({ lights: [torch], turns: 144 });
  expect(Number(darkAfterTurns) + 1, 'first dark box').toBe(7);
  const marks = [1, 2, 3, 4, 5, 6].filter((turn) => wanderingDue({ environment: 'dungeon', turn }).due);
  expect(marks).toEqual([2, 4, 6]);
});

class Table {
  turn = 0;
  lights: Light[] = [];
  attackModifier = 0;
  damageModifier = 0;
  fatigue: Fatigue = {
    turnsSinceRest: 0,
    roundsRun: 0,
    exhaustionTurns: 0,
    travelDays: 0,
    forcedMarchRest: false,
    dayRestOverdue: false,
  };

  light(id: string, kind: 'torch' | 'lantern'): void {
    const turnsLeft = lightDuration({ kind, units: 1 }).turns;
    this.lights = [...this.lights, { id, kind, lit: true, turnsLeft }];
  }

  /** One turn; the check's die is typed where one is due. */
  play(activity: 'active' | 'rest', wanderingNatural?: number): string[] {
    const { turn, lights, fatigue } = this;
    const die = wanderingNatural === undefined ? {} : { wanderingNatural };
    const played = dungeonAdvanceTurn({ turn, activity, lights, fatigue, effects: [], ...die });
    this.turn = played.turn;
    this.lights = played.lights;
    this.fatigue = played.fatigue;
    this.attackModifier = played.attackModifier;
    this.damageModifier = played.damageModifier;
    return played.events.map(told);
  }

  left(id: string): number | undefined {
    return this.lights.find((light) => light.id === id)?.turnsLeft;
  }
}

function told(event: DungeonEvent): string {
  if (event.kind === 'wanderingCheck') return event.encounter ? 'encounter' : 'no encounter';
  return 'id' in event ? `${event.kind} ${event.id}` : event.kind;
}

test('the expedition, turn by turn', () => {
  const table = new Table();
  table.light('torch 1', 'torch');

  expect(dungeonExplore({ baseFeet: partyRate(packs), distanceFeet: 60 })).toMatchObject({
    feetPerTurn: 60,
    turns: 1,
  });
  expect(table.play('active'), 'turn 1').toEqual([]);
  expect(table.left('torch 1')).toBe(5);

  expect(table.play('active', 4), 'turn 2').toEqual(['no encounter']);
  expect(table.left('torch 1')).toBe(4);

  table.light('lantern', 'lantern');
  const search = { kind: 'secretDoor', present: true } as const;
  expect(searchAttempt({ ...search, natural: 3 })).toMatchObject({
    found: false,
    turns: 1,
    hiddenRoll: true,
  });
  expect(searchAttempt({ ...search, alreadyTried: true })).toMatchObject({ allowed: false, turns: 0 });
  expect(table.play('active'), 'turn 3').toEqual([]);
  expect([table.left('torch 1'), table.left('lantern')]).toEqual([3, 23]);

  expect(table.play('active', 1), 'turn 4').toEqual(['encounter']);
  talkWithGoblins();
  expect(encounterConclude({ rounds: 1 }).turns, 'no further turn passes').toBe(1);
  expect([table.turn, table.left('torch 1'), table.left('lantern')]).toEqual([4, 2, 22]);

  expect(table.play('active'), 'turn 5').toEqual(['lightLow torch 1', 'restDue']);
  expect(table.play('rest', 6), 'turn 6').toEqual(['no encounter', 'lightOut torch 1']);
  expect([table.left('lantern'), table.fatigue.turnsSinceRest]).toEqual([20, 0]);
  expect(timeConvert({ amount: table.turn, from: 'turn', to: 'hour' }).amount).toBe(1);

  expect(table.play('active'), 'turn 7').toEqual([]);
  expect(table.play('active', 2), 'turn 8').toEqual(['no encounter']);
  expect(table.play('active'), 'turn 9').toEqual([]);
  expect(table.play('active', 5), 'turn 10').toEqual(['no encounter']);
  expect(table.play('active'), 'turn 11').toEqual(['restDue']);
  expect(table.left('lantern')).toBe(15);

  expect(table.play('active', 3), 'turn 12').toEqual(['no encounter', 'fatigued']);
  expect([table.attackModifier, table.damageModifier, table.left('lantern')]).toEqual([-1, -1, 14]);
  const { attackModifier: fatigueModifier, reasons } = restStatus({ fatigue: table.fatigue });
  expect(attackModifiers({ kind: 'melee', strModifier: 2, fatigueModifier }).total).toBe(1);
  expect(reasons).toEqual([{ source: 'no turn of rest in the last hour', value: -1, rule: 'OSE-REST-2' }]);

  expect(table.play('active'), 'turn 13').toEqual([]);
  expect([table.attackModifier, table.left('lantern')]).toEqual([-1, 13]);
  expect(table.play('rest', 4), 'turn 14').toEqual(['no encounter']);
  expect([table.attackModifier, table.damageModifier, table.left('lantern')]).toEqual([0, 0, 12]);

  const minutes = timeConvert({ amount: table.turn, from: 'turn', to: 'minute' }).amount;
  expect(minutes, '2 h 20 min of game time').toBe(140);
  const burnt = (id: string, full: number): number => full - (table.left(id) ?? full);
  expect([burnt('torch 1', 6), burnt('lantern', 24)]).toEqual([6, 12]);
});

function talkWithGoblins(): void {
  expect(encounterDistance({ environment: 'dungeon', rolls: [3, 4] })).toMatchObject({
    distance: 70,
    unit: 'feet',
  });
  const byTheBook = surpriseCheck({ party: { natural: 3, carriesLightInDark: true }, monsters: {} });
  expect(byTheBook.monsters, 'the light gives the party away').toEqual({ checks: false, surprised: false });
  const overruled = surpriseCheck({ party: { natural: 3 }, monsters: { natural: 2 } });
  expect(overruled).toMatchObject({ outcome: 'monsters', advantage: 'party', advantageRounds: 1 });
  const { value: modifier } = abilityModifier({ score: 13, use: 'chaReaction' });
  const reaction = reactionResult({ rolls: [4, 4], modifier });
  expect(reaction).toMatchObject({ total: 9, result: 'indifferent' });
  expect(reaction.reasons.map(({ value }) => value)).toEqual([8, 1, 'Indifferent, may negotiate']);
}

test('six hundred gold pieces and a gem', () => {
  const taken = laden('corin');
  expect(Object.values(taken).map(shown).at(-1)).toEqual([691, "60' (20')"]);
  expect(partyRate(taken)).toBe(60);
  const instead = laden('wren');
  expect(Object.values(instead).map(shown).at(2)).toEqual([911, "30' (10')"]);
  expect(partyRate(instead)).toBe(30);
});
