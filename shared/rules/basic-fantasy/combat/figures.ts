import { fighterAt } from '../../fight/draft.ts';
import { sureFigures, type ActionFigures } from '../../fight/views.ts';
import { chargeOf } from './acts/charging.ts';
import { magicOf } from './acts/magic.ts';
import { blowOf } from './acts/striking.ts';
import { turningFigures } from './acts/turning.ts';
import { partingShots } from './acts/walking.ts';
import { dragOfHolders } from './acts/wrestling.ts';
import type { BasicFantasyDraft } from './draft.ts';
import { blowFigures, pourFigures, shotFigures } from './figures/armed.ts';
import { plainDamage } from './figures/rolled.ts';
import { brawlFigures, holdFigures, reversalFigures } from './figures/unarmed.ts';
import { magicFigures } from './harm/recipes.ts';

/** What leaving a melee with a turned back invites. BF-DIS-3. */
const leavingFigures = (draft: BasicFantasyDraft, by: number): ActionFigures => ({
  ...sureFigures,
  invites: partingShots(draft, by).map((index) => fighterAt(draft, index).id),
});

function turnFigures(draft: BasicFantasyDraft, by: number): ActionFigures {
  const { needed, reasons, damage } = turningFigures(draft, by);
  return {
    ...sureFigures,
    throws: 'd20',
    needed,
    reasons,
    damage: damage === null ? null : plainDamage(damage),
  };
}

/** Of a spell or a power. */
function ofMagic(draft: BasicFantasyDraft, by: number, at: number, way: string): ActionFigures | null {
  const magic = magicOf(fighterAt(draft, by), draft.action?.kind ?? '', way);
  return magic && magicFigures(draft, at, magic);
}

/** Of what is aimed at nobody. */
function unaimed(draft: BasicFantasyDraft, by: number): ActionFigures | null {
  const kind = draft.action?.kind;
  switch (kind) {
    case 'flee':
    case 'break-away':
      return leavingFigures(draft, by);
    case 'turn':
      return turnFigures(draft, by);
    case 'drag-holders':
      return { ...sureFigures, reasons: dragOfHolders(fighterAt(draft, by)).reasons };
    case 'reverse':
    case 'break-out':
      return reversalFigures(draft, kind);
    default:
      return null;
  }
}

/** Such as are done with a weapon of his. */
const armed: ReadonlySet<string> = new Set(['attack', 'meet', 'subdue', 'charge', 'shoot', 'throw', 'pour']);

/** What an action comes to before its dice; null for one without figures. */
export function figures(draft: BasicFantasyDraft, by: number, at: number, way: string): ActionFigures | null {
  const kind = draft.action?.kind;
  if (kind === 'power' || kind === 'cast') return ofMagic(draft, by, at, way);
  if (at < 0) return unaimed(draft, by);
  if (armed.has(kind ?? '') && !fighterAt(draft, by).stats.weapons.some(({ id }) => id === way)) return null;
  switch (kind) {
    case 'attack':
    case 'meet':
    case 'subdue':
      return blowFigures(draft, blowOf(draft, by, at, { way, flat: kind === 'subdue' }));
    case 'charge':
      return blowFigures(draft, chargeOf(draft, by, at, way).blow);
    case 'shoot':
    case 'throw':
      return shotFigures(draft, by, at, way);
    case 'brawl':
      return brawlFigures(draft, by, at, way);
    case 'pour':
      return pourFigures(draft, by, at, way);
    default:
      return holdFigures(draft, by, at, way);
  }
}
