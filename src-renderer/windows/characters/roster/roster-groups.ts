import { characterKinds, type CharacterKind } from '../../../../shared/ipc/vocabulary.ts';
import type { Member } from '../../../lib/party/party-types.ts';

export interface RosterGroup {
  kind: CharacterKind;
  members: readonly Member[];
}

/** Everybody by kind; within a kind as the party stands. Kinds nobody is of are left out. */
export const rosterGroups = (members: readonly Member[]): RosterGroup[] =>
  characterKinds
    .map((kind) => ({ kind, members: members.filter((member) => member.kind === kind) }))
    .filter((group) => group.members.length > 0);

export const inRosterOrder = (members: readonly Member[]): Member[] =>
  rosterGroups(members).flatMap((group) => [...group.members]);
