import type { Act } from '../fight-types.ts';

export const moraleWords = [
  { value: 'throw', label: 'throw 2d6 against their rating' },
  { value: 'hold', label: 'hold' },
  { value: 'break', label: 'break, and may flee' },
  { value: 'flee', label: 'flee at once' },
  { value: 'giveUp', label: 'give up' },
] as const;
export type MoraleWord = (typeof moraleWords)[number]['value'];

interface Morale {
  readonly word: MoraleWord;
  readonly ids: readonly string[];
  /** The machine waits for an answer. */
  readonly isAsked: boolean;
  readonly rating: number;
  readonly modifier: number;
}

const ruling = { kind: 'overrule' } as const;

/** What a word about the courage of some comes to. */
export function moraleActs({ word, ids, isAsked, rating, modifier }: Morale): Act[] {
  const way = word === 'hold' ? 'stand' : 'break';
  const answer: Act[] = isAsked ? [{ kind: 'morale', actor: null, way }] : [];
  switch (word) {
    case 'throw':
      return [{ ...ruling, change: 'nerve', ids: [...ids], rating, modifier }];
    case 'hold':
      return isAsked ? answer : ids.map((id) => ({ ...ruling, change: 'note', id, words: 'holds' }));
    case 'break':
      return isAsked ? answer : [{ ...ruling, change: 'nerve', ids: [...ids], breaks: true }];
    case 'flee':
      return [...answer, ...ids.map((id): Act => ({ ...ruling, change: 'status', id, status: 'fled' }))];
    case 'giveUp':
      return [
        ...answer,
        ...ids.map((id): Act => ({ ...ruling, change: 'status', id, status: 'surrendered' })),
      ];
  }
}
