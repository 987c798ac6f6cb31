type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: Json): string => (Object.is(value, -0) ? '-0' : JSON.stringify(value));

function listDifferences(path: string, expected: readonly Json[], actual: Json): string[] {
  if (!Array.isArray(actual)) return [`${path}: expected a list, got ${shown(actual)}`];
  if (actual.length !== expected.length) {
    return [`${path}: expected ${expected.length} entries ${shown(expected)}, got ${shown(actual)}`];
  }
  return expected.flatMap((value, at) => differences(value, actual[at], `${path}[${at}]`));
}

/** Where `actual` fails to hold what `expected` lists: a subset at every depth, lists in full and in order. */
export function differences(expected: Json, actual: Json, path = 'result'): string[] {
  if (Array.isArray(expected)) return listDifferences(path, expected, actual);
  if (isObject(expected)) {
    if (!isObject(actual)) return [`${path}: expected an object, got ${shown(actual)}`];
    return Object.entries(expected).flatMap(([key, value]) =>
      Object.hasOwn(actual, key)
        ? differences(value, actual[key], `${path}.${key}`)
        : [`${path}.${key}: expected ${shown(value)}, but it is missing`],
    );
  }
  return Object.is(expected, actual) ? [] : [`${path}: expected ${shown(expected)}, got ${shown(actual)}`];
}

/** Every place in a result that holds -0, which no result may. */
export function negativeZeros(value: Json, path = 'result'): string[] {
  if (Object.is(value, -0)) return [`${path} is -0`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => negativeZeros(inner, `${path}.${key}`));
}
