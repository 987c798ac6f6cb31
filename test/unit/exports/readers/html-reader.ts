import { Window } from 'happy-dom';

const own: Record<string, readonly string[]> = {
  html: ['lang'],
  head: [],
  meta: ['charset', 'http-equiv', 'content', 'name'],
  title: [],
  style: [],
  body: [],
  main: [],
  h1: [],
  h2: [],
  h3: [],
  dl: [],
  dt: [],
  dd: [],
  ul: ['class'],
  ol: [],
  li: ['class'],
  p: ['class'],
  time: [],
  table: [],
  tbody: [],
  tr: [],
  th: ['class'],
  td: ['class'],
  div: ['class'],
  i: [],
  bdi: [],
  section: ['class'],
};

export interface ReadHtml {
  title: string;
  policy: string;
  style: string;
  /** Tags and attributes that an export does not have by itself. */
  foreignElements: string[];
  foreignAttributes: string[];
  summaries: string[];
  text: string;
}

/** Parses a page without running or fetching anything. */
export const readHtml = (source: string): ReadHtml => {
  const window = new Window();
  const page = new window.DOMParser().parseFromString(source, 'text/html');
  const elements = [...page.querySelectorAll('*')];
  const attributesOf = (element: (typeof elements)[number]): string[] =>
    [...element.attributes].map(({ name }) => name);
  return {
    title: page.querySelector('h1')?.textContent ?? '',
    policy: page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '',
    style: page.querySelector('style')?.textContent ?? '',
    foreignElements: elements.map(({ localName }) => localName).filter((name) => own[name] === undefined),
    foreignAttributes: elements.flatMap((element) =>
      attributesOf(element).filter((name) => own[element.localName]?.includes(name) !== true),
    ),
    summaries: [...page.querySelectorAll('.timeline li')].map(
      (item) => item.querySelector('bdi')?.textContent ?? '',
    ),
    text: page.body.textContent,
  };
};
