import { because, CONTENT } from '../../../../shared/rules/common/reason.ts';
import type { Reason } from '../../../../shared/rules/common/reason.ts';
import { figure } from '../../../../shared/words/figures.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { FindRow, ItemRow } from '../../../db/tables.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import type { Things } from '../../../facts/gear/things.ts';
import { readFinds } from '../../../facts/party/finds.ts';
import { describeItems } from '../../../facts/party/items.ts';
import { isMagic, isMagicKind } from '../../../facts/party/magic.ts';
import { inGold } from '../../../facts/party/weighing/measures.ts';
import { readPeople, readStashes } from '../../../facts/party/read-party.ts';
import { copperIn } from '../../../facts/treasure/purse.ts';
import type { AccountLine } from './line.ts';

/** Treasure that was found and not yet counted: what it is worth, where it is, and what it counts by the rule. */
export function foundLines(sql: Sql, campaign: CampaignRules): AccountLine[] {
  const finds = readFinds(sql);
  if (finds.length === 0) return [];
  const things = readThings(
    sql,
    finds.flatMap(({ item_id: id }) => id ?? []),
  );
  const tell = teller(sql, things);
  return finds.map((find) => {
    const item = find.item_id === null ? undefined : things.get(find.item_id);
    const lies = tell(find, item);
    const worth = worthOf(find, item);
    const magic = item ? isMagic(item) : isMagicKind(find.kind);
    return {
      of: 'find',
      id: find.id,
      title: describeItems([find]),
      detail: [find.place, lies.words].filter((word) => word !== '').join('; '),
      worthGp: worth === null ? null : inGold(worth),
      ...experienceOf(campaign, worth, magic),
      fate: lies.broughtBack ? 'counted' : 'later',
      canSell: item !== undefined && lies.atHand && find.kind !== 'coin' && !magic && (worth ?? 0) > 0,
    };
  });
}

/** In copper, of all of it; a stack that is still told apart is worth what stands on it now. */
export function worthOf({ kind, name, quantity, worth }: FindRow, item: ItemRow | undefined): number | null {
  const coin = kind === 'coin' ? Object.entries(copperIn).find(([each]) => each === name)?.[1] : undefined;
  const each = coin ?? item?.cost ?? worth;
  return each === null ? null : each * quantity;
}

function experienceOf(
  { system }: CampaignRules,
  worth: number | null,
  magic: boolean,
): { xp: number; reasons: Reason[] } {
  const { perGold } = system.experience;
  if (magic) return { xp: 0, reasons: [because('magical treasure', 0, CONTENT)] };
  if (worth === null) return { xp: 0, reasons: [because('worth not known', 0, CONTENT)] };
  if (perGold === null) return { xp: 0, reasons: [because('treasure', 'as the referee says', CONTENT)] };
  const xp = Math.floor(inGold(worth) * perGold);
  return {
    xp,
    reasons: [because(`worth ${figure(inGold(worth))} gp, ${perGold} XP a gold piece`, xp, CONTENT)],
  };
}

interface Lies {
  words: string;
  /** With the party or in its pool. */
  atHand: boolean;
  broughtBack: boolean;
}

const delveUnderWay = query.selectFrom('delve').select(['id', 'name']).where('ended', '=', 0).compile();

/** Where each find is, and whether it has been brought back. */
function teller(sql: Sql, things: Things): (find: FindRow, item: ItemRow | undefined) => Lies {
  const names = new Map(readPeople(sql).map(({ id, name }) => [id, name]));
  const stashes = new Map(readStashes(sql).map(({ id, name }) => [id, name]));
  const delves = new Map(sql.all(delveUnderWay).map(({ id, name }) => [id, name]));
  return (find, item) => {
    const delve = find.delve_id === null ? undefined : delves.get(find.delve_id);
    const below = delve === undefined ? '' : `still in ${delve}`;
    const back = delve === undefined;
    if (item === undefined) {
      const gone = find.kind === 'coin' ? '' : 'no longer told apart from other things, or gone';
      return { words: below || gone, atHand: false, broughtBack: back };
    }
    const root = things.rootOf(item.id);
    if (root?.stash_id != null) {
      const left = `left behind: ${stashes.get(root.stash_id) ?? 'somewhere'}`;
      return { words: left, atHand: false, broughtBack: false };
    }
    const holder =
      root?.holder_id == null ? 'in the pool' : `${names.get(root.holder_id) ?? 'somebody'} has it`;
    return { words: below || holder, atHand: true, broughtBack: back };
  };
}
