import type { Move, Sight, Told } from './sight.ts';
import { blurted, told } from './sight.ts';

/** What other windows do in between: people, packs, lights, effects, foes, time, settings. */

interface Thing {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
}

async function people({ table }: Sight): Promise<number[]> {
  const { members } = await table.ask('party.view', {});
  return members.map(({ id }) => id);
}

async function things({ table, chance }: Sight, ids: readonly number[]): Promise<Thing[]> {
  const id = chance.pick(ids);
  if (id === undefined) return [];
  const view = await table.ask('inventory.view', { place: { in: 'holder', id } });
  return view.items;
}

const onSheets: Move = async (sight) => {
  const { chance } = sight;
  const ids = await people(sight);
  const id = chance.pick(ids);
  if (id === undefined) return null;
  return chance.one<() => Told>([
    () => told('character.edit', { id, changes: { hp: chance.whole(-2, 9) } }),
    () => told('character.edit', { id, changes: { maxHp: chance.whole(0, 20) } }),
    () => told('character.edit', { id, changes: { name: chance.one(['Hild the Bold', 'Wat', 'C']) } }),
    () =>
      told('character.edit', {
        id,
        changes: { level: chance.whole(0, 5), kind: chance.one(['character', 'retainer', 'vehicle']) },
      }),
    () =>
      told('character.edit', {
        id,
        changes: { sheet: { spells: [{ name: 'Sleep', level: 1, memorised: chance.whole(0, 3) }] } },
      }),
    () => told('character.wound', { characterIds: [id], damage: chance.whole(-6, 6) }),
    () =>
      told('character.setState', {
        characterIds: [id],
        state: chance.one([null, 'dead', 'down', 'able', 'left'] as const),
      }),
    () =>
      blurted('character.overrule', {
        id,
        key: chance.one(['acDescending', 'acAscending', 'thac0', 'attackBonus', 'save.death']),
        value: chance.one([null, 3, 15, 19]),
      }),
    () =>
      chance.of(0.15)
        ? told('character.remove', { id })
        : told('character.edit', { id, changes: { miscGear: true } }),
  ])();
};

const inPacks: Move = async (sight) => {
  const { chance } = sight;
  const ids = await people(sight);
  const id = chance.pick(ids);
  if (id === undefined) return null;
  const thing = chance.pick(await things(sight, ids));
  const give = () =>
    told('inventory.add', {
      to: { in: 'holder', id },
      item: chance.one([
        { kind: 'ammunition', name: 'Arrows', quantity: chance.whole(1, 5) },
        {
          kind: 'weapon',
          name: 'Spear',
          quantity: 1,
          facts: { damage: '1d6', range: { short: 20, medium: 40, long: 60 } },
        },
        { kind: 'armour', name: 'Chain', quantity: 1, state: 'worn', facts: { acBonus: 4 } },
        { kind: 'torch', name: 'Torch', quantity: 1 },
      ] as const),
    });
  if (thing === undefined) return give();
  return chance.one<() => Told>([
    give,
    () => told('inventory.move', { itemIds: [thing.id], quantity: 1, to: { in: 'holder', id } }),
    () =>
      told('inventory.move', {
        itemIds: [thing.id],
        to: chance.one([{ in: 'ground' } as const, { in: 'holder', id } as const]),
      }),
    () => told('inventory.remove', { itemIds: [thing.id], quantity: chance.one([null, 1]) }),
    () => told('inventory.setState', { id: thing.id, state: chance.one(['carried', 'worn', 'wielded']) }),
    () => told('inventory.edit', { id: thing.id, changes: { quantity: chance.whole(1, 6) } }),
    () =>
      told('inventory.edit', {
        id: thing.id,
        changes: { name: chance.one(['Sword', 'Arrows', 'Spear', 'Old bow']) },
      }),
    () => told('inventory.split', { id: thing.id, quantity: 1 }),
    () => told('inventory.dropPack', { characterId: id }),
  ])();
};

const lights: Move = async (sight) => {
  const { chance, table } = sight;
  const ids = await people(sight);
  const characterId = chance.pick(ids);
  if (characterId === undefined) return null;
  const lightId = chance.pick((await table.ask('dungeon.delve', {})).delve?.lights ?? [])?.id ?? 1;
  return chance.one<() => Told>([
    () => told('light.kindle', { characterId, kind: 'torch', overruleTinder: true }),
    () => told('light.douse', { lightId }),
    () => told('light.relight', { lightId, overruleTinder: true }),
    () => told('light.take', { lightId, characterId }),
    () => told('light.drop', { lightId, where: 'the stairs', burnsOn: chance.of(0.5) }),
    () => told('light.cover', { lightId, covered: chance.of(0.5) }),
  ])();
};

const effects: Move = async (sight) => {
  const { chance, table } = sight;
  const { effects: all } = (await table.ask('effect.list', {})) as { effects: readonly { id: number }[] };
  const one = chance.pick(all);
  if (one && chance.of(0.6)) return told('effect.end', { ids: [one.id] });
  const id = chance.pick(await people(sight));
  return told('effect.add', {
    name: chance.one(['Blessed', 'blind', 'held']),
    kind: 'condition',
    characterIds: id === undefined ? [] : [id],
    duration: chance.one([null, { amount: '2', unit: 'rounds' }]),
  });
};

const foes: Move = ({ chance, board }) => {
  const row = chance.pick(board?.rows.filter(({ id }) => id.startsWith('f')) ?? []);
  if (row === undefined) return null;
  const foeId = Number(row.id.slice(1));
  return chance.one<() => Told>([
    () => told('encounter.editFoe', { foeId, hp: chance.whole(-1, 9) }),
    () =>
      told('encounter.editFoe', {
        foeId,
        state: chance.one(['up', 'down', 'unconscious', 'dead', 'fled', 'captured']),
      }),
    () => told('encounter.editFoe', { foeId, maxHp: chance.whole(1, 30), name: 'Grix' }),
    () => told('encounter.removeFoe', { foeId }),
  ])();
};

const timeAndRules: Move = ({ chance, table }) =>
  chance.one<() => Told>([
    () => told('dungeon.passTurn', { activity: 'explore' }),
    () => told('dungeon.enter', { name: 'The Barrow', speakerId: null, dungeonId: 1 }),
    () => told('place.goTo', { roomId: 1 }),
    () => blurted('campaign.changeSettings', { settings: { oddsShown: chance.of(0.5) } }),
    () => blurted('campaign.changeSettings', { settings: settingsOf(table.system, chance.of(0.5)) }),
    () => told('log.addNote', { text: 'Meanwhile' }),
  ])();

const settingsOf = (system: string, on: boolean): object =>
  system === 'ose'
    ? { individualInitiative: on }
    : system === 'swords-wizardry'
      ? { combatSequence: on ? 'core' : 'segments' }
      : {};

export const elsewhere: Move = (sight) =>
  sight.chance.one([onSheets, onSheets, inPacks, inPacks, lights, effects, foes, timeAndRules])(sight);
