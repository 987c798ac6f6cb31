import { refused } from '../../../shared/errors.ts';
import { pageLimits } from '../../../shared/ipc/prep/page.ts';
import { pageKindTitles } from '../../../shared/pages/words.ts';
import type { PageKind } from '../../../shared/ipc/vocabulary.ts';
import { counted, figure } from '../../../shared/words/figures.ts';
import { listed } from '../../../shared/words/names.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { PageRow } from '../../db/tables.ts';
import { folded } from '../../facts/book/fold.ts';
import { writeNamed } from '../../facts/pages/follow-names.ts';
import { writeLink } from '../../facts/pages/link-spots.ts';
import { settleLinks } from '../../facts/pages/links.ts';
import { needPage } from '../../facts/pages/read-pages.ts';
import { hangPicture } from '../../steps/hang-picture.ts';
import { soAlready } from '../../steps/so-already.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';

/** The notebook is the referee's: what players are told of a page goes out by its own half alone. */
const hidden = { hidden: true } as const;

/** Pages of the notebook. */
export const pageSteps: StepsOf<'page'> = {
  'page.add': ({ sql }, { title, kind, folder, text, playersText, tags, linkFrom }) => {
    requireRoom(sql);
    requireFreeTitle(sql, { title, kind }, null);
    const { lastId: id } = sql.run(
      query
        .insertInto('page')
        .values({ kind, folder, title, text, players_text: playersText, tags: JSON.stringify(tags) }),
    );
    // With the word of its kind it means this page alone.
    const linked = linkFrom === null ? '' : writeLink(sql, linkFrom, `[[${kind}:${title}]]`);
    return { ...step(`A new page of the notebook: ${title}${linked}.`, hidden), value: { id } };
  },

  'page.change': ({ sql, content }, { id, changes: { playersText, tags, ...same } }) => {
    const before = needPage(sql, id);
    const columns = {
      ...same,
      ...(playersText !== undefined && { players_text: playersText }),
      ...(tags !== undefined && { tags: JSON.stringify(tags) }),
    };
    const done = (Object.keys(columns) as (keyof typeof columns)[])
      .filter((column) => columns[column] !== before[column])
      .map((column) => changeWords[column]({ ...before, ...columns }));
    if (done.length === 0) throw soAlready();
    if (columns.kind !== undefined) requireFreeTitle(sql, { title: before.title, kind: columns.kind }, id);
    const change = () => sql.run(query.updateTable('page').set(columns).where('id', '=', id));
    const isOther = columns.kind !== undefined && columns.kind !== before.kind;
    const follows = writeNamed(sql, content, isOther, change);
    return step(`${before.title}: ${listed(done)}${follows}.`, hidden);
  },

  'page.rename': ({ sql, content }, { id, title, follow }) => {
    const { title: before, kind } = needPage(sql, id);
    if (title === before) throw soAlready();
    requireFreeTitle(sql, { title, kind }, id);
    const rename = () => sql.run(query.updateTable('page').set({ title }).where('id', '=', id));
    const follows = writeNamed(sql, content, follow, rename);
    return step(`${before} is called ${title} now${follows}.`, hidden);
  },

  'page.remove': ({ sql }, { id }) => {
    const { title } = needPage(sql, id);
    sql.run(query.deleteFrom('page').where('id', '=', id));
    return step(`Removed the page ${title}.`, hidden);
  },

  'page.setPicture': ({ sql }, { id, assetId }) => {
    const { title: name, picture_id: pictureId } = needPage(sql, id);
    const write = () => sql.run(query.updateTable('page').set({ picture_id: assetId }).where('id', '=', id));
    return hangPicture(sql, { name, pictureId }, assetId, write, hidden);
  },

  'page.tell': ({ sql, campaign }, { id, told }) => {
    const before = needPage(sql, id);
    if ((before.told !== null) === told) throw soAlready();
    const when = told ? campaign.clock : null;
    sql.run(query.updateTable('page').set({ told: when }).where('id', '=', id));
    const words = told ? 'The players heard of it' : 'The players have not heard of it';
    return step(`${words}: ${before.title}.`, hidden);
  },

  'page.drawRumour': ({ sql, campaign, dice }, { folder, die }) => {
    const untold = sql.all(untoldRumours).filter((rumour) => isIn(rumour.folder, folder));
    const many = untold.length;
    if (many === 0) throw refused('The players have heard every rumour there is. Nothing was changed.');
    if (die !== null && die > many)
      throw refused(`Of ${counted(many, 'rumour')} a die shows 1 to ${many}. Nothing was changed.`, {
        die: `1 to ${many}.`,
      });
    // Of one there is nothing to throw for.
    const face = many === 1 ? 1 : dice(die).roll(many);
    const drawn = untold[face - 1];
    if (drawn === undefined) throw new Error(`no rumour stands at ${face} of ${many}`);
    sql.run(query.updateTable('page').set({ told: campaign.clock }).where('id', '=', drawn.id));
    const thrown = many === 1 ? 'the last one' : `d${many}: ${face}`;
    return { ...step(`A rumour (${thrown}): ${drawn.title}.`, hidden), value: { id: drawn.id } };
  },

  'page.settleLink': ({ sql }, { in: text, from, to }) => {
    const turned = settleLinks(sql, text, from, to);
    if (turned === 0)
      throw refused(`No link of that text says ${from} any more. Nothing was changed.`, {
        from: 'Look at the text again.',
      });
    return step(`${counted(turned, 'link')} to ${from}: ${to} is meant.`, hidden);
  },
};

const untoldRumours = query
  .selectFrom('page')
  .select(['id', 'title', 'folder'])
  .where('kind', '=', 'rumour')
  .where('told', 'is', null)
  .orderBy('folder')
  .orderBy('title')
  .orderBy('id')
  .compile();

const isIn = (folder: string, within: string): boolean =>
  within === '' || folder === within || folder.startsWith(`${within}/`);

const countOfPages = query
  .selectFrom('page')
  .select(({ fn }) => fn.countAll<number>().as('pages'))
  .compile();

function requireRoom(sql: Sql): void {
  if ((sql.get(countOfPages)?.pages ?? 0) >= pageLimits.pages)
    throw refused(`A notebook has at most ${figure(pageLimits.pages)} pages. Nothing was changed.`);
}

/** Two pages of a kind with one name could not be told apart by a link. Throws refused. */
function requireFreeTitle(
  sql: Sql,
  { title, kind }: Pick<PageRow, 'title' | 'kind'>,
  id: number | null,
): void {
  const ofKind = sql.all(query.selectFrom('page').select(['id', 'title']).where('kind', '=', kind));
  const other = ofKind.find((each) => each.id !== id && folded(each.title) === folded(title));
  if (other === undefined) return;
  throw refused(
    `There is a page ${other.title} of the kind ${pageKindTitles[kind].toLowerCase()} already. Nothing was changed.`,
    { title: 'Another page of this kind has this title.' },
  );
}

type Changed = Pick<PageRow, 'kind' | 'folder' | 'text' | 'players_text' | 'tags'>;

const changeWords: { [Column in keyof Changed]: (after: Changed) => string } = {
  kind: ({ kind }: { kind: PageKind }) => `a page of the kind ${pageKindTitles[kind].toLowerCase()} now`,
  folder: ({ folder }) => (folder === '' ? 'at the top' : `in the folder ${folder}`),
  text: () => 'its text was changed',
  players_text: ({ players_text: text }) =>
    text === '' ? 'nothing of it for the players' : 'what players may see of it was changed',
  tags: () => 'its tags were changed',
};
