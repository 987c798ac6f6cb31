import { sentenceOf } from '../../../../shared/rules/fight/sentences.ts';
import type { EventWord } from '../../../../shared/rules/fight/words.ts';
import { capital } from '../../../../shared/words/names.ts';
import type { Table } from '../../pages/block.ts';
import type { FightEvent, FightFacts } from '../fight-facts.ts';

/** A part of the log with a heading of its own: a round of a fight. */
export interface Part {
  readonly title: string;
  /** Everybody of each side, where the fight begins. */
  readonly sides: readonly Table[];
}

const sideHeads: Readonly<Record<string, string>> = { party: 'The party', foes: 'The enemy' };

const sidesOf = ({ stand, nameOf }: FightFacts, forPlayers: boolean): Table[] =>
  [...new Set(stand.map(({ side }) => side))].map((side) => ({
    is: 'table',
    heads: [sideHeads[side] ?? side, ...(forPlayers ? [] : ['Hit points', 'Feet'])],
    rows: stand
      .filter((one) => one.side === side)
      .map(({ id, hp, maxHp, atFeet }) => [
        capital(nameOf(id)),
        ...(forPlayers ? [] : [`${hp} of ${maxHp}`, String(atFeet)]),
      ]),
    pencil: [],
  }));

/** Under which headings the steps of fights stand: the round in which each began. */
export class FightParts {
  readonly #rounds = new Map<number, number | null>();
  readonly #forPlayers: boolean;

  constructor(forPlayers: boolean) {
    this.#forPlayers = forPlayers;
  }

  partOf(kind: string, facts: FightFacts | null): Part | null {
    if (facts === null) return null;
    const { id, name, round } = facts;
    const began = this.#rounds.get(id);
    this.#rounds.set(id, round);
    const title = `Fight against ${name}`;
    if (kind === 'combat.begin') return { title, sides: sidesOf(facts, this.#forPlayers) };
    const at = began ?? round;
    return { title: at === null ? title : `${title}, round ${at}`, sides: [] };
  }
}

/** What whoever sits at the table sees of a fight. */
const seenWords: ReadonlySet<EventWord> = new Set<EventWord>([
  ...(['hit', 'miss', 'strays', 'shield', 'unharmed', 'splash', 'freeAttack'] as const),
  ...(['dies', 'unconscious', 'flees', 'surrenders', 'breaks', 'revives'] as const),
  ...(['helpless', 'knockedBack', 'knockedDown', 'withdraws', 'retreats', 'fallsBack', 'falls'] as const),
  ...(['casts', 'power', 'spellLost', 'turnsUndead', 'grabs', 'frees', 'takesUp', 'drops', 'joins'] as const),
]);

const sentence = ({ as, id, side, by, amount, detail }: FightEvent, nameOf: FightFacts['nameOf']): string =>
  sentenceOf(
    {
      kind: as,
      as,
      id,
      amount,
      detail,
      ...(side !== null && { side }),
      ...(by !== null && { by }),
    },
    (of) => sideHeads[of]?.toLowerCase() ?? nameOf(of),
  );

/** More blows than these in one act are told by their number. */
const mostBlows = 4;
const isBlow = ({ as }: FightEvent): boolean => as === 'hit' || as === 'miss';

/** An act of a fight without any figure: distances, dice and hit points are the referee's. */
export function playersFight({ events, nameOf }: FightFacts): string {
  const seen = events.filter(({ as }) => seenWords.has(as));
  const blows = seen.filter(isBlow);
  const hits = blows.filter(({ as }) => as === 'hit').length;
  const many = blows.length > mostBlows ? [`${blows.length} blows, ${hits} of them hit.`] : [];
  const told = many.length > 0 ? seen.filter((event) => !isBlow(event)) : seen;
  return [...many, ...told.map((event) => capital(sentence(event, nameOf)))].join(' ');
}
