import type { Topic } from './vocabulary.ts';

const party = ['campaign', 'character', 'item'] as const;

/** The tables each query reads: when one of them changes, a window that shows the query asks again. */
export const queryTopics = {
  'app.view': ['app'],
  'shell.view': ['app', 'campaign', 'clock', 'session', 'delve', 'journal'],
  'campaign.view': ['app', 'campaign', 'journal'],
  'party.view': party,
  'party.previewTreasure': party,
  'dungeon.view': [
    ...party,
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
  ],
  'log.list': ['journal'],
  'log.sessions': ['session', 'journal'],
} as const satisfies Record<string, readonly Topic[]>;
