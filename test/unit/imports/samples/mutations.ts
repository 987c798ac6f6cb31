import fc from 'fast-check';

/** Ways to spoil a JSON document: each takes a deep copy and gives it back spoilt. */

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Every object and list in a document, the document itself first. */
const holders = (root: unknown): Holder[] => {
  const found: Holder[] = [];
  const waiting = [root];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (!isHolder(next)) continue;
    found.push(next);
    waiting.push(...Object.values(next).reverse());
  }
  return found;
};

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/** A place in a document: which holder, and which of its members. */
interface Spot {
  holder: number;
  member: number;
}

const at = (root: unknown, { holder, member }: Spot): { inside: Holder; key: string } | null => {
  const inside = pick(holders(root), holder);
  const key = inside === undefined ? undefined : pick(Object.keys(inside), member);
  return inside === undefined || key === undefined ? null : { inside, key };
};

export const deepObject = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? { deep: value } : [value];
  return value;
};

const strangeValues: readonly unknown[] = [
  null,
  true,
  '',
  'words',
  '12',
  -1,
  0,
  1e308,
  -1e21,
  0.1,
  12_345_678_901,
  [],
  {},
  [[]],
  'x'.repeat(5000),
  '<b>bold</b>',
  'a\u0000b',
  '\ud800',
  '\u202eturned',
  { value: { value: { value: 3 } } },
  [1, 'two', null, { three: 3 }],
];

export type Spoil = (root: unknown) => void;

const spot = fc.record({ holder: fc.nat(400), member: fc.nat(60) });

const removed = spot.map((where): Spoil => (root) => {
  const found = at(root, where);
  if (found === null) return;
  if (Array.isArray(found.inside)) found.inside.splice(Number(found.key), 1);
  else Reflect.deleteProperty(found.inside, found.key);
});

const names = [
  '__proto__',
  'constructor',
  'toString',
  'name',
  'type',
  'system',
  'value',
  'items',
  'a.b',
  '',
  '0',
];

const renamed = fc.tuple(spot, fc.constantFrom(...names)).map(([where, name]): Spoil => (root) => {
  const found = at(root, where);
  if (found === null || Array.isArray(found.inside)) return;
  const value = found.inside[found.key];
  Reflect.deleteProperty(found.inside, found.key);
  Object.defineProperty(found.inside, name, { value, enumerable: true, configurable: true, writable: true });
});

const retyped = fc.tuple(spot, fc.constantFrom(...strangeValues)).map(([where, value]): Spoil => (root) => {
  const found = at(root, where);
  if (found !== null) found.inside[found.key] = structuredClone(value);
});

const nested = fc.tuple(spot, fc.constantFrom(3, 50, 1000)).map(([where, levels]): Spoil => (root) => {
  const found = at(root, where);
  if (found !== null) found.inside[found.key] = deepObject(levels);
});

const doubled = spot.map((where): Spoil => (root) => {
  const found = at(root, where);
  const value = found?.inside[found.key];
  if (Array.isArray(value)) value.push(...(structuredClone(value) as unknown[]));
});

export const spoils = fc.array(fc.oneof(removed, renamed, retyped, nested, doubled), {
  minLength: 1,
  maxLength: 6,
});

/** Ways to spoil a text: cut off, letters changed, pieces said twice. */
export const textSpoils = fc.array(
  fc.record({
    kind: fc.constantFrom('cut', 'flip', 'repeat', 'insert'),
    where: fc.nat(100_000),
    letter: fc.nat(0xffff),
  }),
  { minLength: 1, maxLength: 4 },
);

export const spoiltText = (
  text: string,
  how: readonly { kind: string; where: number; letter: number }[],
): string =>
  how.reduce((now, { kind, where, letter }) => {
    const place = where % Math.max(1, now.length);
    const sign = String.fromCharCode(letter % 3 === 0 ? letter : 32 + (letter % 95));
    if (kind === 'cut') return now.slice(0, place);
    if (kind === 'flip') return now.slice(0, place) + sign + now.slice(place + 1);
    if (kind === 'insert') return now.slice(0, place) + sign + now.slice(place);
    return now.slice(0, place) + now.slice(Math.max(0, place - 60));
  }, text);
