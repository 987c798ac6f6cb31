import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Edition } from './editions.ts';
import type { PackedEntry } from './import-job.ts';
import type { ReadImport } from './read-in-worker.ts';

type ImportEntry = QueryOutput<'import.page'>['entries'][number];

export const entryView = (
  { lines }: ReadImport,
  entry: PackedEntry,
  { index, stands, edition }: { index: number; stands: boolean; edition: Edition | null },
): ImportEntry => ({
  index,
  kind: entry.kind,
  name: entry.name,
  summary: entry.summary,
  unread: entry.unread.flatMap((id) => lines[id] ?? []),
  refused: entry.refused,
  stands,
  edition: edition && { state: edition.state, changed: [...edition.changed] },
});
