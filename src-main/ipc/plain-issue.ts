import type { z } from 'zod';

/** What is wrong with a field, in a sentence, where its own schema says nothing of it. */
export function plainIssue({ code, origin, minimum, maximum, keys }: z.core.$ZodRawIssue): string {
  const isLong = origin === 'string' || origin === 'array';
  switch (code) {
    case 'too_small':
      return isLong ? 'Something is missing there.' : `At least ${String(minimum)}.`;
    case 'too_big':
      return isLong ? `At most ${String(maximum)} are taken there.` : `At most ${String(maximum)}.`;
    case 'unrecognized_keys':
      return `Nothing is known of ${(keys as readonly string[]).map((key) => key.slice(0, 40)).join(', ')}.`;
    default:
      return 'That cannot be used.';
  }
}

type Issue = z.core.$ZodIssue;

/** Of what may be one thing or another, as what it is told: as that it has least amiss. */
export function issuesTold(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const least = issue.errors
      .filter((each) => each.length > 0 && each.every(({ code }) => code !== 'invalid_union'))
      .toSorted((one, other) => one.length - other.length)[0];
    if (least === undefined) return [issue];
    return issuesTold(least.map((each) => ({ ...each, path: [...issue.path, ...each.path] })));
  });
}
