import { describe, expect, it } from 'vitest';
import { stepEntry, steps } from '../../../shared/ipc/contract.ts';
import type { StepName } from '../../../shared/ipc/contract.ts';
import { playerRules } from '../../../src-main/exports/log/telling/player-rules.ts';
import { readHtml } from './readers/html-reader.ts';
import { readMarkdown } from './readers/markdown-reader.ts';
import { exported } from './sample-log.ts';
import type { SampleLine } from './sample-log.ts';

const markdown = (lines: SampleLine[]): string =>
  exported({ lines }, 'markdown', null, null, true).replaceAll(/\\([^\w\s])/g, '$1');
const told = (lines: SampleLine[]): string[] =>
  readMarkdown(exported({ lines }, 'markdown', null, null, true)).timeline;

const goblins = (more: object = {}) => ({
  encounter: { id: 1, who: 'goblins', number: 7, distanceFeet: 70, ...more },
  delve: { name: 'Barrow', turn: 3 },
});

/** A secret in each place where an evening holds one. */
const secrets: readonly SampleLine[] = [
  { kind: 'place.addRoom', summary: 'SECRET room.', outcome: { hidden: true } },
  { kind: 'place.changeRoom', summary: 'SECRET notes.' },
  { kind: 'place.goTo', summary: 'The party went to 8, SECRET hall.' },
  { kind: 'place.setDoor', summary: '8, SECRET hall, SECRET panel: found.', input: { act: 'find' } },
  { kind: 'place.setTrap', summary: '8, SECRET hall, SECRET needle: set anew.', input: { act: 'reset' } },
  {
    kind: 'place.tryTrap',
    summary: '8, SECRET hall, SECRET pit: did not go off.',
    outcome: { hidden: true },
  },
  { kind: 'place.setTreasure', summary: '8, SECRET hall, SECRET chest: put back.' },
  { kind: 'log.addNote', summary: 'SECRET: the abbot lies.' },
  {
    kind: 'prompt.rollCheck',
    summary: 'Wandering check, SECRET: nothing comes.',
    outcome: { hidden: true, check: { turn: 2, chanceInSix: 1, encounter: false } },
    rolls: [{ sides: 6, face: 4, source: 'typed' }],
  },
  { kind: 'wander.roll', summary: 'SECRET table shows SECRET.' },
  { kind: 'effect.add', summary: 'SECRET curse on Hild.' },
  { kind: 'character.edit', summary: 'Hild: SECRET charm.' },
  { kind: 'inventory.edit', summary: 'Changed the ring: SECRET curse.' },
  {
    kind: 'encounter.begin',
    summary: 'Encounter: 3 SECRET mimics.',
    outcome: { encounter: { id: 9, who: 'SECRET mimics', number: 3 }, hidden: true },
  },
  {
    kind: 'encounter.conclude',
    summary: 'SECRET',
    outcome: { encounter: { id: 9, who: 'SECRET mimics', number: 3, outcome: 'SECRET' } },
  },
  {
    kind: 'encounter.rollFoes',
    summary: 'Hit points of 7 goblins: SECRET.',
    outcome: { ...goblins(), hidden: true },
  },
  {
    kind: 'encounter.settle',
    summary: 'Reaction SECRET.',
    outcome: goblins({ reaction: { total: 3, result: 'SECRET' } }),
  },
  {
    kind: 'encounter.noteRound',
    summary: 'Fight with 7 goblins, round 1: goblins 1 −5 (SECRET left).',
    outcome: goblins(),
  },
  {
    kind: 'deed.try',
    summary: 'Turn 4: Wren searched SECRET panel: nothing found.',
    outcome: { hidden: true, delve: { name: 'Barrow', turn: 4 }, passed: { turns: 1, activity: 'search' } },
  },
  {
    kind: 'dungeon.passTurn',
    summary: 'Turn 5: explored, past the SECRET door. SECRET curse ended.',
    outcome: {
      events: ['SECRET curse ended.'],
      delve: { name: 'Barrow', turn: 5 },
      passed: { turns: 1, activity: 'explore' },
    },
  },
  {
    kind: 'party.findTreasure',
    summary: 'Found 9 gp (SECRET vault).',
    outcome: { finds: [{ name: 'gp', quantity: 9, coins: 9 }] },
  },
  {
    kind: 'character.wound',
    summary: 'SECRET needle: Wren −2 (1 left).',
    input: { reason: 'SECRET needle' },
  },
  { kind: 'light.kindle', summary: 'Wren lit a torch: SECRET turns.' },
  {
    kind: 'reward.award',
    summary: 'Reward, SECRET.',
    outcome: { shares: [{ to: 'Wren', what: '9 gp', coins: 9, xp: 40 }] },
  },
  { kind: 'an.olderStep', summary: 'SECRET of an older version.' },
  {
    kind: 'dungeon.enter',
    summary: 'The party entered Barrow. SECRET event.',
    outcome: { events: ['SECRET event.'] },
  },
  {
    kind: 'session.start',
    summary: 'A hidden SECRET.',
    outcome: { hidden: true, overruled: 'SECRET', reasons: [{ source: 'SECRET', value: 1, rule: 'SECRET' }] },
  },
];

describe('the players’ version', () => {
  it.each(secrets.map((line) => [line.kind ?? '', line] as const))(
    'keeps the secret of %s',
    (_kind, line) => {
      expect(markdown([line])).not.toContain('SECRET');
      expect(readHtml(exported({ lines: [line] }, 'html', null, null, true)).text).not.toContain('SECRET');
    },
  );

  it('keeps them all together, and tells the evening all the same', () => {
    const page = markdown([...secrets]);
    expect(page).not.toMatch(/SECRET|dice|why:|overruled|step \d|7 ×|d6/);
    expect(told([...secrets])).toEqual([
      'The party goes on to another room.',
      'A secret door is found.',
      'They meet goblins.',
      'Fight with goblins, round 1.',
      'Turns 4 to 5: searched 1 and explored 1.',
      'Found: 9 × gp.',
      'Wren −2 (1 left).',
      'Wren lit a torch.',
      'Wren takes 9 gp, weighing 9 coins, 40 XP.',
      'The party entered Barrow.',
    ]);
  });

  it('tells how a meeting ended, once it came into the open', () => {
    const lines: SampleLine[] = [
      { kind: 'encounter.begin', summary: 'Encounter: 7 goblins.', outcome: goblins() },
      {
        kind: 'encounter.settle',
        summary: 'Surprise.',
        outcome: goblins({ surprise: 'nobody is surprised' }),
      },
      {
        kind: 'encounter.conclude',
        summary: 'Turn 3: over.',
        outcome: {
          ...goblins({ outcome: 'they flee', foes: { down: 2, fled: 5, captured: 0 }, rounds: 4 }),
          passed: { turns: 1, activity: 'encounter' },
        },
      },
    ];
    expect(told(lines)).toEqual([
      'They meet goblins.',
      "Turn 3: the encounter is over: goblins; at 70'; 2 down, 5 fled; they flee; 4 rounds.",
    ]);
  });

  it('is said in the front matter, without how many steps there were', () => {
    const { front } = readMarkdown(exported({ lines: [...secrets] }, 'markdown', null, null, true));
    expect(front).toMatchObject({ for: 'players' });
    expect(Object.keys(front)).not.toEqual(expect.arrayContaining(['steps']));
    expect(Object.keys(front)).not.toEqual(expect.arrayContaining(['taken_back']));
  });

  it('tells no step of preparation: what fills the book and the tables', () => {
    const prepares = (name: StepName): boolean => ['places', 'tables'].includes(String(stepEntry(name).log));
    const ofBook = (Object.keys(steps) as StepName[]).filter(prepares);
    const loud = ofBook.filter((name) => playerRules[name] !== 'nothing');
    expect(loud.sort()).toEqual(['place.goTo', 'place.setDoor', 'place.setTrap', 'place.tryTrap']);
    expect(loud.map((name) => playerRules[name])).not.toContain('sentence');
  });
});
