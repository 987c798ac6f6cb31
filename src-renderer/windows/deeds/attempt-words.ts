import type { AttemptKind } from '../../../shared/ipc/vocabulary.ts';
import { isolated } from '../../../shared/words/isolated.ts';
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

const nothing = 'Players hear the same whether the roll failed or there was nothing.';

/** What the referee alone reads after a search. */
export function searchNews(who: string, kind: SearchKind, place: string, found: boolean): HiddenNews {
  return found
    ? { title: `Found: ${searchWords[kind]}`, text: `${isolated(who)} finds it: ${isolated(place)}.` }
    : {
        title: 'Nothing found',
        text: `${isolated(who)} searched for ${searchWords[kind]}: ${isolated(place)}. ${nothing}`,
      };
}

/** What the referee alone reads after listening. */
export function listenNews(who: string, place: string, heard: boolean): HiddenNews {
  return heard
    ? { title: 'Something is heard', text: `${isolated(who)} hears it: ${isolated(place)}.` }
    : { title: 'Nothing heard', text: `${isolated(who)} listened: ${isolated(place)}. ${nothing}` };
}
