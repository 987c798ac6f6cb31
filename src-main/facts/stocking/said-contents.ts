import { TurnkeeperError } from '../../../shared/errors.ts';
import type { Contents } from '../../../shared/stocking/contents.ts';
import { roomContents } from '../../../shared/stocking/tables.ts';

/** "trap and treasure", "monster", "empty": what a room holds, as the referee writes it. Throws bad-input, naming the field. */
export function saidContents(text: string, field: string): Contents {
  const words = text.toLowerCase().match(/[a-z]+/gu) ?? [];
  const starts = (name: string) =>
    words.some((word) => name.startsWith(word) && (word.length > 2 || word === name[0]));
  const first = roomContents.filter((each) => each !== 'treasure').find(starts);
  const treasure = words.some((word) => word.length > 2 && 'treasure'.startsWith(word));
  if (first !== undefined) return { contents: first, treasure };
  if (treasure) return { contents: 'treasure', treasure };
  throw new TurnkeeperError(
    'bad-input',
    `"${text.slice(0, 60)}" is nothing a room holds. Nothing was changed.`,
    {
      [field]: 'Write empty, monster, trap, special or treasure; and treasure beside one of them.',
    },
  );
}
