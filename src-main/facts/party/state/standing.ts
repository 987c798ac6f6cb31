import type { z } from 'zod';
import type { standing } from '../../../../shared/ipc/party/views/party-views.ts';
import { because } from '../../../../shared/rules/common/reason.ts';
import { refused } from '../../../../shared/errors.ts';
import { doings, stateWords } from '../../../../shared/words/person-states.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import type { CampaignRules } from '../../campaign/read-campaign.ts';
import { isLifeless, isPerson } from '../kinds.ts';

/** The state of somebody, and what it leaves them: the one place that says who sees, walks, speaks, acts and shares. */
export type Standing = z.output<typeof standing>;

type Rules = Pick<CampaignRules, 'system' | 'settings'>;
type Somebody = Pick<CharacterRow, 'kind' | 'level' | 'hp' | 'max_hp' | 'state'>;

/** The referee's word, else what the hit points come to by the system's rule. */
export function standingOf(rules: Rules, row: Somebody): Standing {
  const { state, reasons } =
    row.state === null
      ? byHitPoints(rules, row)
      : { state: row.state, reasons: [because('said', stateWords[row.state], 'referee')] };
  return {
    state,
    word: state === 'able' ? '' : stateWords[state],
    said: row.state !== null,
    ...doings[state],
    reasons,
  };
}

/** Carts and ships have no life to lose; whose hit points were never told is taken to be well. */
function byHitPoints({ system, settings }: Rules, { kind, level, hp, max_hp: most }: Somebody) {
  const untold = hp === 0 && most === 0;
  if (isLifeless(kind) || untold) return { state: 'able' as const, reasons: [] };
  return system.vitality.stateAt({ hp, level, isCharacter: isPerson(kind) }, settings);
}

/** Whether somebody sees, walks, speaks and acts. */
export const isAble = (rules: Rules, row: Somebody): boolean => standingOf(rules, row).able;

/** Whether somebody is where the party is, if only carried. */
export const isWithParty = (rules: Rules, row: Somebody): boolean => standingOf(rules, row).withParty;

/** Throws refused where somebody cannot do anything now, naming the field that asked. */
export function needAble(rules: Rules, row: Somebody & { name: string }, field: string): void {
  refuseUnable(row.name, standingOf(rules, row), field);
}

export function refuseUnable(name: string, { able, word }: Standing, field: string): void {
  if (!able)
    throw refused(`${name} is ${word} and can do nothing now. Nothing was changed; choose somebody else.`, {
      [field]: `${name} is ${word}.`,
    });
}
