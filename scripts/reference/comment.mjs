import { idsIn, splitIds } from './rule-ids.mjs';

/** @typedef {{ does: string, dice: string | null, throws: string, errors: string[], rules: string[] }} Comment */

const signs = ['Dice: ', 'Throws '];

/**
 * Cuts a comment at the sentences that begin with a sign: what stands before them all, and each by its sign.
 * @type {(words: string) => { does: string, 'Dice:'?: string, Throws?: string }}
 */
function cutAtSigns(words) {
  const cuts = signs
    .flatMap((sign) => {
      const found = new RegExp(`(?:^|[.;] )(?=${sign})`).exec(words);
      return found ? [{ sign, at: found.index + found[0].length }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const parts = cuts.map(({ sign, at }, which) => {
    const text = words.slice(at + sign.length, cuts[which + 1]?.at);
    return [sign.trim(), text.trim()];
  });
  return { does: words.slice(0, cuts[0]?.at).trim(), ...Object.fromEntries(parts) };
}

/**
 * A doc comment of an operation: what it does, which dice it draws, what it throws, the rules it implements.
 * `problems` says what is missing or stands in the wrong place.
 * @type {(comment: string) => { problems: string[] } & Partial<Comment>}
 */
export function readComment(comment) {
  const parts = splitIds(comment);
  if (!parts) {
    const why = idsIn(comment).length > 0 ? 'the rule ids must come last, as a list' : 'it names no rule ids';
    return { problems: [why] };
  }
  const { does, 'Dice:': dice = null, Throws: throws = '' } = cutAtSigns(parts.words);
  const errors = [...throws.matchAll(/`([a-z-]+)`/g)].map(([, code = '']) => code);
  const problems = [];
  if (does === '') problems.push('it does not say what the operation does');
  if (errors.length === 0) problems.push('it does not say what the operation throws (Throws `bad-input`.)');
  return { problems, does, dice, throws, errors, rules: [...new Set(parts.ids)] };
}
