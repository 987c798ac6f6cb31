import fc from 'fast-check';
import { name, noteText } from '../../../shared/ipc/fields.ts';

/** Texts that mean something to some reader of some format. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</main></body><iframe src="https://example.org">',
  '<!-- --><!doctype html>',
  ']]><![CDATA[',
  '[click](javascript:alert(1))',
  '![x](https://example.org/x.png)',
  '<https://example.org> https://example.org www.example.org a@example.org mailto:a@example.org',
  '[x]: https://example.org "y"',
  '--- \n---\n# Not a heading\n- no list\n1. no list\n> no quote\n\n    no code\n***\n===',
  '```\ncode\n```',
  '~~~\n{{ config.items() }}\n{% raw %}\n%%{init}%%\n$$x$$ $HOME `id`',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  'title: "x"\n---\nevil: true',
  '"; drop table journal; --',
  'a\\\nb\\',
  '[[link]] ![[embed]] #tag ^block ==mark== :smile: @somebody ~~gone~~ ^[note]',
  '&lt;script&gt; &#60;script&#62; &amp;',
  '\u202eevil\u202c \u2066x\u2069 \u200f',
  '  two  spaces\n   and more   \n\n\nlast  ',
  '\tafter a tab',
  'viii. not a list\na) nor this\n(1) nor this\n+ nor\n* nor\n: nor',
  '\'; --"',
  '🐉 العربية עברית ﷽ Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
  '\ufeffbom\u00a0nbsp\u0000\u0007\u001b[31m\u007f\u009b',
  'constructor __proto__ toString',
];

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(...hostileTexts),
  fc
    .array(fc.constantFrom(...Array.from('\\`*_{}[]<>&#|~$^@=:.-+%()!"\'/ \n\t019aAz')), { maxLength: 40 })
    .map((signs) => signs.join('')),
);

const accepted =
  (schema: typeof name) =>
  (text: string): string[] => {
    const result = schema.safeParse(text);
    return result.success ? [result.data] : [];
  };

/** Any text at all, as a file may hold that somebody tampered with. */
export const anything = fc.oneof(
  anyText,
  fc.tuple(anyText, anyText).map((parts) => parts.join('\n')),
);

/** Texts as the program takes them in for a note, and for a name. */
export const notes = anything.map(accepted(noteText)).filter((texts) => texts.length > 0);
export const names = anything.map(accepted(name)).filter((texts) => texts.length > 0);
