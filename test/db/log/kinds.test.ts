import { expect, test } from 'vitest';
import { logQueries } from '../../../shared/ipc/desk/log.ts';
import { steps } from '../../../shared/ipc/contract.ts';
import { logKinds } from '../../../shared/ipc/vocabulary.ts';
import type { LogKind } from '../../../shared/ipc/vocabulary.ts';
import { stepsOfKind } from '../../../src-main/areas/log/kinds.ts';
import { logList } from '../../../src-main/areas/log/queries.ts';
import { logInMemory } from '../../unit/exports/sample-log.ts';

const names = Object.keys(steps);
const kindsOf = (name: string) => logKinds.filter((kind) => stepsOfKind(kind)?.includes(name));

test('every step stands under a kind, and every kind has steps', () => {
  expect(names.filter((name) => kindsOf(name).length === 0)).toEqual([]);
  for (const kind of logKinds) expect(stepsOfKind(kind), kind).not.toEqual([]);
  expect([stepsOfKind('all'), stepsOfKind('dice')]).toEqual([null, null]);
});

test.each<[prefix: string, kinds: readonly LogKind[]]>([
  ['campaign', ['campaign']],
  ['session', ['campaign']],
  ['clock', ['campaign']],
  ['calendar', ['campaign']],
  ['rewind', ['campaign']],
  ['log', ['notes']],
  ['dungeon', ['turns']],
  ['deed', ['turns']],
  ['prompt', ['turns', 'light']],
  ['light', ['light']],
  ['effect', ['effects']],
  ['need', ['needs']],
  ['travel', ['travel']],
  ['map', ['places']],
  ['ship', ['travel']],
  ['wage', ['travel']],
  ['town', ['travel']],
  ['weather', ['campaign', 'travel']],
  ['place', ['places']],
  ['room', ['places']],
  ['stock', ['places']],
  ['wander', ['tables']],
  ['table', ['tables']],
  ['creature', ['creatures']],
  ['page', ['pages']],
  ['encounter', ['encounters', 'travel']],
  ['combat', ['fights']],
  ['character', ['people']],
  ['organisation', ['people']],
  ['party', ['people', 'finds']],
  ['reward', ['finds', 'people']],
  ['import', ['people', 'gear', 'places']],
  ['inventory', ['gear', 'finds']],
  ['item', ['gear']],
  ['treasure', ['finds', 'places']],
  ['hoard', ['finds', 'places']],
])('steps of %s stand under %j', (prefix, kinds) => {
  const found = names.filter((name) => name.startsWith(`${prefix}.`)).flatMap(kindsOf);
  expect([...new Set(found)].sort()).toEqual([...kinds].sort());
});

/** A step of today and one of an earlier version for each filter that has them. */
const kept: Readonly<Record<LogKind, readonly string[]>> = {
  notes: ['log.addNote'],
  turns: ['dungeon.passTurn', 'deed.try', 'prompt.rollCheck', 'dungeon.search', 'dungeon.listen'],
  encounters: ['encounter.begin'],
  fights: ['combat.begin', 'combat.act'],
  finds: [
    'party.findTreasure',
    'treasure.take',
    'hoard.take',
    'reward.award',
    'inventory.move',
    'party.giveItems',
  ],
  light: ['light.kindle', 'light.cover', 'prompt.lightAgain'],
  effects: ['effect.add'],
  needs: ['need.endDay', 'need.restDays', 'need.set'],
  travel: ['travel.passDay', 'travel.setCourse'],
  places: [
    'place.goTo',
    'treasure.place',
    'hoard.change',
    'hoard.adjust',
    'place.setDoor',
    'map.paint',
    'import.takeMap',
  ],
  tables: ['wander.roll', 'table.roll', 'table.rollBranch', 'table.takeFromContent'],
  creatures: ['creature.add', 'creature.remove'],
  pages: ['page.add', 'page.tell', 'tonight.pin'],
  people: [
    'character.add',
    'reward.award',
    'import.take',
    'party.addCharacter',
    'party.editCharacter',
    'party.removeCharacter',
  ],
  gear: [
    'inventory.add',
    'item.identify',
    'import.take',
    'inventory.move',
    'party.giveItems',
    'party.addItem',
    'party.editItem',
    'party.removeItem',
  ],
  campaign: ['session.start', 'campaign.rename', 'rewind.goBackTo'],
};

test.each(logKinds)('the filter of %s keeps its lines and no other', (kind) => {
  const written = [...new Set(Object.values(kept).flat())];
  // A line that goes back takes others out of the log, so the one it goes back to is its own.
  const input = (name: string, at: number) => (name === 'rewind.goBackTo' ? { seq: at } : {});
  const log = logInMemory({
    lines: written.map((name, at) => ({ kind: name, summary: name, input: input(name, at) })),
  });
  const page = logList(log, logQueries['log.list'].input.parse({ kind }));
  expect(page.lines.map(({ summary }) => summary).sort()).toEqual([...kept[kind]].sort());
});
