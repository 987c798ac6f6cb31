import { counted } from '../../../shared/words/figures.ts';
import type { CharacterKind, ItemKind } from '../../../shared/ipc/vocabulary.ts';
import type { ImportContext, NewPerson, ReadThing } from '../entry.ts';

const characterWords: Record<CharacterKind, string> = {
  character: 'Character',
  retainer: 'Retainer',
  mercenary: 'Mercenary',
  mount: 'Mount',
  vehicle: 'Vehicle',
  vessel: 'Vessel',
  creature: 'Creature',
};

const itemWords: Record<ItemKind, string> = {
  weapon: 'Weapon',
  armour: 'Armour',
  shield: 'Shield',
  ammunition: 'Ammunition',
  gear: 'Gear',
  ration: 'Ration',
  coin: 'Coins',
  gem: 'Gem',
  jewellery: 'Jewellery',
  potion: 'Potion',
  rod: 'Rod',
  scroll: 'Scroll',
  staff: 'Staff',
  wand: 'Wand',
  otherTreasure: 'Treasure',
  torch: 'Torch',
  oilFlask: 'Oil flask',
  lantern: 'Lantern',
  candle: 'Candle',
  tinder: 'Tinder',
  water: 'Water',
  fodder: 'Fodder',
};

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });

const thingsText = (count: number): string => (count === 1 ? '1 thing' : `${number(count)} things`);

const sentence = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');

/** What will be made of somebody, in one line. */
export const characterSummary = (
  person: NewPerson,
  things: readonly ReadThing[],
  employer: string | null,
): string => {
  const { creature } = person.sheet;
  const overruled = Object.keys(person.sheet.overrules).length;
  return sentence([
    characterWords[person.kind],
    creature === null
      ? `${person.className} ${person.level}`
      : creature.hitDice && `${creature.hitDice} Hit Dice`,
    `${number(person.hp)} of ${number(person.maxHp)} hit points`,
    creature?.attacks,
    things.length > 0 ? thingsText(things.length) : null,
    overruled > 0 ? `${counted(overruled, 'figure')} as written` : null,
    employer === null ? null : `serves ${employer}`,
  ]);
};

/** What will be made of a loose thing, in one line. */
export const itemSummary = (things: readonly ReadThing[], { unitShort }: ImportContext): string => {
  const [first, ...held] = things;
  if (first === undefined) return '';
  const { item } = first;
  const { acBonus, damage, magicBonus } = item.facts;
  return sentence([
    item.quantity === 1 ? itemWords[item.kind] : `${itemWords[item.kind]} × ${number(item.quantity)}`,
    damage,
    acBonus === undefined ? null : `armour class ${acBonus >= 0 ? '+' : ''}${acBonus}`,
    magicBonus === undefined ? null : `magic ${magicBonus >= 0 ? '+' : ''}${magicBonus}`,
    item.weightEach > 0 ? `${number(item.weightEach)} ${unitShort} each` : null,
    item.costEach === null ? null : `${number(item.costEach)} gp each`,
    item.capacity === null ? null : `holds ${number(item.capacity)} ${unitShort}`,
    held.length > 0 ? `with ${thingsText(held.length)} in it` : null,
  ]);
};
