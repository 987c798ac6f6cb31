import type { MemberChange, MovePreview, Unit } from '../../../lib/party/party-types.ts';
import { figure, pace } from '../../../../shared/words/figures.ts';
import { listed, slowestNamed } from '../../../../shared/words/names.ts';

interface ChangeWords {
  id: number;
  name: string;
  words: string;
  isSlower: boolean;
}

/** "740 → 140 coins, 60' (20') → 120' (40'), AC 3 → 9": what happens to one person; what stays is said once. */
export function changeWords({ id, name, before, after, ac }: MemberChange, unit: Unit): ChangeWords {
  if (before.weight === after.weight && pace(before) === pace(after) && ac.before === ac.after) {
    return { id, name, words: `no change, ${pace(after)}`, isSlower: false };
  }
  const load =
    before.weight === after.weight
      ? `still ${figure(after.weight)} ${unit.short}`
      : `${figure(before.weight)} → ${figure(after.weight)} ${unit.short}`;
  const speed = pace(before) === pace(after) ? `still ${pace(after)}` : `${pace(before)} → ${pace(after)}`;
  const armour = ac.before === ac.after ? [] : [`AC ${ac.before} → ${ac.after}`];
  return { id, name, words: [load, speed, ...armour].join(', '), isSlower: after.baseFeet < before.baseFeet };
}

/** "The party 60' → 30', Wren slowest." */
export function paceWords(party: NonNullable<MovePreview['party']>): string {
  const after = pace({ baseFeet: party.afterFeet, encounterFeet: party.afterEncounterFeet });
  const slowest =
    party.slowest.length === 0 || party.slowest.length > slowestNamed
      ? ''
      : `, ${listed(party.slowest)} slowest`;
  return party.beforeFeet === party.afterFeet
    ? `The party still ${after}${slowest}.`
    : `The party ${party.beforeFeet}' → ${after}${slowest}.`;
}

export const changesById = (preview: MovePreview | null): ReadonlyMap<number, MemberChange> =>
  new Map((preview?.members ?? []).map((change) => [change.id, change]));
