import { dayAndTime } from '../../../shared/clock.ts';
import { refused } from '../../../shared/errors.ts';
import { listed } from '../../../shared/words/names.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import { notOfTheParty } from '../../facts/party/read-party.ts';
import { readServants, settleAccount, spansText, WageCount } from '../../facts/party/wages.ts';
import type { Servant, WageDue } from '../../facts/party/wages.ts';
import { mintedCoins } from '../../content/minted-coins.ts';
import { goldInWords } from '../../facts/treasure/pay.ts';
import { payOut } from '../../facts/treasure/pay-out.ts';
import { purseInWords } from '../../facts/treasure/purse.ts';
import type { Sql } from '../../db/sql.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';

/** Somebody to whom wages are due or owed. */
interface Claim {
  servant: Servant;
  due: WageDue | null;
  /** All of it, in copper. */
  copper: number;
}

/** Wages as they fall due: paid in one step, owed, or let go. */
export const wageSteps: StepsOf<'wage'> = {
  'wage.pay': ({ sql, campaign, content }, { people, purse }) => {
    const claims = claimsOf(
      sql,
      campaign,
      people.map(({ id }) => id),
    );
    const paid = claims.map((claim, at) => {
      const copper = people[at]?.copper ?? claim.copper;
      if (copper > claim.copper)
        throw refused(
          `${claim.servant.row.name} is due ${goldInWords(claim.copper)}, and no more. Nothing was paid.`,
          { [`people.${at}.copper`]: `At most ${goldInWords(claim.copper)}.` },
        );
      return { claim, copper };
    });
    const total = paid.reduce((sum, { copper }) => sum + copper, 0);
    const mint = { kinds: mintedCoins(content), coinWeight: campaign.system.weights.coin };
    const { payer, paid: coins } = payOut(sql, purse, total, mint);
    for (const { claim, copper } of paid) settle(sql, claim, claim.copper - copper);
    const told = paid.map(({ claim, copper }) => {
      const rest = claim.copper - copper;
      const owed = rest === 0 ? '' : `, still owed ${goldInWords(rest)}`;
      return `${claim.servant.row.name} ${goldInWords(copper)}${forSpans(claim)}${owed}`;
    });
    return {
      ...step(`Wages from ${payer}: ${listed(told)} (${purseInWords(coins)}).`),
      value: { copper: total },
    };
  },

  'wage.owe': ({ sql, campaign }, { ids }) => {
    const claims = claimsOf(sql, campaign, ids);
    for (const { servant, due } of claims) if (due === null) throw nothingDue(servant);
    for (const claim of claims) settle(sql, claim, claim.copper);
    return step(
      `Wages owed: ${listed(claims.map(({ servant, copper }) => `${servant.row.name} ${goldInWords(copper)} in all`))}.`,
    );
  },

  'wage.waive': ({ sql, campaign }, { ids, owed }) => {
    const claims = claimsOf(sql, campaign, ids);
    for (const { servant, due } of claims) if (due === null && !owed) throw nothingDue(servant);
    for (const claim of claims) settle(sql, claim, owed ? 0 : claim.servant.owed);
    const told = claims.map(
      ({ servant, due, copper }) => `${servant.row.name} ${goldInWords(owed ? copper : (due?.copper ?? 0))}`,
    );
    return step(`Wages let go: ${listed(told)}.`);
  },
};

const nothingDue = ({ row }: Servant) =>
  refused(`No wage of ${row.name} is due. Nothing was changed.`, { ids: 'Nothing is due.' });

/** What is due to each; throws where one is nobody of the party or is due nothing at all. */
function claimsOf(
  sql: Sql,
  campaign: Pick<CampaignRules, 'system' | 'settings'> & { clock: number },
  ids: readonly number[],
): Claim[] {
  if (new Set(ids).size < ids.length) throw refused('Somebody is named twice. Nothing was changed.');
  const servants = new Map(readServants(sql, campaign).map((servant) => [servant.row.id, servant]));
  const count = new WageCount(sql);
  const { day } = dayAndTime(campaign.clock);
  return ids.map((id) => {
    const servant = servants.get(id);
    if (!servant) throw notOfTheParty('people');
    const due = count.due(servant, day);
    const copper = (due?.copper ?? 0) + servant.owed;
    if (copper === 0) throw nothingDue(servant);
    return { servant, due, copper };
  });
}

function settle(sql: Sql, { servant, due }: Claim, owed: number): void {
  settleAccount(sql, servant.row.id, { from_day: due?.day ?? servant.fromDay ?? 1, owed });
}

const forSpans = ({ servant, due }: Claim): string =>
  due === null ? '' : ` for ${spansText(due.spans, servant.every)}`;
