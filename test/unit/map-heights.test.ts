import { describe, expect, it } from 'vitest';
import { elevationCell } from '../../shared/map/cells.ts';
import { contrast, luminance } from '../../shared/map/contrast.ts';
import { atHeight, bandOfCell, heightBand, heightBands } from '../../shared/map/drawing/height-tints.ts';
import { groundPixels, mapPaints } from '../../shared/map/drawing/map-paints.ts';
import { lookDrawings, mapThemes, symbolInk } from '../../shared/map/looks.ts';
import { looks } from '../../shared/map/map-words.ts';
import { usualGrounds } from '../../shared/map/usual-grounds.ts';

describe('heights shade the ground', () => {
  it('in bands, none where nothing is said or it is low', () => {
    const bands = [-300, 0, 475, 500, 1000, 2000, 4000, 8000, 60_000].map((feet) =>
      heightBand(elevationCell(feet)),
    );
    expect(bands).toEqual([0, 0, 0, 1, 2, 3, 4, 5, 5]);
    expect(heightBand(0)).toBe(0);
    expect(Math.max(...bandOfCell)).toBe(heightBands - 1);
  });

  it.each(mapThemes)('the higher the lighter, and symbols are seen at every height (%s)', (theme) => {
    for (const look of looks) {
      const shades = Array.from({ length: heightBands }, (_, band) =>
        atHeight(lookDrawings[look][theme].ground, theme, band, 1),
      );
      for (const colour of shades)
        expect(contrast(colour, symbolInk(look, theme, colour)), look).toBeGreaterThanOrEqual(3);
      const bright = shades.map(luminance);
      expect(
        [...new Set(bright)].sort((one, other) => one - other),
        look,
      ).toEqual(bright);
    }
  });

  it('a symbol keeps its own ink while that is seen, and has another on any colour where it is not', () => {
    expect(symbolInk('hills', 'lantern', lookDrawings.hills.lantern.ground)).toBe(
      lookDrawings.hills.lantern.ink,
    );
    for (let grey = 0; grey < 256; grey += 5) {
      const colour = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      for (const theme of mapThemes)
        expect(contrast(colour, symbolInk('forest', theme, colour)), colour).toBeGreaterThanOrEqual(3);
    }
  });

  it('each band is another colour from afar, and the first is the ground’s own', () => {
    const at = (band: number) => groundPixels(usualGrounds, mapPaints.parchment, 1, { band, relief: 1 })[5];
    expect(at(0)).toBe(groundPixels(usualGrounds, mapPaints.parchment, 1)[5]);
    expect(new Set(Array.from({ length: heightBands }, (_, band) => at(band))).size).toBe(heightBands);
    const none = groundPixels(usualGrounds, mapPaints.parchment, 1, { band: 5, relief: 0 })[5];
    expect(none).toBe(at(0));
  });
});
