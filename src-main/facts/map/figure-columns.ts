import type { GroundFigures } from '../../../shared/map/ground-figures.ts';
import type { GroundKind } from '../../../shared/map/usual-grounds.ts';
import type { Flag } from '../../db/flag.ts';
import type { HexNoteRow, TerrainKindRow } from '../../db/tables.ts';

/** What is said of ground, as the tables of kinds of ground and of hexes keep it. */

type FigureColumns = Pick<HexNoteRow, 'mile_parts' | 'lost_in_six' | 'check_in_six' | 'water' | 'food'>;

export const figuresOf = ({
  mile_parts: mileParts,
  lost_in_six: lostInSix,
  check_in_six: checkInSix,
  water,
  food,
}: FigureColumns): GroundFigures => ({
  mileParts,
  lostInSix,
  checkInSix,
  water: saidOf(water),
  food: saidOf(food),
});

export const figureColumns = ({
  mileParts,
  lostInSix,
  checkInSix,
  water,
  food,
}: GroundFigures): FigureColumns => ({
  mile_parts: mileParts,
  lost_in_six: lostInSix,
  check_in_six: checkInSix,
  water: flagOf(water),
  food: flagOf(food),
});

const saidOf = (flag: Flag | null): boolean | null => (flag === null ? null : flag === 1);
const flagOf = (said: boolean | null): Flag | null => (said === null ? null : said ? 1 : 0);

type KindColumns = Omit<TerrainKindRow, 'id' | 'table_id'>;

export const kindOf = (row: KindColumns): GroundKind => {
  const { code, name, ground, look, sight_percent, seen_miles, parchment, lantern } = row;
  return {
    code,
    name,
    ground,
    look,
    ...figuresOf(row),
    sightPercent: sight_percent,
    seenMiles: seen_miles,
    parchment,
    lantern,
  };
};

export const kindColumns = (kind: GroundKind): KindColumns => {
  const { code, name, ground, look, sightPercent, seenMiles, parchment, lantern } = kind;
  return {
    code,
    name,
    ground,
    look,
    ...figureColumns(kind),
    sight_percent: sightPercent,
    seen_miles: seenMiles,
    parchment,
    lantern,
  };
};
