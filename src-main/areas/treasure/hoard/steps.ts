import { refused } from '../../../../shared/errors.ts';
import { changesInWords, changesOf } from '../../../../shared/treasure/wish/changes.ts';
import { inGold as inWords, worthOfLying } from '../../../../shared/treasure/wish/wish.ts';
import { capital } from '../../../../shared/words/names.ts';
import { query } from '../../../db/sql.ts';
import type { ItemRow } from '../../../db/tables.ts';
import { setFeatureFacts } from '../../../facts/book/set-facts.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import { areEqual } from '../../../facts/gear/stacks.ts';
import { inPool, targetOf } from '../../../facts/gear/target.ts';
import type { Things } from '../../../facts/gear/things.ts';
import { writeWithLanterns } from '../../../facts/gear/write-things.ts';
import { placeColumns, placeInWords, placeOf } from '../../../facts/hoards/hoard-place.ts';
import { needHoard } from '../../../facts/hoards/read-hoards.ts';
import { adjust, lyingIn, proposalsFor, readHoardThings } from '../../../facts/hoards/wish.ts';
import { describeItems } from '../../../facts/party/items.ts';
import { inCopper } from '../../../facts/party/weighing/measures.ts';
import { describeFound, findsOf, noteFinds } from '../../../facts/treasure/pool.ts';
import { soAlready } from '../../../steps/so-already.ts';
import { step, type StepsOf } from '../../../steps/step-context.ts';
import { moveThings } from '../../../facts/gear/move-things.ts';

export const hoardSteps: StepsOf<'hoard'> = {
  'hoard.change': ({ sql }, { id, name, at }) => {
    const before = needHoard(sql, id);
    const after = { name: name ?? before.name, ...placeColumns(at === undefined ? placeOf(before) : at) };
    const where = placeInWords(sql, at === undefined ? placeOf(before) : at);
    if (Object.entries(after).every(([column, value]) => before[column as keyof typeof before] === value))
      throw soAlready();
    sql.run(query.updateTable('stash').set(after).where('id', '=', id));
    if (at?.spot === 'feature') setFeatureFacts(sql, at.id, { taken: false });
    return step(`The hoard ${after.name} lies ${where === '' ? 'nowhere yet' : `at ${where}`}.`, {
      hidden: true,
    });
  },

  'hoard.adjust': ({ sql, campaign, content }, { id, gold, way, from }) => {
    const hoard = needHoard(sql, id);
    const things = readHoardThings(sql, id);
    const lying = lyingIn(things, id);
    const before = worthOfLying(lying);
    if (before !== inCopper(from))
      throw refused(`${hoard.name} is worth ${inWords(before)} by now. Look again. Nothing was changed.`);
    const { adjusted = null, why = '' } =
      proposalsFor(lying, gold, { content }).find((each) => each.way === way) ?? {};
    if (adjusted === null) throw refused(`${why} Nothing was changed.`, { way: why });
    adjust(things, id, adjusted, { content, weights: campaign.system.weights });
    writeWithLanterns(sql, things);
    const change = changesInWords(changesOf(lying, adjusted));
    const told = `${hoard.name} was brought by hand from ${inWords(before)} to ${inWords(adjusted.worth)}: ${change}.`;
    return step(told, { hidden: true });
  },

  'hoard.remove': ({ sql }, { id }) => {
    const hoard = needHoard(sql, id);
    const lying = hoardIn(readThings(sql, [], [{ in: 'stash', id }]), id);
    sql.run(query.deleteFrom('stash').where('id', '=', id));
    const along = lying.length === 0 ? '' : ` With it went ${describeItems(lying)}.`;
    return step(`Struck the hoard ${hoard.name}.${along}`, { hidden: true });
  },

  'hoard.take': ({ sql }, { id, itemIds, quantity }) => {
    const hoard = needHoard(sql, id);
    const things = readThings(sql, [], [{ in: 'stash', id }, { in: 'pool' }]);
    const lying = hoardIn(things, id);
    const chosen = itemIds ?? lying.map((row) => row.id);
    if (chosen.length === 0) throw refused(`Nothing lies in ${hoard.name}.`);
    if (chosen.some((each) => things.rootOf(each)?.stash_id !== id))
      throw refused('Not all of that lies in this hoard any more. Nothing was taken.', {
        itemIds: 'Choose again.',
      });
    const { items } = moveThings(
      things,
      { itemIds: chosen, quantity },
      targetOf(sql, things, { in: 'pool' }),
    );
    const found = items.flatMap((row) => [row, ...things.tree(row.id).slice(1)]);
    const stacks = found.map((row) => stackOf(things, row));
    const isEmpty = hoardIn(things, id).length === 0;
    const ids = writeWithLanterns(sql, things);
    const place = placeOf(hoard);
    const where = placeInWords(sql, place);
    noteFinds(sql, found, { place: where, stackOf: (at) => ids.get(stacks[at] ?? 0) ?? stacks[at] ?? 0 });
    if (isEmpty) {
      sql.run(query.deleteFrom('stash').where('id', '=', id));
      if (place?.spot === 'feature') setFeatureFacts(sql, place.id, { taken: true });
    }
    const at = where === '' ? '' : `${capital(where)}: `;
    const rest = isEmpty ? '' : ' The rest lies there still.';
    return step(`${at}found ${describeFound(found)}.${rest}`, { finds: findsOf(found) });
  },
};

const hoardIn = (things: Things, id: number): ItemRow[] =>
  things.at({ holder_id: null, container_id: null, stash_id: id });

/** Where a thing went that was poured onto an equal stack of the pool. */
const stackOf = (things: Things, row: ItemRow): number =>
  things.get(row.id)?.id ?? things.findAt(inPool, (each) => areEqual(each, row))?.id ?? row.id;
