import { type DiceTerm, extraSides, isRerolled, rerolledFaces } from '../../dice/expression.ts';
import type { Weights } from './weights.ts';

/** A face that was rerolled once may be any face, a reroll without end leaves the other faces equally likely. */
function firstFaces({ sides, reroll }: DiceTerm): Weights {
  const faces = Array.from({ length: sides }, (_, index) => index + 1);
  if (!reroll) return { min: 1, counts: faces.map(() => 1n), whole: BigInt(sides) };
  const again = BigInt(rerolledFaces(reroll));
  const all = BigInt(sides);
  if (reroll.once) {
    const counts = faces.map((face) => (isRerolled(reroll, face) ? again : again + all));
    return { min: 1, counts, whole: all * all };
  }
  const counts = faces.map((face) => (isRerolled(reroll, face) ? 0n : 1n));
  return { min: 1, counts, whole: all - again };
}

/** Extra dice to follow, so many that a longer chain is less likely than `neglect`. */
function chainLength(first: number, extra: number, neglect: number): number {
  let length = 0;
  for (let longer = first; longer >= neglect; longer /= extra) length += 1;
  return length;
}

function withChain(first: Weights, term: DiceTerm, extra: number, neglect: number): Weights {
  const highest = first.counts[term.sides - 1] ?? 0n;
  const links = chainLength(Number(highest) / Number(first.whole), extra, neglect);
  const less = term.extra === 'penetrate' ? 1 : 0;
  const size = BigInt(extra);
  const scale = size ** BigInt(links);
  const reach = term.sides + links * (extra - less);
  const counts = Array.from({ length: reach }, (_, index) =>
    index < term.sides - 1 ? (first.counts[index] ?? 0n) * scale : 0n,
  );
  for (let link = 0; link < links; link += 1) {
    const before = term.sides + link * (extra - less);
    const count = highest * size ** BigInt(links - link - 1);
    for (let face = 1; face < extra; face += 1) {
      const index = before + face - less - 1;
      counts[index] = (counts[index] ?? 0n) + count;
    }
  }
  return { min: 1, counts, whole: first.whole * scale };
}

/** d66 and d666, from 11 or 111 up. */
function digitWeights(places: number): Weights {
  const shown = (value: number) => /^[1-6]+$/.test(String(value));
  const min = Number('1'.repeat(places));
  const counts = Array.from({ length: min * 5 + 1 }, (_, index) => (shown(min + index) ? 1n : 0n));
  return { min, counts, whole: 6n ** BigInt(places) };
}

/**
 * One die of the term with its rerolls and its chain, which is cut off where a longer one is less likely than
 * `neglect`. A reroll without end needs no cut: it leaves the other faces equally likely.
 */
export function dieWeights(term: DiceTerm, neglect: number): Weights {
  if (term.reading === 'digits') return digitWeights(term.sides === 66 ? 2 : 3);
  const first = firstFaces(term);
  const extra = extraSides(term);
  return extra === undefined ? first : withChain(first, term, extra, neglect);
}
