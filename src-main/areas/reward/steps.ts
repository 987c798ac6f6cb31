import { listed } from '../../../shared/words/names.ts';
import { refused } from '../../../shared/errors.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { because } from '../../../shared/rules/common/reason.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { StepContext, StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { nameOf } from '../../facts/gear/target.ts';
import { writeWithLanterns } from '../../facts/gear/write-things.ts';
import { describeItems } from '../../facts/party/items.ts';
import { writeLines } from './account/settle-lines.ts';
import { linesInWords, linesOverruled } from './account/words.ts';
import { writeCarrying } from '../inventory/worth-mention.ts';
import { pickOrder } from './pick-order.ts';
import type { Reward } from './plan-reward.ts';
import { planReward } from './plan-reward.ts';
import { sharesOf } from './shares.ts';

export const rewardSteps: StepsOf<'reward'> = {
  'reward.award': (context, { reason, pickRolls, ...input }) => {
    const { sql } = context;
    const order = pickRolls.length > 0 ? orderInWords(sql, pickRolls) : null;
    const reward = planReward(context, input);
    if (reward.xpTotal > 0 && reward.lines.length > 0 && reward.xp.length === 0)
      throw refused('Nobody shares the experience. Say who does, or leave those lines for later.', {
        xpSharers: 'Choose at least one.',
      });
    const said = [
      coinsInWords(reward),
      picksInWords(sql, reward),
      xpInWords(reward),
      linesInWords(reward.lines),
    ].filter((part) => part !== '');
    if (said.length === 0)
      throw refused('There is nothing to hand out: no coins divide, nothing was picked, no experience.');
    writeWithLanterns(sql, reward.things);
    writeLines(sql, reward.lines);
    const mention = writeCarrying(sql, context.campaign, reward.things);
    for (const { id, gains } of reward.xp) if (gains > 0) addXp(sql, id, gains);
    const up = reward.xp.filter(({ levelsUp }) => levelsUp).map(({ name }) => name);
    const events = [
      ...(order ? [order] : []),
      ...mention,
      ...(up.length > 0 ? [`Ready for the next level: ${listed(up)}.`] : []),
    ];
    const title = reason === '' ? 'Reward' : `Reward, ${reason}`;
    return step([`${title}: ${said.join('; ')}.`, ...events].join(' '), outcomeOf(context, reward));
  },
};

const addXp = (sql: Sql, id: number, gains: number) =>
  sql.run(
    query
      .updateTable('character')
      .set((eb) => ({ xp: eb('xp', '+', gains) }))
      .where('id', '=', id),
  );

/** "1,234 gp among 7, 176 gp each, 2 gp left in the pool". */
function coinsInWords({ coins, sharerIds }: Reward): string {
  const divided = coins.filter(({ each }) => each > 0);
  if (divided.length === 0) return '';
  const said = (read: (share: (typeof coins)[number]) => number) =>
    coins
      .flatMap((share) => (read(share) > 0 ? [`${read(share).toLocaleString('en')} ${share.kind}`] : []))
      .join(', ');
  const left = said(({ remainder }) => remainder);
  const remains = left === '' ? '' : `, ${left} left in the pool`;
  return `${said(({ total }) => total)} among ${sharerIds.length}, ${said(({ each }) => each)} each${remains}`;
}

const picksInWords = (sql: Sql, { picked }: Reward): string =>
  picked
    .map(({ characterId, item }) => `${nameOf(sql, characterId, 'picks')} takes ${describeItems([item])}`)
    .join('; ');

/** "1,000 XP: Hild 411, Wren 200 (half), 2 left over". */
function xpInWords({ xp, xpRemainder }: Reward): string {
  const total = xp.reduce((sum, { share }) => sum + share, 0) + xpRemainder;
  if (total === 0 || xp.length === 0) return '';
  const each = xp.map(
    ({ name, gains, half, bonusPercent }) =>
      `${name} ${gains.toLocaleString('en')}${notes(half, bonusPercent)}`,
  );
  const left = xpRemainder > 0 ? `, ${xpRemainder} left over` : '';
  return `${total.toLocaleString('en')} XP: ${each.join(', ')}${left}`;
}

function notes(half: boolean, bonusPercent: number): string {
  const bonus = bonusPercent === 0 ? [] : [`${bonusPercent > 0 ? '+' : '−'}${Math.abs(bonusPercent)}%`];
  const said = [...(half ? ['half'] : []), ...bonus];
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

function orderInWords(sql: Sql, rolls: Parameters<typeof pickOrder>[0]): string {
  const { order, reroll } = pickOrder(rolls);
  const named = (ids: readonly number[]) => listed(ids.map((id) => nameOf(sql, id, 'pickRolls')));
  if (reroll.length > 0)
    throw refused(`${reroll.map(named).join('; ')} threw the same. Let them throw again.`, {
      pickRolls: 'Throw again.',
    });
  return `Picked in the order of the dice: ${order.map(named).join(', ')}.`;
}

function outcomeOf({ sql, campaign }: StepContext, reward: Reward): StepOutcome {
  const { coins, sharerIds, xp } = reward;
  const overruled = linesOverruled(reward.lines);
  const reasons = [
    ...reward.lines.flatMap(({ line, fate }) => (fate === 'struck' ? [] : line.reasons)),
    ...coins.flatMap(({ kind, total, each, remainder }) =>
      each > 0
        ? [
            because(
              `${total} ${kind} among ${sharerIds.length}`,
              `${each} each, ${remainder} left`,
              'OSE-PARTY-7',
            ),
          ]
        : [],
    ),
    ...(reward.picked.length > 0 ? [because('things picked', reward.picked.length, 'OSE-PARTY-8')] : []),
    ...xp.map(({ name, share, bonusPercent, gains }) =>
      because(`${name}: share ${share}${notes(false, bonusPercent)}`, gains, 'CONTENT'),
    ),
  ];
  return {
    reasons,
    shares: sharesOf(sql, reward, campaign.system.weights),
    ...(overruled !== '' && { overruled }),
  };
}
