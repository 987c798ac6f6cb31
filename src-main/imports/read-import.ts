import { TurnkeeperError } from '../../shared/errors.ts';
import { csvFile } from './csv/csv.ts';
import { wanderTableFile } from './csv/wander.ts';
import type { DraftFile, ImportContext, ImportWatch, PackHead, ReadEntry, Unread } from './entry.ts';
import type { PicturedFile } from './pictures/picture.ts';
import { randomTablesCsv } from './csv/random-tables.ts';
import { foundryFile } from './foundry/foundry.ts';
import { perchanceFile } from './random-tables/perchance/perchance.ts';
import { tableLinesFile } from './random-tables/table-lines.ts';
import { traceryFile } from './random-tables/tracery.ts';
import { trackerFile } from './initiative/tracker-file.ts';
import { cutJson } from './json/pieces.ts';
import { mostEntries, tooMany } from './limits.ts';
import { judge } from './judge/judge.ts';
import { donjonFile } from './dungeon/donjon/donjon.ts';
import { onePageDungeonFile } from './dungeon/one-page/one-page-dungeon.ts';
import { packFile } from './pack/read-pack.ts';
import { ownFile } from './json/own-json.ts';
import { statBlockFile } from './stat-blocks/stat-blocks.ts';
import type { Bestiary } from './vault/bestiary.ts';
import { vaultFile } from './vault/vault-note.ts';

const tickEvery = 20;

const unknown = (): TurnkeeperError => {
  const message =
    'Nothing in it was recognised: no actors or items, no table with a column "name", no wandering table, no roll table, no lines of a table, no grammar or generator of texts, no stat block, no encounter, no dungeon of a generator, no sheet and no pack of this program. Nothing was read.';
  return new TurnkeeperError('bad-input', message, { source: message });
};

const jsonFile = (
  text: string,
  context: ImportContext,
  watch: ImportWatch,
  title: string,
): DraftFile | null => {
  const file = cutJson(text, watch);
  return (
    packFile(file) ??
    ownFile(file, context) ??
    onePageDungeonFile(file) ??
    donjonFile(file, context) ??
    trackerFile(file, context) ??
    traceryFile(file, title) ??
    foundryFile(file, context)
  );
};

const plainFile = (
  text: string,
  context: ImportContext,
  watch: ImportWatch,
  title: string,
): DraftFile | null =>
  tableLinesFile(text, title, true) ??
  // Its lists may be called as columns are, and its items be written like stat blocks or rows.
  perchanceFile(text, title) ??
  wanderTableFile(text, watch) ??
  randomTablesCsv(text, watch) ??
  csvFile(text, context, watch) ??
  statBlockFile(text, context) ??
  tableLinesFile(text, title, false);

/** Where a text comes from: its name, and the creatures of notes in the same folder. */
interface Source {
  title: string;
  beside?: Bestiary;
}

const draftFile = (
  given: string,
  context: ImportContext,
  watch: ImportWatch,
  { beside, title }: Source,
): DraftFile => {
  const text = given.startsWith('\ufeff') ? given.slice(1) : given;
  // A pasted stat block may begin with a bracket as well, or with the link of a notebook: [[Goblin]].
  const isJson = /^\s*(?:\{|\[[\s[]*(?:[{"\]]|$))/.test(text);
  const file = isJson
    ? jsonFile(text, context, watch, title)
    : (vaultFile(text, context, beside) ?? plainFile(text, context, watch, title));
  if (file === null) throw unknown();
  if (file.count > mostEntries) throw tooMany(file.count);
  return file;
};

export interface ImportReader {
  format: string;
  count: number;
  /** Of a pack of this program. */
  pack: PackHead | null;
  pictures: { readonly used: readonly PicturedFile[] };
  /** Of the file around its entries. */
  unread: Unread[];
  entries: Iterable<ReadEntry>;
}

function* entriesOf(file: DraftFile, context: ImportContext, watch: ImportWatch): Generator<ReadEntry> {
  let done = 0;
  for (const draft of file.drafts) {
    yield 'summary' in draft ? draft : judge(draft, context);
    done += 1;
    if (done % tickEvery === 0) watch.tick(done, file.count);
  }
  watch.tick(done, file.count);
}

/**
 * Recognises what a text holds and reads its entries one after another, as they are asked for. Throws bad-input where
 * nothing is recognised or the JSON is broken, refused for too many entries, and whatever `watch.tick` throws.
 */
export const readImport = (
  text: string,
  context: ImportContext,
  watch: ImportWatch,
  source: Source = { title: '' },
): ImportReader => {
  const file = draftFile(text, context, watch, source);
  const { format, count, unread, pack = null, pictures = { used: [] } } = file;
  return { format, count, unread, pack, pictures, entries: entriesOf(file, context, watch) };
};
