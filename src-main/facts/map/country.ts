import type { Hex } from '../../../shared/hex/grid.ts';
import { hexKey } from '../../../shared/hex/grid.ts';
import type { GroundFigures } from '../../../shared/map/ground-figures.ts';
import { byTheRules } from '../../../shared/map/ground-figures.ts';
import type { RoadGround } from '../../../shared/ipc/travel/travel-words.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { figuresOf } from './figure-columns.ts';
import { layerReader } from './read-chunks.ts';

/** Ground as somebody meets it: what it is by the rules, and what the referee says of it where they are. */

/** A figure, and who says so: "hex 0402", "The Marches", "fen". */
interface Said<Value> {
  value: Value;
  by: string;
}

type NonNull<Value> = Exclude<Value, null>;

/** What is said over the rules, the nearest word of each; null: nobody says anything. */
export type SaidOfGround = {
  readonly [Figure in keyof GroundFigures]: Said<NonNull<GroundFigures[Figure]>> | null;
};

export interface Country {
  readonly ground: RoadGround;
  readonly said: SaidOfGround;
  /** A spring, a river or whatever else gives water there, in words; null: nothing but the ground. */
  readonly waterAt: string | null;
  /** Checks a day, as its region says it; null: as the campaign has it. */
  readonly checksADay: number | null;
}

export const nothingSaid: SaidOfGround = byTheRules as SaidOfGround;

/** Ground of which nobody says anything. */
export const plainCountry = (ground: RoadGround): Country => ({
  ground,
  said: nothingSaid,
  waterAt: null,
  checksADay: null,
});

/** What is ground of something. */
export const countryOf = ({ ground, said, waterAt, checksADay }: Country): Country => ({
  ground,
  said,
  waterAt,
  checksADay,
});

/** Words on ground, each over those after it. */
export function nearest(words: readonly { by: string; figures: Partial<GroundFigures> }[]): SaidOfGround {
  if (words.length === 0) return nothingSaid;
  const first = <Figure extends keyof GroundFigures>(figure: Figure): SaidOfGround[Figure] => {
    const word = words.find(({ figures }) => (figures[figure] ?? null) !== null);
    return (word ? { value: word.figures[figure], by: word.by } : null) as SaidOfGround[Figure];
  };
  return {
    mileParts: first('mileParts'),
    lostInSix: first('lostInSix'),
    checkInSix: first('checkInSix'),
    water: first('water'),
    food: first('food'),
  };
}

interface OfMap {
  mapId: number;
}
const hexesOf = withValues(({ mapId }: OfMap) =>
  query.selectFrom('hex_note').selectAll().where('map_id', '=', mapId),
);
const regionsOf = withValues(({ mapId }: OfMap) =>
  query.selectFrom('map_region').selectAll().where('map_id', '=', mapId),
);

interface RegionWord {
  name: string;
  checkInSix: number | null;
  checksPerDay: number | null;
  /** In a word; empty where nothing is said. */
  climate: string;
  tableId: number | null;
}

interface HexWord {
  figures: GroundFigures;
  tableId: number | null;
}

export interface MapWords {
  /** Those of which something is said themselves. */
  readonly hexes: () => readonly Hex[];
  /** Null where nothing is said of the hex itself. */
  readonly hexAt: (hex: Hex) => HexWord | null;
  /** Null where it lies in no region. */
  readonly regionAt: (hex: Hex) => RegionWord | null;
}

/** What a map says of its hexes and of the regions they lie in; read when it is first asked for. */
export function mapWords(sql: Sql, mapId: number): MapWords {
  const rows = once(() => sql.all(hexesOf({ mapId })));
  const hexes = once(
    () =>
      new Map(
        rows().map((row): [number, HexWord] => [
          hexKey(row),
          { figures: figuresOf(row), tableId: row.table_id },
        ]),
      ),
  );
  const regions = once(
    () =>
      new Map(
        sql
          .all(regionsOf({ mapId }))
          .map(({ code, name, check_in_six, checks_per_day, climate, table_id }): [number, RegionWord] => [
            code,
            {
              name,
              checkInSix: check_in_six,
              checksPerDay: checks_per_day,
              climate,
              tableId: table_id,
            },
          ]),
      ),
  );
  const regionCodeAt = once(() => layerReader(sql, mapId, 'region'));
  return {
    hexes: rows,
    hexAt: (hex: Hex): HexWord | null => hexes().get(hexKey(hex)) ?? null,
    regionAt: (hex: Hex): RegionWord | null =>
      regions().size === 0 ? null : (regions().get(regionCodeAt()(hex)) ?? null),
  };
}

/** Computed when it is first wanted. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
