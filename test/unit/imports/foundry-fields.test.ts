import { describe, expect, it } from 'vitest';
import * as basic from './samples/basic-documents.ts';
import { inCoins, inPounds, readJson } from './samples/contexts.ts';
import * as ose from './samples/ose-documents.ts';
import * as pack from './samples/pack-documents.ts';
import { silentFields, valueAt, withValue } from './samples/figures/silent-fields.ts';
import type { Reader } from './samples/figures/silent-fields.ts';
import * as wizardry from './samples/wizardry-documents.ts';

const entryOf: Reader = (document, context) => readJson([document], context).entries[0];

const documentsOf: Record<string, readonly object[]> = {
  'the old-school system': [
    ...Object.values(ose),
    pack.olderRope,
    pack.olderArrows,
    pack.olderGold,
    pack.olderPotion,
    pack.olderFood,
  ],
  'the system that counts armour from 11': [...Object.values(basic), pack.packMonster],
  'the system with one saving throw': [...Object.values(wizardry), pack.packNpc, pack.packWizardryArmour],
};

describe.each(Object.entries(documentsOf))('every field of a document of %s', (_system, documents) => {
  it.each([
    ['coins', inCoins],
    ['pounds', inPounds],
  ])('is stored, worked into what is stored, or listed, in a campaign of %s', (_unit, context) => {
    for (const document of documents) {
      const name = String(valueAt(document, ['name']));
      expect({ name, silent: silentFields(document, context, entryOf) }).toEqual({ name, silent: [] });
    }
  });
});

it('a reader that overlooks a field is found out', () => {
  const deaf: Reader = (document, context) =>
    entryOf(withValue(document as object, ['data', 'cost'], 1), context);
  expect(silentFields(pack.olderRope, inCoins, entryOf)).toEqual([]);
  expect(silentFields(pack.olderRope, inCoins, deaf)).toEqual(['data.cost']);
});
