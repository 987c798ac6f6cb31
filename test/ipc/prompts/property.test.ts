import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CommandName, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { PromptModel } from './model.ts';
import { answer, causesOf, causesShown, enter, freshModel, leave, passTurn } from './model.ts';
import { ShownAnswers } from '../play/shown-answers.ts';
import { TestDesk } from '../test-desk.ts';

/**
 * Prompts are neither lost nor doubled: after any steps, undo and redo among them, each cause that is due and not
 * answered stands in exactly one prompt, and nothing else stands.
 */

type Prompt = QueryOutput<'dungeon.delve'>['promptsOutside'][number];

const deeds = [
  'pass',
  'pass',
  'pass',
  'bless',
  'shield',
  'end',
  'extend',
  'delay',
  'delay',
  'dismiss',
  'roll',
  'rollAll',
  'delayAll',
  'dismissAll',
  'comeOrGo',
  'sleep',
  'settle',
  'undo',
  'undo',
  'redo',
] as const;
type Deed = (typeof deeds)[number];

/** The program and the model side by side; a step of one is a step of the other. */
class Table {
  readonly desk = new TestDesk();
  model: PromptModel = freshModel(36_000);
  #past: PromptModel[] = [];
  #undone: PromptModel[] = [];

  async prompts(): Promise<Prompt[]> {
    const { delve, promptsOutside } = await this.desk.ask('dungeon.delve', {});
    return delve?.prompts ?? promptsOutside;
  }

  /** Takes the step in both, or in neither where the program refuses it. */
  async step(name: CommandName, input: object, change: (model: PromptModel, value: unknown) => void) {
    const reply = await this.desk.router.command(name, input);
    if (!reply.ok) {
      expect(reply.error.code, reply.error.message).toMatch(/^(refused|not-found)$/);
      return;
    }
    this.#past.push(structuredClone(this.model));
    this.#undone = [];
    change(this.model, reply.value);
  }

  async undo(): Promise<void> {
    const before = this.#past.pop();
    if (!before) return;
    await this.desk.tell('journal.undo', {});
    this.#undone.push(this.model);
    this.model = before;
  }

  async redo(): Promise<void> {
    const after = this.#undone.pop();
    if (!after) return;
    await this.desk.tell('journal.redo', {});
    this.#past.push(this.model);
    this.model = after;
  }
}

const pick = <T>(from: readonly T[], draw: number): T | undefined => from[draw % Math.max(1, from.length)];

async function play(table: Table, deed: Deed, draw: number): Promise<void> {
  const { model } = table;
  const some = pick(
    model.effects.filter(({ ended }) => !ended),
    draw,
  );
  const prompt = pick(await table.prompts(), draw);
  switch (deed) {
    case 'pass':
      return table.step('dungeon.passTurn', { activity: draw % 3 === 0 ? 'rest' : 'explore' }, passTurn);
    case 'bless':
    case 'shield':
      return cast(table, deed, draw);
    case 'end':
      return table.step('effect.end', { ids: [some?.id ?? 1] }, (now) => {
        for (const effect of now.effects) if (effect.id === some?.id) effect.ended = true;
      });
    case 'extend':
      return extend(table, some?.id ?? 1, 1 + (draw % 3));
    case 'delay':
    case 'dismiss':
      if (!prompt) return;
      return table.step('prompt.answer', { key: prompt.key, answer: deed }, (now) =>
        answer(now, prompt, deed),
      );
    case 'roll':
      return roll(table, draw);
    case 'rollAll':
      return rollAll(table);
    case 'delayAll':
      return answerAll(table, prompt?.kind, 'delay');
    case 'dismissAll':
      return answerAll(table, prompt?.kind, 'dismiss');
    case 'comeOrGo':
      return model.turn === null
        ? table.step('dungeon.enter', { name: 'The Barrow', speakerId: null }, enter)
        : table.step('dungeon.leave', {}, leave);
    case 'sleep':
      return table.step('need.restHours', { hours: 1 + (draw % 20) }, (now) => {
        now.clock += (1 + (draw % 20)) * 3600;
      });
    case 'settle':
      return table.step('need.endDay', { food: 'found', water: 'found' }, (now) => {
        now.settledDay = Math.floor(now.clock / 86_400);
      });
    case 'undo':
      return table.undo();
    case 'redo':
      return table.redo();
  }
}

async function cast(table: Table, name: string, draw: number): Promise<void> {
  const characterIds = [1, 2, 3].slice(0, draw % 4);
  const turns = 1 + (draw % 4);
  const duration = { amount: String(turns), unit: 'turns', faces: null };
  await table.step('effect.add', { name, kind: 'spell', characterIds, duration }, (now, value) => {
    const { ids } = value as { ids: number[] };
    for (const id of ids)
      now.effects.push({ id, name, from: now.clock, until: now.clock + turns * 600, ended: false });
  });
}

async function extend(table: Table, id: number, turns: number): Promise<void> {
  const duration = { amount: String(turns), unit: 'turns', faces: null };
  await table.step('effect.change', { ids: [id], how: 'extend', duration }, (now) => {
    for (const effect of now.effects)
      if (effect.id === id) effect.until = Math.max(effect.until, now.clock) + turns * 600;
  });
}

async function roll(table: Table, draw: number): Promise<void> {
  const due = pick(
    (await table.prompts()).filter(({ kind }) => kind === 'wanderingCheck'),
    draw,
  );
  if (!due) return;
  await table.step('prompt.rollCheck', { turn: due.turn, die: 6 }, (now) => now.rolled.push(due.turn));
}

async function rollAll(table: Table): Promise<void> {
  const due = (await table.prompts()).filter(({ kind }) => kind === 'wanderingCheck');
  const faces = due.map(() => 6);
  if (faces.length > 0)
    await table.step('prompt.rollChecks', { faces }, (now) =>
      now.rolled.push(...due.map(({ turn }) => turn)),
    );
}

async function answerAll(table: Table, kind: Prompt['kind'] | undefined, said: 'delay' | 'dismiss') {
  const alike = (await table.prompts()).filter((prompt) => prompt.kind === kind);
  const keys = alike.map(({ key }) => key);
  if (keys.length > 0)
    await table.step('prompt.answerAll', { keys, answer: said }, (now) => {
      for (const prompt of alike) answer(now, prompt, said);
    });
}

async function compare(table: Table): Promise<void> {
  const prompts = await table.prompts();
  const keys = prompts.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(prompts.flatMap((prompt) => causesShown(prompt, table.model)).sort()).toEqual(causesOf(table.model));
}

test('each cause that is due and not answered stands in exactly one prompt', async () => {
  const deed = fc.tuple(fc.constantFrom(...deeds), fc.nat({ max: 60 }));
  let looks = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 25, maxLength: 45 }), async (evening) => {
      const table = new Table();
      try {
        await table.desk.tell('app.createSample', { path: table.desk.campaignPath });
        const shown = new ShownAnswers(table.desk, looks);
        for (const [name, draw] of evening) {
          await play(table, name, draw);
          await compare(table);
          await shown.look();
        }
        looks = shown.looks;
      } finally {
        await table.desk.end();
      }
    }),
    { numRuns: 25, endOnFailure: true },
  );
});
