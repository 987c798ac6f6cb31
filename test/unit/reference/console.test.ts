import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { differences } from '../../conformance/subset.ts';
import { vectorFiles } from '../../conformance/vector.ts';

const root = join(import.meta.dirname, '../../..');
const script = join(root, 'scripts/rules.mjs');

interface Told {
  status: number | null;
  out: string;
  err: string;
  /** The lines of standard output, read as JSON. */
  lines: Record<string, unknown>[];
}

function start(words: readonly string[], nodeOptions: readonly string[] = []) {
  return spawn(process.execPath, [...nodeOptions, script, ...words], { cwd: root });
}

/** Runs the console with these words and this on its standard input. */
async function run(words: readonly string[], input: string | Iterable<string> = ''): Promise<Told> {
  const child = start(words);
  const fed = Readable.from(typeof input === 'string' ? [input] : input).pipe(child.stdin);
  fed.on('error', () => undefined);
  const closed = once(child, 'close') as Promise<[number | null]>;
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  const lines = out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { status, out, err, lines };
}

const line = (op: string, input: object, more: object = {}) =>
  `${JSON.stringify({ system: 'ose', op, input, ...more })}\n`;

// The first run bundles what has changed.
beforeAll(async () => {
  await run(['--help']);
}, 60_000);

describe('one operation', () => {
  test('answers with one line of JSON and nothing else', async () => {
    const told = await run(['ose', 'trap.trigger', '{"natural":2}']);
    expect(told).toMatchObject({ status: 0, err: '', lines: [{ chanceInSix: 2, sprung: true }] });
    expect(told.out.endsWith('}\n')).toBe(true);
  });

  test('reads its input from standard input for -', async () => {
    const { lines } = await run(['ose', 'trap.trigger', '-'], '{"natural":\n 5}');
    expect(lines).toMatchObject([{ sprung: false }]);
  });

  test('rolls its dice by itself, by a seed or as scripted', async () => {
    const rolled = async (...words: string[]) =>
      (await run(['ose', 'fall.damage', '{"heightFeet":30}', ...words])).lines;
    const [chance] = await rolled();
    expect(chance?.['rolled']).toHaveLength(3);
    expect(await rolled('--seed', '7')).toEqual(await rolled('--seed=7'));
    expect(await rolled('--dice', '3,4,1')).toMatchObject([{ damage: 8 }]);
    expect((await run(['ose', 'trap.trigger', '{"dice":[3]}'])).lines).toMatchObject([{ sprung: false }]);
  });

  test('tells the reasons and their rules beside the result', async () => {
    const { err, lines } = await run(['ose', 'ability.check', '{"score":12,"natural":9}', '--explain']);
    expect(lines).toMatchObject([{ success: true }]);
    expect(err).toMatch(/^ose ability\.check, because of\n {2}roll: 9\n {4}OSE-CHK-1: \S/);
  });

  test('explains a result without reasons by the rules of the operation', async () => {
    const { err } = await run(['ose', 'combat.sequence', '{"morale":true}', '--explain']);
    expect(err).toMatch(/^ose combat\.sequence gives no reasons; its rules are\n {2}OSE-CBT-1: \S/);
  });
});

describe('what cannot be', () => {
  const refusals: [what: string, words: string[], told: string | RegExp][] = [
    [
      'broken JSON',
      ['ose', 'trap.trigger', '{"natural":}'],
      /^bad-input: The input is no JSON: Unexpected token '}', .*\.\n$/,
    ],
    [
      'JSON cut short',
      ['ose', 'trap.trigger', '{"natural":2'],
      /^bad-input: The input is no JSON: .* JSON at position 12.*\.\n$/,
    ],
    ['input of another kind', ['ose', 'trap.trigger', '[]'], 'bad-input: The input must be an object.\n'],
    ['a face its die does not have', ['ose', 'trap.trigger', '{"natural":7}'], /^bad-die: natural: 7 /],
    [
      'an unknown operation',
      ['ose', 'constructor', '{}'],
      /^bad-input: .* has no operation called constructor\.\n$/,
    ],
    [
      'an unknown system',
      ['__proto__', 'x', '{}'],
      /^bad-input: There is no rule system called __proto__\. There is ose/,
    ],
    ['no operation', ['ose'], 'bad-input: Name an operation; list ose shows them.\n'],
    ['input without quotes', ['ose', 'trap.trigger', '{natural:', '2}'], /^bad-input: .*single quotes\.\n$/],
    ['an unknown option', ['ose', 'trap.trigger', '--frob'], /^bad-input: .*--frob/],
    ['an option without a value', ['ose', 'trap.trigger', '--dice'], /^bad-input: .*--dice/],
    [
      'a seed that is none',
      ['ose', 'trap.trigger', '--seed', 'x'],
      'bad-input: A seed is a whole number of up to 32 bits.\n',
    ],
    [
      'two kinds of dice',
      ['ose', 'trap.trigger', '--seed=1', '--dice=1'],
      'bad-input: Give either --dice or --seed.\n',
    ],
    ['dice that are none', ['ose', 'trap.trigger', '--dice', '1;2'], /^bad-input: --dice must be/],
    [
      'dice left over',
      ['ose', 'trap.trigger', '--dice', '1,2'],
      'dice-count: 1 of the 2 dice given were not rolled.\n',
    ],
    [
      'too few dice',
      ['ose', 'fall.damage', '{"heightFeet":30}', '--dice', '1,2'],
      'dice-count: 2 dice were given; a d6 is still wanted.\n',
    ],
    [
      'a face the script cannot have',
      ['ose', 'trap.trigger', '--dice', '0'],
      /^bad-die: 0 is not a face of a d6/,
    ],
  ];

  test.each(refusals)('%s: a code on standard error and status 2', async (_what, words, told) => {
    const { status, out, err } = await run(words);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(told);
    expect(err.split('\n')).toHaveLength(2);
  });
});

describe('lines', () => {
  test('are answered one by one, and a bad one stops nobody', async () => {
    const asked = [
      '\uFEFF' + line('trap.trigger', { natural: 2 }),
      '\n',
      'no JSON\n',
      line('trap.trigger', { natural: 9 }),
      '[1]\n',
      '{"system":"ose"}\n',
      '{"system":"chess","op":"x","input":{}}\r\n',
      line('trap.trigger', {}, { dice: [3] }),
      line('trap.trigger', { dice: [3, 3] }),
      line('fall.damage', { heightFeet: 20 }, { seed: 5 }),
      line('fall.damage', { heightFeet: 20 }, { seed: 5 }),
      line('trap.trigger', { natural: 5 }).trimEnd(),
    ];
    const { status, err, lines } = await run([], asked);
    const codes = lines.map(({ error }) => (error as { code: string } | undefined)?.code ?? 'ok');
    expect(codes).toEqual([
      ...[
        'ok',
        'bad-input',
        'bad-die',
        'bad-input',
        'bad-input',
        'bad-input',
        'ok',
        'dice-count',
        'ok',
        'ok',
        'ok',
      ],
    ]);
    expect(lines[1]).toMatchObject({
      error: {
        code: 'bad-input',
        message: expect.stringMatching(/^Line 3 is no JSON: .*"no JSON"/) as string,
      },
    });
    expect(lines[8]).toEqual(lines[9]);
    expect({ status, err }).toEqual({ status: 2, err: '' });
  });

  test('share the dice of the console, which must be used up', async () => {
    const two = line('trap.trigger', {}) + line('trap.trigger', {});
    const used = await run(['--dice', '2,3'], two);
    expect(used).toMatchObject({ status: 0, lines: [{ sprung: true }, { sprung: false }] });
    const left = await run(['--dice', '2,3,4'], two);
    expect(left.status).toBe(2);
    expect(left.err).toBe('dice-count: 1 of the 3 dice given were not rolled.\n');
  });

  test('may be the vectors themselves', async () => {
    const vectors = vectorFiles(join(root, 'test/conformance/vectors'))
      .filter(({ system }) => system === 'ose')
      .flatMap((file) => file.vectors)
      .filter(({ expect: wanted }) => !Object.hasOwn(wanted as object, 'error'));
    const { lines } = await run(
      [],
      vectors.map(({ op, input }) => line(op, input)),
    );
    const wrong = vectors.flatMap(({ id, expect: wanted }, at) => differences(wanted, lines[at], id));
    expect(vectors.length).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  });

  test('are answered at once, before the next is asked', async () => {
    const child = start([]);
    child.stdin.write(line('trap.trigger', { natural: 2 }));
    const [answer] = (await once(child.stdout, 'data')) as [Buffer];
    expect(JSON.parse(answer.toString())).toMatchObject({ sprung: true });
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  test('come by the hundred thousand in steady memory', async () => {
    const one = line('attack.resolve', { method: 'thac0', attacker: { thac0: 17 }, ac: { descending: 5 } });
    const child = start(['--seed', '1'], ['--max-old-space-size=24']);
    let answers = 0;
    child.stdout.on('data', (piece: Buffer) => (answers += piece.toString().split('\n').length - 1));
    Readable.from(Array.from({ length: 1000 }, () => one.repeat(100))).pipe(child.stdin);
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(answers).toBe(100_000);
  });

  test('stop quietly when nobody reads on', async () => {
    const child = start([]);
    const told = text(child.stderr);
    child.stdin.on('error', () => undefined);
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.write(line('trap.trigger', {}).repeat(20_000));
    const [status] = (await once(child, 'exit')) as [number];
    expect({ status, told: await told }).toEqual({ status: 0, told: '' });
  });
});

describe('the list', () => {
  test('names every operation, or those of a system that answer to the words', async () => {
    const all = await run(['list']);
    const ose = all.lines.filter(({ system }) => system === 'ose');
    expect(ose.length).toBeGreaterThan(80);
    expect(ose[0]).toEqual({
      system: 'ose',
      op: 'ability.check',
      does: expect.any(String) as string,
      rules: ['OSE-CHK-1', 'OSE-CHK-2', 'OSE-CHK-3'],
    });
    const named = await run(['list', 'ose', 'surprise', 'sides']);
    expect(named.lines).toMatchObject([{ op: 'surprise.sides' }]);
    const byRule = await run(['list', 'ose-trap-2']);
    expect(byRule.lines).toMatchObject([{ op: 'trap.trigger' }]);
  });

  test('shows signatures and rules in full', async () => {
    const { lines } = await run(['list', 'ose', 'navigation.lost', '--explain']);
    expect(lines).toMatchObject(
      [{ op: 'navigation.lost', input: 'CourseInput', dice: /^d6 unless/ }].map(({ dice, ...rest }) => ({
        ...rest,
        dice: expect.stringMatching(dice) as string,
      })),
    );
    expect(lines[0]?.['types']).toContainEqual(expect.stringMatching(/^interface CourseInput/));
  });

  test('says when nothing answers', async () => {
    expect(await run(['list', 'ose', 'zeppelin'])).toMatchObject({
      status: 0,
      out: '',
      err: 'No operation answers to ose zeppelin.\n',
    });
  });
});

test('help stands on standard error, as standard output is for JSON', async () => {
  const { status, out, err } = await run(['--help']);
  expect({ status, out }).toEqual({ status: 0, out: '' });
  expect(err).toContain('<system> <operation>');
});
