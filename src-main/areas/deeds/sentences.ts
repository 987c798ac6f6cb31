import { listed } from '../../../shared/words/names.ts';
import { counted, figure } from '../../../shared/words/figures.ts';
import type { AttemptKind } from '../../../shared/ipc/vocabulary.ts';
import { tables } from '../../../shared/rules/ose/tables.ts';
import type { Deed } from './act.ts';

interface Done {
  name: string;
  place: string;
  deed: Deed;
  success: boolean | null;
  fall: { damage: number; hp: number; since: string } | null;
  /** Spikes left; null where none was used. */
  spikes: number | null;
}

const searched = (what: string) => (done: Done) =>
  `${done.name} searched ${done.place} for ${what}: ${done.success === true ? 'found it' : 'nothing found'}.`;

const springs = `${tables.dungeon.trapTriggerInSix} in 6`;

const sentences: Record<AttemptKind, (done: Done) => string> = {
  secretDoor: searched('a secret door'),
  roomTrap: searched('a room trap'),
  treasureTrap: searched('a treasure trap'),
  listen: ({ name, place, success }) =>
    `${name} listened at ${place}: ${success === true ? 'something is there' : 'nothing heard'}.`,
  force: ({ name, place, success }) =>
    success === true
      ? `${name} forced ${place}: it gave way.`
      : `${name} threw a shoulder against ${place}: it held, and nobody behind it can be surprised now.`,
  pick: ({ name, place, success }) =>
    `${name} worked at the lock of ${place}: ${success === true ? 'it is open' : 'it held'}.`,
  disarm: ({ name, place, success }) =>
    success === true
      ? `${name} worked at the trap of ${place}: it is disarmed.`
      : `${name} worked at the trap of ${place}: it is not disarmed. If that set it off, it springs on ${springs}.`,
  climb: ({ name, place, success, fall }) => {
    if (success === true) return `${name} climbed ${place}.`;
    if (!fall || fall.damage === 0) return `${name} climbed ${place} and fell, unhurt.`;
    return `${name} climbed ${place} and fell: ${counted(fall.damage, 'hit point')} lost, ${figure(fall.hp)} left${fall.since}.`;
  },
  spike: ({ name, place, spikes }) =>
    spikes === null
      ? `${name} spiked ${place}; no spike was in the pack.`
      : `${name} spiked ${place}; ${counted(spikes, 'spike')} left.`,
  swim: ({ name, place, success }) => {
    if (success === null) return `${name} swam: ${place}.`;
    return `${name} swam: ${place}; ${success ? 'kept afloat' : 'is drowning'}.`;
  },
  other: ({ name, place, deed, success }) => {
    const what = deed.what === '' ? place : `${deed.what}, ${place}`;
    if (success === null) return `${name}: ${what}.`;
    return `${name}: ${what}: ${success ? 'succeeded' : 'failed'}.`;
  },
};

/** What a group looked or listened for together; null where each deed is told by itself. */
const together: Partial<
  Record<AttemptKind, (who: string, place: string, lucky: readonly string[]) => string>
> = {
  secretDoor: searchedBy('a secret door'),
  roomTrap: searchedBy('a room trap'),
  treasureTrap: searchedBy('a treasure trap'),
  listen: (who, place, lucky) =>
    `${who} listened at ${place}: ${lucky.length === 0 ? 'nothing heard' : `${listed(lucky)} heard something`}.`,
};

function searchedBy(what: string) {
  return (who: string, place: string, lucky: readonly string[]): string =>
    `${who} searched ${place} for ${what}: ${lucky.length === 0 ? 'nothing found' : `${listed(lucky)} found it`}.`;
}

/** One of those who did something in a turn. */
export interface Doer {
  name: string;
  kind: AttemptKind;
  place: string;
  success: boolean | null;
  /** What is told of them alone. */
  text: string;
}

/** Everybody's deeds of a turn; those who search or listen at one place are told of in one sentence. */
export function toldOf(doers: readonly Doer[]): string {
  const alike = (one: Doer) => (other: Doer) => one.kind === other.kind && one.place === other.place;
  return doers
    .flatMap((doer, at) => {
      const group = doers.filter(alike(doer));
      const words = together[doer.kind];
      if (group.length === 1 || words === undefined) return [doer.text];
      if (doers.findIndex(alike(doer)) !== at) return [];
      const lucky = group.filter(({ success }) => success === true).map(({ name }) => name);
      return [words(listed(group.map(({ name }) => name)), doer.place, lucky)];
    })
    .join(' ');
}

/** What somebody did and what came of it, for the log and the referee. */
export const sentenceOf = (done: Done): string => sentences[done.deed.kind](done);
