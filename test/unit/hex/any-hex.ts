import fc from 'fast-check';
import type { HexGrid } from '../../../shared/hex/grid.ts';

export const anyGrid: fc.Arbitrary<HexGrid> = fc.record({
  layout: fc.constantFrom('flat' as const, 'pointy' as const),
  raised: fc.constantFrom('odd' as const, 'even' as const),
});

export const anyHex = fc.record({
  col: fc.integer({ min: -60, max: 60 }),
  row: fc.integer({ min: -60, max: 60 }),
});

export const grids: HexGrid[] = (['flat', 'pointy'] as const).flatMap((layout) =>
  (['odd', 'even'] as const).map((raised) => ({ layout, raised })),
);
