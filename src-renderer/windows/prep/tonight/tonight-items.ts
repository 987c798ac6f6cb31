import type { CommandInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import { linksInWords } from '../../../../shared/pages/links.ts';
import type { Destination } from '../../../lib/arrivals/arrival.svelte.ts';

export type Tonight = QueryOutput<'prep.tonight'>;
export type NearRoom = Tonight['near'][number];
export type PinnedThing = CommandInput<'tonight.pin'>['what'];

/** Something that stands on the page and can be chosen there. */
export interface TonightItem {
  key: string;
  list: TonightList;
  title: string;
  /** What is told of it beside its title; may be empty. */
  text: string;
  /** Null of a line in a text, which is neither first nor hidden but written there. */
  what: PinnedThing | null;
  /** Null where no window shows it by itself. */
  to: Destination | null;
  state: 'first' | 'hidden' | 'listed';
}

/** The lists of the page, in its order. */
export const tonightLists = [
  'near',
  'wild',
  'tables',
  'blocks',
  'musters',
  'people',
  'rumours',
  'pages',
  'ownTables',
  'sites',
  'loose',
  'hidden',
] as const;
export type TonightList = (typeof tonightLists)[number];

/** Those of a title and a sentence each, in that order. */
export const leafLists: readonly { list: TonightList; label: string }[] = [
  { list: 'musters', label: 'Musters' },
  { list: 'people', label: 'People' },
  { list: 'rumours', label: 'Rumours they have not heard' },
  { list: 'pages', label: 'Pages' },
  { list: 'ownTables', label: 'Tables' },
  { list: 'sites', label: 'Within a day' },
  { list: 'loose', label: 'Loose ends' },
  { list: 'hidden', label: 'Not tonight' },
];

/** What bears the chosen mark in a list is found again by this. */
export const keyIn = (list: TonightList, id: number | string): string => `${list} ${id}`;

type Lines = { [List in TonightList]: (tonight: Tonight) => TonightItem[] };

const stateOf = ({ pinned }: { pinned: boolean }): TonightItem['state'] => (pinned ? 'first' : 'listed');

const pagesOf =
  (list: 'people' | 'rumours' | 'pages') =>
  (tonight: Tonight): TonightItem[] =>
    tonight[list].map((page) => ({
      ...{ list, key: keyIn(list, page.id), title: page.title, text: page.text, state: stateOf(page) },
      what: { kind: 'page', id: page.id },
      to: { kind: 'page', id: page.id },
    }));

const tableItem = (list: 'wild' | 'tables', table: Tonight['tables'][number]): TonightItem => ({
  ...{ list, key: keyIn(list, table.id), title: table.name, text: '', state: stateOf(table) },
  what: { kind: 'table', id: table.id },
  to: { kind: 'randomTable', id: table.id },
});

const linesOf: Lines = {
  near: ({ near }) =>
    near.map((room) => ({
      ...{ list: 'near', key: keyIn('near', room.id), title: room.title, text: '', state: stateOf(room) },
      what: { kind: 'room', id: room.id },
      to: { kind: 'room', levelId: room.levelId, roomId: room.id },
    })),
  wild: ({ wild }) => (wild?.table ? [tableItem('wild', wild.table)] : []),
  tables: ({ tables }) => tables.map((table) => tableItem('tables', table)),
  blocks: ({ blocks }) =>
    blocks.map((block) => ({
      ...{
        list: 'blocks',
        key: keyIn('blocks', block.id),
        title: block.name,
        text: '',
        state: stateOf(block),
      },
      what: { kind: 'creature', id: block.id },
      to: { kind: 'creature', book: block.book, id: block.id },
    })),
  musters: ({ musters }) =>
    musters.map((muster) => ({
      ...{ list: 'musters', key: keyIn('musters', muster.id), title: muster.name, state: stateOf(muster) },
      text: muster.lines.split('\n').join('; '),
      what: { kind: 'muster', id: muster.id },
      to: null,
    })),
  people: pagesOf('people'),
  rumours: pagesOf('rumours'),
  pages: pagesOf('pages'),
  ownTables: ({ ownTables }) =>
    ownTables.map(({ id, title, text }) => ({
      ...{ list: 'ownTables', key: keyIn('ownTables', id), title, text, state: 'first' },
      what: { kind: 'table', id },
      to: { kind: 'randomTable', id },
    })),
  sites: ({ sites }) =>
    sites.map((site) => ({
      ...{ list: 'sites', key: keyIn('sites', site.id), title: site.name, state: stateOf(site), to: site.to },
      text: [site.about, site.notes].filter((part) => part !== '').join('. '),
      what: { kind: 'site', id: site.id },
    })),
  loose: ({ loose }) =>
    loose.map(({ text, where, to }, at) => ({
      ...{
        list: 'loose',
        key: keyIn('loose', at),
        title: linksInWords(text),
        text: linksInWords(where),
        what: null,
        to,
        state: 'listed',
      },
    })),
  hidden: ({ hidden }) =>
    hidden.map(({ what, title }) => ({
      ...{ list: 'hidden', key: keyIn('hidden', `${what.kind} ${what.id}`), title, text: '', to: null },
      ...{ what, state: 'hidden' },
    })),
};

/** All that stands on the page, from its top to its foot. */
export const itemsOn = (tonight: Tonight): TonightItem[] =>
  tonightLists.flatMap((list) => linesOf[list](tonight));
