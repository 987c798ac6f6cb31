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

/** The turn the party is in: the one after those it has completed. */
export const turnNow = (delve: Pick<Delve, 'turn'>): number => delve.turn + 1;
