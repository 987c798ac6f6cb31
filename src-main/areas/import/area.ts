import type { SlowStepName, SlowStepOf } from '../../steps/step-context.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { Editions } from './editions.ts';
import { entryView } from './entry-view.ts';
import { needImport } from './kept-imports.ts';
import { alreadyThere } from './taken-before.ts';
import { takeMap } from './map/take-map.ts';
import { take } from './write/take.ts';

export const slowImportSteps: { [Name in SlowStepName & `import.${string}`]: SlowStepOf<Name> } = {
  'import.take': take,
  'import.takeMap': takeMap,
};

export const importQueries: QueriesOf<'import'> = {
  'import.page': (desk, { token, from, limit, refusedOnly }) => {
    const read = needImport(desk.campaign, token);
    const all = read.entries.map((entry, index) => ({ entry, index }));
    const wanted = refusedOnly ? all.filter(({ entry }) => entry.refused !== null) : all;
    const isThere = alreadyThere(desk.file.sql);
    const editions = new Editions(desk.file.sql, read);
    const entries = wanted
      .slice(from, from + limit)
      .map(({ entry, index }) =>
        entryView(read, entry, { index, stands: isThere(entry), edition: editions.of(entry) }),
      );
    return { entries, total: wanted.length };
  },
};
