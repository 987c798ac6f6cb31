import { expect, test } from 'vitest';
import { factsOf } from '../../../src-main/exports/log/facts.ts';
import { remarksText } from '../../../src-main/exports/log/telling/remarks.ts';

test('what a group’s sentence says in short stands among the referee’s remarks, escaped; what is no text is left out', () => {
  const { actByAct } = factsOf({ actByAct: ['Goblin 3 hits *Hild*.', 7, 'Goblin 1 misses.'] });
  expect(actByAct).toEqual(['Goblin 3 hits *Hild*.', 'Goblin 1 misses.']);
  const plain = { which: 'step 4, 20:15', dice: 'd20 19 typed', why: '', overruled: '', hidden: false };
  const told = { ...plain, actByAct: actByAct.join(' ') };
  expect(remarksText(told, (text) => text.replaceAll('*', '\\*'))).toBe(
    'step 4, 20:15 · Goblin 3 hits \\*Hild\\*. Goblin 1 misses. · dice: d20 19 typed',
  );
  expect(remarksText({ ...plain, actByAct: '' }, (text) => text)).toBe('step 4, 20:15 · dice: d20 19 typed');
});
