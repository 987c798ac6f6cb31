import { TurnkeeperError } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { CommandsOf } from '../command-context.ts';
import { step } from '../command-context.ts';
import { coinsOf, loadOf } from './derive.ts';
import type { Load } from './derive.ts';
import { addItem, describeItems, needItems } from './items.ts';
import { lanternsFollow } from './lanterns.ts';
import { needMember, readParty } from './read-party.ts';

export const treasureCommands: Pick<CommandsOf<'party'>, 'party.findTreasure' | 'party.giveItems'> = {
  'party.findTreasure': ({ sql }, { what, where }) => {
    const found = what.map(({ coin, ...item }) => ({
      ...item,
      name: item.kind === 'coin' && coin ? coin : item.name,
    }));
    const ids = found.map((item) => addItem(sql, null, item));
    const rows = needItems(readParty(sql), ids);
    const finds = rows.map((item) => ({ name: item.name, quantity: item.quantity, coins: coinsOf(item) }));
    return step(`Found ${describeItems(found)}${where ? ` (${where})` : ''}.`, { finds });
  },

  'party.giveItems': ({ sql, campaign }, { itemIds, toCharacterId }) => {
    const party = readParty(sql);
    const items = needItems(party, itemIds);
    const to = toCharacterId === null ? null : needMember(party, toCharacterId, 'toCharacterId').row;
    const holderId = to?.id ?? null;
    if (items.every((item) => item.holder_id === holderId))
      throw new TurnkeeperError('refused', `${to?.name ?? 'The pool'} already has these.`, {
        toCharacterId: 'Choose somebody else.',
      });
    for (const item of items)
      sql.run(query.updateTable('item').set({ holder_id: holderId }).where('id', '=', item.id));
    for (const from of new Set(items.map((item) => item.holder_id))) lanternsFollow(sql, from, holderId);
    const what = describeItems(items);
    const coins = items.reduce((sum, item) => sum + coinsOf(item), 0);
    if (!to) return step(`Back to the pool: ${what}.`, { given: { to: 'the pool', what, coins } });
    const load = loadOf(campaign, needMember(readParty(sql), to.id));
    return step(`${to.name} took ${what}${loadInWords(load)}.`, {
      given: { to: to.name, what, coins },
      reasons: load.reasons,
    });
  },
};

/** ", now 691 coins, 60' (20')"; nothing where loads are not weighed. */
function loadInWords({ maximumCoins, trackedCoins, canMove, baseFeet, encounterFeet }: Load): string {
  if (maximumCoins === null) return '';
  const pace = canMove ? `${baseFeet}' (${encounterFeet}')` : 'too much to move';
  return `, now ${trackedCoins.toLocaleString('en')} coins, ${pace}`;
}
