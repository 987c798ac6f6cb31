import { TurnkeeperError } from '../../shared/errors.ts';

const marks: readonly (readonly [label: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const foreign = (message: string): TurnkeeperError =>
  new TurnkeeperError('file-foreign', `${message} Nothing was read.`, { path: message });

/**
 * The text of a file: UTF-8, or UTF-16 where its first bytes say so. Throws file-empty, and file-foreign for anything
 * that is no such text.
 */
export const textOfBytes = (bytes: Uint8Array): string => {
  if (bytes.length === 0) throw new TurnkeeperError('file-empty', 'The file is empty. Nothing was read.');
  const [label] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? ['utf-8'];
  const text = decoded(bytes, label);
  if (label === 'utf-8' && text.slice(0, 4096).includes('\0')) throw foreign('The file is no text.');
  return text;
};

const decoded = (bytes: Uint8Array, label: string): string => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    throw foreign('The file is no UTF-8 text. Save it as UTF-8 and try again.');
  }
};
