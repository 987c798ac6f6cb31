import type { EffectKind } from '../../../shared/ipc/vocabulary.ts';
import { bound, query } from '../../db/sql.ts';
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

const turnsOf = query
  .selectFrom('turn')
  .selectAll()
  .where('delve_id', '=', 0)
  .where('number', '>=', 0)
  .where('number', '<=', 0)
  .orderBy('number')
  .compile();
const checksOf = query
  .selectFrom('wandering_check')
  .selectAll()
  .where('delve_id', '=', 0)
  .where('turn', '>=', 0)
  .where('turn', '<=', 0)
  .orderBy('turn')
  .compile();
const encountersOf = query
  .selectFrom('encounter')
  .selectAll()
  .where('delve_id', '=', 0)
  .where('turn', '>=', 0)
  .where('turn', '<=', 0)
  .orderBy('id')
  .compile();
const spansOf = query
  .selectFrom('light_span')
  .selectAll()
  .where('delve_id', '=', 0)
  .where('first_turn', '<=', 0)
  .where((on) => on.or([on('last_turn', 'is', null), on('last_turn', '>=', 0)]))
  .orderBy('id')
  .compile();
const effectsOf = query
  .selectFrom('effect')
  .leftJoin('character', 'character.id', 'effect.character_id')
  .select(['effect.id', 'effect.kind', 'effect.name', 'character.name as who'])
  .select(['from_seconds as from', 'until_seconds as until'])
  .where('until_seconds', '>', 0)
  .where('until_seconds', '<=', 0)
  // One that was ended before its time does not end again.
  .where((on) => on.or([on('ended', '=', 0), on('until_seconds', '<=', 0)]))
  .orderBy('until_seconds')
  .orderBy('effect.id')
  .compile();

/** Reads what the turns from `first` to `last` of a delve show. */
export function readStretch(sql: Sql, row: DelveRow, first: number, last: number): Stretch {
  const at = (turn: number) => row.start_seconds + turn * turnSeconds;
  return {
    first,
    last,
    turns: sql.all(bound(turnsOf, row.id, first, last)),
    checks: sql.all(bound(checksOf, row.id, first, last)),
    // One turn more, so that the sheet knows where the dark began.
    spans: sql.all(bound(spansOf, row.id, last, first - 1)),
    encounters: sql.all(bound(encountersOf, row.id, first, last)),
    effects: readEnding(sql, at(first - 1), at(last), at(row.turn)),
  };
}

/** What ends after one moment and no later than another, soonest first. */
export const readEnding = (sql: Sql, after: number, until: number, now: number): EndingEffect[] =>
  sql
    .all(bound(effectsOf, after, until, 0, now))
    .flatMap(({ until: end, who, ...effect }) =>
      end === null ? [] : [{ ...effect, who: who ?? theParty, until: end }],
    );
