import type { Topic } from './vocabulary.ts';

const delve = [
  'clock',
  'fatigue',
  'delve',
  'turn',
  'light',
  'light_span',
  'wandering_check',
  'attempt',
  'prompt_answer',
  'encounter',
] as const;
const party = ['campaign', 'character', 'item', 'stash'] as const;

/** The tables each query reads: when one of them changes, a window that shows the query asks again. */
export const queryTopics = {
  'app.view': ['app'],
  'shell.view': ['app', 'campaign', 'clock', 'session', 'delve', 'journal'],
  'campaign.view': ['app', 'campaign', 'journal'],
  'party.view': party,
  'character.view': party,
  'character.options': ['campaign'],
  'character.judge': ['campaign'],
  'character.previewLevel': ['campaign', 'character'],
  'character.portrait': [],
  'inventory.view': party,
  'inventory.preview': party,
  'inventory.previewBuy': party,
  'organisation.view': [...party, 'formation', 'formation_place', 'party_role', 'light', 'delve'],
  'reward.preview': party,
  'reward.pickOrder': [],
  'content.equipment': ['campaign'],
  'content.creatures': ['campaign'],
  'import.page': [],
  'dungeon.view': [...party, ...delve],
  'dungeon.delve': ['campaign', 'character', 'item', ...delve],
  'log.list': ['journal'],
  'log.sessions': ['session', 'journal'],
} as const satisfies Record<string, readonly Topic[]>;
