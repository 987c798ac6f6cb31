import type { GearFacts, PersonFacts } from '../../../shared/rules/characters/character.ts';
import type { SheetFacts } from '../../../shared/ipc/party/sheet.ts';
import type { CharacterRow } from '../../db/tables.ts';
import type { BorneItem } from './read-party.ts';
import { readFacts } from './sheet.ts';

/** A person as the rules of characters take them; with what the sheet says of fights where that bears on a figure. */
export const personOf = (row: CharacterRow, count: SheetFacts['count'] = null): PersonFacts => ({
  classId: row.class_id,
  className: row.class_name,
  raceId: row.race_id,
  level: row.level,
  xp: row.xp,
  maxHp: row.max_hp,
  ...(count !== null && {
    guard: { defence: count.defence, shield: count.shield?.intact === true ? count.shield.defence : null },
  }),
  abilities: {
    strength: row.strength,
    intelligence: row.intelligence,
    wisdom: row.wisdom,
    dexterity: row.dexterity,
    constitution: row.constitution,
    charisma: row.charisma,
  },
});

export const isInUse = ({ state }: Pick<BorneItem, 'state'>): boolean => state !== 'carried';

type Used = Pick<BorneItem, 'state' | 'kind' | 'name' | 'facts'>;

/** What is worn or wielded, as the rules of characters take it. */
export const gearOf = (items: readonly Used[]): GearFacts[] => items.filter(isInUse).map(gearFacts);

function gearFacts(item: Used): GearFacts {
  const facts = readFacts(item);
  const { kind } = item;
  return {
    name: item.name,
    kind: kind === 'armour' || kind === 'shield' || kind === 'weapon' ? kind : 'other',
    acBonus: facts.acBonus ?? 0,
    magicBonus: facts.magicBonus ?? 0,
    damage: facts.damage ?? null,
    missile: facts.range !== undefined || facts.rangeIncrement !== undefined,
    ...(facts.melee !== undefined && { melee: facts.melee }),
  };
}
