import { isolated } from '../isolate.ts';
import type { HiddenNews } from '../dungeon-desk.svelte.ts';
import { searchWords, type SearchKind } from './search-kinds.ts';

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
