import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asMarkdown } from '../../../scripts/reference/markdown.mjs';
import { collectReference } from '../../../scripts/reference/reference.mjs';
import { toyProject, type Change } from './toy-project.ts';

function collected(...changes: Change[]) {
  const { root, remove } = toyProject(...changes);
  try {
    return collectReference(root);
  } finally {
    remove();
  }
}

const hops = 'toy/hops.ts';
const inventory = 'toy/inventory.json';

describe('the reference', () => {
  const { reference, problems } = collected();
  const [toy] = reference.systems;

  test('is complete for a complete system', () => {
    expect(problems).toEqual([]);
    expect(toy).toMatchObject({ id: 'toy', title: 'Toy rules', rulings: ['Halves are dropped.'] });
  });

  test('takes an operation apart into its words, dice, errors, rules and signature', () => {
    expect(toy?.operations[0]).toEqual({
      name: 'hop.far',
      does: 'How far the hops reach, in feet; `hops` in order.',
      input: '{ hops: Hop[] }',
      output: '{\n  feet: number;\n} & Reasoned',
      types: ['Hop', 'Reasoned'],
      dice: 'd6 for each hop.',
      throws: '`bad-die`, `bad-input`.',
      errors: ['bad-die', 'bad-input'],
      rules: ['TOY-HOP-1', 'TOY-HOP-2', 'TOY-HOP-4', 'TOY-GEN-1'],
      place: 'shared/rules/toy/hops.ts:9',
    });
    expect(toy?.operations[1]).toMatchObject({ name: 'skip', dice: null, rules: ['TOY-HOP-3'] });
  });

  test('explains named types and those they name, with lists of words spelt out', () => {
    expect(toy?.types['Hop']).toEqual({
      text: 'interface Hop {\n  /** Feet. */\n  far: number;\n  leg?: Leg;\n}',
      mentions: ['Leg'],
    });
    expect(toy?.types['Leg']?.text).toBe("type Leg = 'left' | 'right';");
  });

  test('says of every rule where it is kept and how it is read', () => {
    const nowhere = { operations: [], combat: false, window: null, procedural: null, rulings: [] };
    expect(toy?.rules[1]).toEqual({
      ...nowhere,
      id: 'TOY-HOP-2',
      text: 'Ties hop.',
      operations: ['hop.far'],
      combat: true,
      rulings: ['A tie is a hop.'],
    });
    expect(toy?.rules[5]).toMatchObject({ procedural: 'Kindness is not computed.' });
    expect(toy?.rules[6]).toMatchObject({ window: 'reference' });
  });

  test('becomes a page with a table of contents whose links all lead somewhere', () => {
    const page = asMarkdown(reference);
    const anchors = new Set([...page.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id));
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((id) => !anchors.has(id))).toEqual([]);
    expect(page).toContain('Kindness is not computed.');
  });
});

describe('what keeps the reference from being complete is named with its place', () => {
  const cases: [what: string, changes: Change[], problem: string | RegExp][] = [
    ['a system from nowhere', [['registry.ts', '[toy]', '[toy, {}]']], /registry\.ts:2: \{\} comes from no/],
    [
      'a missing comment',
      [[hops, '/** A skip of some feet. Throws `bad-input`. TOY-HOP-3. */', '']],
      /^shared\/rules\/toy\/hops\.ts:\d+: skip has no doc comment$/,
    ],
    ['a comment without rule ids', [[hops, ' TOY-HOP-3.', '']], /hops\.ts:19: .*names no rule ids/],
    ['rule ids in the middle', [[hops, 'TOY-HOP-3.', 'TOY-HOP-3 and more.']], /rule ids must come last/],
    ['a range that runs backwards', [[hops, '1 to 2', '3 to 2']], /rule ids must come last/],
    [
      'a comment without errors',
      [[hops, ' Throws `bad-input`. TOY-HOP-3', ' TOY-HOP-3']],
      /what the operation throws/,
    ],
    [
      'a comment that says nothing',
      [[hops, 'A skip of some feet. Throws', 'Throws']],
      /what the operation does/,
    ],
    ['dice left unsaid', [[hops, ' Dice: d6 for each hop.', '']], /hop\.far takes dice, but its comment/],
    [
      'dice that are not taken',
      [[hops, 'some feet. ', 'some feet. Dice: d6. ']],
      /speaks of dice it does not take/,
    ],
    [
      'a signature of another form',
      [[hops, 'skip(input: { feet: number }): { feet: number }', 'skip(input: { feet: number })']],
      /hops\.ts:19: skip must be function skip\(input/,
    ],
    [
      'an operation in two maps',
      [['toy/operations.ts', '...hopOps', '...hopOps,\n  ...hopOps']],
      /hops\.ts:24: hop\.far stands in two maps/,
    ],
    [
      'a function that is declared nowhere',
      [[hops, '  skip,', '  skip: leap,']],
      /hops\.ts:25: leap is declared nowhere/,
    ],
    [
      'a type that is declared nowhere',
      [[hops, '{ hops: Hop[] }', '{ hops: Jump[] }']],
      /hops\.ts:10: the type Jump is declared nowhere/,
    ],
    [
      'an entry that is no function',
      [[hops, ': hopFar', ': () => ({})']],
      /hops\.ts:24: an entry names a function/,
    ],
    [
      'no map of operations',
      [['toy/operations.ts', 'export const operations', 'export const others']],
      /no operations = /,
    ],
    ['an inventory that is no JSON', [[inventory, '[', '[[']], /^shared\/rules\/toy\/inventory\.json: /],
    ['a rule twice', [[inventory, 'TOY-GEN-3', 'TOY-GEN-2']], /TOY-GEN-2: its id stands there twice/],
    ['a rule without a text', [[inventory, 'Be kind.', ' ']], /TOY-GEN-2: it has no text/],
    ['a rule kept nowhere', [[inventory, ',"window":"reference"', '']], /TOY-GEN-3: it is exactly one of/],
    [
      'a rule kept twice',
      [[inventory, '"window":"reference"', '"window":"log","procedural":"x"']],
      /exactly one of/,
    ],
    ['an unknown window', [[inventory, '"reference"', '"cellar"']], /window is one of campaign/],
    ['an unknown key', [[inventory, '"combat":true', '"fight":true']], /TOY-HOP-2: its keys are among/],
    [
      'an operation that does not exist',
      [[inventory, '["skip"]', '["leap"]']],
      /TOY-HOP-3: there is no operation leap/,
    ],
    [
      'a rule the operation does not name',
      [[inventory, '"procedural":"Kindness is not computed."', '"operations":["skip"]']],
      /hops\.ts:19: the comment of skip does not name TOY-GEN-2/,
    ],
    [
      'a rule the inventory does not know',
      [[hops, 'TOY-HOP-3.', 'TOY-HOP-3, 9.']],
      /skip names TOY-HOP-9, which is not in/,
    ],
    [
      'a rule listed elsewhere',
      [[hops, 'TOY-HOP-3.', 'TOY-HOP-3, 4.']],
      /skip names TOY-HOP-4, but the inventory does not list it there/,
    ],
  ];

  test.each(cases)('%s', (_what, changes, problem) => {
    const { problems } = collected(...changes);
    expect(problems).toContainEqual(expect.stringMatching(problem));
  });

  test('a system without an inventory', () => {
    const { root, remove } = toyProject();
    rmSync(join(root, 'shared/rules', inventory));
    expect(collectReference(root).problems).toContainEqual(expect.stringContaining('has no inventory'));
    remove();
  });

  test('a system without a folder', () => {
    const { problems } = collected(['registry.ts', './toy/', './ghost/']);
    expect(problems).toEqual(['shared/rules/ghost: the registry names it, but there is no such folder']);
  });
});
