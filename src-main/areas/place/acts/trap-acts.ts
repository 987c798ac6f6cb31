import { TurnkeeperError } from '../../../../shared/errors.ts';
import { trapActs, treasureActs } from '../../../../shared/ipc/book/place-facts.ts';
import type {
  TrapAct,
  TrapFacts,
  TreasureAct,
  TreasureFacts,
} from '../../../../shared/ipc/book/place-facts.ts';

const refused = (why: string) => new TurnkeeperError('refused', `${why} Nothing was changed.`, { act: why });

/** The state of a trap in words. */
export function trapState({ found, disarmed, sprung }: TrapFacts): string {
  const parts = [
    found ? 'found' : 'not found',
    ...(disarmed ? ['disarmed'] : []),
    ...(sprung ? ['sprung'] : []),
  ];
  return parts.join(', ');
}

const trapRefusals: Record<TrapAct, (trap: TrapFacts) => string | null> = {
  find: ({ found }) => (found ? 'It is found already.' : null),
  disarm: ({ disarmed, sprung }) =>
    disarmed ? 'It is disarmed already.' : sprung ? 'It has gone off: there is nothing to disarm.' : null,
  spring: ({ disarmed, sprung }) =>
    sprung ? 'It has gone off already.' : disarmed ? 'It is disarmed and cannot go off.' : null,
  reset: ({ found, disarmed, sprung }) => (found || disarmed || sprung ? null : 'It stands as it was set.'),
};

const trapChanges: Record<TrapAct, Partial<TrapFacts>> = {
  find: { found: true },
  disarm: { found: true, disarmed: true },
  spring: { found: true, sprung: true },
  reset: { found: false, disarmed: false, sprung: false },
};

export const trapDone: Record<TrapAct, string> = {
  find: 'found',
  disarm: 'disarmed',
  spring: 'went off',
  reset: 'set anew',
};

/** What can be done to the trap as it stands. */
export const trapActsOf = (trap: TrapFacts): TrapAct[] =>
  trapActs.filter((act) => trapRefusals[act](trap) === null);

/** The trap after an act; throws refused, in words, where it cannot be done to the trap as it stands. */
export function trapAfter(trap: TrapFacts, act: TrapAct): TrapFacts {
  const why = trapRefusals[act](trap);
  if (why !== null) throw refused(why);
  return { ...trap, ...trapChanges[act] };
}

export const treasureState = ({ hidden, taken }: TreasureFacts): string =>
  [...(hidden ? ['hidden'] : []), taken ? 'taken' : 'still there'].join(', ');

/** What can be done with the treasure as it stands. */
export const treasureActsOf = ({ taken }: TreasureFacts): TreasureAct[] =>
  treasureActs.filter((act) => (act === 'putBack') === taken);

export const treasureDone: Record<TreasureAct, string> = { take: 'taken', putBack: 'put back' };

/** The treasure after an act; throws refused where it is so already. */
export function treasureAfter(treasure: TreasureFacts, act: TreasureAct): TreasureFacts {
  if (!treasureActsOf(treasure).includes(act))
    throw refused(act === 'take' ? 'It is taken already.' : 'It lies there still.');
  return { ...treasure, taken: act === 'take' };
}
