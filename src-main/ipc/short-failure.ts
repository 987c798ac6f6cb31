import type { Failure } from '../../shared/errors.ts';

/** A refusal is read by a person: 10 kB of it as it crosses are more than enough. */
const messageBytes = 5000;
const detailBytes = 600;
const detailsBytes = 4000;

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(JSON.stringify(text)).length;

/** The text, or as much of its beginning as fits. */
const cut = (text: string, most: number): string => {
  if (text.length <= most && bytesOf(text) <= most) return text;
  let kept = text.slice(0, most);
  while (bytesOf(kept) > most - 10) kept = kept.slice(0, Math.floor(kept.length * 0.8));
  return `${kept.replace(/[\ud800-\udbff]$/, '')}…`;
};

const shortDetails = (details: Record<string, string>): Record<string, string> => {
  const kept: Record<string, string> = {};
  let left = detailsBytes;
  for (const [path, message] of Object.entries(details)) {
    const [key, text] = [cut(path, detailBytes), cut(message, detailBytes)];
    left -= bytesOf(key) + bytesOf(text);
    if (left < 0) break;
    kept[key] = text;
  }
  return kept;
};

/** A failure with its message and details cut to what can be read. */
export const shortFailure = ({ code, message, details }: Failure): Failure => ({
  code,
  message: cut(message, messageBytes),
  ...(details && { details: shortDetails(details) }),
});
