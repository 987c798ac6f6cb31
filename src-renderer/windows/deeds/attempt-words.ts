import type { AttemptKind } from '../../../shared/ipc/vocabulary.ts';
import { isolated } from '../../../shared/words/isolated.ts';
import { listed } from '../../../shared/words/names.ts';
import type { DeedDone } from './deed-types.ts';
import type { Option } from '../../components/choosing/choice.ts';
import type { HiddenNews } from '../delve/delve-desk.svelte.ts';

export type SearchKind = Extract<AttemptKind, 'secretDoor' | 'roomTrap' | 'treasureTrap'>;

export const searchWords: Record<SearchKind, string> = {
  secretDoor: 'a secret door',
  roomTrap: 'a room trap',
  treasureTrap: 'a treasure trap',
};

export const searchOptions: Option[] = [
  { value: 'secretDoor', label: 'Secret door' },
  { value: 'roomTrap', label: 'Room trap' },
  { value: 'treasureTrap', label: 'Treasure trap' },
];

/** The names of those who tried, and of those of them who succeeded. */
export function namesOf(
  { results }: DeedDone,
  people: readonly { id: number; name: string }[],
): { who: string[]; lucky: string[] } {
  const nameOf = (id: number): string => people.find((person) => person.id === id)?.name ?? '';
  return {
    who: results.map(({ characterId }) => nameOf(characterId)),
    lucky: results.filter(({ success }) => success === true).map(({ characterId }) => nameOf(characterId)),
  };
}

const nothing = 'Players hear the same whether the roll failed or there was nothing.';

/** What the referee alone reads after a search: who searched, and those of them who found it. */
export function searchNews(
  who: readonly string[],
  found: readonly string[],
  { kind, place }: { kind: SearchKind; place: string },
): HiddenNews {
  return found.length > 0
    ? {
        title: `Found: ${searchWords[kind]}`,
        text: `${names(found)} ${found.length === 1 ? 'finds' : 'find'} it: ${isolated(place)}.`,
      }
    : {
        title: 'Nothing found',
        text: `${names(who)} searched for ${searchWords[kind]}: ${isolated(place)}. ${nothing}`,
      };
}

/** What the referee alone reads after listening: who listened, and those of them who heard something. */
export function listenNews(who: readonly string[], heard: readonly string[], place: string): HiddenNews {
  return heard.length > 0
    ? {
        title: 'Something is heard',
        text: `${names(heard)} ${heard.length === 1 ? 'hears' : 'hear'} it: ${isolated(place)}.`,
      }
    : { title: 'Nothing heard', text: `${names(who)} listened: ${isolated(place)}. ${nothing}` };
}

const names = (all: readonly string[]): string => listed(all.map(isolated));
