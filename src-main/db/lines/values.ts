/** What a column holds: integers whole, whatever their size. */
export type StoredValue = null | string | number | bigint | Buffer;

/** What JSON has no sign for stands in an object that says what it is. */
type LineValue = null | string | number | { base64: string } | { integer: string } | { real: string };

export const written = (value: StoredValue): LineValue => {
  if (value instanceof Uint8Array) return { base64: value.toString('base64') };
  if (typeof value === 'bigint') {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : { integer: String(value) };
  }
  return typeof value === 'number' && !Number.isFinite(value) ? { real: String(value) } : value;
};

const wholeNumber = /^-?\d{1,19}$/;
const largest = 2n ** 63n;
const beyond: Record<string, number> = { Infinity: Infinity, '-Infinity': -Infinity };

const readObject = (value: object): StoredValue | undefined => {
  const [[kind, text] = ['', ''], ...more] = Object.entries(value) as [string, unknown][];
  if (more.length > 0 || typeof text !== 'string') return undefined;
  if (kind === 'real') return beyond[text];
  if (kind === 'base64') {
    const bytes = Buffer.from(text, 'base64');
    return bytes.toString('base64') === text ? bytes : undefined;
  }
  if (kind !== 'integer' || !wholeNumber.test(text)) return undefined;
  const whole = BigInt(text);
  return whole >= -largest && whole < largest ? whole : undefined;
};

/** The value that was written so; undefined where no column was ever written like this. */
export const readValue = (value: unknown): StoredValue | undefined => {
  if (value === null || typeof value === 'string') return value;
  // A whole number goes to the database as one, else a strict column would take it for a figure with a fraction.
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  return typeof value === 'object' && !Array.isArray(value) ? readObject(value) : undefined;
};
