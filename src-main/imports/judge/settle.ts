import { coinKinds } from '../../../shared/ipc/vocabulary.ts';
import type { CharacterKind } from '../../../shared/ipc/vocabulary.ts';
import type { ImportContext, NewItem, NewPerson, ReadThing, Unread } from '../entry.ts';
import { coinWeight } from '../measures.ts';

/** What the contract accepts but the campaign could not keep so: it is put right before it is shown, and told. */

/** Weights in whole hundredths of a pound, prices in whole copper pieces. */
const rounded = (item: NewItem, { perUnit }: ImportContext): NewItem => {
  const weight = (given: number): number => Math.round(given * perUnit) / perUnit;
  return {
    ...item,
    weightEach: weight(item.weightEach),
    capacity: item.capacity === null ? null : weight(item.capacity),
    costEach: item.costEach === null ? null : Math.round(item.costEach * 100) / 100,
  };
};

/** Figures as exact as they are kept; coins are called by their kind and weigh what coins weigh. */
export const settleItem = (
  given: NewItem,
  context: ImportContext,
  tell: (unread: Unread) => void,
): NewItem => {
  const item = rounded(given, context);
  if (item.kind !== 'coin') {
    if (item.coin === null) return item;
    tell({ path: 'coin', why: 'Only coins are of a kind of coin.' });
    return { ...item, coin: null };
  }
  const coin = item.coin ?? coinKinds.find((kind) => kind === item.name.toLowerCase()) ?? null;
  const weightEach = item.weightEach === 0 ? coinWeight(context) : item.weightEach;
  return { ...item, coin, name: coin ?? item.name, weightEach };
};

const known = (
  id: string | null,
  list: readonly { id: string }[],
  told: Unread,
  tell: (unread: Unread) => void,
): string | null => {
  if (id === null || list.some((each) => each.id === id)) return id;
  tell(told);
  return null;
};

/** Hit points within their maximum; class, race and employer only where this campaign knows them. */
export const settlePerson = (
  person: NewPerson,
  context: ImportContext,
  tell: (unread: Unread) => void,
): NewPerson => {
  const { hp, maxHp, sheet } = person;
  if (hp > maxHp) tell({ path: 'hp', why: `${hp} is above the maximum; ${maxHp} is taken.` });
  if (sheet.employerId !== null)
    tell({ path: 'sheet.employerId', why: 'It is a number of another campaign.' });
  if (sheet.borne !== null)
    tell({ path: 'sheet.borne', why: 'Who carries them are numbers of another campaign.' });
  const noClass = { path: 'classId', why: 'This campaign has no class of that id; its name stands.' };
  const noRace = { path: 'raceId', why: 'This campaign has no race of that id.' };
  return {
    ...person,
    hp: Math.min(hp, maxHp),
    classId: known(person.classId, context.classes, noClass, tell),
    raceId: known(person.raceId, context.races, noRace, tell),
    sheet: { ...sheet, employerId: null, borne: null },
  };
};

const twoHanded: ReadonlySet<CharacterKind> = new Set(['character', 'retainer', 'mercenary']);

/** One armour, one shield, two hands: what is more than that is carried. */
class Use {
  readonly #hasHands: boolean;
  readonly #worn = new Set<NewItem['kind']>();
  #free = 2;

  constructor(kind: CharacterKind) {
    this.#hasHands = twoHanded.has(kind);
  }

  /** Why the thing cannot be in use beside the others; null where it can, and is from now on. */
  hinders(item: NewItem): string | null {
    const isOnlyOne = item.kind === 'armour' || item.kind === 'shield';
    if (item.kind === 'armour' && item.state === 'wielded') return 'Armour is worn.';
    if ((isOnlyOne || item.kind === 'weapon') && item.quantity > 1) return 'Of several only one is in use.';
    if (isOnlyOne && this.#worn.has(item.kind)) return 'Another one is in use already.';
    const hands = this.#handsFor(item);
    if (this.#hasHands && hands > this.#free) return 'There are no hands left for it.';
    this.#free -= hands;
    if (isOnlyOne) this.#worn.add(item.kind);
    return null;
  }

  #handsFor({ kind, state, facts }: NewItem): number {
    if (kind === 'shield') return 1;
    return state === 'wielded' && kind !== 'ammunition' ? (facts.hands ?? 1) : 0;
  }
}

/** What somebody bears, as far as hands and body go round. */
export const settleUse = (
  kind: CharacterKind,
  things: readonly ReadThing[],
  tell: (unread: Unread) => void,
): ReadThing[] => {
  const use = new Use(kind);
  return things.map((thing, index) => {
    const { item, inside } = thing;
    if (item.state === 'carried') return thing;
    const why = inside === null ? use.hinders(item) : 'What lies in a container is not in use.';
    if (why === null) return thing;
    tell({ path: `${item.name} (${index + 1}): ${item.state}`, why });
    return { ...thing, item: { ...item, state: 'carried' } };
  });
};

/** Loose things are in use by nobody. */
export const settleLoose = (things: readonly ReadThing[]): ReadThing[] =>
  things.map((thing) => ({ ...thing, item: { ...thing.item, state: 'carried' } }));
