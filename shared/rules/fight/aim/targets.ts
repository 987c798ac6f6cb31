import { refuse } from '../../common/input.ts';
import type { Draft } from '../draft.ts';

/**
 * The places of all whom an act is aimed at: of the one it must name, then of those named beside him. Throws `bad-input`
 * for those it cannot be aimed at.
 */
export function allAimedAt(
  { action, fighters }: Draft,
  at: number,
  may: (place: number) => boolean,
): number[] {
  const others = (action?.targets ?? []).map((id) => {
    const place = fighters.findIndex((one) => one.id === id);
    return place >= 0 && may(place) ? place : refuse('targets', 'those it may be aimed at');
  });
  return at < 0 ? [] : [...new Set([at, ...others])];
}
