import { expect, it } from 'vitest';
import { expedition } from './expedition.ts';
import { readJsonl } from './readers/jsonl-reader.ts';
import { exported } from './sample-log.ts';

it('begins with a header that says what it is', () => {
  const { header } = readJsonl(exported(expedition, 'jsonl', 1));
  expect(header).toMatchObject({
    record: 'header',
    format: 'turnkeeper-session-log',
    version: 1,
    campaign: 'The Barrow of Aldwyn',
    system: 'ose',
    session: 1,
    exportedAt: '2026-11-21T23:00:00.000Z',
  });
});

it('holds every step, also those taken back, with all that was stored', () => {
  const { steps } = readJsonl(exported(expedition, 'jsonl', 1));
  expect(steps).toHaveLength(22);
  expect(steps[14]).toEqual({
    record: 'step',
    seq: 15,
    sessionId: 1,
    realTime: '2026-11-21T20:15:30.123Z',
    gameSeconds: 8400,
    day: 1,
    time: '02:20',
    date: null,
    kind: 'encounter.begin',
    summary: 'Four goblins come.',
    status: 'done',
    dice: [
      { sides: 6, face: 3, source: 'typed' },
      { sides: 6, face: 4, source: 'rolled' },
    ],
    outcome: { encounter: { id: 1, who: 'goblins', number: 4, distanceFeet: 70 } },
    input: {},
  });
  expect(steps[21]).toMatchObject({ summary: 'A slip of the pen.', status: 'dropped' });
});

it('keeps stored JSON on one line and writes null for what is broken', () => {
  const lines = [{ outcomeText: '{"a":1,\n "b":2}' }, { outcomeText: '{"a":' }];
  const { steps } = readJsonl(exported({ lines }, 'jsonl'));
  expect(steps.map(({ outcome }) => outcome)).toEqual([{ a: 1, b: 2 }, null]);
});

it('tells of one session only its own steps', () => {
  const sessions = [1, 2].map((id) => ({ id, number: id, start: 0, end: null }));
  const lines = [1, 1, 2, null, 1].map((sessionId) => ({ sessionId, summary: `in ${sessionId}` }));
  const { steps } = readJsonl(exported({ sessions, lines }, 'jsonl', 1));
  expect(steps.map(({ seq }) => seq)).toEqual([1, 2, 5]);
});
