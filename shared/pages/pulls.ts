import { insideLink } from '../words/link-source.ts';
import { readLink } from './links.ts';

/** A page pulled into a text: `![[Name]]` with nothing else on its line. */
const pattern = new RegExp(String.raw`^([ \t]*)!(\[\[(${insideLink})\]\])(?=[ \t]*$)`, 'gm');

/** The text in which a page that cannot stand there is named, as by any other link. */
export const pullsAsLinks = (text: string, staysPulled: (target: string) => boolean): string =>
  text.replace(pattern, (pulled: string, before: string, link: string, between: string) => {
    const target = readLink(between)?.target;
    return target === undefined || staysPulled(target) ? pulled : before + link;
  });
