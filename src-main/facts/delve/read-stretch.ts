import type { EffectKind } from '../../../shared/ipc/vocabulary.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { DelveRow, EncounterRow, LightSpanRow, TurnRow, WanderingCheckRow } from '../../db/tables.ts';
import { theParty } from '../effects/read-effects.ts';
import { turnSeconds } from '../exploration.ts';

/** A spell, potion or condition and the moment it ends. */
export interface EndingEffect {
  id: number;
  kind: EffectKind;
  name: string;
  from: number;
  who: string;
  until: number;
}

/** What the sheet's rows from one turn to another are drawn of. */
export interface Stretch {
  first: number;
  last: number;
  turns: TurnRow[];
  checks: WanderingCheckRow[];
  spans: LightSpanRow[];
  encounters: EncounterRow[];
  effects: EndingEffect[];
}

/** Which turns of which delve. */
interface Turns {
  delveId: number;
  first: number;
  last: number;
}

const turnsOf = withValues(({ delveId, first, last }: Turns) =>
  query
    .selectFrom('turn')
    .selectAll()
    .where('delve_id', '=', delveId)
    .where('number', '>=', first)
    .where('number', '<=', last)
    .orderBy('number'),
);
const checksOf = withValues(({ delveId, first, last }: Turns) =>
  query
    .selectFrom('wandering_check')
    .selectAll()
    .where('delve_id', '=', delveId)
    .where('turn', '>=', first)
    .where('turn', '<=', last)
    .orderBy('turn'),
);
const encountersOf = withValues(({ delveId, first, last }: Turns) =>
  query
    .selectFrom('encounter')
    .selectAll()
    .where('delve_id', '=', delveId)
    .where('turn', '>=', first)
    .where('turn', '<=', last)
    .orderBy('id'),
);
const spansOf = withValues(({ delveId, last, before }: Omit<Turns, 'first'> & { before: number }) =>
  query
    .selectFrom('light_span')
    .selectAll()
    .where('delve_id', '=', delveId)
    .where('first_turn', '<=', last)
    .where((on) => on.or([on('last_turn', 'is', null), on('last_turn', '>=', before)]))
    .orderBy('id'),
);
const effectsOf = withValues(({ after, until, now }: { after: number; until: number; now: number }) =>
  query
    .selectFrom('effect')
    .leftJoin('character', 'character.id', 'effect.character_id')
    .leftJoin('foe', 'foe.id', 'effect.foe_id')
    .select(['effect.id', 'effect.kind', 'effect.name'])
    .select((on) => on.fn.coalesce('character.name', 'foe.name', on.val(theParty)).as('who'))
    .select(['from_seconds as from', 'until_seconds as until'])
    .where('until_seconds', '>', after)
    .where('until_seconds', '<=', until)
    // One that was ended before its time does not end again.
    .where((on) => on.or([on('ended', '=', 0), on('until_seconds', '<=', now)]))
    .orderBy('until_seconds')
    .orderBy('effect.id'),
);

/** Reads what the turns from `first` to `last` of a delve show. */
export function readStretch(sql: Sql, row: DelveRow, first: number, last: number): Stretch {
  const turns = { delveId: row.id, first, last };
  const at = (turn: number) => row.start_seconds + turn * turnSeconds;
  return {
    first,
    last,
    turns: sql.all(turnsOf(turns)),
    checks: sql.all(checksOf(turns)),
    // One turn more, so that the sheet knows where the dark began.
    spans: sql.all(spansOf({ delveId: row.id, last, before: first - 1 })),
    encounters: sql.all(encountersOf(turns)),
    effects: readEnding(sql, at(first - 1), at(last), at(row.turn)),
  };
}

/** What ends after one moment and no later than another, soonest first. */
export const readEnding = (sql: Sql, after: number, until: number, now: number): EndingEffect[] =>
  sql
    .all(effectsOf({ after, until, now }))
    .flatMap(({ until: end, ...effect }) => (end === null ? [] : [{ ...effect, until: end }]));
