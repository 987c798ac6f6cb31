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

const shared = (at: number, length: number, from: number, space: number): number =>
  Math.min(at + length, from + space) - Math.max(at, from);

/** How much of a window lies on a monitor; nothing where too little of it does to pull it by. */
const overlap = (place: WindowPlace, area: WorkArea): number => {
  const wide = shared(place.x, place.width, area.x, area.width);
  const high = shared(place.y, place.height, area.y, area.height);
  return Math.min(wide, high) < Math.min(grip, place.width, place.height) ? 0 : wide * high;
};

const within = (at: number, length: number, from: number, space: number): number =>
  Math.max(from, Math.min(at, from + space - length));

/**
 * The kept place, no larger than the monitor most of it lies on and wholly on that. Where it lies on none any more,
 * only its size is kept, clamped to the first monitor, and the system places it.
 */
export function clampedPlace(
  place: WindowPlace,
  workAreas: readonly WorkArea[],
): Partial<WindowPlace> & Pick<WindowPlace, 'width' | 'height' | 'maximised'> {
  const [home] = workAreas
    .filter((area) => overlap(place, area) > 0)
    .toSorted((one, other) => overlap(place, other) - overlap(place, one));
  const area = home ?? workAreas[0];
  const width = Math.min(place.width, area?.width ?? place.width);
  const height = Math.min(place.height, area?.height ?? place.height);
  const size = { width, height, maximised: place.maximised };
  if (!home) return size;
  return {
    ...size,
    x: within(place.x, width, home.x, home.width),
    y: within(place.y, height, home.y, home.height),
  };
}
