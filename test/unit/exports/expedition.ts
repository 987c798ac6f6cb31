import type { SampleLog } from './sample-log.ts';

const turn = 600;

/** A short evening: 14 turns, six of torch light and twelve of lantern light, one encounter, one find, one note. */
export const expedition: SampleLog = {
  campaign: 'The Barrow of Aldwyn',
  sessions: [{ id: 1, number: 1, start: 0, end: 14 * turn }],
  lines: [
    ...Array.from({ length: 14 }, (_, index) => ({
      sessionId: 1,
      gameTime: (index + 1) * turn,
      summary: `Turn ${index + 1}: the party explores.`,
      outcome: {
        delve: { name: 'Barrow, level 1', turn: index + 1 },
        passed: { turns: 1, activity: 'explore' },
        burned: { torch: index < 6 ? 1 : 0, lantern: index >= 2 ? 1 : 0 },
      },
    })),
    {
      sessionId: 1,
      gameTime: 14 * turn,
      kind: 'encounter.begin',
      summary: 'Four goblins come.',
      outcome: { encounter: { id: 1, who: 'goblins', number: 4, distanceFeet: 70 } },
      rolls: [
        { sides: 6, face: 3, source: 'typed' },
        { sides: 6, face: 4, source: 'rolled' },
      ],
    },
    {
      sessionId: 1,
      gameTime: 14 * turn,
      kind: 'encounter.reaction',
      summary: 'The goblins are indifferent.',
      outcome: {
        encounter: { id: 1, who: 'goblins', number: 4, reaction: { total: 9, result: 'indifferent' } },
        reasons: [{ source: "Hild's Charisma 13", value: 1, rule: 'OSE-CHA-1' }],
        overruled: 'surprise, though the party carries light',
      },
    },
    {
      sessionId: 1,
      gameTime: 14 * turn,
      kind: 'dungeon.search',
      summary: 'Wren searches for a secret door.',
      outcome: { hidden: true },
    },
    {
      sessionId: 1,
      gameTime: 14 * turn,
      kind: 'party.findTreasure',
      summary: 'They find 600 gold pieces.',
      outcome: { finds: [{ name: 'gold pieces', quantity: 600, coins: 600 }] },
    },
    {
      sessionId: 1,
      gameTime: 14 * turn,
      kind: 'inventory.move',
      summary: 'Corin takes the gold.',
      outcome: { given: { to: 'Corin', what: '600 gold pieces', coins: 600 } },
    },
    {
      sessionId: 1,
      gameTime: 14 * turn,
      kind: 'reward.award',
      summary: 'The reward is shared out.',
      outcome: {
        shares: [
          { to: 'Hild', what: '176 gp', coins: 176, xp: 1300 },
          { to: 'Wren', what: '', coins: 0, xp: 650 },
          { to: 'nobody at all', what: '', coins: 0, xp: 0 },
        ],
      },
    },
    { sessionId: 1, gameTime: 14 * turn, kind: 'log.addNote', summary: 'The idol hums.\n\nTwice.' },
    { sessionId: 1, gameTime: 14 * turn, summary: 'A slip of the pen.', status: 'dropped' },
  ],
};
