import type { ItemKind } from '../../../../shared/ipc/vocabulary.ts';
import {
  noTreasure,
  type Burden,
  type EncumbranceMethod,
} from '../../../../shared/rules/exploration/carry.ts';
import { isInUse } from '../gear.ts';
import type { BorneItem } from '../read-party.ts';
import { readFacts } from '../sheet.ts';

/** Things sorted as the methods of weighing count them. */

const pieces = {
  coin: 'coins',
  gem: 'gems',
  jewellery: 'jewellery',
  potion: 'potions',
  rod: 'rods',
  scroll: 'scrolls',
  staff: 'staves',
  wand: 'wands',
} as const satisfies Partial<Record<ItemKind, keyof Burden['treasure']>>;

type Piece = keyof typeof pieces;
const isPiece = (kind: ItemKind): kind is Piece => Object.hasOwn(pieces, kind);
/** What the methods call pieces of this kind; null where they count none. */
export const pieceKey = (kind: ItemKind): (typeof pieces)[Piece] | null =>
  isPiece(kind) ? pieces[kind] : null;
const isArms = (kind: ItemKind): boolean => kind === 'weapon' || kind === 'armour' || kind === 'shield';
export const isTreasure = (kind: ItemKind): boolean => isPiece(kind) || kind === 'otherTreasure';

type Borne = Pick<BorneItem, 'id' | 'state' | 'kind' | 'name' | 'quantity' | 'weight' | 'facts'>;

const noWords = { miscGear: false, carryingTreasure: false };

/** What the things come to, with what the referee said of their bearer. */
export function burdenOf(
  items: readonly Borne[],
  said: Pick<Burden, 'miscGear' | 'carryingTreasure'> = noWords,
): Burden {
  const treasure = { ...noTreasure };
  const arms: Borne[] = [];
  let [gear, treasureWeight, gearThings] = [0, 0, false];
  for (const item of items) {
    const { kind, quantity, weight } = item;
    const total = quantity * weight;
    if (isArms(kind)) arms.push(item);
    else if (isTreasure(kind)) {
      treasureWeight += total;
      if (isPiece(kind)) treasure[pieces[kind]] += quantity;
      else treasure.other += total;
    } else {
      gear += total;
      gearThings = true;
    }
  }
  // By age, wherever they are packed: every window gives the reasons in the same order.
  arms.sort((one, other) => one.id - other.id);
  const equipment = arms.map(({ name, quantity, weight }) => ({ name, weight: quantity * weight }));
  return { equipment, treasure, treasureWeight, gear, gearThings, ...said, ...wornArmour(items) };
}

const armourTypes = ['unarmoured', 'light', 'heavy'] as const;
/** Armour that betters the class by more than this counts as heavy where nobody said what it is. */
const lightAcBonus = 2;

/** The heaviest armour worn, and whether it is magical. */
function wornArmour(items: readonly Borne[]): Pick<Burden, 'armour' | 'magicArmour'> {
  let heaviest: Pick<Burden, 'armour' | 'magicArmour'> = { armour: 'unarmoured', magicArmour: false };
  for (const item of items) {
    if (item.kind !== 'armour' || !isInUse(item)) continue;
    const { armourType, acBonus = 0, magicBonus = 0 } = readFacts(item);
    const armour = armourType ?? (acBonus > lightAcBonus ? 'heavy' : acBonus > 0 ? 'light' : 'unarmoured');
    if (armourTypes.indexOf(armour) > armourTypes.indexOf(heaviest.armour))
      heaviest = { armour, magicArmour: magicBonus > 0 };
  }
  return heaviest;
}

/** What a method counts of a thing by itself: a share of its own weight, and so much for each piece. */
interface Counted {
  weight: number;
  piece: number;
}

/** Learnt by asking the method of one, two and a heavier one: what it counts flat is no thing's own. */
function countedBy(method: EncumbranceMethod, kind: ItemKind): Counted {
  const weighed = (quantity: number, weight: number): number => {
    const thing = { id: 1, state: 'carried', kind, name: kind, quantity, weight, facts: '{}' } as const;
    return method.load(burdenOf([thing]), { strength: null, raceId: null }).weight;
  };
  const piece = weighed(2, 0) - weighed(1, 0);
  return { piece, weight: (weighed(1, 200) - weighed(1, 100)) / 100 };
}

type Weighable = Pick<BorneItem, 'kind' | 'quantity' | 'weight'>;

/** Hundredths of a pound that the method counts of things by themselves; of each kind it is asked once. */
export function weighingBy(method: EncumbranceMethod): (thing: Weighable) => number {
  const known = new Map<ItemKind, Counted>();
  return ({ kind, quantity, weight }) => {
    const counted = known.get(kind) ?? countedBy(method, kind);
    known.set(kind, counted);
    return quantity * (counted.piece + counted.weight * weight);
  };
}

export const plainWeight = ({ quantity, weight }: Weighable): number => quantity * weight;
