import { Parser } from 'htmlparser2';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that begin and end on a line of their own, and those with an empty line before them. */
const lines = words(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'head header html legend li main nav ol p pre section summary table tbody tfoot thead tr ul',
);
const parts = words('h1 h2 h3 h4 h5 h6 hr');
/** Elements within a line, of which only the text is kept. */
const within = words(
  'a abbr acronym b bdi bdo big br button cite code col colgroup data del dfn em font i img input ins kbd label mark ' +
    'meta meter nobr output picture q rp rt ruby s samp small source span strike strong sub sup td th time tt u var wbr',
);
/** Elements whose content is not for reading. */
const unread = words(
  'audio canvas embed iframe link math noscript object script style svg template title video',
);

const isKnown = (name: string): boolean =>
  lines.has(name) || parts.has(name) || within.has(name) || unread.has(name);

const bullet = '- ';

/** The lines of a page, one after another. */
class Page {
  readonly #lines: string[] = [];
  /** The line that is being written, piece by piece. */
  #line: string[] = [];
  #unreadDepth = 0;

  say(text: string): void {
    if (this.#unreadDepth > 0) return;
    const plain = text.replaceAll(/[\s\u00a0]+/g, ' ');
    const isAfterSpace = this.#line.at(-1)?.endsWith(' ') ?? true;
    const piece = isAfterSpace ? plain.replace(/^ /, '') : plain;
    if (piece !== '') this.#line.push(piece);
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (unread.has(name)) this.#unreadDepth += 1;
    else if (name === 'br') this.#break();
    else if (name === 'img') this.say(attributes['alt'] ? `[picture: ${attributes['alt']}]` : '[picture]');
    else if (name === 'td' || name === 'th') this.say(this.#line.length === 0 ? '' : ' | ');
    else if (!within.has(name)) this.#break(parts.has(name));
    if (name === 'li') this.say(bullet);
  }

  close(name: string): void {
    if (unread.has(name)) this.#unreadDepth -= 1;
    else if (!within.has(name)) this.#break();
  }

  get text(): string {
    this.#break();
    return this.#lines.join('\n').trim();
  }

  /** Ends the line; with `isPart` one is left empty after it. */
  #break(isPart = false): void {
    if (this.#unreadDepth > 0 || (this.#line.length === 1 && this.#line[0] === bullet)) return;
    const line = this.#line.join('').trimEnd();
    if (line !== '') this.#lines.push(line);
    if (isPart && this.#lines.length > 0 && this.#lines.at(-1) !== '') this.#lines.push('');
    this.#line = [];
  }
}

/**
 * What a page of tags says, as plain text: a line for each of its paragraphs, rows and items. What looks like a tag
 * and is none stays as it was typed.
 */
export const plainText = (source: string): string => {
  const page = new Page();
  const parser: Parser = new Parser({
    ontext: (text) => page.say(text),
    onopentag: (name, attributes) => {
      if (isKnown(name)) page.open(name, attributes);
      else page.say(source.slice(parser.startIndex, parser.endIndex + 1));
    },
    onclosetag: (name, isImplied) => {
      if (isKnown(name)) page.close(name);
      else if (!isImplied) page.say(source.slice(parser.startIndex, parser.endIndex + 1));
    },
  });
  parser.end(source);
  return page.text;
};
