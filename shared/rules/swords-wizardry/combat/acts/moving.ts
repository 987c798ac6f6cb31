import { atTargets, inWays, plain } from '../../../fight/action.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { setFighter, tell } from '../field.ts';
import { speedOf } from '../state.ts';
import { use, type SwordsAction, type Turn } from './action.ts';
import { approach, flee, withdraw } from './walk.ts';

const onFoot = ({ fighter }: Turn): boolean => speedOf(fighter.stats) > 0;

const mayLeave = (turn: Turn): boolean => onFoot(turn) && (turn.may('move') || turn.may('retreat'));

/** What is done with the feet, and in place of a move. */
export const moving: readonly SwordsAction[] = [
  {
    kind: 'pickUp',
    role: 'recover',
    title: 'Pick up',
    rule: 'SW-CRIT-5',
    in: 'move',
    counts: 'move',
    offer: (turn) => (turn.may('move') ? inWays(turn.fighter.dropped) : null),
    act: (field, by, _at, way) => {
      const { id, dropped } = fighterAt(field, by);
      use(field, id, 'move');
      setFighter(field, id, { dropped: dropped.filter((item) => item !== way) });
      tell(field, { kind: 'pickUp', as: 'takesUp', id, detail: way });
    },
  },
  {
    kind: 'move',
    role: 'move',
    title: 'Move',
    rule: 'SW-SEQ-4',
    in: 'move',
    counts: 'move',
    offer: (turn) => (onFoot(turn) && turn.may('move') ? atTargets(turn.sight.far) : null),
    act: (field, by, at) => {
      const { id } = fighterAt(field, by);
      use(field, id, 'move');
      approach(field, id, fighterAt(field, at).id);
    },
  },
  {
    kind: 'withdraw',
    role: 'move',
    title: 'Draw back',
    rule: 'SW-RET-1',
    in: 'move',
    counts: 'retreat',
    offer: (turn) => plain(turn.situation.one.inMelee === true && mayLeave(turn)),
    act: (field, by) => {
      const { id } = fighterAt(field, by);
      use(field, id, 'move', true);
      withdraw(field, id);
    },
  },
  {
    kind: 'flee',
    role: 'leave',
    title: 'Flee',
    rule: 'SW-GEN-3',
    in: 'move',
    counts: 'retreat',
    offer: (turn) => plain(mayLeave(turn) && !turn.fightsOn),
    act: (field, by) => {
      const { id } = fighterAt(field, by);
      use(field, id, 'move', true);
      flee(field, id);
    },
  },
];
