import type { z } from 'zod';
import type { encounterView } from '../../../shared/ipc/encounter-views.ts';
import type { Reaction } from '../../../shared/ipc/vocabulary.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import type { EncounterRow } from '../../db/tables.ts';
import type { Companion } from '../dungeon/company.ts';
import type { Delve } from '../dungeon/read-delve.ts';
import { exploration } from '../exploration.ts';

export type EncounterView = z.output<typeof encounterView>;

export const reactionWords: Record<Reaction, string> = {
  attacks: 'attack at once',
  hostile: 'hostile, may attack',
  uncertain: 'uncertain, confused',
  indifferent: 'indifferent, may negotiate',
  friendly: 'eager, friendly',
};

const isReaction = (word: string): word is Reaction => Object.hasOwn(reactionWords, word);
const reactionText = (word: string) => (isReaction(word) ? reactionWords[word] : word);

/** The encounter as its panel shows it, with the step that comes next. */
export function deriveEncounter(
  row: EncounterRow,
  delve: Delve,
  company: readonly Companion[],
): EncounterView {
  const { modifier, reasons } = speakerModifier(delve, company);
  return {
    id: row.id,
    who: row.who,
    number: row.number ?? 0,
    turn: row.turn,
    step: nextStep(row),
    partyCarriesLight: carriesLight(delve),
    surprise: surpriseOf(row),
    distanceFeet: row.distance_feet,
    reactionModifier: modifier,
    reactionReasons: reasons,
    reaction:
      row.reaction_total === null || row.reaction === null
        ? null
        : { total: row.reaction_total, result: row.reaction, text: reactionText(row.reaction) },
  };
}

/** Surprise and distance as OSE-ENCTR-2 orders them, then the reaction (OSE-REACT-1), then what comes of it. */
export function nextStep(row: EncounterRow): EncounterView['step'] {
  if (row.party_surprised === null) return 'surprise';
  if (row.distance_feet === null) return 'distance';
  return row.reaction === null ? 'reaction' : 'outcome';
}

export const carriesLight = (delve: Delve) => delve.lights.some((light) => light.lit === 1);

/** The reaction modifier of who speaks for the party: Charisma (OUTSIDE, O3). */
export function speakerModifier(
  delve: Delve,
  company: readonly Companion[],
): { modifier: number; reasons: Reason[] } {
  const speaker = company.find(({ id }) => id === delve.row.speaker_id);
  if (!speaker) return { modifier: 0, reasons: [{ source: 'nobody speaks', value: 0, rule: 'OSE-REACT-2' }] };
  if (speaker.charisma === null)
    return {
      modifier: 0,
      reasons: [{ source: `${speaker.name}, Charisma unknown`, value: 0, rule: 'OSE-REACT-2' }],
    };
  const { value } = exploration['ability.modifier']({ score: speaker.charisma, use: 'chaReaction' });
  return {
    modifier: value,
    reasons: [{ source: `${speaker.name}, Charisma ${speaker.charisma}`, value, rule: 'OSE-REACT-2' }],
  };
}

function surpriseOf(row: EncounterRow): EncounterView['surprise'] {
  if (row.party_surprised === null) return null;
  const party = row.party_surprised === 1;
  const monsters = row.monsters_surprised === 1;
  return {
    party: { surprised: party, die: row.party_surprise_die },
    monsters: { surprised: monsters, die: row.monsters_surprise_die },
    overruled: row.surprise_overruled === 1,
    text: surpriseInWords(party, monsters),
  };
}

export function surpriseInWords(party: boolean, monsters: boolean): string {
  if (party && monsters) return 'both sides are surprised: no advantage';
  if (party) return 'the party is surprised: a free round for the monsters';
  if (monsters) return 'the monsters are surprised: a free round for the party';
  return 'nobody is surprised';
}
