import type { z } from 'zod';
import type { EquipmentFile } from '../../shared/content/schemas/equipment.ts';
import type { contentCreatures } from '../../shared/ipc/party/views/ware-views.ts';
import { rowIdOf } from './bestiary/own/read-own.ts';
import { creatureSummary } from './creature-words.ts';
import type { Creature, Monsters } from './creatures.ts';
import { creaturesOf } from './creatures.ts';

type Found = Pick<z.output<typeof contentCreatures>, 'creatures' | 'total'>;

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase('en');

/** "hd 3" and "3 HD" ask for creatures with so many hit dice. */
const hitDice = /\b(?:hd\s*(\d+)|(\d+)\s*hd)\b/;

/**
 * Beasts, carts, ships, hirelings and monsters with the words of the search in their names, the referee's own before the
 * others, the best matches first, otherwise in the order of the source. An empty search finds all.
 */
export function searchCreatures(
  equipment: EquipmentFile | null,
  monsters: Monsters,
  { search, limit }: { search: string; limit: number },
): Found {
  const text = folded(search).trim();
  const asked = hitDice.exec(text);
  const dice = asked ? Number(asked[1] ?? asked[2]) : null;
  const words = text
    .replace(hitDice, ' ')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const found = creaturesOf(equipment, monsters)
    .filter((creature) => dice === null || diceOf(creature) === dice)
    .map((creature) => ({ creature, rank: rankOf(creature, words) }))
    .filter((each): each is { creature: Creature; rank: number } => each.rank !== null)
    .sort((a, b) => Number(isOwn(b.creature)) - Number(isOwn(a.creature)) || a.rank - b.rank);
  const creatures = found.slice(0, limit).map(({ creature }) => ({
    list: creature.list,
    id: creature.id,
    name: creature.name,
    kind: creature.kind,
    summary: creatureSummary(creature, equipment),
    costGp: creature.costGp,
    confidence: creature.confidence,
  }));
  return { creatures, total: found.length };
}

const isOwn = ({ id }: Creature): boolean => rowIdOf(id) !== null;

const diceOf = (creature: Creature): number | null =>
  'monster' in creature ? (creature.monster?.hd.dice ?? null) : null;

/** 0 for the name itself, then names that begin so, words that do, names that hold it, other names; null for none. */
function rankOf(creature: Creature, words: readonly string[]): number | null {
  const name = folded(creature.name);
  const whole = words.join(' ');
  const monster = 'monster' in creature ? creature.monster : null;
  const others = folded(
    `${monster?.also_known_as ?? ''} ${monster?.group ?? ''} ${monster?.categories.join(' ') ?? ''}`,
  );
  if (!words.every((word) => name.includes(word) || others.includes(word))) return null;
  if (name === whole) return 0;
  if (name.startsWith(whole)) return 1;
  const inName = name.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => inName.some((part) => part.startsWith(word)))) return 2;
  return words.every((word) => name.includes(word)) ? 3 : 4;
}
