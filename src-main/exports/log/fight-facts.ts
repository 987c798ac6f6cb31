import { eventWords } from '../../../shared/rules/fight/words.ts';
import type { EventWord } from '../../../shared/rules/fight/words.ts';
import { countOf, fieldsOf, figureOf, listOf, textOf } from './read-fields.ts';
import type { Fields } from './read-fields.ts';

/** What an export needs of a step of a fight. */
export interface FightFacts {
  readonly id: number;
  readonly name: string;
  /** Null where the system counts seconds. */
  readonly round: number | null;
  readonly events: readonly FightEvent[];
  /** Everybody, where the step begins the fight or brings them all anew; else whom it changed. */
  readonly stand: readonly Stood[];
  readonly nameOf: (id: string) => string;
}

export interface FightEvent {
  readonly as: EventWord;
  readonly id: string | null;
  readonly side: string | null;
  readonly by: string | null;
  readonly amount: number;
  readonly detail: string;
}

export interface Stood {
  readonly id: string;
  readonly side: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly atFeet: number;
}

const known: ReadonlySet<unknown> = new Set(eventWords);
const isEventWord = (word: unknown): word is EventWord => known.has(word);

const eventOf = (fields: Fields): FightEvent[] => {
  const as = fields['as'];
  if (!isEventWord(as)) return [];
  return [
    {
      as,
      id: textOf(fields['id']),
      side: textOf(fields['side']),
      by: textOf(fields['by']),
      amount: figureOf(fields['amount']) ?? 0,
      detail: textOf(fields['detail']) ?? '',
    },
  ];
};

const stoodOf = (fields: Fields): Stood[] => {
  const [id, side] = [textOf(fields['id']), textOf(fields['side'])];
  if (id === null || side === null) return [];
  const { hp, maxHp, atFeet } = fields;
  return [{ id, side, hp: figureOf(hp) ?? 0, maxHp: countOf(maxHp), atFeet: figureOf(atFeet) ?? 0 }];
};

export function fightOf(value: unknown): FightFacts | null {
  const fields = fieldsOf(value);
  const id = figureOf(fields?.['id']);
  const name = textOf(fields?.['name']);
  if (fields === null || id === null || name === null) return null;
  const names = fieldsOf(fields['names']) ?? {};
  return {
    id,
    name,
    round: figureOf(fields['round']),
    events: listOf(fields['events']).flatMap(eventOf),
    stand: listOf(fields['stand']).flatMap(stoodOf),
    nameOf: (of) => (Object.hasOwn(names, of) ? textOf(names[of]) : null) ?? of,
  };
}
