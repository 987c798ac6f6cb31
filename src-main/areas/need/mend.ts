import { counted } from '../../../shared/words/figures.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { healedTo } from '../../facts/party/state/hit-points.ts';
import type { StepContext } from '../../steps/step-context.ts';
import type { PersonDays } from './plan-days.ts';

/** Hit points after the days. */
export interface Mended {
  hp: number;
  healed: number;
  reasons: Reason[];
  overruled?: string;
}

/** Heals one by the system's rule, with the dice typed or thrown, or by the referee's word. */
export function mend(
  { campaign, dice }: Pick<StepContext, 'campaign' | 'dice'>,
  { member: { row }, rested, said, takesPart }: PersonDays,
): Mended {
  const { recovery } = campaign.system;
  if (!takesPart) return { hp: row.hp, healed: 0, reasons: [] };
  if (said?.healed !== null && said?.healed !== undefined) return byWord(campaign, row, said.healed);
  const faces = said?.faces ?? [];
  const most = recovery.throws(rested);
  if (faces.length > most) {
    const by = most === 0 ? 'no dice' : `${counted(most, 'die', 'dice')} at most`;
    const typed = faces.length === 1 ? '1 was' : `${faces.length} were`;
    throw new TurnkeeperError(
      'dice-count',
      `${row.name} heals by ${by}; ${typed} typed. Nothing was changed.`,
      { people: `${row.name}: ${by}.` },
    );
  }
  const { hp, healed, reasons } = recovery.rest(rested, dice(...faces));
  const raised = healedTo(campaign, row.hp, hp);
  return {
    hp: raised,
    healed: healed + raised - hp,
    reasons: reasons.map((each) => ({ ...each, source: `${row.name}: ${each.source}` })),
  };
}

function byWord(
  campaign: Pick<Campaign, 'system'>,
  row: { name: string; hp: number; max_hp: number },
  healed: number,
): Mended {
  const hp = Math.max(row.hp, Math.min(row.max_hp, healedTo(campaign, row.hp, row.hp + healed)));
  return {
    hp,
    healed: hp - row.hp,
    reasons: [],
    overruled: `${row.name} healed ${hp - row.hp} by the referee’s word.`,
  };
}
