import type { z } from 'zod';
import type { characterView, itemView, partyView } from '../../../shared/ipc/views.ts';
import type { ItemKind } from '../../../shared/ipc/vocabulary.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import type { ItemRow } from '../../db/tables.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { exploration, loadBands, wornArmour, wornShield } from '../exploration.ts';
import type { Member, Party } from './read-party.ts';

/** Figures of the party, computed from its facts on every read. */

export type PartyView = z.output<typeof partyView>;
type CharacterView = z.output<typeof characterView>;
type ItemView = z.output<typeof itemView>;

const treasureKey = {
  coin: 'coins',
  gem: 'gems',
  jewellery: 'jewellery',
  potion: 'potions',
  rod: 'rods',
  scroll: 'scrolls',
  staff: 'staves',
  wand: 'wands',
} as const satisfies Partial<Record<ItemKind, string>>;

type CountedKind = keyof typeof treasureKey;
const isCounted = (kind: ItemKind): kind is CountedKind => Object.hasOwn(treasureKey, kind);
const isGear = (kind: ItemKind) => kind === 'torch' || kind === 'oilFlask' || kind === 'lantern';

type Treasure = Partial<Record<(typeof treasureKey)[CountedKind] | 'otherCoins', number>>;

/** The treasure among the items, as the encumbrance rule counts it. */
function treasureOf(items: readonly ItemRow[]): Treasure {
  const treasure: Treasure = {};
  for (const { kind, quantity, weight_cn } of items) {
    if (isCounted(kind)) treasure[treasureKey[kind]] = (treasure[treasureKey[kind]] ?? 0) + quantity;
    else if (kind === 'otherTreasure')
      treasure.otherCoins = (treasure.otherCoins ?? 0) + quantity * weight_cn;
  }
  return treasure;
}

/** What the item weighs in coins. Treasure by the rule, weapons by their own weight, light gear in the 80 of misc gear. */
export function coinsOf(item: ItemRow): number {
  if (isGear(item.kind)) return 0;
  if (item.kind === 'weapon') return item.quantity * item.weight_cn;
  return exploration['encumbrance.load']({
    encumbrance: 'basic',
    armour: 'unarmoured',
    treasure: treasureOf([item]),
  }).treasureCoins;
}

/** What one person's gear does to them: load and rates by the campaign's encumbrance method. */
export function loadOf({ exploration: { encumbrance } }: Campaign, { row, items }: Member) {
  const weapons = items.filter((item) => item.kind === 'weapon');
  const worn: Reason[] = [];
  if (row.armour !== 'none') worn.push(weight(row.armour, wornArmour[row.armour].coins));
  if (row.shield) worn.push(weight('shield', wornShield.coins));
  for (const item of weapons) worn.push(weight(item.name, coinsOf(item)));
  const load = exploration['encumbrance.load']({
    encumbrance,
    treasure: treasureOf(items),
    equipmentCoins: worn.reduce((sum, part) => sum + Number(part.value), 0),
    miscGear: row.misc_gear === 1 || items.some((item) => isGear(item.kind)),
    armour: wornArmour[row.armour].type,
    carryingTreasure: row.carrying_treasure === 1,
  });
  if (encumbrance !== 'detailed') return load;
  // Piece by piece in place of the rule's subtotal, so that the parts add up to the total.
  return {
    ...load,
    reasons: [...worn, ...load.reasons.filter(({ source }) => source !== 'armour and weapons')],
  };
}

export type Load = ReturnType<typeof loadOf>;

const weight = (source: string, value: number): Reason => ({ source, value, rule: 'OSE-ENCUM-8' });

/** The whole party as a window shows it. */
export function derivePartyView(campaign: Campaign, party: Party): PartyView {
  const characters = party.members.map((member) => deriveCharacter(campaign, member));
  return {
    encumbrance: campaign.exploration.encumbrance,
    bands: loadBands.map(({ upToCoins, baseFeet }) => ({ upToCoins, baseFeet })),
    characters,
    pool: party.pool.map(viewItem),
    rate: partyRate(characters),
  };
}

/** The rate of a party that stays together, and who sets it; null for nobody. (OSE-MOVE-3) */
function partyRate(characters: readonly Pick<CharacterView, 'name' | 'rate'>[]): PartyView['rate'] {
  if (characters.length === 0) return null;
  const { baseFeet } = exploration['party.movementRate']({
    baseRatesFeet: characters.map((each) => each.rate.baseFeet),
  });
  const slow = characters.filter((each) => each.rate.baseFeet === baseFeet);
  return {
    baseFeet,
    encounterFeet: Math.min(...slow.map((each) => each.rate.encounterFeet)),
    slowest: slow.length === characters.length && slow.length > 1 ? [] : slow.map((each) => each.name),
    reasons: characters.map(({ name, rate }) => ({
      source: name,
      value: `${rate.baseFeet}'`,
      rule: 'OSE-MOVE-3',
    })),
  };
}

function deriveCharacter(campaign: Campaign, member: Member): CharacterView {
  const { row } = member;
  const load = loadOf(campaign, member);
  return {
    id: row.id,
    name: row.name,
    className: row.class_name,
    level: row.level,
    strength: row.strength,
    charisma: row.charisma,
    hp: row.hp,
    maxHp: row.max_hp,
    armour: row.armour,
    shield: row.shield === 1,
    miscGear: row.misc_gear === 1,
    carryingTreasure: row.carrying_treasure === 1,
    ac: armourClass(member),
    load: {
      trackedCoins: load.trackedCoins,
      treasureCoins: load.treasureCoins,
      maximumCoins: load.maximumCoins,
      canMove: load.canMove,
      reasons: load.reasons,
    },
    rate: { baseFeet: load.baseFeet, encounterFeet: load.encounterFeet, reasons: load.reasons },
    items: member.items.map(viewItem),
  };
}

function armourClass({ row }: Member): CharacterView['ac'] {
  const { descending } = wornArmour[row.armour];
  const bonus = row.shield ? wornShield.bonus : 0;
  const reasons: Reason[] = [
    { source: row.armour === 'none' ? 'unarmoured' : row.armour, value: descending, rule: 'OSE-ATK-8' },
  ];
  if (bonus) reasons.push({ source: 'shield', value: -bonus, rule: 'OSE-ATK-8' });
  return { ...exploration['ac.convert']({ ac: { descending: descending - bonus } }), reasons };
}

function viewItem(item: ItemRow): ItemView {
  const { id, kind, name, quantity, weight_cn } = item;
  return { id, kind, name, quantity, weightEach: weight_cn, coins: coinsOf(item) };
}
