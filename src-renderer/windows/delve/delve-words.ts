import { isolated } from '../../../shared/words/isolated.ts';
import type { Option } from '../../components/choosing/choice.ts';
import type { Character, Delve, Person } from './delve-types.ts';

/** The party as a list to choose from, in its own order. */
export const characterOptions = (people: readonly Person[]): Option[] =>
  people.map(({ id, name, className, level }) => ({
    value: String(id),
    label: isolated(name),
    hint: `${className} ${level}`,
  }));

/** Those who can do something now. */
export const ableOf = (members: readonly Character[]): Character[] =>
  members.filter(({ standing }) => standing.able);

const talkers: readonly Character['kind'][] = ['character', 'retainer', 'mercenary', 'creature'];

/** Those who can speak for the party: no beast of burden, cart or ship. */
export const speakersOf = (members: readonly Character[]): Character[] =>
  ableOf(members).filter(({ kind }) => talkers.includes(kind));

/** The turn the party is in: the one after those it has completed. */
export const turnNow = (delve: Pick<Delve, 'turn'>): number => delve.turn + 1;
