import type { Option } from '../../../components/choice.ts';
import { isolated } from '../isolate.ts';
import type { Person } from '../dungeon-types.ts';

/** The party as a list to choose from, in its own order. */
export const characterOptions = (people: readonly Person[]): Option[] =>
  people.map(({ id, name, className, level }) => ({
    value: String(id),
    label: isolated(name),
    hint: `${className} ${level}`,
  }));
