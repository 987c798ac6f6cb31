import { SaxesParser } from 'saxes';
import { notRead } from './map-refusals.ts';
import type { MapTick } from './map-draft.ts';

/** What a reader of XML hears, in the order of the file. */
export interface XmlListener {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

const piece = 64 * 1024;
const deepest = 200;

/**
 * Reads XML piece by piece. Nothing foreign is fetched, and no entity but the five of every file is known. Throws
 * `bad-input` for a document type, for what is nested too deeply, and for broken XML.
 */
export function readXml(text: string, listener: XmlListener, tick: MapTick): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('doctype', () => {
    throw notRead('The file brings a document type of its own, which no map needs.');
  });
  parser.on('error', () => {
    throw notRead(`It is broken XML at line ${parser.line.toLocaleString('en')}.`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) throw notRead('Its XML is nested too deeply.');
    listener.open(name, attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    listener.close(name);
  });
  parser.on('text', listener.text);
  parser.on('cdata', listener.text);
  for (let at = 0; at < text.length; at += piece) {
    parser.write(text.slice(at, at + piece));
    tick(at, text.length);
  }
  parser.close();
}
