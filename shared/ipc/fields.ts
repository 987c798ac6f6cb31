import { z } from 'zod';

/** The kinds of value a person can hand over, each with the sentence that says what is allowed. */

// Control characters and the marks that turn the writing direction of everything after them.
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const unprintableInText = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
// Halves of characters, and the two code points that are none: no page and no file can hold them.
const noCharacter = /[\p{Cs}\ufffe\uffff]/u;

const line = (what: string, max: number) =>
  z
    .string({ error: `${what} is text.` })
    .trim()
    .min(1, { error: `${what} wants at least one character.` })
    .max(max, { error: `${what} has at most ${max} characters.` })
    .refine((text) => !unprintable.test(text) && !noCharacter.test(text), {
      error: `${what} has no control characters.`,
    });

/** A line that may stay empty. */
export const words = (max: number) =>
  z
    .string({ error: 'That is text.' })
    .trim()
    .max(max, { error: () => `At most ${max.toLocaleString('en')} characters.` })
    .refine((text) => !unprintable.test(text) && !noCharacter.test(text), {
      error: 'No control characters.',
    });

/** Lines that may stay empty. */
export const prose = (max: number) =>
  z
    .string({ error: 'That is text.' })
    .max(max, { error: () => `At most ${max.toLocaleString('en')} characters.` })
    .refine((text) => !unprintableInText.test(text) && !noCharacter.test(text), {
      error: 'No control characters.',
    });

export const name = line('A name', 80);
export const place = line('A place', 120);
/** What stands on the referee's map: 12, 12a, S3. */
export const roomKey = line('A key', 12);
export const outcomeText = line('An outcome', 200);

export const noteText = z
  .string({ error: 'A note is text.' })
  .trim()
  .min(1, { error: 'A note wants at least one character.' })
  .max(4000, { error: 'A note has at most 4,000 characters.' })
  .refine((text) => !unprintableInText.test(text) && !noCharacter.test(text), {
    error: 'A note has no control characters.',
  });

export const path = z
  .string({ error: 'A path is text.' })
  .min(1, { error: 'Name a file.' })
  .max(4096, { error: 'A path has at most 4,096 characters.' })
  .refine((text) => !/[\0\p{Cs}]/u.test(text), { error: 'That is not a path.' });

export const whole = (min: number, max: number) => {
  // Made when wanted: of hundreds of fields few are ever told.
  const error = () => `A whole number from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}.`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};

/** Names a piece of work that tells how far it is and can be stopped. */
export const job = z.string().min(1).max(40);

/** Who asks what is counted a while: a name of their own making. */
export const asker = z.string().max(40);

export const id = z.int({ error: 'An id is a whole number.' }).min(1, { error: 'An id starts at 1.' });

export const die = (sides: number) => {
  const error = `A d${sides} shows 1 to ${sides}.`;
  return z.int({ error }).min(1, { error }).max(sides, { error });
};

/** What an import reads. */
export const importSource = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('file'), path }),
  z.strictObject({ from: z.literal('text'), text: z.string().min(1).max(1_000_000) }),
]);
