import { getContext, setContext } from 'svelte';

/** Which half of a page is shown: players never see what only the referee may. */
export type PageHalf = 'referee' | 'players';

/** Pages that stand in each other so deep, and so many in all; what is beyond is a link. */
const deepest = 4;
const most = 40;

export interface Around {
  /** The pages in each other, the outermost first. */
  chain: readonly number[];
  /** How many more may be pulled into the text that all of them stand in. */
  left: { count: number };
}

const key = Symbol('pages that stand in each other');

/** What a text stands in; `pageId` is the page that it is of, null where it is of none. */
export function pageAround(pageId: number | null): Around {
  const outer = getContext<Around | undefined>(key);
  const chain = [...(outer?.chain ?? []), ...(pageId === null ? [] : [pageId])];
  const around = { chain, left: outer?.left ?? { count: most } };
  setContext(key, around);
  return around;
}

/** Why a page cannot stand here and is only named; null where it can. */
export function barOfPull({ chain }: Around, pageId: number): string | null {
  if (chain.includes(pageId)) return 'it would stand in itself';
  return chain.length >= deepest ? 'it would stand too deep in other pages' : null;
}

/** Takes one place of those that are left, once for a page; null where none is, else the way to give it back. */
export function placeLeft({ left }: Around): (() => void) | null {
  if (left.count === 0) return null;
  left.count -= 1;
  return () => void (left.count += 1);
}

export const noPlaceLeft = `${most} pages stand in this text already`;
