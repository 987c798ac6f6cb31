import { render } from '@testing-library/svelte';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import Markdown from '../../../src-renderer/components/messages/Markdown.svelte';
import { readMarkdown, type MarkdownNode } from '../../../src-renderer/lib/markdown.ts';

const drawn = (text: string): Element => {
  const { container } = render(Markdown, { text });
  const root = container.querySelector('.markdown');
  if (root === null) throw new Error('Nothing was drawn.');
  return root;
};

/** The markup without what Svelte puts between its pieces. */
const html = (text: string): string =>
  drawn(text)
    .innerHTML.replace(/<!--.*?-->/gs, '')
    .replace(/ class="[^"]*"/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ (?=<\/)|(?<=<[a-z1-6]+>) /g, '')
    .trim();

const wordsOf = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'element') return wordsOf(node.nodes);
      return node.kind === 'text' || node.kind === 'code' ? node.text : '';
    })
    .join('');

describe('notes in Markdown', () => {
  test.each<[string, string]>([
    ['Two **goblins** and a *dog*.', '<p>Two <strong>goblins</strong> and a <em>dog</em>.</p>'],
    ['# The well\n\nDeep.', '<h3>The well</h3><p>Deep.</p>'],
    ['- rope\n- hook', '<ul><li>rope</li><li>hook</li></ul>'],
    ['3. third\n4. fourth', '<ol start="3"><li>third</li><li>fourth</li></ol>'],
    ['> Beware', '<blockquote><p>Beware</p></blockquote>'],
    ['Say `open sesame`.', '<p>Say <code>open sesame</code>.</p>'],
    ['```\nAC 6\n```', '<pre><code>AC 6</code></pre>'],
    ['---', '<hr>'],
  ])('%j', (text, markup) => expect(html(text)).toBe(markup));

  test('a table of figures keeps its head and its cells', () => {
    const table = drawn('| HD | AC |\n|---|---|\n| 2 | 6 |').querySelector('table');
    expect([...(table?.querySelectorAll('th') ?? [])].map((cell) => cell.textContent)).toEqual(['HD', 'AC']);
    expect([...(table?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual(['2', '6']);
  });

  test('markup, links and pictures stay the words they are', () => {
    const text =
      '<img src=x onerror=alert(1)> <script>alert(2)</script> [a](javascript:alert(3)) ![b](http://x/y.png) <http://z>';
    const root = drawn(text);
    expect(root.querySelectorAll('img, script, a, [onerror], [src], [href]')).toHaveLength(0);
    expect(root.textContent).toContain('<script>alert(2)</script>');
    expect(root.textContent).toContain('[a](javascript:alert(3))');
  });

  test('a page stands in its own paragraph by its name, and is a link within words', () => {
    const kinds = (text: string) =>
      readMarkdown(text).map((node) =>
        node.kind === 'element' ? node.nodes.map(({ kind }) => kind) : node.kind,
      );
    expect(kinds('![[Mill]]')).toEqual(['pulled']);
    expect(kinds('Before.\n\n![[Mill]]\n![[place:Inn|the inn]]\n\nAfter.')).toEqual([
      ['text'],
      'pulled',
      'pulled',
      ['text'],
    ]);
    expect(readMarkdown('![[place:Inn|the inn]]')).toEqual([
      { kind: 'pulled', target: 'place:Inn', text: 'the inn' },
    ]);
    expect(kinds('So ![[Mill]].')).toEqual([['text', 'named', 'text']]);
    expect(kinds('![[ ]]')).toEqual([['text']]);
    expect(html('- ![[Mill]]\n- rope')).toBe('<ul><li><p>Mill</p></li><li>rope</li></ul>');
    expect(html('# ![[Mill]]')).toBe('<h3>Mill</h3>');
  });

  test('whatever is typed can be read, and no plain word of it is lost', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const marks = fc.constantFrom(
      ' ',
      '\n',
      '\n\n',
      '* ',
      '# ',
      '> ',
      '1. ',
      '`',
      '**',
      '_',
      '| ',
      '\n    ',
      '<b>',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(marks, word), { maxLength: 30 }), (parts) => {
        const read = wordsOf(readMarkdown(parts.flat().join('')));
        for (const [, plain] of parts) expect(read).toContain(plain);
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['marks', `${'*_'.repeat(4900)}a${'_*'.repeat(4900)}`],
  ['strong words', `${'**'.repeat(700)}a${'**'.repeat(700)}`],
  ['quotations', `${'>'.repeat(19_000)}a`],
  ['lists', `${'- '.repeat(9000)}a`],
])('%s without end in one another stay as typed', (_what, text) => {
  expect(drawn(text).textContent).toBe(text);
});
