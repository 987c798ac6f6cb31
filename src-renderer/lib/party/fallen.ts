import type { Member } from './party-types.ts';

export const nobodyFallen = 'Nobody here is dead, down or dying.';

/** Who is with the party and cannot walk. */
export const fallenOf = (members: readonly Member[]): Member[] =>
  members.filter(({ standing }) => !standing.able && standing.withParty);
