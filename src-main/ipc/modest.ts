import { TurnkeeperError } from '../../shared/errors.ts';

/** No window of ours sends more; what is larger is refused before it is read any closer. */
const most = {
  depth: 40,
  keys: 1000,
  items: 10_000,
  /** Of a list that holds whole numbers alone, such as the entries of an import. */
  numbers: 100_000,
  text: 2_000_000,
  bytes: 32 * 1024 * 1024,
};

const tooLarge = (what: string): TurnkeeperError =>
  new TurnkeeperError('bad-input', `That is more than can be taken at once: ${what}. Nothing was changed.`);

/** The contract's checks ask what stands for a text or a list how long it is, and compare the answer with a figure. */
const requireLength = (length: unknown): void => {
  if (!['number', 'string', 'undefined'].includes(typeof length))
    throw new TurnkeeperError(
      'bad-input',
      'That cannot be read: its length is no figure. Nothing was changed.',
    );
};

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

/** Counts what stands in a payload, and stops at the first that is too much. */
class Measure {
  #text = 0;
  #values = 0;
  #numbers = 0;

  take(value: unknown, depth: number): void {
    if (typeof value === 'string') this.#takeText(value);
    if (typeof value !== 'object' || value === null) return;
    if (depth > most.depth) throw tooLarge(`more than ${most.depth} levels in each other`);
    if (ArrayBuffer.isView(value)) throw tooLarge('bytes where none are wanted');
    if (Array.isArray(value)) this.#takeList(value, depth);
    else this.#takeObject(value, depth);
  }

  #takeText(text: string): void {
    this.#text += text.length;
    if (this.#text > most.text) throw tooLarge(`more than ${most.text.toLocaleString('en')} characters`);
  }

  #takeList(list: readonly unknown[], depth: number): void {
    if (list.length > most.items) {
      this.#takeNumbers(list);
      return;
    }
    this.#count(list.length);
    for (const each of list) this.take(each, depth + 1);
  }

  #takeNumbers(list: readonly unknown[]): void {
    this.#numbers += list.length;
    if (this.#numbers > most.numbers || !list.every(Number.isSafeInteger))
      throw tooLarge(`a list of ${list.length.toLocaleString('en')}`);
  }

  #takeObject(value: object, depth: number): void {
    const keys = Object.keys(value);
    if (keys.length > most.keys) throw tooLarge(`more than ${most.keys.toLocaleString('en')} fields`);
    this.#count(keys.length);
    if ('length' in value) requireLength(value.length);
    for (const key of keys) {
      this.#takeText(key);
      this.take((value as Record<string, unknown>)[key], depth + 1);
    }
  }

  #count(values: number): void {
    this.#values += values;
    if (this.#values > most.items) throw tooLarge(`more than ${most.items.toLocaleString('en')} values`);
  }
}

const sizeOf = (bytes: Uint8Array): number => {
  if (bytes.byteLength > most.bytes) throw tooLarge('a picture of more than 32 MB');
  return bytes.byteLength;
};

/** Throws bad-input for what is larger, deeper, wider or stranger than anything a window sends. Bytes stand in `bytes` alone. */
export function requireModest(input: unknown): void {
  const measure = new Measure();
  if (typeof input !== 'object' || input === null || Array.isArray(input) || !('bytes' in input)) {
    measure.take(input, 0);
    return;
  }
  const { bytes, ...rest } = input;
  if (isBytes(bytes)) sizeOf(bytes);
  else measure.take(bytes, 1);
  measure.take(rest, 0);
}
