import { visibleText } from './visible-text.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const active = /[&<>"']/;
const actives = /[&<>"']/g;
const entityOf = (character: string): string => entities[character] ?? character;

/** Text as HTML, in content and in quoted attributes. Line breaks stay line breaks. */
export const htmlText = (text: string): string =>
  active.test(text) ? visibleText(text).replaceAll(actives, entityOf) : visibleText(text);
