import type { Hex, HexGrid, Side } from '../../../../shared/hex/grid.ts';
import { turned } from '../../../../shared/hex/grid.ts';
import { sideTowards } from '../../../../shared/hex/moves.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { hexOfLeg } from './way-ahead.ts';

const degreesPerSide = 60;

/** The side so many degrees clockwise from the course they are on, as a flight or a gale takes them. OSE-PURS-8, OSE-WIND-7. */
export const sideOffCourse = (grid: HexGrid, at: Hex, road: Pick<Road, 'ahead'>, degrees: number): Side =>
  turned(courseSide(grid, at, road), degrees / degreesPerSide);

/** The side of the next hex of their way; the first of all where they had none. */
function courseSide(grid: HexGrid, at: Hex, { ahead }: Pick<Road, 'ahead'>): Side {
  const [first, second] = ahead.flatMap((leg) => hexOfLeg(leg) ?? []);
  const next = first === undefined ? null : sideTowards(grid, at, first);
  return next ?? (first && second ? sideTowards(grid, first, second) : null) ?? 0;
}
