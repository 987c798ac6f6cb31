import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { inCoins, inPounds, readAll, readJson, withBestiary } from './samples/contexts.ts';
import { silentFields } from './samples/figures/silent-fields.ts';
import type { Reader } from './samples/figures/silent-fields.ts';
import * as tracker from './samples/figures/tracker-documents.ts';
import * as notes from './samples/figures/vault-notes.ts';

const contexts = [
  ['coins', inCoins],
  ['pounds', inPounds],
] as const;

const trackerReader: Reader = (document, context) => readJson([document], context).entries[0];
const noteReader: Reader = (document, context) =>
  readAll(notes.statblock(stringify(document)), context).entries[0];

it.each(contexts)(
  'every field of a tracker of initiatives is stored or listed, in a campaign of %s',
  (_unit, context) => {
    const documents = [tracker.trackerBlock, tracker.olderTrackerBlock, tracker.lasting];
    expect(documents.map((document) => silentFields(document, context, trackerReader))).toEqual([[], [], []]);
    const encounter = { ...tracker.savedEncounter, Combatants: [tracker.combatant] };
    expect(silentFields(encounter, context, trackerReader)).toEqual([]);
  },
);

it.each(contexts)(
  'every field of a stat block of a note is stored or listed, in a campaign of %s',
  (_unit, context) => {
    const blocks = [
      notes.taggedFields,
      notes.roundsFields,
      notes.shortFields,
      notes.modernFields.replace('[[Gloom Eel.png]]', 'eel.png'),
    ];
    for (const block of blocks) {
      const document = parse(block) as object;
      expect(silentFields(document, context, noteReader), block.slice(0, 40)).toEqual([]);
    }
  },
);

it.each(['ose', 'swords-wizardry', 'basic-fantasy'])(
  'every field of a creature of the bestiary is stored or listed, by the book of %s',
  (system) => {
    const context = withBestiary(system);
    for (const document of [tracker.trackerBlock, tracker.olderTrackerBlock, tracker.oldSchoolBlock])
      expect(silentFields(document, context, trackerReader)).toEqual([]);
    const blocks = [
      notes.taggedFields,
      notes.frenchFields.replaceAll(/\[\[.*\|(.)\]\]/g, '$1'),
      notes.roundsFields,
      notes.shortFields,
      notes.routineFields,
      notes.modernFields.replace('[[Gloom Eel.png]]', 'eel.png'),
    ];
    for (const block of blocks) {
      const document = parse(block) as object;
      expect(silentFields(document, context, noteReader), block.slice(0, 40)).toEqual([]);
    }
  },
);

it('every field of an encounter of a note is stored or listed', () => {
  const document = {
    name: 'Ambush',
    players: ['Wren'],
    party: 'Owls',
    hide: 'players',
    xp: 500,
    creatures: [
      { 2: 'Bandit, 7, 13, 2, 25' },
      { creature: 'Orc', name: 'Ugg', hp: 5, ac: 13, modifier: 1, xp: 10, odd: 3 },
    ],
  };
  const read: Reader = (given, context) => {
    const { entries, unread } = readAll(notes.encounter(stringify(given)), context);
    const told = unread.map(({ path, why }) => ({ path: path.replace('line 1: ', ''), why }));
    const [first] = entries;
    return first === undefined
      ? undefined
      : { ...first, summary: JSON.stringify(entries), unread: [...first.unread, ...told] };
  };
  expect(silentFields(document, inCoins, read)).toEqual([]);
});
