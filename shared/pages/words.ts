import { pageKinds, type PageKind, type WrittenKind } from '../ipc/vocabulary.ts';

export const pageKindTitles: Readonly<Record<PageKind, string>> = {
  note: 'Note',
  person: 'Person',
  place: 'Place',
  faction: 'Faction',
  rumour: 'Rumour',
  handout: 'Handout',
  recap: 'Recap',
};

/** With what a new page of a kind begins, in Markdown. */
export const pageTemplates: Readonly<Record<PageKind, string>> = {
  note: '',
  person: '**Looks like**: \n**Wants**: \n**Knows**: \n**Speaks**: \n**Is found**: \n',
  place: '**At first sight**: \n**Who is here**: \n**What is hidden**: \n**Ways on**: \n',
  faction: '**Wants**: \n**Has**: \n**Fears**: \n**Who**: \n**If nobody stops them**: \n',
  rumour: '**What is said**: \n**By whom**: \n**What is true of it**: \n',
  handout: '**Where it is found**: \n**What it means**: \n',
  recap: '**What happened**: \n**What they know now**: \n**Loose ends**: \n',
};

/** Over what was found of a kind. */
export const writtenTitles: Readonly<Record<WrittenKind, string>> = {
  page: 'Pages of the notebook',
  creature: 'Creatures of your own',
  table: 'Random tables',
  row: 'Rows of tables',
  dungeon: 'Dungeons',
  level: 'Levels',
  room: 'Rooms',
  feature: 'Doors, traps, treasure and more',
  site: 'Sites of maps',
  hex: 'Hexes',
  note: 'Notes of the log',
  character: 'People and beasts',
};

/** The kind of a page that the word of a link names; null for any other. */
export const pageKindOf = (word: string | undefined): PageKind | null =>
  pageKinds.find((kind) => kind === word) ?? null;

export const isPageKind = (word: string): word is PageKind => pageKindOf(word) !== null;
