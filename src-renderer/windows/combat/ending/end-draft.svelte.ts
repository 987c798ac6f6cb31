import { parseNumber } from '../../../components/fields/number-text.ts';
import type { CommandInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import { counted } from '../../../../shared/words/figures.ts';
import type { Board, Row } from '../fight-types.ts';
import { changedFates, type Fate } from './fates.ts';
import type { LyingView } from './lying-options.ts';

export type EndingView = NonNullable<QueryOutput<'combat.ending'>>;
type Coming = EndingView['toCome'][number];
type Carrier = EndingView['carriers'][number];

/** What still comes is found again by whom and what it is. */
export const comingKey = ({ fighter, what }: Pick<Coming, 'fighter' | 'what'>): string =>
  `${fighter} ${what}`;

export const comingLimits = { min: 0, max: 1_000_000 };

const beaten: readonly Fate[] = ['dead', 'unconscious', 'surrendered'];

/** What the end card says; what nobody touched is as the program filled it in. */
export class EndDraft {
  outcome = $state('');
  counts = $state(true);
  concludes = $state(true);
  /** Null: as the program suggests. */
  completes = $state<boolean | null>(null);
  carried = $state('');
  /** Null: the line that is suggested. */
  note = $state<string | null>(null);
  fates = $state<Record<string, Fate>>({});
  readonly to = $state<Record<number, string>>({});
  readonly found = $state<Record<number, string>>({});
  readonly amounts = $state<Record<string, string>>({});
  readonly lights = $state<Record<string, string>>({});
  readonly rolled = $state<Record<string, string>>({});

  fateOf({ id, status }: Pick<Row, 'id' | 'status'>): Fate {
    return this.fates[id] ?? status;
  }

  /** How many of those who carry something are beaten, as the card has it. */
  beatenOf({ fighters }: Carrier, rows: readonly Row[]): number {
    return rows.filter((row) => fighters.includes(row.id) && beaten.includes(this.fateOf(row))).length;
  }

  /** "2 dead, 1 fled" of the others, for the notes of the room. */
  suggestedNote({ fight, rows }: Board): string {
    const others = rows.filter(({ characterId }) => characterId === null);
    const words = [
      ['dead', 'dead'],
      ['unconscious', 'down'],
      ['fled', 'fled'],
      ['surrendered', 'taken'],
    ] as const;
    const told = words.flatMap(([fate, word]) => {
      const many = others.filter((row) => this.fateOf(row) === fate).length;
      return many === 0 ? [] : [`${many} ${word}`];
    });
    const of = told.length === 0 ? counted(others.length, 'foe') : told.join(', ');
    return `Fight against ${fight.name}: ${this.outcome === '' ? of : this.outcome}.`.slice(0, 200);
  }

  /** Whoever stands may take up a light, whom the card leaves on their feet. */
  hands(rows: readonly Row[]): Row[] {
    return rows.filter((row) => row.characterId !== null && this.fateOf(row) === 'active');
  }

  /** What is sent, or null where something typed cannot be read. */
  input(
    board: Board,
    view: EndingView | null,
    lying: LyingView | null,
    completes: boolean,
    ofEncounter: boolean,
  ): CommandInput<'combat.end'> | null {
    const toCome = (view?.toCome ?? []).map((line) => {
      const typed = parseNumber(this.amounts[comingKey(line)] ?? '', comingLimits);
      return { line, typed };
    });
    const rolled = (view?.carriers ?? []).map((carrier) => {
      const max = this.beatenOf(carrier, board.rows);
      return { carrier, typed: parseNumber(this.rolled[carrier.creatureId] ?? '', { min: 0, max }) };
    });
    if ([...toCome, ...rolled].some(({ typed }) => typed.problem !== null)) return null;
    const room = view?.room ?? null;
    return {
      fightId: board.fight.id,
      after: board.after,
      outcome: this.outcome,
      fates: changedFates(board.rows, this.fates),
      toCome: toCome.flatMap(({ line: { fighter, what, amount }, typed: { value } }) =>
        value === null || value === amount ? [] : [{ fighter, what, amount: value }],
      ),
      things: (lying?.things ?? []).flatMap(({ id, whoseId }) => {
        const taker = this.to[id] ?? String(whoseId ?? '');
        return taker === '' ? [] : [{ thingId: id, to: Number(taker) }];
      }),
      found: (lying?.shots ?? []).flatMap(({ id, quantity }) => {
        const many = parseNumber(this.found[id] ?? '', { min: 0, max: quantity }).value ?? 0;
        return many === 0 ? [] : [{ thingId: id, quantity: many }];
      }),
      lights: Object.entries(this.lights).flatMap(([lightId, to]) => (to === '' ? [] : [{ lightId, to }])),
      rolled: rolled.flatMap(({ carrier: { creatureId }, typed: { value } }) =>
        value === null || value === 0 ? [] : [{ creatureId, count: value }],
      ),
      carried: this.carried,
      roomNote: room === null ? '' : (this.note ?? this.suggestedNote(board)),
      counts: this.counts,
      concludes: ofEncounter && this.concludes,
      completes: !ofEncounter && completes,
    };
  }
}
