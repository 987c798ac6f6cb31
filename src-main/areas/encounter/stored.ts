/** What an encounter keeps as JSON: a list, or an object; anything else is as good as nothing. */
export function storedJson(text: string): unknown[] | Partial<Record<string, unknown>> {
  const stored: unknown = JSON.parse(text);
  return typeof stored === 'object' && stored !== null ? stored : {};
}

export const wholeNumbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each): each is number => Number.isSafeInteger(each)) : [];
