import { characterKinds, type CharacterKind } from '../../../../shared/ipc/vocabulary.ts';
import type { Member } from '../../../lib/party/party-types.ts';

export interface RosterGroup {
  kind: CharacterKind;
  members: readonly Member[];
  /** How many stand in the groups above. */
  before: number;
}

/** Everybody by kind; within a kind as the party stands. Kinds nobody is of are left out. */
export function rosterGroups(members: readonly Member[]): RosterGroup[] {
  let before = 0;
  return characterKinds.flatMap((kind) => {
    const group = { kind, members: members.filter((member) => member.kind === kind), before };
    before += group.members.length;
    return group.members.length > 0 ? [group] : [];
  });
}

export const inRosterOrder = (members: readonly Member[]): Member[] =>
  rosterGroups(members).flatMap((group) => [...group.members]);
