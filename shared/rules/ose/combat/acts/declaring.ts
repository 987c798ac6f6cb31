import { inWays, plain } from '../../../fight/action.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { put, type OseDraft } from '../draft.ts';
import { escapes, spotOf } from '../field.ts';
import type { OseFighter } from '../state.ts';
import type { Look, OseAction } from './action.ts';
import { castable } from './magic.ts';

/** Whose act was taken away has nothing to declare. */
const undecided = ({ fighter: { turn } }: Look): boolean => turn.declared === null && !turn.spent;

/** In melee, with a way out of it. */
function mayLeave({ fighter, foes, walks }: Look): boolean {
  const spot = spotOf(foes, fighter);
  return walks && spot.near.length > 0 && escapes(spot, fighter).length > 0;
}

/** Weapons whose hurry differs from the one in hand. */
function otherPace({ hand, build }: OseFighter): string[] {
  if (!build.mixedPace) return [];
  const slow = build.weapons.some((weapon) => weapon.slow && weapon.id === hand);
  return build.weapons.filter((weapon) => weapon.slow !== slow).map(({ id }) => id);
}

const declare =
  (declared: 'spell' | 'withdrawal' | 'retreat') =>
  (draft: OseDraft, by: number, _at: number, way: string): void => {
    const actor = fighterAt(draft, by);
    const spell = declared === 'spell' ? way : null;
    put(draft, by, { ...actor, turn: { ...actor.turn, declared, spell } });
    const detail = spell ?? declared;
    draft.events.push({ kind: 'declares', as: 'declares', id: actor.id, detail });
  };

/** What is said before initiative is thrown. */
export const declaring: readonly OseAction[] = [
  {
    kind: 'declareWithdrawal',
    role: 'prepare',
    title: 'Declare a fighting withdrawal',
    rule: 'OSE-CBT-4',
    steps: ['declare'],
    offer: (look) => plain(undecided(look) && !look.fighter.broken && mayLeave(look)),
    act: declare('withdrawal'),
  },
  {
    kind: 'declareRetreat',
    role: 'prepare',
    title: 'Declare a retreat',
    rule: 'OSE-CBT-5',
    steps: ['declare'],
    offer: (look) => plain(undecided(look) && mayLeave(look)),
    act: declare('retreat'),
  },
  {
    kind: 'declareSpell',
    role: 'prepare',
    title: 'Declare a spell',
    rule: 'OSE-CBT-2',
    steps: ['declare'],
    offer: (look) => (undecided(look) && !look.fighter.broken ? inWays(castable(look.fighter)) : null),
    act: declare('spell'),
  },
  {
    kind: 'ready',
    role: 'prepare',
    title: 'Take another weapon',
    rule: 'OSE-INIT-5',
    steps: ['declare'],
    offer: (look) => {
      const { broken, turn } = look.fighter;
      return undecided(look) && !broken && !turn.readied ? inWays(otherPace(look.fighter)) : null;
    },
    act: (draft, by, _at, way) => {
      const actor = fighterAt(draft, by);
      put(draft, by, { ...actor, hand: way, turn: { ...actor.turn, readied: true } });
      draft.events.push({ kind: 'readies', as: 'readies', id: actor.id, detail: way });
    },
  },
];
