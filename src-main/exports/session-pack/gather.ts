import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import { linksInWords } from '../../../shared/pages/links.ts';
import { readAsset } from '../../db/assets.ts';
import type { Sql } from '../../db/sql.ts';
import { readNames } from '../../facts/pages/named.ts';
import type { Names, NamedThing } from '../../facts/pages/named.ts';
import { looseEnds } from '../../facts/tonight/loose-ends.ts';
import type { Besides } from '../log/log-format.ts';
import { readSubject } from '../log/subject.ts';
import { titleOf } from '../log/page/sentences.ts';
import { markdownLine } from '../text/markdown-text.ts';
import { FileNames } from './file-names.ts';
import { gatherLeaves, LeafFiles, leafMarkdown, linkedText, type Leaf } from './leaves.ts';
import { seedsOf, type Seeds } from './seeds.ts';
import { playersAreTold, refereeTells } from './told.ts';

interface Asked {
  sessionId: number | null;
  forPlayers: boolean;
  exportedAt: string;
  books: readonly BookOfCreatures[];
}

/** All of a pack that is not the log itself. */
export interface Gathered {
  /** The name of the session's files, without an ending. */
  file: string;
  besides: Besides;
  /** By their paths in the pack. */
  leaves: { path: string; content: string | Uint8Array }[];
}

/** Reads what a session touched and all that leads from it. Throws not-found for an unknown session. */
export function gatherPack(sql: Sql, { sessionId, forPlayers, exportedAt, books }: Asked): Gathered {
  const subject = readSubject(sql, sessionId, exportedAt);
  const { origin, system: systemId } = subject;
  const names = readNames(sql, books);
  const fileNames = new FileNames();
  const file = fileNames.free(
    subject.session === null ? subject.campaign : `Session ${subject.session.number}`,
  );
  const seeds = seedsOf(sql, subject.session);
  const tell = forPlayers ? playersAreTold(sql) : refereeTells(sql, { systemId, books });
  const texts = forPlayers ? [] : seeds.notes;
  const leaves = gatherLeaves(thingsOf(seeds, names), texts, { names, tell, files: fileNames });
  const files = new LeafFiles(leaves);
  const title = titleOf(subject);
  const linked = linksTo(files, forPlayers);
  const sections = [
    forPlayers ? '' : sectionOf('Rooms entered', linked(roomsEntered(seeds, names))),
    sectionOf('Heard of', linked(pagesTold(seeds, names))),
    forPlayers ? '' : sectionOf('Loose ends', looseLines(sql, names, files)),
    sectionOf(
      'Who and what',
      leaves.map(({ file: each }) => `[[${each}]]`),
    ),
  ];
  return {
    file,
    besides: {
      front: [
        ['tags', ['session']],
        ['aliases', file === title ? [] : [title]],
        ['turnkeeper_id', `${origin}/session/${subject.session?.number ?? 'all'}`],
      ],
      text: sections.join(''),
    },
    leaves: leaves.flatMap((leaf) => {
      const picture = pictureOf(sql, leaf);
      const content = leafMarkdown(leaf, { origin, names, files, picture: picture && picture.file });
      return [
        { path: `${leaf.folder}/${leaf.file}.md`, content },
        ...(picture === null ? [] : [{ path: `Pictures/${picture.file}`, content: picture.bytes }]),
      ];
    }),
  };
}

/** A leaf's picture as a file of its own; null for none. */
function pictureOf(sql: Sql, { file, told }: Leaf): { file: string; bytes: Uint8Array } | null {
  const asset = told.picture === null ? undefined : readAsset(sql, told.picture);
  return asset ? { file: `${file}.${asset.mime.replace('image/', '')}`, bytes: asset.bytes } : null;
}

const roomsEntered = ({ rooms }: Seeds, names: Names): NamedThing[] =>
  rooms.flatMap((id) => names.find('room', id) ?? []);

const pagesTold = ({ told }: Seeds, names: Names): NamedThing[] => told.flatMap((id) => names.page(id) ?? []);

const thingsOf = (seeds: Seeds, names: Names): NamedThing[] => [
  ...roomsEntered(seeds, names),
  ...pagesTold(seeds, names),
  ...seeds.creatures.flatMap((id) => names.find('creature', id) ?? []),
];

const looseLines = (sql: Sql, names: Names, files: LeafFiles): string[] =>
  looseEnds(sql).map(
    ({ text, where }) => `${linkedText(text, names, files)} (${markdownLine(linksInWords(where))})`,
  );

/** A link to each that has a file; one that has none is named to the referee alone, whose word its name is. */
const linksTo =
  (files: LeafFiles, forPlayers: boolean) =>
  (things: readonly NamedThing[]): string[] =>
    things.flatMap((thing) => {
      const file = files.of(thing);
      if (file !== null) return [`[[${file}]]`];
      return forPlayers ? [] : [markdownLine(thing.name)];
    });

/** Lines of Markdown as they are, under a heading; nothing without a line. */
const sectionOf = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n## ${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}`;
