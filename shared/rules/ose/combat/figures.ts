import { fighterAt } from '../../fight/draft.ts';
import type { ActionFigures } from '../../fight/views.ts';
import { attackFiguresOf } from './acts/attacking.ts';
import { bombFigures } from './acts/bombing.ts';
import { magicOf } from './acts/magic.ts';
import { turningFigures } from './acts/turning.ts';
import type { OseDraft } from './draft.ts';
import { magicFigures } from './recipes.ts';

/** What an action comes to before its dice; null for one without figures. */
export function figures(draft: OseDraft, by: number, at: number, way: string): ActionFigures | null {
  const kind = draft.action?.kind;
  if (kind === 'bomb') return bombFigures(draft, at, way);
  if (kind === 'turn') return turningFigures(draft, by);
  if (kind !== 'cast' && kind !== 'power') return attackFiguresOf(draft, by, at, way);
  const magic = magicOf(fighterAt(draft, by), kind, way);
  return magic && magicFigures(draft, at, magic);
}
