import { titles } from '../../../../shared/rules/fight/bridge/figures.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow, FoeRow } from '../../../db/tables.ts';
import { readSheet } from '../../../facts/party/sheet.ts';
import { changedSheet, withValue } from '../../character/sheet/sheet-changes.ts';
import { attacksIn } from '../comers/attack-words.ts';
import { typedOf } from '../comers/typed-foe.ts';
import type { TypedFoe } from '../comers/typed-foe.ts';
import type { Typed } from './checked-typed.ts';

/** Where typed figures stay: over those of a sheet, or with a foe for the next of its kind. */

const plain = (value: string): number | string => (/^[+-]?\d{1,6}$/.test(value) ? Number(value) : value);

export function keepOnSheet(sql: Sql, row: CharacterRow, typed: readonly Typed[]): void {
  const sheet = readSheet(row);
  let { overrules } = sheet;
  for (const { title, value, sheet: key } of typed) {
    if (isCasting(title)) continue;
    const said = value === null ? null : plain(value);
    overrules = withValue({ overrules, printed: sheet.printed }, key ?? title, said);
  }
  sql.run(
    query
      .updateTable('character')
      .set({ sheet: changedSheet(row, { overrules }) })
      .where('id', '=', row.id),
  );
}

/** Kept with the spell. */
const isCasting = (title: string): boolean => title.startsWith(titles.castingTime(''));

export function keepOfFoe(sql: Sql, foe: FoeRow, typed: readonly Typed[]): void {
  const known = typedOf(foe);
  const { attacks: before, ...facts } = known.facts ?? {};
  const figures = new Map(Object.entries(known.figures ?? {}));
  let attacks = before;
  for (const { title, value } of typed) {
    const struck = title === titles.attacks && value !== null ? attacksIn(value) : null;
    if (struck !== null && !isNone(value)) attacks = struck;
    else if (value === null) {
      figures.delete(title);
      if (title === titles.attacks) attacks = undefined;
    } else figures.set(title, value);
  }
  const all = { ...facts, ...(attacks !== undefined && { attacks }) };
  const stats: TypedFoe = {
    ...known,
    ...(Object.keys(all).length > 0 && { facts: all }),
    figures: Object.fromEntries(figures),
  };
  sql.run(
    query
      .updateTable('foe')
      .set({ stats: JSON.stringify(stats) })
      .where('id', '=', foe.id),
  );
}

/** Looked at, and there are none. */
const isNone = (value: string | null): boolean => value === 'none';
