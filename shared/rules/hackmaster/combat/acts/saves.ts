import { oneOf } from '../../../common/input.ts';
import type { SaveRuling } from '../../../fight/book.ts';
import { fighterAt, tell } from '../../../fight/draft.ts';
import { sureFigures, type ActionFigures } from '../../../fight/views.ts';
import { dicePenetrate } from '../../attack/penetration.ts';
import { saveResolve } from '../../characters/skills.ts';
import { tables } from '../../tables.ts';
import type { HackmasterDraft } from '../draft.ts';
import { penetratingDie } from '../named-dice.ts';
import type { HackmasterFighter } from '../state.ts';

interface Save {
  readonly modifier: number;
  /** What it is against; for the log. */
  readonly against: string;
  /** Whose magic it is; -1 for a source of no level. */
  readonly by: number;
}

/** What is added to his die: a monster's to-hit, anyone else's level. */
export const saveLevel = ({ build }: HackmasterFighter): number =>
  build.kind === 'monster' ? build.attack : build.level;

/** A save against a source of no level, before the dice. HM-SAVE-1, 2. */
export function saveWeighed(
  draft: HackmasterDraft,
  at: number,
  { category, modifier }: SaveRuling,
): ActionFigures {
  oneOf(category, 'category', ['save']);
  const sides = tables.dieSides.d20p;
  const defence = { sides, plus: saveLevel(fighterAt(draft, at)) + modifier };
  return {
    ...sureFigures,
    throws: 'opposed',
    saving: 'none',
    opposed: { attack: { sides, plus: 0 }, defence },
  };
}

/** Whether he saves. Dice: d20p of the other side, d20p. HM-SAVE-1, 2. */
export function saves(draft: HackmasterDraft, at: number, { modifier, against, by }: Save): boolean {
  const saver = fighterAt(draft, at);
  const other = draft.fighters[by] ?? null;
  const { d20p: sides } = tables.dieSides;
  const thrown = (title: string, whose: string | null) =>
    dicePenetrate(
      { sides },
      penetratingDie(draft.dice, () => ({
        what: 'save',
        title,
        rule: 'HM-SAVE-1',
        by: whose,
        dice: `d${sides}p`,
      })),
    );
  const source = thrown(`The other side: ${against}`, other && other.id);
  const own = thrown(`Save against ${against}`, saver.id);
  const result = saveResolve({
    saver: { die: own.total, levelOrToHit: saveLevel(saver), modifier },
    source: { die: source.total, levelOrToHit: other ? saveLevel(other) : 0 },
  });
  const word = result.saved ? 'saves' : 'failsSave';
  tell(draft, {
    kind: word,
    as: word,
    id: saver.id,
    ...(other && { by: other.id }),
    total: result.saverTotal,
    needed: result.sourceTotal,
    detail: against,
    reasons: result.reasons,
    rolled: [...(source.rolled ?? []), ...(own.rolled ?? [])],
  });
  return result.saved;
}
