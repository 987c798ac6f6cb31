import { momentWords } from '../../../shared/clock.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { dated } from '../../facts/calendar/read-calendar.ts';
import { countFollowing, linksTo, type LinkingPlace } from '../../facts/pages/links.ts';
import { readTonight } from '../../facts/tonight/read-tonight.ts';
import { readNames } from '../../facts/pages/named.ts';
import { needPage, tagsIn } from '../../facts/pages/read-pages.ts';
import { standingOf } from '../../facts/pages/stands.ts';
import { cardOf } from './card.ts';
import { searchEverywhere } from './search.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';

/** So many meanings of a name are told, so many places that link to a thing. */
const mostThings = 20;
const mostPlaces = 500;

const allPages = query
  .selectFrom('page')
  .select(['id', 'kind', 'folder', 'title', 'tags', 'told'])
  .select((page) => page('players_text', '!=', '').as('shown'))
  .orderBy('title')
  .orderBy('id')
  .compile();

export const pageQueries: QueriesOf<'page'> = {
  'page.list': ({ file: { sql } }) => ({
    pages: sql.all(allPages).map(({ tags, told, shown, ...page }) => ({
      ...page,
      tags: [...tagsIn(tags)],
      shown: Number(shown) === 1,
      told: told !== null,
    })),
  }),

  'page.view': ({ file: { sql } }, { id }, { bestiaries }) => {
    const page = needPage(sql, id);
    const { kind, folder, title, text, players_text: playersText, tags, told } = page;
    const names = readNames(sql, bestiaries);
    const thing = names.find(kind, id);
    return {
      ...{ id, kind, folder, title, text, playersText },
      tags: [...tagsIn(tags)],
      pictureId: page.picture_id,
      told: told === null ? null : momentWords(dated(sql)(told)),
      following: thing === null ? 0 : countFollowing(sql, names, thing),
    };
  },

  'page.card': ({ file: { sql } }, { target }, { bestiaries }) => {
    const meant = readNames(sql, bestiaries).meant(target);
    const [thing] = meant;
    return thing === undefined || meant.length > 1 ? null : cardOf(sql, bestiaries, thing);
  },

  'page.linkedHere': ({ file: { sql } }, { kind, id }, { bestiaries }) => {
    const names = readNames(sql, bestiaries);
    const thing = names.find(kind, id);
    if (thing === null)
      throw new TurnkeeperError('not-found', 'That is no longer there. Nothing was changed.', {
        id: 'Choose another.',
      });
    const places = linksTo(sql, names, thing);
    return {
      places: placed(sql, places.slice(0, mostPlaces)),
      more: Math.max(0, places.length - mostPlaces),
    };
  },
};

export const prepQueries: QueriesOf<'prep'> = {
  'prep.search': searchEverywhere,

  'prep.tonight': ({ file: { sql } }, { doors }, content) => readTonight(sql, doors, content),

  'prep.names': ({ file: { sql } }, { targets }, { bestiaries }) => {
    const names = readNames(sql, bestiaries);
    const found = targets.map((target) => {
      const meant = names.meant(target);
      const things = meant
        .slice(0, mostThings)
        .map((each) => ({ ...pick(each), target: names.targetOf(each) }));
      return { things, more: Math.max(0, meant.length - mostThings) };
    });
    return { found };
  },
};

type Thing = QueryOutput<'prep.names'>['found'][number]['things'][number];
const pick = ({ kind, name, where, to }: Omit<Thing, 'target'>): Omit<Thing, 'target'> => ({
  kind,
  name,
  where,
  to,
});

/** With what each place is called, and where it stands. */
function placed(sql: Sql, places: readonly LinkingPlace[]): QueryOutput<'page.linkedHere'>['places'] {
  const byKind = new Map<LinkingPlace['kind'], Set<number>>();
  for (const { kind, id } of places) byKind.set(kind, (byKind.get(kind) ?? new Set()).add(id));
  const standing = new Map(
    [...byKind].flatMap(([kind, ids]) =>
      standingOf[kind](sql, [...ids]).map((each) => [`${kind} ${each.id}`, each] as const),
    ),
  );
  return places.flatMap(({ kind, id, sentence, doubtful }) => {
    const at = standing.get(`${kind} ${id}`);
    if (at === undefined) return [];
    return { kind, id, name: at.name, where: at.where, to: at.to, sentence, doubtful };
  });
}
