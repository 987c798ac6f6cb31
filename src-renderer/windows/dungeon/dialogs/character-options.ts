import type { Option } from '../../../components/choice.ts';
import { isolated } from '../isolate.ts';
import type { Character } from '../dungeon-types.ts';

/** The party as a list to choose from, in its own order. */
export const characterOptions = (characters: readonly Character[]): Option[] =>
  characters.map(({ id, name, className, level }) => ({
    value: String(id),
    label: isolated(name),
    hint: `${className} ${level}`,
  }));
