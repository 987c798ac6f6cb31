/** What stands in one column of a row, as SQLite stored it. */
export type Value = number | bigint | string | Buffer | null;

/** A number of one to nine bytes; null where it is cut off or too large for a length or an id. */
export const varintAt = (bytes: Buffer, at: number): { value: number; next: number } | null => {
  let value = 0n;
  for (let index = 0; index < 9; index++) {
    const byte = bytes[at + index];
    if (byte === undefined) return null;
    value = index === 8 ? (value << 8n) | BigInt(byte) : (value << 7n) | BigInt(byte & 0x7f);
    if (index === 8 || byte < 0x80)
      return value > BigInt(Number.MAX_SAFE_INTEGER) ? null : { value: Number(value), next: at + index + 1 };
  }
  return null;
};

const integerBytes = [0, 1, 2, 3, 4, 6, 8] as const;

const widthOf = (type: number): number | null => {
  if (type <= 6) return integerBytes[type] ?? null;
  if (type === 7) return 8;
  if (type === 8 || type === 9) return 0;
  return type >= 12 ? (type - (type % 2 === 0 ? 12 : 13)) / 2 : null;
};

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const textOf = (bytes: Buffer): string | undefined => {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
};

const valueOf = (type: number, bytes: Buffer): Value | undefined => {
  if (type === 0) return null;
  if (type === 6) {
    const long = bytes.readBigInt64BE();
    return BigInt.asIntN(53, long) === long ? Number(long) : long;
  }
  if (type < 6) return bytes.readIntBE(0, bytes.length);
  if (type === 7) return bytes.readDoubleBE();
  if (type === 8 || type === 9) return type - 8;
  return type % 2 === 0 ? Buffer.from(bytes) : textOf(bytes);
};

const typesOf = (payload: Buffer, from: number, to: number): number[] | null => {
  const types: number[] = [];
  for (let at = from; at < to;) {
    const type = varintAt(payload, at);
    if (type === null || type.next > to) return null;
    types.push(type.value);
    at = type.next;
  }
  return types;
};

/** The values of a row; null unless every byte of it makes sense. */
export const decodeRecord = (payload: Buffer): Value[] | null => {
  const header = varintAt(payload, 0);
  if (header === null || header.value > payload.length) return null;
  const types = typesOf(payload, header.next, header.value);
  if (types === null) return null;
  const values: Value[] = [];
  let at = header.value;
  for (const type of types) {
    const width = widthOf(type);
    if (width === null || at + width > payload.length) return null;
    const value = valueOf(type, payload.subarray(at, at + width));
    if (value === undefined) return null;
    values.push(value);
    at += width;
  }
  return at === payload.length ? values : null;
};
