import type { Dice } from '../../../../dice/dice.ts';
import { plain } from '../../../fight/action.ts';
import { fighterAt } from '../../../fight/draft.ts';
import type { ActionFigures } from '../../../fight/views.ts';
import { CONTENT } from '../../../common/reason.ts';
import {
  affectedHitDice,
  turningAttempt,
  turningDice,
  turningNeeded,
  type Undead,
} from '../../characters/turning.ts';
import { printedDice } from '../../tables.ts';
import { put, type OseDraft } from '../draft.ts';
import { hurt } from '../harm.ts';
import { able, type OseFighter } from '../state.ts';
import type { OseAction } from './action.ts';
import { isFree } from './magic.ts';

interface Turnable extends Undead {
  readonly id: string;
}

/** The undead he may turn: foes still able to fight, and not fleeing already. */
const turnable = (cleric: OseFighter, foes: readonly OseFighter[]): Turnable[] =>
  foes.flatMap((foe) => {
    const { undead } = foe.build;
    return undead && foe.side !== cleric.side && !foe.broken && able(foe) ? [{ id: foe.id, ...undead }] : [];
  });

const dice = printedDice(turningDice);

/** Says what each pair of dice is for before it falls. */
function named({ dice: inner }: OseDraft, by: string, needed: number | null): Dice {
  let fallen = 0;
  return {
    roll: (sides) => {
      if (fallen === 0) {
        const about = { what: 'chance', title: 'Turn undead', rule: CONTENT, by } as const;
        inner.about?.({
          ...about,
          dice: turningDice,
          of: dice.count,
          ...(needed !== null && { needed }),
        });
      } else if (fallen === dice.count) {
        const { count: of } = printedDice(affectedHitDice);
        const about = { what: 'chance', title: 'Hit Dice affected', rule: CONTENT, by } as const;
        inner.about?.({ ...about, dice: affectedHitDice, of });
      }
      fallen += 1;
      return inner.roll(sides);
    },
  };
}

/** What turning comes to before its dice. */
export function turningFigures(draft: OseDraft, by: number): ActionFigures {
  const cleric = fighterAt(draft, by);
  const { needed, reasons } = turningNeeded(cleric.build.turnsAs, turnable(cleric, draft.fighters));
  return {
    throws: 'sum',
    sum: turningDice,
    needed,
    reasons,
    damage: null,
    drops: null,
    strays: [],
    invites: [],
  };
}

/** The turned only get away from now on; the destroyed fall as the slain do. Dice: 2d6, then 2d6. */
function turnUndead(draft: OseDraft, index: number): void {
  const cleric = fighterAt(draft, index);
  const { id: by, build, turn } = cleric;
  const { needed, reasons } = turningFigures(draft, index);
  put(draft, index, { ...cleric, turn: { ...turn, spent: true } });
  const undead = turnable(cleric, draft.fighters);
  const attempt = turningAttempt({ level: build.turnsAs, undead }, named(draft, by, needed));
  const { sum, turned, destroyed } = attempt;
  draft.events.push({
    kind: 'turning',
    as: 'turnsUndead',
    id: by,
    total: sum,
    ...(needed !== null && { needed }),
    reasons,
  });
  draft.fighters.forEach((foe, at) => {
    if (turned.includes(foe.id)) {
      put(draft, at, { ...foe, broken: true });
      draft.events.push({ kind: 'breaks', as: 'breaks', id: foe.id, by });
    } else if (destroyed.includes(foe.id)) hurt(draft, at, Math.max(0, foe.hp), by);
  });
}

/** In the step of the spells, undeclared and unspoilt, where there are undead. */
export const turning: OseAction = {
  kind: 'turn',
  role: 'magic',
  title: 'Turn undead',
  rule: CONTENT,
  steps: ['spells'],
  offer: ({ state, fighter }) => {
    if (fighter.build.turnsAs === 0 || !isFree(fighter)) return null;
    return plain(turnable(fighter, state.fighters).length > 0);
  },
  act: turnUndead,
};
