import type { z } from 'zod';
import type { encounterView } from '../../../shared/ipc/encounter-views.ts';
import type { EncounterRow } from '../../db/tables.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import type { Companion } from '../dungeon/company.ts';
import { partyShowsLight } from '../dungeon/lights-about.ts';
import type { Delve } from '../dungeon/read-delve.ts';
import { surpriseWords } from './surprised.ts';
import { reactionText } from './talk.ts';

export type EncounterView = z.output<typeof encounterView>;

/** The encounter as the delve shows it, with the step that comes next. */
export function deriveEncounter(
  row: EncounterRow,
  delve: Delve,
  company: readonly Companion[],
  campaign: Campaign,
): EncounterView {
  return {
    id: row.id,
    who: row.who,
    number: row.number ?? 0,
    turn: row.turn,
    step: nextStep(row, campaign),
    partyCarriesLight: partyShowsLight(delve),
    surprise: surpriseOf(row, company, campaign),
    distanceFeet: row.distance_feet,
    reaction:
      row.reaction === null
        ? null
        : {
            total: row.reaction_total,
            result: row.reaction,
            text: reactionText(campaign.system, row.reaction),
          },
  };
}

/** Number, surprise and distance, then the reaction where the rules ask for it, then what comes of it. */
export function nextStep(row: EncounterRow, { system, settings }: Campaign): EncounterView['step'] {
  if (row.number === null) return 'number';
  if (row.party_surprised === null) return 'surprise';
  if (row.distance_feet === null) return 'distance';
  if (row.reaction !== null || row.course !== null) return 'outcome';
  const facts = {
    settings,
    partySurprised: row.party_surprised === 1,
    monstersSurprised: row.monsters_surprised === 1,
  };
  return system.meeting.reaction.skipped(facts) === null ? 'reaction' : 'outcome';
}

function surpriseOf(
  row: EncounterRow,
  company: readonly Companion[],
  { system }: Campaign,
): EncounterView['surprise'] {
  if (row.party_surprised === null) return null;
  return {
    party: { surprised: row.party_surprised === 1, die: row.party_surprise_die },
    monsters: { surprised: row.monsters_surprised === 1, die: row.monsters_surprise_die },
    overruled: row.surprise_overruled === 1,
    text: surpriseWords(system, company, row).text,
  };
}
