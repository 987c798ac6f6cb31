import { inWays, plain, plainly } from '../../../fight/action.ts';
import { edit, tell } from '../draft.ts';
import { standing } from '../field.ts';
import { laterIn } from '../look.ts';
import { adopt, comeIn } from '../order/initiative.ts';
import { none, whole, type BasicFantasyAction, type Look } from './action.ts';

/** Only once in a round, before he strikes, and only while others are still to act. BF-INIT-6. */
const mayWait = ({ state, fighter: { turn } }: Look): boolean =>
  turn.attacks === 0 && !turn.waited && !state.lastCall && state.segments.length > 0;

export const doneActing: BasicFantasyAction = {
  kind: 'done',
  role: 'wait',
  title: 'Nothing more',
  rule: 'BF-INIT-3',
  offer: () => plainly,
  act: whole(() => undefined),
};

/** Ways to put off his number. BF-INIT-6, 7. */
export const waiting: readonly BasicFantasyAction[] = [
  {
    kind: 'wait',
    role: 'wait',
    title: 'Wait for a moment',
    rule: 'BF-INIT-6',
    offer: (look) => plain(mayWait(look)),
    act: (draft, by) => {
      const { turn } = edit(draft, by);
      turn.stage = 'waiting';
      turn.waited = true;
      draft.state.due = draft.state.due.filter((other) => other !== by);
      tell(draft, 'waits', by);
    },
  },
  {
    kind: 'wait-until',
    role: 'wait',
    title: 'Wait until a number',
    rule: 'BF-INIT-6',
    offer: (look) => {
      if (!mayWait(look)) return none;
      laterIn(look.state, look.scene);
      return inWays(look.scene.numbers);
    },
    act: (draft, by, _at, way) => adopt(draft, by, { kind: 'wait-until', number: Number(way) }),
  },
  {
    kind: 'wait-for',
    role: 'wait',
    title: 'Wait for somebody',
    rule: 'BF-INIT-7',
    offer: (look) => {
      if (!mayWait(look)) return none;
      laterIn(look.state, look.scene);
      const { laterNames } = look.scene;
      return laterNames.length > 0 ? { targets: laterNames } : none;
    },
    act: (draft, by, at) => adopt(draft, by, { kind: 'wait-for', id: String(at) }),
  },
];

/** Who waits for a moment may say that it has come. BF-INIT-6. */
export const comingIn: BasicFantasyAction = {
  kind: 'come-in',
  role: 'prepare',
  title: 'Act now',
  rule: 'BF-INIT-6',
  offer: ({ state, fighter }) =>
    plain(fighter.turn.stage === 'waiting' && !state.lastCall && standing(fighter)),
  act: (draft, by) => comeIn(draft, by, { kind: 'wait-until', number: draft.state.clock.count ?? 0 }),
};
