import type { Item, Party, TreasurePreview } from '../dungeon-types.ts';

export interface HeldItems {
  holderId: number | null;
  holder: string;
  items: readonly Item[];
}

/** The pool first, then each person's things. */
export const everyThing = ({ pool, characters }: Party): HeldItems[] =>
  [
    { holderId: null, holder: 'The pool', items: pool },
    ...characters.map(({ id, name, items }) => ({ holderId: id, holder: name, items })),
  ].filter(({ items }) => items.length > 0);

export interface PreviewRow {
  id: number;
  name: string;
  coins: { now: number; then: number };
  feet: { now: number; then: number };
}

/** Whom the gift changes, with load and base rate as they stand and as they would. */
export function previewRows(party: Party, preview: TreasurePreview): PreviewRow[] {
  const rows = preview.characters.flatMap(({ id, name, trackedCoins, baseFeet }): PreviewRow[] => {
    const now = party.characters.find((character) => character.id === id);
    if (now === undefined) return [];
    const coins = { now: now.load.trackedCoins, then: trackedCoins };
    return [{ id, name, coins, feet: { now: now.rate.baseFeet, then: baseFeet } }];
  });
  return rows.filter(({ coins, feet }) => coins.now !== coins.then || feet.now !== feet.then);
}

export const poolChoice = 'pool';

/** Which things go to whom; at first everything in the pool. */
export class GiveForm {
  picked = $state<number[]>([]);
  to = $state('');
  pressed = $state(false);

  constructor({ pool, characters }: Party) {
    this.picked = pool.map((item) => item.id);
    this.to = characters[0] === undefined ? poolChoice : String(characters[0].id);
  }

  has(id: number): boolean {
    return this.picked.includes(id);
  }

  set(id: number, picked: boolean): void {
    const others = this.picked.filter((other) => other !== id);
    this.picked = picked ? [...others, id] : others;
  }

  readonly toCharacterId = $derived.by(() => (this.to === poolChoice ? null : Number(this.to)));

  readonly previewInput = $derived.by(() =>
    this.picked.length > 0 && this.toCharacterId !== null
      ? { itemIds: [...this.picked], toCharacterId: this.toCharacterId }
      : null,
  );
}
