import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CommandInput, CommandName } from '../../../shared/ipc/contract.ts';
import { TestDesk } from '../test-desk.ts';

/** What is bought burns, is left, or was struck off by the referee: nothing else becomes of light. */

const evenings = 8;
const steps = 40;
const torchTurns = 6;
const flaskTurns = 24;

interface Light {
  id: number;
  bearer: number | null;
  left: number | null;
}

const rows = <T>(desk: TestDesk, sql: string) => desk.desk.campaign.file.db.prepare(sql).all() as T[];
const first = (desk: TestDesk, sql: string) => rows<Record<string, number>>(desk, sql)[0] ?? {};

/** Light-turns in packs and in hand, burning or not, near or left lying. */
function supply(desk: TestDesk): number {
  const {
    torches = 0,
    oil = 0,
    hand = 0,
  } = first(
    desk,
    `SELECT (SELECT coalesce(sum(quantity), 0) FROM item WHERE kind = 'torch') AS torches,
       (SELECT coalesce(sum(quantity), 0) FROM item WHERE kind = 'oilFlask') AS oil,
       (SELECT coalesce(sum(turns_left), 0) FROM light) AS hand`,
  );
  return torches * torchTurns + oil * flaskTurns + hand;
}

/** What steps of the kind that stand did to turns left, by the journal's own images. */
const changed = (desk: TestDesk, kind: string): number[] =>
  rows<{ by: number }>(
    desk,
    `SELECT (after ->> 'turns_left') - (before ->> 'turns_left') AS by
     FROM journal_row JOIN journal USING (seq)
     WHERE tbl = 'light' AND status = 'done' AND kind = '${kind}' AND before IS NOT NULL AND after IS NOT NULL`,
  ).map(({ by }) => by);

const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);

function burned(desk: TestDesk): number {
  return sum(
    rows<{ outcome: string }>(desk, `SELECT outcome FROM journal WHERE status = 'done'`).flatMap(
      ({ outcome }) => {
        const { burned: kinds = {} } = JSON.parse(outcome) as { burned?: Record<string, number> };
        return Object.entries(kinds).flatMap(([kind, turns]) => (kind === 'continual' ? [] : [turns]));
      },
    ),
  );
}

const spans = (desk: TestDesk): number =>
  first(
    desk,
    `SELECT coalesce(sum(max(0, coalesce(last_turn, delve.turn) - first_turn + 1)), 0) AS turns
     FROM light_span JOIN delve ON delve.id = light_span.delve_id WHERE light_span.kind <> 'continual'`,
  )['turns'] ?? 0;

/** Steps that stand; what was bought before the evening is not taken back. */
const standing = (desk: TestDesk): number =>
  first(desk, `SELECT count(*) AS steps FROM journal WHERE status = 'done'`)['steps'] ?? 0;

const chance = fc.integer({ min: 0, max: 1_000_000 });
const move = fc.record({
  what: fc.integer({ min: 0, max: 23 }),
  which: chance,
  who: fc.integer({ min: 1, max: 4 }),
  much: chance,
});
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

type Told = { [Name in CommandName]: [Name, CommandInput<Name>] }[CommandName];

function commandFor({ what, which, who, much }: Move, lights: readonly Light[]): Told {
  const light = lights[which % Math.max(1, lights.length)];
  const lightId = light?.id ?? 1;
  const word = much % 2 === 0;
  switch (what) {
    case 0:
    case 1:
    case 2:
      return ['light.kindle', { characterId: who, kind: 'torch', overruleTinder: word }];
    case 3:
      return ['light.kindle', { characterId: who, kind: 'lantern', overruleTinder: word }];
    case 4:
      return ['light.kindle', { characterId: who, kind: 'continual' }];
    case 5:
    case 6:
      return ['light.relight', { lightId, tinderDie: 1 + (much % 6) }];
    case 7:
      return ['light.douse', { lightId }];
    case 8:
      return [
        'light.blowOut',
        {
          lightIds: lights
            .slice(0, 1 + (much % 3))
            .map(({ id }) => id)
            .concat(lightId),
        },
      ];
    case 9:
      return ['light.refuel', { lightId }];
    case 10:
      return ['light.setTurnsLeft', { lightId, turnsLeft: much % 30 }];
    case 11:
      return ['light.cover', { lightId, covered: word }];
    case 12:
      return ['light.drop', { lightId, where: 'a stair', thrown: word, burnsOn: much % 3 > 0 }];
    case 13:
    case 14:
      return ['light.take', { lightId, characterId: who }];
    case 15:
    case 16:
      return ['journal.undo', {}];
    case 17:
      return ['journal.redo', {}];
    default:
      return ['dungeon.passTurn', { activity: much % 5 === 0 ? 'rest' : 'explore' }];
  }
}

async function withPlenty(desk: TestDesk): Promise<void> {
  await desk.tell('app.createSample', { path: desk.campaignPath });
  const give = (id: number, kind: 'torch' | 'oilFlask' | 'lantern' | 'tinder', quantity: number) =>
    desk.tell('inventory.add', { to: { in: 'holder', id }, item: { kind, name: kind, quantity } });
  await give(1, 'tinder', 1);
  await give(3, 'torch', 40);
  await give(4, 'torch', 40);
  await give(2, 'oilFlask', 20);
  await give(4, 'lantern', 2);
  await give(4, 'oilFlask', 5);
}

test(`${evenings} evenings of ${steps} steps: every light-turn bought is burned, left, or set aside`, async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: steps, maxLength: steps }), async (moves) => {
      const desk = new TestDesk({ roll: (sides) => sides });
      try {
        await withPlenty(desk);
        const bought = supply(desk);
        const start = standing(desk);
        for (const each of moves) {
          const lights = rows<Light>(
            desk,
            'SELECT id, bearer_id AS bearer, turns_left AS left FROM light ORDER BY id',
          );
          const [name, input] = commandFor(each, lights);
          if (name === 'journal.undo' && standing(desk) === start) continue;
          const reply = await desk.router.command(name, input);
          if (reply.ok) taken += 1;
          else
            expect(
              ['refused', 'not-found', 'nothing-to-undo', 'nothing-to-redo'],
              reply.error.message,
            ).toContain(reply.error.code);
          const set = sum(changed(desk, 'light.setTurnsLeft'));
          const poured = sum(changed(desk, 'light.refuel').map((by) => by - flaskTurns));
          expect(supply(desk) + burned(desk), name).toBe(bought + set + poured);
          expect(spans(desk), name).toBe(burned(desk));
        }
        expect(desk.errors).toEqual([]);
      } finally {
        await desk.end();
      }
    }),
    { numRuns: evenings, endOnFailure: true },
  );
  expect(taken).toBeGreaterThan((evenings * steps) / 3);
});
