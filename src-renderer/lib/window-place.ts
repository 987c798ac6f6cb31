import { areas, type Area } from '../../shared/ipc/vocabulary.ts';

/** Which area a window opens on, and whether it shows that area alone. */
export interface WindowPlace {
  area: Area;
  detached: boolean;
  /** It shows the rules reference instead, with or without a campaign. */
  reference?: true;
  /** The entry of the reference to open at. */
  look?: string;
}

const isArea = (text: string | null): text is Area => areas.some((area) => area === text);

/** Read from `?area=log&detached=1`, or the same words after `#`. */
export function windowPlace(location: { search: string; hash: string }): WindowPlace {
  const words = new URLSearchParams(location.search.slice(1) || location.hash.slice(1));
  const area = words.get('area');
  const look = words.get('look');
  return {
    area: isArea(area) ? area : 'dungeon',
    detached: isArea(area) && words.get('detached') === '1',
    ...(area === 'reference' ? { reference: true, ...(look === null ? {} : { look }) } : {}),
  };
}
