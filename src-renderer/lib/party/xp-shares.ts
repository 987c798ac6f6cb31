import type { Member } from './party-types.ts';

/** Who shares experience if nobody says otherwise: the living who are there. */
export const sharesXp = ({ kind, standing }: Pick<Member, 'kind' | 'standing'>): boolean =>
  (kind === 'character' || kind === 'retainer') && standing.shares;

/** Retainers have half of it. */
export const hasHalf = ({ kind }: Pick<Member, 'kind'>): boolean => kind === 'retainer';
