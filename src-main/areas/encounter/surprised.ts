import type { MeetingFacts } from '../../../shared/rules/meeting.ts';
import type { RuleSystem } from '../../../shared/rules/system.ts';
import type { EncounterRow } from '../../db/tables.ts';
import { storedJson, wholeNumbers } from './stored.ts';

/** Who of a meeting is surprised, as the encounter keeps it. */
export interface WhoIsSurprised {
  /** Ids of those of the party; empty where the side stands together. */
  people: number[];
  /** How many of the foes, where not all of them are; null where they stand together. */
  foes: number | null;
}

export function whoIsSurprised({ surprised_ids: text }: Pick<EncounterRow, 'surprised_ids'>): WhoIsSurprised {
  const stored = storedJson(text);
  if (Array.isArray(stored)) return { people: wholeNumbers(stored), foes: null };
  const { people, foes } = stored;
  return { people: wholeNumbers(people), foes: typeof foes === 'number' ? foes : null };
}

/** A side that is not split is kept as the list alone. */
export const surprisedText = ({ people, foes }: WhoIsSurprised): string =>
  JSON.stringify(foes === null ? people : { people, foes });

/** Whether all who could be are surprised: the others may then slip away. */
export function wholeSides(row: EncounterRow, { party }: Pick<MeetingFacts, 'party'>) {
  const { people, foes } = whoIsSurprised(row);
  const able = party.filter((person) => person.able);
  const everybody = people.length === 0 || able.every(({ id }) => people.includes(id));
  return {
    party: row.party_surprised === 1 && everybody,
    monsters: row.monsters_surprised === 1 && foes === null,
  };
}

/** What the surprise of a row comes to, in the system's words; by name where a system asks each. */
export function surpriseWords(
  { meeting }: RuleSystem,
  party: readonly { id: number; name: string }[],
  row: Pick<EncounterRow, 'party_surprised' | 'monsters_surprised' | 'surprised_ids' | 'number'>,
) {
  const { people, foes } = whoIsSurprised(row);
  const named = party.filter(({ id }) => people.includes(id)).map(({ name }) => name);
  return meeting.surprise.words({
    party: row.party_surprised === 1,
    monsters: row.monsters_surprised === 1,
    names: named.length === 0 || named.length === party.length ? null : named,
    foes:
      foes === null || row.number === null || foes >= row.number ? null : { surprised: foes, of: row.number },
  });
}
