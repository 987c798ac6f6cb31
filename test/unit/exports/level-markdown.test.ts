import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import type { KeyedLevel, KeyedRoom } from '../../../src-main/exports/level/keyed-level.ts';
import { levelMarkdown } from '../../../src-main/exports/level/level-markdown.ts';

const roomOf = (id: number, key: string, name: string, more: Partial<KeyedRoom> = {}): KeyedRoom => ({
  ...{ id, key, name, visited: false, notes: '', here: false },
  level: { id: 10, name: 'Level 1', depth: 1 },
  dungeon: { id: 1, name: 'Barrow' },
  ...{ foes: [], doors: [], traps: [], treasures: [], hoards: [], others: [], tries: [] },
  ...more,
});

const levelOf = (rooms: readonly KeyedRoom[], more: Partial<KeyedLevel> = {}): KeyedLevel => ({
  dungeon: { id: 1, name: 'Barrow' },
  level: { name: 'Level 1', depth: 1, notes: '' },
  wanderers: null,
  rooms,
  ...more,
});

const head = (id: number, name: string, notes = '') => ({ id, name, notes, problems: [], acts: [] });
const doorFacts = {
  ...{ open: false, stuck: true, locked: true, barred: false, secret: true, found: false },
  spiked: null,
};
const trapFacts = {
  ...{ what: 'Spears, 1d6 each', chanceInSix: 2, of: 'room' as const },
  ...{ found: false, disarmed: false, sprung: false },
};
const far = (id: number, key: string, name: string, level: string) => ({
  ...{ id, key, name, level, visited: false },
});
const thing = (name: string, more: Partial<KeyedRoom['hoards'][number]['things'][number]> = {}) => ({
  ...{ id: 1, kind: 'gear' as const, name, quantity: 1, depth: 0, notes: '' },
  ...{ truth: null, known: 'known' as const, worthEach: null, charges: null },
  ...more,
});

/** What a reader of Markdown makes of it: its headings outside quotes, with their depth, and all kinds of its parts. */
function read(text: string) {
  const tokens = new MarkdownIt({ html: true }).parse(text, {});
  let quotes = 0;
  const headings: string[] = [];
  for (const [at, { type, tag }] of tokens.entries()) {
    if (type === 'blockquote_open') quotes += 1;
    if (type === 'blockquote_close') quotes -= 1;
    const inline = tokens[at + 1]?.children ?? [];
    if (type === 'heading_open' && quotes === 0)
      headings.push(`${tag} ${inline.map(({ content }) => content).join('')}`);
  }
  const all = tokens.flatMap(({ type, children }) => [type, ...(children ?? []).map((each) => each.type)]);
  return { headings, kinds: new Set(all) };
}

describe('a level as keyed Markdown', () => {
  it('says everything that stands in a room, and the wanderers at the end', () => {
    const guardroom = roomOf(2, '2', 'Guardroom', {
      notes: 'Two *goblins* play.\n\nSee [[Old Mill]].',
      foes: [
        {
          ...{ id: 1, who: 'Goblin', creatureId: 'goblin', number: 4, numberDice: '', notes: 'One sleeps.' },
          state: 'met',
        },
        {
          ...{ id: 2, who: 'Wolf', creatureId: null, number: null, numberDice: '2d4', notes: '' },
          state: 'there',
        },
      ],
      doors: [
        {
          ...head(1, 'oak door', 'Squeaks.'),
          ...{ facts: doorFacts, to: far(1, '1', 'Porch', 'Level 1'), fromFar: true },
          state: 'secret, not found; shut, locked, stuck',
        },
        {
          ...head(2, 'stair'),
          ...{ facts: doorFacts, to: far(9, '13', '', 'Crypts'), fromFar: false, state: 'open' },
        },
        { ...head(3, 'grate'), facts: doorFacts, to: null, fromFar: false, state: 'shut' },
      ],
      traps: [
        { ...head(4, 'Spears'), facts: trapFacts, state: 'not found' },
        {
          ...head(5, 'Needle'),
          facts: { ...trapFacts, what: '', chanceInSix: 6, of: 'treasure' },
          state: 'found, sprung',
        },
      ],
      treasures: [
        {
          ...head(6, 'chest', 'Under straw.'),
          facts: { hidden: true, taken: false },
          state: 'hidden, still there',
        },
      ],
      hoards: [
        {
          ...{ id: 1, name: 'Chest of the guard', spot: 'feature', spotId: 6, where: '2, Guardroom: chest' },
          things: [
            thing('sack', { worthEach: 2 }),
            thing('gold pieces', { quantity: 1200, worthEach: 1, depth: 1 }),
            thing('blue potion', { truth: 'Potion of Healing', notes: 'Smells of pine.', charges: 2 }),
          ],
          ...{ worth: 1202, weight: '1,300 coins' },
        },
        {
          ...{ id: 2, name: 'Loose coins', spot: 'room', spotId: 2, where: '2, Guardroom' },
          ...{ things: [], worth: 0, weight: '0 coins' },
        },
      ],
      others: [{ ...head(7, 'statue', 'It weeps.') }],
    });
    const wanderers = {
      ...{ name: 'Old mill', dice: '1d6', notes: 'By night alone.' },
      rows: [
        { from: 1, to: 5, who: 'Rat', number: '2d6', thrownOn: '', note: 'hungry' },
        { from: 6, to: 6, who: '', number: '', thrownOn: 'Undead', note: '' },
      ],
    };
    const level = { name: 'Level 1', depth: 1, notes: 'Cold and wet.' };
    expect(levelMarkdown(levelOf([roomOf(1, '1', 'Porch'), guardroom], { level, wanderers })))
      .toBe(`# Barrow: Level 1

- **Depth** 1

> Cold and wet.

## 1, Porch

## 2, Guardroom

> Two *goblins* play.
>
> See [[Old Mill]].

### Foes

- **4 × Goblin** met

  One sleeps.

- **2d4 × Wolf** there

### Doors

- **oak door** to 1, Porch: secret, not found; shut, locked, stuck

  Squeaks.

- **stair** to room 13 (Crypts): open
- **grate** shut

### Traps

- **Spears** 2 in 6, not found. Spears, 1d6 each
- **Needle** 6 in 6, on the treasure, found, sprung

### Treasure

- **chest** hidden, still there

  Under straw.

- **Chest of the guard** 2, Guardroom: chest; 1,202 gp, 1,300 coins
  - **sack** 2 gp
    - **1,200 × gold pieces** 1 gp each
  - **Potion of Healing** looks like blue potion, 2 charges

    Smells of pine.

- **Loose coins** 0 gp, 0 coins

### Also here

- **statue**

  It weeps.

## Wandering monsters: Old mill

> By night alone.

| 1d6 | Who | Number | Note |
| --- | --- | --- | --- |
| 1–5 | Rat | 2d6 | hungry |
| 6 | throw on Undead |  |  |
`);
  });

  it('says of a level without rooms that it has none', () => {
    expect(levelMarkdown(levelOf([]))).toBe(
      '# Barrow: Level 1\n\n- **Depth** 1\n\nNo room is keyed on this level.\n',
    );
  });

  it.each([
    ['a heading', '# Elsewhere\n## 9, Hall'],
    ['a fence left open', '```\ncode'],
    ['a comment left open', '<!-- hidden'],
    ['a raw block left open', '<script>\nlet'],
    ['a list', '- one\n\n      code'],
    ['an underline of a heading', 'words\n===='],
  ])('keeps its shape whatever notes hold: %s', (_what, notes) => {
    const rooms = ['1', '2'].map((key, at) =>
      roomOf(at + 1, key, '', { notes, others: [head(1, 'statue', notes), head(2, 'well', notes)] }),
    );
    const { headings } = read(levelMarkdown(levelOf(rooms, { level: { name: 'Level 1', depth: 1, notes } })));
    expect(headings.filter((each) => !/Elsewhere|9, Hall|words/.test(each))).toEqual([
      'h1 Barrow: Level 1',
      'h2 Room 1',
      'h3 Also here',
      'h2 Room 2',
      'h3 Also here',
    ]);
  });

  it.each([
    '# Hall',
    '**x',
    '`',
    '<b>',
    '[[Mill]]',
    '![x](y)',
    '| a |',
    '- a',
    '1. a',
    '\n# a',
    '---',
    '<!--',
  ])('shows the name %j letter by letter', (name) => {
    const room = roomOf(1, name, name, {
      doors: [
        { ...head(1, name), facts: doorFacts, to: far(2, name, name, name), fromFar: false, state: 'shut' },
      ],
      others: [head(2, name)],
    });
    const wanderers = {
      ...{ name, dice: '1d6', notes: '' },
      rows: [{ from: 1, to: 6, who: name, number: name, thrownOn: name, note: name }],
    };
    const { headings, kinds } = read(levelMarkdown(levelOf([room], { wanderers })));
    const line = name.replace('\n', ' ');
    const shown = (text: string) => text.trim().replace(/\s+/g, ' ');
    expect(headings.map(shown)).toEqual(
      [
        'h1 Barrow: Level 1',
        `h2 ${line}, ${line}`,
        'h3 Doors',
        'h3 Also here',
        `h2 Wandering monsters: ${line}`,
      ].map(shown),
    );
    for (const kind of ['html_inline', 'html_block', 'code_inline', 'image', 'link_open', 'hr', 'fence'])
      expect(kinds).not.toContain(kind);
  });
});
