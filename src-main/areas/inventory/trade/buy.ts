import type { z } from 'zod';
import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import type { buyPreview } from '../../../../shared/ipc/party/views/inventory-views.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { withEvents } from '../../../facts/words.ts';
import { describeItems, thingRow } from '../../../facts/party/items.ts';
import { loadOf } from '../../../facts/party/weighing/load.ts';
import { inGold } from '../../../facts/party/weighing/measures.ts';
import { bearingIn, loadInWords } from '../view/bearings.ts';
import { touchedBy } from '../touched.ts';
import { putInUse } from '../in-use.ts';
import type { Purse } from '../../../facts/treasure/purse.ts';
import { purseInWords, purseOf, shortInWords, worthOf } from '../../../facts/treasure/purse.ts';
import { goldInWords, payFrom } from '../../../facts/treasure/pay.ts';
import type { Mint } from '../../../facts/treasure/pay.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import { arrive } from '../../../facts/gear/stacks.ts';
import { userOf, withHolder } from '../../../facts/gear/target.ts';
import type { Things } from '../../../facts/gear/things.ts';
import type { Basket, BuyInput } from './wares.ts';
import { mintedCoins } from '../../../content/minted-coins.ts';
import { basketOf } from './wares.ts';
import { writeThings } from '../../../facts/gear/write-things.ts';

type Shop = Pick<StepContext<'classes' | 'equipment'>, 'sql' | 'content'> & { campaign: CampaignRules };

interface Purchase {
  things: Things;
  basket: Basket;
  paid: Purse;
  change: Purse;
  /** What of it was put on at once. */
  putOn: string[];
}

/** Rearranges as the purchase would; nothing is written. */
function planPurchase({ sql, campaign, content }: Shop, input: BuyInput): Purchase {
  const user = userOf(sql, input.characterId, 'characterId');
  const things = readThings(sql, [], [{ in: 'holder', id: user.id }]);
  const basket = basketOf(content, campaign, input);
  const { paid, change } = pay(things, user, basket.cost, {
    kinds: mintedCoins(content),
    coinWeight: campaign.system.weights.coin,
  });
  const putOn: string[] = [];
  for (const item of basket.items) {
    const row = things.add({
      ...thingRow(item, campaign.system.weights),
      ...withHolder(user.id),
      state: 'carried',
    });
    const bare = !things
      .at(withHolder(user.id))
      .some(({ kind, state }) => kind === row.kind && state === 'worn');
    if (row.kind !== 'armour' || !bare) arrive(things, row.id, withHolder(user.id));
    else putOn.push(putInUse(things, row, 'worn', user).used.name);
  }
  return { things, basket, paid, change, putOn };
}

function pay(things: Things, { id, name }: { id: number; name: string }, cost: number, mint: Mint) {
  const settled = payFrom(things, withHolder(id), cost, mint);
  if (settled) return settled;
  const missing = shortInWords(cost - worthOf(purseOf(things.treeAt(withHolder(id)))));
  throw refused(`That costs ${goldInWords(cost)}; ${name} lacks ${missing}.`, { wares: `${missing} short.` });
}

export const buy: StepOf<'inventory.buy'> = (context, input) => {
  const { sql, campaign } = context;
  const { things, basket, paid, change, putOn } = planPurchase(context, input);
  const buyer = bearingIn(sql, things, input.characterId);
  const { row } = buyer;
  const now = loadInWords(campaign, loadOf(campaign, buyer));
  writeThings(sql, things);
  const cost = input.free
    ? 'for nothing'
    : `for ${goldInWords(basket.cost)} (paid ${purseInWords(paid)}${back(change)})`;
  const sentence = `${row.name} bought ${describeItems(basket.items)} ${cost}${now}.`;
  return step(withEvents(sentence, putOn.length > 0 ? [`Put on: ${putOn.join(', ')}.`] : []));
};

const back = (change: Purse) => (worthOf(change) > 0 ? `, got back ${purseInWords(change)}` : '');

/** What the purchase would do, by the same plan. Nothing is stored. */
export function previewPurchase(shop: Shop, input: BuyInput): z.output<typeof buyPreview> {
  const { sql, campaign, content } = shop;
  const before = purseOf(
    readThings(sql, [], [{ in: 'holder', id: input.characterId }]).treeAt(withHolder(input.characterId)),
  );
  try {
    const { things, basket } = planPurchase(shop, input);
    const [member = null] = touchedBy(sql, campaign, content, things);
    const after = purseOf(things.treeAt(withHolder(input.characterId)));
    return { refused: null, costGp: inGold(basket.cost), coins: { before, after }, member };
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    const costGp = costOf(shop, input);
    return {
      refused: thrown.message,
      costGp,
      coins: { before, after: before },
      member: null,
    };
  }
}

/** The price is told though it cannot be paid; 0 where it is not known. */
function costOf({ content, campaign }: Shop, input: BuyInput): number {
  try {
    return inGold(basketOf(content, campaign, input).cost);
  } catch (thrown) {
    if (thrown instanceof TurnkeeperError) return 0;
    throw thrown;
  }
}
