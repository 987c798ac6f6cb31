import { treasurePickOrder } from '../../facts/exploration.ts';

interface Entry {
  characterId: number;
  rolls: readonly number[];
}

/** Who picks when by their dice, the highest first, and who must throw again. */
export function pickOrder(entries: readonly Entry[]): { order: number[][]; reroll: number[][] } {
  const { order, needReroll } = treasurePickOrder({
    entries: entries.map(({ characterId, rolls }) => ({ id: String(characterId), rolls: [...rolls] })),
  });
  const numbers = (groups: readonly string[][]) => groups.map((group) => group.map(Number));
  return { order: numbers(order), reroll: numbers(needReroll) };
}
