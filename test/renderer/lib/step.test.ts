import { beforeEach, describe, expect, it } from 'vitest';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import { QuickSteps, Step, takeAloud } from '../../../src-renderer/lib/step.svelte.ts';
import { installFakeBridge, replyOf, type FakeBridge } from './fake-bridge.ts';

const sentence = 'The campaign is now called Barrow.';
const failure = { code: 'bad-input', message: 'No.', details: { name: 'At most 80.' } } as const;

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.says('campaign.rename', sentence);
  status.say('');
});

const line = (): [string, boolean] => [status.message, status.refused];

describe("a form's step", () => {
  it('speaks the sentence of the log, and gives it back with the value', async () => {
    bridge.reply('session.start', { id: 4 });
    bridge.says('session.start', 'Session 4 begins.');
    expect(await new Step('session.start').take({})).toEqual({ value: { id: 4 }, said: 'Session 4 begins.' });
    expect(line()).toEqual(['Session 4 begins.', false]);
  });

  it('speaks its own words in place of the sentence', async () => {
    bridge.reply('session.start', { id: 4 });
    bridge.says('session.start', 'Session 4 begins.');
    const start = new Step('session.start', ({ value, said }) => `${said ?? ''} That is number ${value.id}.`);
    await start.take({});
    expect(line()).toEqual(['Session 4 begins. That is number 4.', false]);
  });

  it('says what can no longer be done again, whatever else it says', async () => {
    const start = new Step('session.start', () => null);
    bridge.command = () => Promise.resolve(replyOf({ id: 4 }, { said: 'Session 4 begins.', letGo: 3 }));
    await start.take({});
    expect(line()).toEqual(['3 steps taken back can no longer be done again.', false]);
    bridge.command = () => Promise.resolve(replyOf({ id: 5 }, { said: 'Session 5 begins.', letGo: 1 }));
    await new Step('session.start').take({});
    expect(line()).toEqual(['Session 5 begins. 1 step taken back can no longer be done again.', false]);
  });

  it('says nothing where its words are none, or nothing stands in the log', async () => {
    status.say('Before.');
    await new Step('campaign.rename', () => null).take({ name: 'Barrow' });
    await new Step('session.end').take({});
    expect([...line(), bridge.sent('session.end').length]).toEqual(['Before.', false, 1]);
  });

  it('keeps the refusal for the eye, and finds each field in it', async () => {
    const rename = new Step('campaign.rename');
    bridge.refuse('campaign.rename', failure);
    expect(await rename.take({ name: 'x' })).toBeNull();
    expect([rename.problem('name'), rename.problem('path'), rename.busy]).toEqual([
      'At most 80.',
      undefined,
      false,
    ]);
    expect(line()).toEqual(['', false]);
    rename.clear();
    expect([rename.failure, rename.problem('name')]).toEqual([null, undefined]);
  });

  it('forgets the refusal once it is taken', async () => {
    const rename = new Step('campaign.rename');
    bridge.refuse('campaign.rename', failure);
    await rename.take({ name: 'x' });
    bridge.reply('campaign.rename', null);
    await rename.take({ name: 'Barrow' });
    expect([rename.failure, ...line()]).toEqual([null, sentence, false]);
  });

  it('sends nothing more while one is under way', async () => {
    const end = bridge.hold('campaign.rename');
    const rename = new Step('campaign.rename');
    const first = rename.take({ name: 'Barrow' });
    expect([rename.busy, await rename.take({ name: 'Moor' })]).toEqual([true, null]);
    end(replyOf(null, { said: sentence }));
    expect(await first).toEqual({ value: null, said: sentence });
    expect([rename.busy, bridge.sent('campaign.rename')]).toEqual([false, [{ name: 'Barrow' }]]);
  });
});

describe('steps of one key', () => {
  it('go one at a time, whichever they are, each with its sentence or words', async () => {
    const quick = new QuickSteps();
    const both = [
      quick.take('campaign.rename', { name: 'Barrow' }),
      quick.take('session.end', {}, () => 'The session is over.'),
    ];
    expect(await Promise.all(both)).toEqual([{ value: null, said: sentence }, null]);
    expect([...line(), bridge.sent('session.end')]).toEqual([sentence, false, []]);
    await quick.take('session.end', {}, () => 'The session is over.');
    expect(line()).toEqual(['The session is over.', false]);
  });

  it('keep the last refusal until another step is taken', async () => {
    const quick = new QuickSteps();
    bridge.refuse('session.end', { code: 'refused', message: 'No session has begun.' });
    await quick.take('session.end', {});
    expect([quick.failure?.message, ...line()]).toEqual(['No session has begun.', '', false]);
    await quick.take('campaign.rename', { name: 'Barrow' });
    expect(quick.failure).toBeNull();
  });
});

describe('a step that nothing on screen waits for', () => {
  it('speaks what came of it', async () => {
    expect(await takeAloud('campaign.rename', { name: 'Barrow' })).toEqual({ value: null, said: sentence });
    expect(line()).toEqual([sentence, false]);
    await takeAloud('campaign.rename', { name: 'Barrow' }, () => 'Renamed.');
    expect(line()).toEqual(['Renamed.', false]);
  });

  it('speaks a refusal as one', async () => {
    bridge.refuse('campaign.rename', failure);
    expect(await takeAloud('campaign.rename', { name: 'x' })).toBeNull();
    expect(line()).toEqual(['No.', true]);
  });
});
