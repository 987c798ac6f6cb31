import type { MapDraft, MapTick } from '../map-draft.ts';
import { readXml } from '../xml.ts';
import { WxxFile } from './wxx-file.ts';
import { draftOfWxx } from './wxx-draft.ts';

export const looksLikeWxx = (text: string): boolean =>
  /<map\s[^>]{0,4000}\bhexOrientation=/.test(text.slice(0, 8000));

/**
 * A map of Worldographer, of 2017 or of 2025: the level of view that was looked at last. Throws
 * `bad-input` for broken XML, a map on an icosahedron, a file without hexes and columns of a wrong length, `refused` for too
 * many hexes.
 */
export function readWxx(text: string, tick: MapTick): MapDraft {
  const file = new WxxFile();
  readXml(text, file, tick);
  return draftOfWxx(file);
}
