import { z } from 'zod';
import { chunkHexes, chunkSide, greatestCode } from '../../../../shared/hex/chunks.ts';
import { greatestCell, leastCell } from '../../../../shared/hex/grid.ts';
import * as fields from '../../../../shared/ipc/fields.ts';
import { mapFields } from '../../../../shared/ipc/map/map.ts';
import { mapLayers } from '../../../../shared/map/map-words.ts';

/** How a map of this program's own stands in a file; `docs/maps.md` tells it. */
export const mapFormat = { id: 'turnkeeper-map', version: 1 } as const;

const { map, ground, plainGround, line, site, label, region } = mapFields;
const { words, ...labelled } = label;
const code = fields.whole(1, greatestCode);
const place = fields.whole(leastCell / chunkSide, Math.floor(greatestCell / chunkSide));

const piece = z.strictObject({
  cx: place,
  cy: place,
  cells: z.string().length(2 * chunkHexes, { error: 'A piece has 512 characters.' }),
});

export const ownMap = z.strictObject({
  format: z.literal(mapFormat.id),
  version: z.literal(mapFormat.version),
  ...map,
  grounds: z.array(z.strictObject({ code, ...ground, ...plainGround })).max(greatestCode),
  layers: z.partialRecord(z.enum(mapLayers), z.array(piece)),
  // Files of before something was said of ground, lines, sites and regions are read as well.
  lines: z.array(z.strictObject({ ...line, bars: line.bars.default(false) })),
  sites: z.array(
    z
      .strictObject(site)
      .omit({ dungeonId: true })
      .extend({
        lodging: site.lodging.default(null),
        stable: site.stable.default(null),
        market: site.market.default(''),
        harbour: site.harbour.default(false),
        bars: site.bars.default('nobody'),
        water: site.water.default(false),
        seenMiles: site.seenMiles.default(null),
      }),
  ),
  labels: z.array(z.strictObject({ ...labelled, text: words })),
  regions: z
    .array(
      z.strictObject({
        code,
        ...region,
        checkInSix: region.checkInSix.default(null),
        checksPerDay: region.checksPerDay.default(null),
        climate: region.climate.default(''),
      }),
    )
    .max(greatestCode),
  hexNotes: z.array(
    z.strictObject({
      col: label.col,
      row: label.row,
      notes: map.notes,
      mileParts: plainGround.mileParts,
      lostInSix: plainGround.lostInSix,
      checkInSix: plainGround.checkInSix,
      water: plainGround.water,
      food: plainGround.food,
    }),
  ),
});
export type OwnMap = z.output<typeof ownMap>;
