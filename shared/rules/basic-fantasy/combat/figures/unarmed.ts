import { fighterAt } from '../../../fight/draft.ts';
import { sureFigures, type ActionFigures } from '../../../fight/views.ts';
import { dragOf, escapeFigures, gripAim } from '../acts/wrestling.ts';
import type { BasicFantasyDraft } from '../draft.ts';
import { dieOf, situationFor, unarmedAim } from '../harm/blows.ts';
import { plainDamage, rolled, strengthParts } from './rolled.ts';

/** What bare hands do, before their dice. */

/** No face drags away one who is too big for it; how far he is dragged stands last. */
function dragFigures(draft: BasicFantasyDraft, by: number, at: number): ActionFigures {
  const told = rolled(draft, gripAim(draft, by, at, 'move'), null);
  const { moved, reasons } = dragOf(draft, by, at, true);
  return { ...told, needed: moved ? told.needed : null, reasons: [...told.reasons, ...reasons] };
}

/** The held one's answer to a grab for an item that failed. */
export function reversalFigures(draft: BasicFantasyDraft, kind: string): ActionFigures | null {
  const { question } = draft.state;
  if (question?.kind !== 'reversal') return null;
  const { held, holder } = question;
  return kind === 'reverse'
    ? rolled(draft, gripAim(draft, held, holder, 'reverse'), null)
    : { ...sureFigures, throws: 'd20', ...escapeFigures(draft, held, holder) };
}

/** Of what is done to one who is held, or about being held. */
export function holdFigures(
  draft: BasicFantasyDraft,
  by: number,
  at: number,
  way: string,
): ActionFigures | null {
  switch (draft.action?.kind) {
    case 'grab':
      return rolled(draft, gripAim(draft, by, at, 'hold'), null);
    case 'squeeze': {
      if (backfires(draft, by, at)) return { ...sureFigures, besides: 'the harm to himself' };
      const { hp } = fighterAt(draft, at);
      return { ...sureFigures, damage: plainDamage(dieOf('punch'), strengthParts(draft, by)), drops: hp };
    }
    case 'escape':
      return { ...sureFigures, throws: 'd20', ...escapeFigures(draft, by, at) };
    case 'take-item':
      return rolled(draft, gripAim(draft, by, at, way), null);
    case 'move-held':
      return dragFigures(draft, by, at);
    case 'silence':
      return sureFigures;
    default:
      return null;
  }
}

/** A punch or a kick. */
export function brawlFigures(draft: BasicFantasyDraft, by: number, at: number, way: string): ActionFigures {
  const blow = way === 'kick' ? 'kick' : 'punch';
  const manner = blow === 'kick' ? { kick: true } : null;
  const aim = unarmedAim(draft, by, at, { way, manner, situation: situationFor(draft, by, at) });
  const told = rolled(draft, aim, plainDamage(dieOf(blow), strengthParts(draft, by)));
  return backfires(draft, by, at)
    ? { ...told, damage: null, drops: null, besides: 'the harm to himself' }
    : told;
}

/** Bare knuckles on metal hurt him who strikes. BF-BRAWL-4. */
const backfires = (draft: BasicFantasyDraft, by: number, at: number): boolean =>
  fighterAt(draft, at).stats.armourMaterial === 'metal' &&
  fighterAt(draft, by).stats.armourMaterial !== 'metal';
