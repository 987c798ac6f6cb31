import { expect, test } from 'vitest';
import { factsOf } from '../../../src-main/exports/log/facts.ts';
import { encounterText } from '../../../src-main/exports/log/page/sentences.ts';
import { Tally } from '../../../src-main/exports/log/tally.ts';
import type { JournalRow } from '../../../src-main/db/tables.ts';

const line = (seq: number): JournalRow => ({
  seq,
  session_id: 1,
  real_time: '2026-11-21T20:00:00Z',
  game_time: 600,
  kind: 'encounter.noteRound',
  input: '{}',
  summary: '',
  outcome: '{}',
  rolls: '[]',
  status: 'done',
});

test('the kills of all encounters are added up, each as its last step left it', () => {
  const tally = new Tally();
  const told = (seq: number, encounter: object) => tally.add(line(seq), factsOf({ encounter }));
  told(1, { id: 1, who: 'goblins', number: 0 });
  told(2, { id: 1, who: 'goblins', number: 4, foes: { down: 1, fled: 0, captured: 0 } });
  told(3, {
    id: 1,
    who: 'goblins',
    number: 4,
    foes: { down: 3, fled: 1, captured: 0 },
    outcome: 'won',
    rounds: 3,
  });
  told(4, { id: 2, who: 'ogre', number: 1, reaction: { total: 2, result: 'immediate-attack' } });
  told(5, { id: 2, who: 'ogre', number: 1, foes: { down: 1, fled: 'many' } });
  expect(tally.kills).toBe(4);
  expect(tally.encounters.map(encounterText)).toEqual([
    '4 × goblins; 3 down, 1 fled; won; 3 rounds',
    '1 × ogre; reaction 2 immediate attack; 1 down',
  ]);
});
