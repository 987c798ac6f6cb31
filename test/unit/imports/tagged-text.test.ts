import { describe, expect, it } from 'vitest';
import { plainText } from '../../../src-main/imports/tagged-text.ts';

describe('a page of tags as plain text', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    [
      '<p class="p1">A&nbsp;mill &amp; <em>its</em> <strong>wheel</strong>.</p>\n<hr>\n<p>More</p>',
      'A mill & its wheel.\n\nMore',
    ],
    ['<h2>Lair</h2><ul><li>bones</li><li><p>coins</p></li></ul>', 'Lair\n- bones\n- coins'],
    [
      '<table><tbody><tr><th>HD</th><th>XP</th></tr><tr><td>1</td><td>10</td></tr></tbody></table>',
      'HD | XP\n1 | 10',
    ],
    ['one<br>two<br/>three', 'one\ntwo\nthree'],
    ['<p>Bold <b>and <i>crossed</b> over</i>', 'Bold and crossed over'],
    ['&lt;b&gt; is &#8220;bold&#x201d;', '<b> is “bold”'],
    ['<p>go to <room 3> at once</p>', 'go to <room 3> at once'],
    ['<p>hit <script>alert(1)</script><style>p{}</style>once<!-- note --></p>', 'hit once'],
    ['<img src=x onerror=alert(1)><img src="a.webp" alt="the gate">', '[picture][picture: the gate]'],
    ['', ''],
  ])('%s', (source, text) => {
    expect(plainText(source)).toBe(text);
  });

  it('of any depth and length is read in one pass', () => {
    const deep = 20_000;
    expect(plainText(`${'<div>'.repeat(deep)}in${'</div>'.repeat(deep)}`)).toBe('in');
    expect(plainText('<zz>'.repeat(deep))).toHaveLength(4 * deep);
    expect(plainText('<p>x</p>'.repeat(deep)).split('\n')).toHaveLength(deep);
  });
});
