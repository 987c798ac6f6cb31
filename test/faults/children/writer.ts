import { writeSync } from 'node:fs';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import type { CampaignFile } from '../../../src-main/db/file/campaign-file.ts';
import { redo, runCommand, undo, undoState } from '../../../src-main/db/journal/journal.ts';
import { query } from '../../../src-main/db/sql.ts';

/**
 * Writes until it is killed, and says what it did as soon as it is committed: `done 12`, `undone 12`.
 * Each step adds a note, a character with two items and ten minutes, and beyond six characters takes the
 * oldest away: so the tables show a step that was kept by half.
 */
const report = (word: string, seq: number): void => void writeSync(1, `${word} ${seq}\n`);

const step = (file: CampaignFile): void => {
  const { seq } = runCommand(
    file,
    { kind: 'test.step', input: {}, realTime: '2026-11-21T12:00:00.000Z' },
    (sql) => {
      sql.run(query.updateTable('clock').set((eb) => ({ seconds: eb('seconds', '+', 600) })));
      sql.run(query.insertInto('note').values({ text: 'x'.repeat(300) }));
      const plain = {
        position: 1,
        kind: 'character',
        class_name: 'Fighter',
        level: 1,
        hp: 1,
        max_hp: 1,
      } as const;
      const none = { xp: 0, misc_gear: 0, carrying_treasure: 0, sheet: '{}' } as const;
      const { lastId } = sql.run(query.insertInto('character').values({ ...plain, ...none, name: 'Aud' }));
      const item = {
        holder_id: lastId,
        state: 'carried',
        kind: 'weapon',
        name: 'axe',
        quantity: 1,
        weight: 500,
        notes: '',
        facts: '{}',
      } as const;
      sql.run(query.insertInto('item').values([item, item]));
      const oldest = query.selectFrom('character').select('id').orderBy('id', 'desc').limit(1).offset(6);
      sql.run(query.deleteFrom('character').where('id', '<=', oldest));
      return { summary: `A step by ${process.pid}`, outcome: {}, rolls: [], value: null };
    },
  );
  report('done', seq);
};

const file = openCampaign(process.argv[2] ?? '');
for (let round = 0; ; round++) {
  step(file);
  if (round % 4 === 3) report('undone', undo(file).seq);
  if (round % 8 === 7 && undoState(file).redo !== null) report('done', redo(file).seq);
}
