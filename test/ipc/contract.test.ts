import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands, queries } from '../../shared/ipc/contract.ts';
import type { CommandName, QueryName } from '../../shared/ipc/contract.ts';
import { questions } from './play/questions.ts';
import { TestDesk } from './test-desk.ts';

let table: TestDesk;

beforeEach(() => {
  table = new TestDesk({ roll: () => 1 });
});
afterEach(() => table.end());

describe('the contract', () => {
  test('every view is as its schema says, with an empty and with a full table', async () => {
    await table.tell('app.createCampaign', { name: 'Empty', path: table.campaignPath, system: 'ose' });
    await everyViewIsSound();
    await table.tell('app.createSample', { path: `${table.folder}/sample.turnkeeper` });
    await table.tell('page.add', { title: 'Mill', text: 'A [[Goblin]] at the [[Mill]]. [[Nobody]].' });
    const { id: heap } = await table.tell('treasure.place', {
      source: { by: 'letters', text: 'P', bearers: 1 },
      low: false,
      lines: [{ typed: '440 gp' }],
      name: 'The heap',
      at: null,
    });
    expect(questions).toContainEqual({ name: 'hoard.wish', input: { id: heap, gold: 2000 } });
    await table.tell('session.start', {});
    await table.tell('light.kindle', { characterId: 3, kind: 'torch' });
    await table.tell('wander.takeFromContent', { contentId: 'dungeon-level-1' });
    await table.tell('dungeon.passTurn', { activity: 'explore' });
    await table.tell('prompt.rollCheck', { turn: 2 });
    await everyViewIsSound();
    await table.tell('encounter.begin', { who: 'rats', number: 9, checkTurn: 2 });
    await table.tell('encounter.settle', { step: 'surprise' });
    await table.tell('encounter.settle', { step: 'distance' });
    await table.tell('encounter.settle', { step: 'reaction' });
    await everyViewIsSound();
    await table.tell('combat.begin', { fromEncounter: true });
    await everyViewIsSound();
  });

  test('without a campaign its questions and commands are refused, and the program’s own are answered', async () => {
    for (const { name, input } of questions) {
      const reply = await table.router.query(name, input);
      expect(reply.ok ? 'ok' : reply.error.code, name).toBe(
        needsNoCampaign.includes(name) ? 'ok' : 'no-campaign',
      );
    }
    expect(await table.refusal('dungeon.passTurn', { activity: 'rest' })).toMatchObject({
      code: 'no-campaign',
    });
  });

  test('names outside it are refused, also those of every object', async () => {
    for (const name of ['dungeon.fly', 'toString', '__proto__', 'constructor', '', 7, null, undefined, {}]) {
      expect(await table.router.query(name, {})).toMatchObject({ ok: false, error: { code: 'bad-input' } });
      expect(await table.router.command(name, {})).toMatchObject({ ok: false, error: { code: 'bad-input' } });
    }
  });

  test('a key nobody asked for is refused', async () => {
    for (const name of Object.keys(commands) as CommandName[])
      expect(await table.refusal(name, { surprise: true }), name).toMatchObject({ code: 'bad-input' });
  });
});

/** The program's own state, and who of some dice came first. */
const needsNoCampaign: readonly QueryName[] = ['app.view', 'app.backups'];

/** Nothing of this is there at an empty table, or ever of itself. */
const asksForSomething: readonly QueryName[] = [
  'character.view',
  'character.previewLevel',
  'inventory.view',
  'reward.pickOrder',
  'wander.table',
  'page.view',
  'table.view',
  'table.odds',
  'table.examples',
  'table.namesAfter',
  'table.map',
  'table.asks',
  'hoard.wish',
  'treasure.at',
];
const neverThere: readonly QueryName[] = ['table.branchAsks', 'asset.view', 'import.page'];

async function everyViewIsSound() {
  const empty = (await table.ask('party.view', {})).members.length === 0;
  for (const { name, input } of questions) {
    const reply = await table.router.query(name, input);
    if (neverThere.includes(name) || (empty && asksForSomething.includes(name))) {
      expect(reply.ok ? 'ok' : reply.error.code, name).toBe('not-found');
      continue;
    }
    if (!reply.ok) throw new Error(`${name}: ${reply.error.message}`);
    // Parsing drops what the schema does not know, so equality also finds figures nobody promised.
    expect(reply.value, name).toEqual(queries[name].output.parse(reply.value));
  }
}

test.each(['dungeon.passTurn', 'dungeon.passTo', 'dungeon.passUntilDue'] as const)(
  'what a turn was spent on with %s stands in the log as it reads: no signs that turn the writing',
  (name) => {
    const spent = (detail: string) =>
      commands[name].input
        .safeParse({ turn: 9, activity: 'rest', detail })
        .error?.issues.map(({ message }) => message);
    const known = name === 'dungeon.passTo' ? undefined : ['Unrecognized key: "turn"'];
    expect(spent('north, then \u202etsae')).toContain('No control characters.');
    expect(spent('north, then east')).toEqual(known);
  },
);
