/** Where a window stood, in the system's points. */
export interface WindowPlace {
  x: number;
  y: number;
  width: number;
  height: number;
  maximised: boolean;
}

/** The part of a monitor that windows may cover. */
export type WorkArea = Pick<WindowPlace, 'x' | 'y' | 'width' | 'height'>;

/** So much of a title bar is enough to pull a window back by. */
const grip = 40;

const within = (at: number, from: number, length: number): boolean => at >= from && at < from + length - grip;

/**
 * The kept place, no larger than its monitor and wholly on it. Where its corner lies on no monitor any more, only
 * its size is kept, clamped to the first monitor, and the system places it.
 */
export function clampedPlace(
  place: WindowPlace,
  workAreas: readonly WorkArea[],
): Partial<WindowPlace> & Pick<WindowPlace, 'width' | 'height' | 'maximised'> {
  const home = workAreas.find(
    (area) => within(place.x, area.x, area.width) && within(place.y, area.y, area.height),
  );
  const area = home ?? workAreas[0];
  const width = Math.min(place.width, area?.width ?? place.width);
  const height = Math.min(place.height, area?.height ?? place.height);
  const size = { width, height, maximised: place.maximised };
  if (!home) return size;
  return {
    ...size,
    x: Math.min(place.x, home.x + home.width - width),
    y: Math.min(place.y, home.y + home.height - height),
  };
}
